// Where the rulebook says so: a short mark for the line, and a footnote where there is more to tell.

import type { Passage } from '@hanchan/rules';

/** Numbered sections get a sign before them; headings stand as they are. */
export function sectionText(section: string): string {
  return /^\d/.test(section) ? `§${section}` : section;
}

export const STATUS_WORDS = {
  stated: 'stated',
  inferred: 'inferred',
  ourChoice: 'our choice',
  secondHand: 'second-hand',
  changed: 'own rule',
} as const;

/** The section, or what stands in its place where there is none. */
export const placeText = ({ status, section }: Passage): string =>
  section === '' ? STATUS_WORDS[status] : sectionText(section);

/** Collects the reasons behind the marks of one page, each reason once. */
export class Footnotes {
  readonly #reasons: string[] = [];

  mark(citation: Passage): string {
    const { status, reason } = citation;
    const place = placeText(citation);
    if (status === 'stated' || reason === undefined) return place;
    return `${place} [${this.#numberOf(`${STATUS_WORDS[status]}: ${reason}`)}]`;
  }

  #numberOf(text: string): number {
    const known = this.#reasons.indexOf(text);
    if (known >= 0) return known + 1;
    return this.#reasons.push(text);
  }

  list(): { readonly mark: string; readonly text: string }[] {
    return this.#reasons.map((text, i) => ({ mark: `[${i + 1}]`, text }));
  }
}
