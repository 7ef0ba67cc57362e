// One situation under all six rulebooks: a table for each, and what is then seen, a row for each.

import type { RuleValues } from '@hanchan/rules';
import { findRuleset } from '@hanchan/rulesets';
import type { Wind } from '@hanchan/tiles';
import { expect, test } from 'vitest';
import { clause } from './clause.ts';
import { type Setup, Table } from './playTable.ts';
import { MIDDLE, PINFU } from './sixHands.ts';
import { rowsOf } from './table.ts';

/** By the names that rows call them, in the order of the rows. */
const BOOKS = Object.entries({
  WRC: 'wrc-2022',
  WDMC: 'wdmc-2019',
  EMA: 'ema-2008',
  General: 'general',
  USPML: 'uspml-fundamentals',
  Tenhou: 'tenhou',
}).map(([name, id]) => [name, findRuleset(id)!.values] as const);

/** What is seen under each rulebook is exactly what the rows `book | result` say. */
export function situation(
  ids: readonly string[],
  title: string,
  see: (rules: RuleValues) => string,
  rows: string,
): void {
  const body = () => {
    const seen = BOOKS.map(([name, rules]) => `${name} | ${see(rules)}`);
    expect(seen).toEqual(rowsOf(rows).map((cells) => cells.join(' | ')));
  };
  if (ids.length === 0) test(title, body);
  else clause(ids, title, body);
}

/** A player takes a tile if need be, and throws this one. */
export function throws(table: Table, wind: Wind, tile: string): Table {
  const isPick = table.passAll().match.deal!.phase.type === 'pick';
  return table.do(...(isPick ? [`${wind} picks 0`] : []), `${wind} discards ${tile}`);
}

/** The player to move holds a tile to act with; where tiles are picked, one more lies there first. */
export function holding(rules: RuleValues, setup: Setup): Table {
  const isPool = rules['wall.build'] === 'openPool';
  const live = setup.live === undefined ? {} : { live: setup.live + (isPool ? 1 : 0) };
  const table = new Table(rules, { ...setup, ...live });
  return isPool ? table.do(`${setup.turn ?? 'E'} picks 0`) : table;
}

export const answerOf = (table: Table, command: string): string => {
  const refusal = table.refusal(command);
  return refusal === null ? 'yes' : `${refusal.code} ${refusal.rule ?? ''}`.trim();
};

export const verbsOf = (table: Table, wind: Wind) =>
  [...new Set(table.offers(wind).map((offer) => offer.split(' ')[0]!))].join(' ');

/** A 3p is let go, then comes a 6p: at once, and after a pon in between. */
export function afterMissedWin(rules: RuleValues): readonly Table[] {
  const setup: Setup = {
    hands: { E: '47m28p369s123466z', S: PINFU, N: '33p147m258s1234z6p' },
    draws: '3p8s',
    discards: MIDDLE,
    turn: 'W',
  };
  const plain = throws(throws(holding(rules, setup), 'W', '3p'), 'N', '6p');
  const broken = throws(holding(rules, setup), 'W', '3p').do('N pon 33p', 'N discards 6p');
  return [plain, broken];
}
