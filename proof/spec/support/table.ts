// Scoring cases as rows of a text table, for chapters with many of them:
//   ids | what it shows | hand | how it was won | what it is worth | rules cited (-rule: not cited)
// `ron 3s from N by E round S riichi dora 9m counters 2` and
// `riichi 1, dora 2 = 3 han 40 fu (raw 32) 5200 [0 5200 0 -5200]`, or `refused noYaku`.
// The yaku and the number of dora are always compared in full, and a yakuman whose han are left out has none, and no fu; other
// figures that a row leaves out are not compared.

import { isRuleKey, type RuleValues, type YakuId } from '@hanchan/rules';
import { LIMITS, type Limit, REFUSALS, type Refusal } from '@hanchan/score';
import type { Wind } from '@hanchan/tiles';
import { type Circumstances, type Expected, scoringBy } from './scoring.ts';

type Editable<T> = { -readonly [K in keyof T]: T[K] };

export function table(rules: RuleValues, text: string): void {
  const { scores, refuses } = scoringBy(rules);
  for (const row of rowsOf(text)) {
    const [ids, title, hand, won, worth, cites] = row;
    if (row.length < 5 || row.length > 6)
      throw new Error(`five or six columns: ${row.join(' | ')}`);
    const how = readWon(won!);
    const idList = ids!.split(' ');
    const refusal = /^refused (\w+)$/.exec(worth!)?.[1];
    if (refusal === undefined) {
      scores(idList, title!, hand!, how, {
        ...readWorth(worth!),
        ...readCites(cites ?? ''),
      });
    } else {
      if (!REFUSALS.includes(refusal as Refusal)) throw new Error(`no such refusal: ${refusal}`);
      refuses(idList, title!, hand!, how, refusal as Refusal);
    }
  }
}

/** The cells of each line; empty lines and lines that begin with # are for the eye. */
export function rowsOf(text: string): string[][] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
}

const FLAGS: Readonly<Record<string, keyof Circumstances>> = {
  riichi: 'riichi',
  doubleRiichi: 'doubleRiichi',
  ippatsu: 'ippatsu',
  rinshan: 'rinshan',
  chankan: 'chankan',
  lastTile: 'lastTile',
  firstTurn: 'firstTurn',
  mixedIn: 'mixedIn',
};

export function readWon(text: string): Circumstances {
  const how: Record<string, unknown> = {};
  const words = text.split(/ +/);
  while (words.length > 0) {
    const word = words.shift()!;
    const flag = FLAGS[word];
    if (flag !== undefined) how[flag] = true;
    else if (['ron', 'tsumo', 'round', 'from', 'dora', 'ura'].includes(word)) {
      how[word] = words.shift();
    } else if (word === 'by') how['seat'] = words.shift();
    else if (['counters', 'deposits', 'pool'].includes(word)) how[word] = Number(words.shift());
    else if (word === 'liable') {
      const [yaku, wind] = words.shift()!.split('=');
      how['liable'] = { ...(how['liable'] as object), [yaku as YakuId]: wind as Wind };
    } else throw new Error(`cannot read "${word}" in "${text}"`);
  }
  if ((how['ron'] === undefined) === (how['tsumo'] === undefined)) {
    throw new Error(`either ron or tsumo: "${text}"`);
  }
  return how as Circumstances;
}

export function readWorth(text: string): Expected {
  const [left, right] = text.split(' = ');
  if (left === undefined || right === undefined) throw new Error(`no " = " in "${text}"`);
  const parts = left.split(/, */);
  const expected: Editable<Expected> = {
    yaku: parts.filter((part) => !part.startsWith('dora ') && part !== 'nothing'),
    dora: Number(parts.find((part) => part.startsWith('dora '))?.slice(5) ?? 0),
  };
  let rest = right;
  const take = (pattern: RegExp): string | undefined => {
    const found = pattern.exec(rest);
    if (found !== null) rest = rest.replace(found[0], ' ');
    return found?.[1];
  };
  const deltas = take(/\[([-\d ]+)\]/);
  if (deltas !== undefined) {
    expected.deltas = deltas.split(' ').map(Number) as unknown as NonNullable<Expected['deltas']>;
  }
  const raw = take(/\(raw (\d+)\)/);
  const han = take(/(\d+) han/);
  const fu = take(/(\d+) fu/);
  const limit = take(new RegExp(`(${LIMITS.join('|')})`));
  const points = take(/(\d+)/);
  if (rest.trim() !== '') throw new Error(`cannot read "${rest.trim()}" in "${text}"`);
  if (raw !== undefined) expected.rawFu = Number(raw);
  if (han !== undefined) expected.han = Number(han);
  if (fu !== undefined) expected.fu = Number(fu);
  if (limit === 'yakuman' && han === undefined) Object.assign(expected, { han: null, fu: null });
  expected.limit = (limit as Limit | undefined) ?? null;
  if (points === undefined) throw new Error(`no points in "${text}"`);
  expected.points = Number(points);
  return expected;
}

function readCites(text: string): Pick<Expected, 'cites' | 'omits'> {
  const words = text.split(/ +/).filter((word) => word !== '');
  const keys = words.map((word) => {
    const key = word.replace(/^-/, '');
    if (!isRuleKey(key)) throw new Error(`no rule is called "${key}"`);
    return key;
  });
  return {
    cites: keys.filter((_, i) => !words[i]!.startsWith('-')),
    omits: keys.filter((_, i) => words[i]!.startsWith('-')),
  };
}
