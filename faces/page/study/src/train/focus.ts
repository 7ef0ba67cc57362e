// Arrows move between the buttons of a row or a field of them; in a field up and down go by its width.

export function moveFocus(event: KeyboardEvent): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  const field = event.currentTarget as HTMLElement;
  const buttons = [...field.querySelectorAll<HTMLElement>('button:not(:disabled)')];
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return;
  const target = step === undefined ? beside(buttons, at, event.key) : buttons[at + step];
  if (target === undefined) return;
  event.preventDefault();
  target.focus();
}

/** The nearest button of the next row up or down. */
function beside(buttons: readonly HTMLElement[], at: number, key: string): HTMLElement | undefined {
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined;
  const here = buttons[at]!.getBoundingClientRect();
  const places = buttons.map((button) => ({ button, box: button.getBoundingClientRect() }));
  const isBeyond = (top: number) => (key === 'ArrowDown' ? top > here.top + 4 : top < here.top - 4);
  const rows = places.filter(({ box }) => isBeyond(box.top));
  const distance = ({ top, left }: DOMRect) =>
    Math.abs(top - here.top) * 100 + Math.abs(left - here.left);
  return rows.sort((a, b) => distance(a.box) - distance(b.box))[0]?.button;
}
