// Names that are too long for their line are set smaller; very long ones in two lines. None is cut before that.

/** Below this part of the full size two lines, each half as high, are larger. */
const SMALLEST = 0.6;

/** For text that needs `wanted` and has `room`: the part of the full size, or two lines. */
export function sizeFor(room: number, wanted: number): number | 'two' {
  const part = wanted === 0 ? 1 : room / wanted;
  return part >= SMALLEST ? Math.min(1, part) : 'two';
}

/** Used on a block in a cell whose width does not depend on it. */
export function fitted(node: HTMLElement) {
  function fit(): void {
    node.style.fontSize = '';
    node.classList.remove('two');
    const size = sizeFor(node.clientWidth, node.scrollWidth);
    if (size === 'two') node.classList.add('two');
    // A hair less, because widths are rounded.
    else if (size < 1) node.style.fontSize = `${size * 0.985}em`;
  }
  const watcher = new ResizeObserver(fit);
  watcher.observe(node.parentElement!);
  fit();
  return { destroy: () => watcher.disconnect() };
}
