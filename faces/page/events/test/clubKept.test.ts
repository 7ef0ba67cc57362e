// A drawn table of a club whose score is kept on this phone: it begins with the four and the club's rules, and is found again.

import type { ClubView, EveningView, NameView } from '@hanchan/club';
import { foldLog } from '@hanchan/keeper';
import type { ListedTable } from '@hanchan/kit/keptScores/keptScores.ts';
import { customise } from '@hanchan/rules';
import { WRC_2022 } from '@hanchan/rulesets';
import { describe, expect, test } from 'vitest';
import { beginAtTable, keptAtTable } from '../src/club/keptHere.ts';

const who = (name: string | null): NameView => ({
  ...{ member: `m-${name}`, name, isGuest: false, isErased: false },
});
const drawn = { game: 2, table: 3, four: ['Ada', 'Bo', 'ada', null].map(who) };
const clubOf = (id: string) => ({ id: 'c1', settings: { rules: { id } } }) as unknown as ClubView;
const evening = (ownRules: EveningView['ownRules'] = null) =>
  ({ evening: { id: 'e1' }, ownRules }) as unknown as EveningView;

describe('a score that is kept at a table of a club', () => {
  test('begins by the club’s rulebook, with four names that differ, and wants no reasons', () => {
    const begun = beginAtTable(clubOf('wrc-2022'), evening(), drawn, 5)!;
    const { begin, table } = foldLog(begun.entries)!;
    expect(begin).toMatchObject({ book: 'wrc-2022', reasons: 'optional', minutes: null });
    expect(begin.names).toEqual(['Ada', 'Bo', 'ada 2', '–']);
    expect(begin.club).toEqual({ club: 'c1', evening: 'e1', game: 2, table: 3 });
    expect(table.rules).toEqual(WRC_2022.values);
    expect(begun.secrets?.read).not.toBe(begun.secrets?.write);
  });

  test('by the club’s own rules, where it has some; not at all where nobody here knows them', () => {
    const own = customise(WRC_2022, { 'riichi.deposit': 500 }, 'Tuesday rules');
    if (!own.ok) throw new Error('not rules');
    const rules = { id: 'own', base: 'wrc-2022', title: 'Tuesday rules', values: own.value.values };
    const begun = beginAtTable(clubOf('own'), evening(rules), drawn, 5)!;
    const { book, rules: values } = foldLog(begun.entries)!.begin;
    expect(book).toMatchObject({
      ...{ base: 'wrc-2022', name: 'Tuesday rules', changes: { 'riichi.deposit': 500 } },
    });
    expect(values['riichi.deposit']).toBe(500);
    expect(beginAtTable(clubOf('gone'), evening(), drawn, 5)).toBeNull();
  });

  test('is found at its own table of its own game, and nowhere else', () => {
    const begun = beginAtTable(clubOf('wrc-2022'), evening(), drawn, 5)!;
    const listed: ListedTable = { id: begun.id, kept: foldLog(begun.entries)!, at: 5 };
    expect(keptAtTable([listed], 'c1', 'e1', drawn)).toBe(listed);
    expect(keptAtTable([listed], 'c1', 'e2', drawn)).toBeNull();
    expect(keptAtTable([listed], 'c1', 'e1', { ...drawn, table: 1 })).toBeNull();
    expect(keptAtTable([listed], 'c1', 'e1', { ...drawn, game: 1 })).toBeNull();
  });
});
