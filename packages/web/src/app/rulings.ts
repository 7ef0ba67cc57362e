// The rulings of a rulebook, loaded when somebody reads them.

import type { PlacedRuling } from '@hanchan/rulesets/rulings';

export async function loadRulings(bookId: string): Promise<readonly PlacedRuling[]> {
  const { rulingsOf } = await import('@hanchan/rulesets/rulings');
  return rulingsOf(bookId);
}

/** A reason, with the rulings that it names apart from the words between. */
export function partsOfReason(
  text: string,
  named: readonly string[],
): readonly { readonly text: string; readonly isRuling: boolean }[] {
  if (named.length === 0) return [{ text, isRuling: false }];
  return text
    .split(new RegExp(`\\b(${named.join('|')})\\b`))
    .filter((part) => part !== '')
    .map((part) => ({ text: part, isRuling: named.includes(part) }));
}
