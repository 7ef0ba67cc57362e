// What has become of the options that are gone: rules that were stored with them read on, and keep the name they had.

import {
  firstMeaning,
  hashOf,
  hashOfStored,
  optionOf,
  parseCustomRuleset,
  RULE_KEYS,
  type RuleKey,
  type RuleValues,
  readRules,
  type Stored,
} from '@hanchan/rules';
import { findRuleset, RULESETS } from '@hanchan/rulesets';
import { describe, expect, it } from 'vitest';

const WALL = { 'table.players': 4, 'tiles.flowers': false, 'deal.dealerTiles': 14 };
const POOL = { ...WALL, 'deal.dealerTiles': 13 };
const SHOWN = { 'reveal.afterDeal': 'winnersAndTenpai' };

/** What each book answered while they were there. */
const GONE: Readonly<Record<string, Stored>> = {
  'wrc-2022': { ...WALL, ...SHOWN },
  'wdmc-2019': { ...WALL, ...SHOWN },
  'ema-2008': { ...WALL, ...SHOWN },
  'uspml-fundamentals': { ...POOL, 'reveal.afterDeal': 'allAtDraw' },
  general: { ...WALL, ...SHOWN },
  tenhou: { ...POOL, ...SHOWN },
};

/** As the first vocabulary wrote it, for rules that it could say. */
const firstWritten = (values: RuleValues, gone: Stored): Stored => ({
  ...Object.fromEntries(
    RULE_KEYS.filter((key) => optionOf(key).since === undefined).map((key) => [key, values[key]]),
  ),
  ...gone,
});

/** Another answer, where answers can be listed; a number one higher or lower. */
function otherAnswers(key: RuleKey, value: unknown): readonly unknown[] {
  const { answers, parse } = optionOf(key);
  if (answers !== undefined) return answers.filter((answer) => answer !== value);
  if (typeof value !== 'number') return [];
  return [value - 1, value + 1].filter((other) => parse(other).ok);
}

describe.each(Object.entries(GONE))('%s', (id, gone) => {
  const values = firstMeaning(findRuleset(id)!.values);

  it('reads on as it was stored first, and has the name it had', () => {
    const stored = firstWritten(values, gone);
    expect(readRules(stored)).toEqual({ ok: true, value: values });
    expect(hashOf(values)).toBe(hashOfStored(stored));
  });

  it('changed in any one answer has the name that it would have had', () => {
    // What the answers that are gone, or that came since, are told from; nobody who asked the one was asked the other.
    const told: readonly RuleKey[] = ['wall.build', 'draw.reveal', 'foul.deadHandCall'];
    const keys = RULE_KEYS.filter(
      (key) => optionOf(key).since === undefined && !told.includes(key),
    );
    for (const key of keys) {
      for (const other of otherAnswers(key, values[key])) {
        const changed = { ...values, [key]: other } as RuleValues;
        const stored = firstWritten(changed, gone);
        expect(hashOf(changed), `${key}=${other}`).toBe(hashOfStored(stored));
      }
    }
  });
});

it('every book is among them', () => {
  expect(RULESETS.map(({ id }) => id).filter((id) => !(id in GONE))).toEqual([]);
});

it.each([
  ['table.players', 4],
  ['tiles.flowers', false],
  ['deal.dealerTiles', 13],
  ['reveal.afterDeal', 'allAtDraw'],
])('a choice of custom rules that was stored with %s is read without it', (key, value) => {
  const choice = { base: 'wrc-2022', name: 'Ours', changes: { [key]: value, 'end.rounds': 1 } };
  const read = parseCustomRuleset({ ...choice, vocabulary: 1 }, findRuleset);
  expect(read.ok && Object.keys(read.value.values)).toEqual(RULE_KEYS);
  expect(read.ok && read.value.values['end.rounds']).toBe(1);
  expect(parseCustomRuleset(choice, findRuleset)).toMatchObject({
    ok: false,
    error: [{ code: 'unknownField', field: `changes.${key}` }],
  });
});

it('players who chose their first dealer have one by lot', () => {
  const choice = { base: 'wrc-2022', name: 'Ours', changes: { 'table.seating': 'chosenDealer' } };
  const read = parseCustomRuleset({ ...choice, vocabulary: 1 }, findRuleset);
  expect(read.ok && read.value.values['table.seating']).toBe('randomDealer');
});

it.each([
  ['draw.tenpaiNeedsYaku', true, false],
  ['ranking.tournamentTies', ['coinToss', 'mostFirsts'], ['mostFirsts', 'coinToss']],
])('%s: %j meant %j', (key, stored, meant) => {
  const choice = { base: 'wrc-2022', name: 'Ours', changes: { [key]: stored }, vocabulary: 1 };
  const read = parseCustomRuleset(choice, findRuleset);
  expect(read.ok && read.value.values[key as RuleKey]).toEqual(meant);
});

it('without a yaku of the last discard tenpai needed one already', () => {
  const changes = { 'draw.tenpaiNeedsYaku': true, 'yaku.houtei': 'absent' };
  const choice = { base: 'wrc-2022', name: 'Ours', changes, vocabulary: 1 };
  const read = parseCustomRuleset(choice, findRuleset);
  expect(read.ok && read.value.values['draw.tenpaiNeedsYaku']).toBe(true);
});
