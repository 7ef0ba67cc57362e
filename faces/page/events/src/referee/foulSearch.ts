// Finding an offence quickly: by words, else by group, with those first that this event has seen most.

import { FOUL_GROUPS, type FoulGroup, type FoulList, type ListedFoul } from '@hanchan/rules';
import type { EventState } from '@hanchan/tournament';

export interface FoundFouls {
  /** `often`: what was given most at this event; `found`: what the words match. */
  readonly group: FoulGroup | 'often' | 'found';
  readonly fouls: readonly ListedFoul[];
}

const OFTEN = 4;

/** How often each has been given, withdrawn ones left out. */
export function foulsGiven({ penalties }: EventState): ReadonlyMap<string, number> {
  const given = new Map<string, number>();
  for (const { foul, withdrawn } of penalties.values()) {
    if (withdrawn === null) given.set(foul, (given.get(foul) ?? 0) + 1);
  }
  return given;
}

export function findFouls(
  { fouls }: FoulList,
  wanted: string,
  given: ReadonlyMap<string, number>,
): readonly FoundFouls[] {
  const times = ({ id }: ListedFoul) => given.get(id) ?? 0;
  const ordered = [...fouls].sort((a, b) => times(b) - times(a));
  const words = plain(wanted)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length > 0) {
    const found = ordered.filter((foul) => words.every((word) => textOf(foul).includes(word)));
    const inTitle = ({ title }: ListedFoul) => words.every((word) => plain(title).includes(word));
    const best = found.filter(inTitle);
    const rest = found.filter((foul) => !inTitle(foul));
    return found.length === 0 ? [] : [{ group: 'found', fouls: [...best, ...rest] }];
  }
  const often = ordered.filter((foul) => times(foul) > 0).slice(0, OFTEN);
  const groups = FOUL_GROUPS.map(
    (group): FoundFouls => ({ group, fouls: ordered.filter((foul) => foul.group === group) }),
  );
  return [{ group: 'often' as const, fouls: often }, ...groups].filter(
    (one) => one.fouls.length > 0,
  );
}

const textOf = ({ title, says, words, group, section }: ListedFoul) =>
  plain([title, says, ...words, group, section].join(' '));

/** Letters alike in either case and width, and kana alike in either form: リーチ is りーち. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));

/** What no list has, in the referee's own words: what it costs is the referee's to say. */
export const ownFoul = (words: string): ListedFoul => ({
  id: words.trim(),
  group: 'conduct',
  title: words.trim(),
  says: '',
  section: '',
  clauses: [],
  rule: null,
  limit: null,
  steps: [{ outcome: 'discretion' }],
  repeats: 'event',
  effects: [],
  effectSources: {},
  words: [],
});
