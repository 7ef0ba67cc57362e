// Choices that a club player would agree with, and that differ by rulebook.

import type { RuleValues } from '@hanchan/rules';
import { EMA_2008, TENHOU, USPML_FUNDAMENTALS, WRC_2022 } from '@hanchan/rulesets';
import { describe, expect, test } from 'vitest';
import { wordsOf } from '../../../proof/spec/support/actionWords.ts';
import { Table } from '../../../proof/spec/support/playTable.ts';
import { throws } from '../../../proof/spec/support/sixBooks.ts';
import { beginner } from '../src/beginner.ts';
import { club } from '../src/club.ts';
import { compare, discardReasons } from '../src/reasons.ts';
import { ask, decisionOf } from './asking.ts';

describe('calling', () => {
  /** South lacks a tile for a quick hand of simples, and East throws it. */
  const offered = (rules: RuleValues) =>
    throws(
      new Table(rules, {
        hands: { E: '19m19p19s1234567z', S: '34456m34788p55s3s' },
        draws: '2m9m9p9s',
        indicators: '7p',
      }),
      'E',
      '2m',
    );

  test('an open hand of simples is taken where it has its yaku', () => {
    expect(ask(club, offered(WRC_2022.values), 'S')).toMatch(/^chi /);
  });

  test('and refused where it would have none', () => {
    const table = offered(EMA_2008.values);
    expect(ask(club, table, 'S')).toBe('pass');
  });

  test('a pair of dragons is ponned for a hand that is on its way', () => {
    const hands = { E: '19m19p19s1234567z', S: '34m456p2267s155z4p' };
    const table = throws(new Table(EMA_2008.values, { hands, draws: '5z' }), 'E', '5z');
    for (const bot of [club, beginner]) {
      const { action, candidates } = decisionOf(bot, table, 'S');
      expect(wordsOf(action)).toBe('pon 55z');
      expect(candidates[0]!.reasons).toContainEqual({ code: 'keepsYaku', rule: 'yaku.haku' });
    }
  });

  test('where no yaku is needed any pon that brings the hand on is one', () => {
    const hands = { E: '199m19p19s123467z', S: '234m4567p113399s' };
    const table = new Table(USPML_FUNDAMENTALS.values, { hands });
    expect(ask(club, throws(table.do('E picks 0'), 'E', '9s'), 'S')).toMatch(/^pon 99s/);
  });
});

describe('tenpai', () => {
  const table = (rules: RuleValues, more = {}) =>
    new Table(rules, { hands: { E: '234m45666p34588s' }, draws: '1z', ...more });

  test('a good wait without yaku is declared', () => {
    expect(ask(club, table(TENHOU.values), 'E')).toBe('riichi 1z');
    expect(ask(beginner, table(TENHOU.values), 'E')).toBe('riichi 1z');
  });

  test('with one draw to come it is not', () => {
    expect(ask(club, table(TENHOU.values, { live: 4 }), 'E')).toBe('discards 1z');
  });

  test('a win is taken', () => {
    expect(ask(club, table(TENHOU.values, { draws: '3p' }), 'E')).toBe('tsumo');
  });
});

describe('what a decision says', () => {
  const decision = decisionOf(
    club,
    new Table(WRC_2022.values, { hands: { E: '234m4566p345788s' }, draws: '1z' }),
    'E',
  );

  test('the choice comes first, and every tile is there once', () => {
    expect(decision.candidates[0]!.action).toBe(decision.action);
    expect(decision.candidates.map(({ worth }) => worth)).toEqual(
      decision.candidates.map(({ worth }) => worth).sort((a, b) => b - a),
    );
    const plain = decision.candidates.filter(({ action }) => action.type === 'discard');
    expect(new Set(plain.map(({ action }) => JSON.stringify(action))).size).toBe(plain.length);
  });

  test('shanten, accepted tiles, value and danger stand beside it', () => {
    const [best] = decision.candidates;
    expect(best).toMatchObject({ shanten: 1, danger: 0 });
    expect(best!.accepts.length).toBeGreaterThan(0);
    expect(best!.value).toBeGreaterThan(1_000);
    expect(best!.reasons.length).toBeGreaterThan(0);
  });
});

test('speed is claimed only for what is fastest', () => {
  const option = (shanten: number, tiles: number, value: number) => ({
    ...{ tile: 0, attack: 1, danger: 0, loss: 0, worth: 0 },
    appraisal: {
      ...{ shanten, value, chance: 0.3, worth: 0.3 * value, route: null },
      accepts: [{ kind: 0, remaining: tiles }],
    },
  });
  type Option = ReturnType<typeof option>;
  const codeOf = (...options: readonly [Option, ...Option[]]) =>
    discardReasons(options[0], 0.05, compare(options))[0]?.code ?? null;
  expect(codeOf(option(1, 20, 3_900), option(1, 12, 8_000), option(2, 40, 8_000))).toBe(
    'efficient',
  );
  expect(codeOf(option(1, 12, 8_000), option(1, 20, 3_900))).toBe('valuable');
  expect(codeOf(option(2, 40, 8_000), option(1, 4, 3_900))).toBe('valuable');
  expect(codeOf(option(0, 8, 3_900), option(0, 4, 3_900))).toBe('betterWait');
  expect(codeOf(option(1, 12, 3_900), option(1, 20, 3_900))).toBeNull();
});

describe('near the end', () => {
  test('nine terminals: a poor hand is dealt again, eleven kinds are kept for orphans', () => {
    const poor = new Table(TENHOU.values, {
      hands: { E: '129m149p1569s134z' },
      draws: '4z',
    });
    expect(ask(club, poor, 'E')).toBe('nine');
    const near = new Table(TENHOU.values, { hands: { E: '19m19p19s12345z2m4p' }, draws: '6z' });
    expect(ask(club, near, 'E')).not.toBe('nine');
  });

  test('tenpai is said, except by a dealer whom it would keep from winning the match', () => {
    const setup = {
      hands: { E: '234m456p345s1188s' },
      dealer: 3,
      live: 0,
    } as const;
    const rules = WRC_2022.values;
    expect(rules['draw.mayHideTenpai']).toBe(true);
    const atTheEnd = (values: RuleValues, more: object, ...lines: string[]) =>
      new Table(values, { ...setup, ...more }).do(...lines, 'E discards drawn').passAll();
    expect(ask(club, atTheEnd(rules, { round: 'E' }), 'E')).toBe('tenpai');
    const ahead = { round: 'S', scores: [20_000, 20_000, 20_000, 60_000] };
    expect(ask(club, atTheEnd(rules, ahead), 'E')).toBe('noten');
    // It ends anyway once the bell has rung, and not at all before somebody has the target points.
    expect(ask(club, atTheEnd(rules, ahead, 'bell'), 'E')).toBe('tenpai');
    const target = { ...rules, 'end.extension': 'untilTarget', 'end.target': 61_000 } as const;
    expect(ask(club, atTheEnd(target, ahead), 'E')).toBe('tenpai');
  });
});
