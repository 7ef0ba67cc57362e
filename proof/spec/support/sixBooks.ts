// One situation under all six rulebooks: a table for each, and what is then seen, a row for each.

import type { RuleValues } from '@hanchan/rules';
import {
  EMA_2008,
  GENERAL,
  TENHOU,
  USPML_FUNDAMENTALS,
  WDMC_2019,
  WRC_2022,
} from '@hanchan/rulesets';
import type { Wind } from '@hanchan/tiles';
import { expect, test } from 'vitest';
import { clause } from './clause.ts';
import { type Setup, Table } from './playTable.ts';
import { rowsOf } from './table.ts';

const BOOKS: readonly (readonly [string, RuleValues])[] = [
  ['WRC', WRC_2022.values],
  ['WDMC', WDMC_2019.values],
  ['EMA', EMA_2008.values],
  ['General', GENERAL.values],
  ['USPML', USPML_FUNDAMENTALS.values],
  ['Tenhou', TENHOU.values],
];

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

/** Waits for 3p and 6p with pinfu, and can also pon a 6p, so that it is asked about one. */
export const PINFU = '123m456m789s4566p';
export const PINFU_TOO = '123s456s789m4566p';
export const NOTHING = '147m28p369s12346z';
export const MIDDLE = { E: '8s', S: '8m', W: '8p', N: '8m' };

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
