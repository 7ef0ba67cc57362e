// The keyboard plays everything. A key stands for a choice; what has the focus is pressed by Enter and Space as on
// any page.

import type { Choice } from './choices.ts';

/**
 * The key that a choice has in this row: a letter of its word, or a number where a call has shapes. No letter stands
 * for two things: a press that comes late must not do something else.
 */
export function keyOf(choice: Choice, among: readonly Choice[]): string {
  switch (choice.name) {
    case 'ron':
      return 'R';
    case 'tsumo':
      return 'T';
    case 'riichi':
      return 'I';
    case 'pass':
    case 'noten':
      return 'Esc';
    case 'draw':
      return 'W';
    case 'nineTerminals':
      return '9';
    case 'tenpai':
      return 'T';
    case 'chi':
      return String(among.filter(({ name }) => name === 'chi').indexOf(choice) + 1);
    case 'pon':
      return shapeKey('P', choice, among);
    case 'kan':
      return shapeKey('K', choice, among);
  }
}

/** The letter, and with a second way of the same call the letter with Shift. */
function shapeKey(letter: string, choice: Choice, among: readonly Choice[]): string {
  const same = among.filter(({ name }) => name === choice.name);
  return same.indexOf(choice) === 0 ? letter : `⇧${letter}`;
}

/** The choice that a key stands for; undefined when it stands for none of them. */
export function choiceFor(
  key: string,
  isShift: boolean,
  choices: readonly Choice[],
): Choice | undefined {
  const wanted = key === 'Escape' ? 'Esc' : key.toUpperCase();
  const named = choices.find((choice) => {
    const own = keyOf(choice, choices);
    return own === (isShift ? `⇧${wanted}` : wanted);
  });
  if (named !== undefined || isShift) return named;
  const chi = choices.filter(({ name }) => name === 'chi');
  return wanted === 'C' && chi.length === 1 ? chi[0] : undefined;
}

/** Somebody is typing: keys are letters. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName)) &&
    !(target instanceof HTMLInputElement && target.type === 'checkbox')
  );
}
