// What the phones of an event work out without a screen: the search for a foul, verdicts, whose table needs somebody,
// where a player sits and stands, and the way in.

import { foulsOf } from '@hanchan/kit/fouls/foulsOf.ts';
import { jaFouls } from '@hanchan/kit/fouls/jaFouls.ts';
import { foulTitle } from '@hanchan/narrator';
import { customise } from '@hanchan/rules';
import { RULESETS, WDMC_2019, WRC_2022 } from '@hanchan/rulesets';
import { foulListOf } from '@hanchan/rulesets/fouls';
import { type Act, proposal, type Standing, tableOf } from '@hanchan/tournament';
import { describe, expect, test } from 'vitest';
import { clause } from '../../../../proof/spec/support/clause.ts';
import { actText } from '../src/event/actText.ts';
import { bookOfEvent } from '../src/event/eventBook.ts';
import { keyIn, pageOf } from '../src/event/join.ts';
import { currentRound, ownSeat, seatRows } from '../src/phone/people.ts';
import { excerpt, ownComing, ownNow, ownStanding } from '../src/player/mine.ts';
import { findFouls, foulsGiven, ownFoul } from '../src/referee/foulSearch.ts';
import { tableLines } from '../src/referee/tableList.ts';
import { asksAboutWin, ordered, penaltyAct, verdictOf } from '../src/referee/verdict.ts';
import { WORDS } from './actWords.ts';
import { PEOPLE, penalty, phonesEvent } from './phonesEvent.ts';

describe('finding a foul', () => {
  const list = foulListOf('wrc-2022');

  test('without words: groups in the order of the document, what happened here most before them', () => {
    const state = phonesEvent(WRC_2022, [
      penalty('a', 'emptyCall', 1),
      penalty('b', 'obstruction', 2),
      penalty('c', 'obstruction', 3),
      penalty('d', 'tileCount', 4),
      { type: 'withdrawPenalty', penalty: 'd', reason: 'no' },
    ]);
    const found = findFouls(list, '', foulsGiven(state));
    expect(found[0]!.group).toBe('often');
    expect(found[0]!.fouls.map(({ id }) => id)).toEqual(['obstruction', 'emptyCall']);
    expect(found.slice(1).map(({ group }) => group)).toContain('riichi');
    const grouped = found.slice(1).flatMap(({ fouls }) => fouls);
    expect(grouped).toHaveLength(list.fouls.length);
    expect(grouped.find(({ group }) => group === 'conduct')!.id).toBe('obstruction');
  });

  test('by words: those with the words in their title first', () => {
    const [found] = findFouls(list, 'noten riichi', new Map());
    expect(found!.group).toBe('found');
    expect(found!.fouls[0]!.id).toBe('notenRiichi');
    expect(findFouls(list, 'zebra', new Map())).toEqual([]);
  });

  test('in Japanese: by kana or kanji in any form, by the English title, and all have one', () => {
    const ids = (wanted: string, book = 'wrc-2022') =>
      findFouls(foulsOf(book, 'ja'), wanted, new Map()).flatMap(({ fouls }) =>
        fouls.map(({ id }) => id),
      );
    for (const wanted of ['ノーテンリーチ', 'のーてん りーち', '不聴 立直', 'noten riichi']) {
      expect(ids(wanted)[0], wanted).toBe('notenRiichi');
    }
    expect(ids('電話')).toContain('foreignObject');
    expect(ids('でんわ', 'wdmc-2019')).toContain('phone');
    expect(foulTitle(foulsOf('wrc-2022', 'ja'), 'swapDiscard')).toBe('喰い替え');
    for (const { id: book } of RULESETS) {
      for (const { id } of foulsOf(book, 'en').fouls) expect(jaFouls).toHaveProperty(id);
    }
  });

  test('what no list has is named by the referee, who then says what it costs', () => {
    const state = phonesEvent(WRC_2022, [penalty('a', 'Sang loudly', 3)]);
    const one = proposal(ownFoul(' Sang loudly '), list, state, 3, { round: 1, table: 1 });
    expect(verdictOf(one, null, false, state.settings).kind).toBe('open');
    expect(one.time).toBe(2);
  });

  test('a penalty of the referee’s own is shown in their words', () => {
    expect(foulTitle(list, 'notenRiichi')).toMatch(/riichi/i);
    expect(foulTitle(list, 'Sang at the table')).toBe('Sang at the table');
  });
});

describe('what was done', () => {
  test('a penalty is told with its table, its offence and its own unit', () => {
    const given = penalty('a', 'notenRiichi', 1);
    const told = (ruleset: typeof WRC_2022, points: number) =>
      actText(phonesEvent(ruleset, []), { ...given, points } as Act, WORDS, foulListOf(ruleset.id));
    expect(told(WRC_2022, 30_000)).toMatch(/^Table 1: Warning −30P for /);
    expect(told(WDMC_2019, 12_000)).toContain('−12,000');
    expect(told(WRC_2022, 0)).toMatch(/riichi/i);
  });

  test('at a table whoever sits there is named', () => {
    const at = { round: 1, table: 1, version: 0 };
    const state = phonesEvent(WRC_2022, []);
    const { slot, name } = seatRows(state, tableOf(state, 1, 1)!)[0]!;
    const told = actText(state, { type: 'lend', at, slot, points: 10_000 }, WORDS, null);
    expect(told).toBe(`Table 1: 10,000 lent to ${name}`);
    const stand = { type: 'replace', at, slot, person: PEOPLE[7]!.id, reason: '' } as const;
    const replaced = phonesEvent(WRC_2022, [stand]);
    expect(actText(replaced, { type: 'missing', at, slot }, WORDS, null)).toContain(
      PEOPLE[7]!.name,
    );
  });
});

describe('a verdict', () => {
  const place = { round: 1, table: 1 };
  const said = { id: 'p', foul: 'x', section: '12.2', note: ' seen by all ' };
  const proposed = (ruleset: typeof WRC_2022, foul: string, slot = 3) => {
    const state = phonesEvent(ruleset);
    const list = foulListOf(ruleset.id);
    const listed = list.fouls.find(({ id }) => id === foul)!;
    return { proposal: proposal(listed, list, state, slot, place), settings: state.settings };
  };

  clause('wrc-12.2-07', 'a chombo with a win at the same moment is a recorded warning', () => {
    const { proposal: one, settings } = proposed(WRC_2022, 'notenRiichi');
    expect(asksAboutWin(one)).toBe(true);
    const verdict = verdictOf(one, null, false, settings);
    expect(verdict).toMatchObject({ kind: 'chombo', points: 30_000, slots: [3], isVoid: false });
    expect(penaltyAct(verdict, place, said)).toMatchObject({ points: 30_000, note: 'seen by all' });
    const undone = verdictOf(one, null, true, settings);
    expect(undone).toMatchObject({ kind: 'warning', isVoid: true });
    expect(penaltyAct(undone, place, said)).toMatchObject({ kind: 'warning', points: 0 });
  });

  test('WDMC: 12,000', () => {
    const { proposal: one, settings } = proposed(WDMC_2019, 'falseWin');
    expect(verdictOf(one, null, false, settings)).toMatchObject({ kind: 'chombo', points: 12_000 });
  });

  test('a custom value goes before the list', () => {
    const made = customise(WRC_2022, { 'foul.notenRiichi': 'deadHand' }, 'Club');
    if (!made.ok) throw new Error('not a ruleset');
    const state = phonesEvent(made.value);
    const { baseId } = bookOfEvent(state.settings.rules);
    expect(baseId).toBe('wrc-2022');
    const list = foulListOf(baseId);
    const listed = list.fouls.find(({ id }) => id === 'notenRiichi')!;
    const one = proposal(listed, list, state, 3, place);
    expect(verdictOf(one, null, false, state.settings)).toMatchObject({
      kind: 'deadHand',
      points: 0,
    });
  });

  test('the referee may give something else, in points that can be', () => {
    const { proposal: one, settings } = proposed(WRC_2022, 'obstruction');
    const own = (points: string) => verdictOf(one, { kind: 'points', points }, false, settings);
    expect(penaltyAct(own('8'), place, said)).toMatchObject({ kind: 'points', points: 8_000 });
    expect(penaltyAct(own(''), place, said)).toBeNull();
    const chombo = verdictOf(one, { kind: 'chombo', points: '' }, false, settings);
    expect(chombo).toMatchObject({ kind: 'chombo', points: 30_000 });
  });

  test('a sheet that was wrong after the reset is for all four', () => {
    const { proposal: one, settings } = proposed(WRC_2022, 'sheetWrong', 1);
    expect(verdictOf(one, null, false, settings)).toMatchObject({
      points: 2_000,
      slots: [1, 2, 3, 4],
    });
  });

  test('what to do now is told first; time that is up before everything', () => {
    const { proposal: one } = proposed(WRC_2022, 'notenRiichi');
    const ids = (isTimeUp: boolean) =>
      ordered(one, { isAsked: true, isTimeUp }).map(({ id }) => id);
    expect(ids(false).slice(0, 2)).toEqual(['offTournament', 'redeal']);
    expect(ids(false)).not.toContain('voidedByWin');
    expect(ids(true)[0]).toBe('overAtTimeUp');
    expect(ids(false)).toHaveLength(one.consequences.length - 1);
  });
});

describe('people and tables', () => {
  const at = { round: 1, table: 2, version: 0 };

  test('who draws winds is listed by the plan until they are drawn', () => {
    const before = phonesEvent(WRC_2022);
    expect(seatRows(before, tableOf(before, 1, 2)!).map(({ wind }) => wind)).toEqual([
      null,
      null,
      null,
      null,
    ]);
    const drawn = phonesEvent(WRC_2022, [{ type: 'drawWinds', at, slots: [8, 7, 6, 5] }]);
    const rows = seatRows(drawn, tableOf(drawn, 1, 2)!);
    expect(rows.map(({ slot, wind }) => [slot, wind])).toEqual([
      [8, 0],
      [7, 1],
      [6, 2],
      [5, 3],
    ]);
    expect(rows[0]!.name).toBe(PEOPLE[7]!.name);
  });

  test('tables that need somebody come first', () => {
    const acts: readonly Act[] = [
      { type: 'call', call: 'c', round: 1, table: 2, note: '' },
      { type: 'missing', at: { round: 1, table: 1, version: 0 }, slot: 2 },
    ];
    const lines = (given: readonly Act[], isOver = false) => {
      const state = phonesEvent(WRC_2022, given);
      return tableLines(state, currentRound(state)!, () => isOver).map(({ table, need }) => [
        table.number,
        need,
      ]);
    };
    expect(lines(acts)).toEqual([
      [2, 'called'],
      [1, 'missing'],
    ]);
    const closed: Act = { type: 'closeCall', call: 'c', note: '' };
    expect(lines([...acts, closed])).toEqual([
      [1, 'missing'],
      [2, null],
    ]);
    expect(lines([], true)).toEqual([
      [1, 'overTime'],
      [2, 'overTime'],
    ]);
  });

  test('a player sees the table of now and the rounds to come', () => {
    const state = phonesEvent(WRC_2022);
    const me = PEOPLE[6]!.id;
    expect(ownNow(state, me)).toMatchObject({ slot: 7, table: { number: 2 } });
    expect(ownComing(state, me).map(({ round, table }) => [round.number, table.number])).toEqual([
      [2, 1],
      [3, 1],
    ]);
    expect(ownSeat(state, state.rounds[0]!, null)).toBeNull();
    expect(ownStanding(state, me).row?.person).toBe(me);
  });

  test('of a long ranking the first three and the neighbours are shown', () => {
    const all = Array.from({ length: 20 }, (_, i) => ({ slot: i + 1 }) as Standing);
    const shown = excerpt(all, all[10]!);
    expect(shown.map(({ row }) => row.slot)).toEqual([1, 2, 3, 9, 10, 11, 12, 13]);
    expect(shown.filter(({ isAfterGap }) => isAfterGap).map(({ row }) => row.slot)).toEqual([9]);
    expect(excerpt(all, null)).toHaveLength(3);
  });
});

describe('the way in', () => {
  test('the key stands behind the #, encoded or not', () => {
    expect(keyIn('#staff%3Ahead.abc')).toBe('staff:head.abc');
    expect(keyIn('#person:p-1.abc')).toBe('person:p-1.abc');
    expect(keyIn('')).toBeNull();
    expect(keyIn('#main')).toBeNull();
    expect(keyIn('#%E0%A4%A')).toBeNull();
  });

  test('every role has its page', () => {
    expect(pageOf('open', 'organiser')).toBe('/events/open/desk');
    expect(pageOf('open', 'headReferee')).toBe('/events/open/referee');
    expect(pageOf('open', 'player')).toBe('/events/open/me');
    expect(pageOf('a b', 'display')).toBe('/events/a%20b/board');
  });
});
