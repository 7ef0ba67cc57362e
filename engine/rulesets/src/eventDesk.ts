// What a document says of an event's desk that no option of play asks: who enters report sheets, and who signs them. The desk
// proposes it with its section, and an organiser may decide otherwise.

import type { Citation } from '@hanchan/rules';

/** One thing that a document says of the desk. */
interface DeskPassage {
  readonly value: string;
  readonly citation: Citation;
}

const stated = (value: string, section: string, ...clauses: string[]): DeskPassage => ({
  value,
  citation: { status: 'stated', section, clauses },
});

const BY_DOCUMENT: Readonly<Record<string, Readonly<Record<string, DeskPassage>>>> = {
  'wdmc-2019': {
    sheets: stated('headReferee', 'Part 2, 3.3', 'wdmc-p2.3.3-02', 'wdmc-p2.4.4-05'),
    signs: stated('headReferee', 'Part 2, 4.4', 'wdmc-p2.4.4-04'),
  },
};

/** By setting of the desk; empty where the document leaves it to the organiser. */
export const deskOf = (rulebook: string): Readonly<Record<string, DeskPassage>> =>
  BY_DOCUMENT[rulebook] ?? {};

/** The values alone, to be laid over what the options propose. */
export const deskProposed = (rulebook: string): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(deskOf(rulebook)).map(([key, { value }]) => [key, value]));
