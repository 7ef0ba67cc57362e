// Every win of our own games, given to the scorer as a line of text: the fast and the explained path both come to what
// the corpus says.

import { evaluate, parseWin, score, type Value } from '@hanchan/score';
import { describe, expect, test } from 'vitest';
import { OWN_BOOKS, rulesetOf } from '../support/ownCorpus.ts';
import { figuresOf, ownWins } from '../support/ownWins.ts';
import type { WonResult } from './checker/record.ts';

const figures = (result: WonResult) => {
  const { yaku, yakuman, dora } = result;
  return JSON.stringify({ yaku, yakuman, dora, ...figuresOf(result) });
};

const byId = (a: readonly [string, unknown], b: readonly [string, unknown]) =>
  a[0] < b[0] ? -1 : 1;

function computed(value: Value): string {
  const { yaku, yakuman, dora } = value;
  return JSON.stringify({
    yaku: yaku.map(({ id, han: worth }) => [id, worth] as const).sort(byId),
    yakuman: yakuman.map(({ id, units }) => [id, units] as const).sort(byId),
    dora: [dora.dora, dora.ura, dora.red],
    ...figuresOf(value),
  });
}

describe('the wins of our own games, scored from a line', () => {
  test.each(OWN_BOOKS)('%s', (id) => {
    const { values } = rulesetOf(id);
    const wins = ownWins(id);
    const differ = wins.filter(({ line, result }) => {
      const win = parseWin(line, values);
      if (!win.ok) return true;
      const fast = evaluate(win.value, values);
      const full = score(win.value, values);
      const wanted = figures(result);
      return (
        !fast.ok || !full.ok || computed(fast.value) !== wanted || computed(full.value) !== wanted
      );
    });
    expect(differ.slice(0, 2)).toEqual([]);
    expect(wins.length).toBeGreaterThan(100);
  });
});
