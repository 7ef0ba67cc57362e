// `hanchan score --batch` on every win of our own games, under each rulebook: the lines that come out are what the
// corpus says of them.

import { describe, expect, test } from 'vitest';
import { OWN_BOOKS } from '../../../proof/spec/support/ownCorpus.ts';
import { figuresOf, type OwnWin, ownWins } from '../../../proof/spec/support/ownWins.ts';
import { jsonLines, run } from './run.ts';

interface Answered {
  yaku: { id: string; han: number | null }[];
  yakuman: { id: string; units: number }[];
}

const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);

function expectedLine({ result }: OwnWin) {
  const { yaku, yakuman, dora } = result;
  const bonus = ['dora', 'uradora', 'akadora'].map((id, i) => ({ id, han: dora[i]! }));
  return {
    win: true,
    yaku: [
      ...yaku.map(([id, worth]) => ({ id, han: worth })),
      ...bonus.filter((one) => one.han > 0),
    ].sort(byId),
    yakuman: yakuman.map(([id, units]) => ({ id, units })).sort(byId),
    ...figuresOf(result),
  };
}

describe('the wins of our own games through the command', () => {
  test.each(OWN_BOOKS)('%s', (id) => {
    const wins = ownWins(id);
    const input = wins.map(({ line }) => JSON.stringify(line)).join('\n');
    const { stdout, status } = run(`score --batch --rules ${id}`, { input });
    const got = (jsonLines(stdout) as Answered[]).map((answer) => {
      answer.yaku?.sort(byId);
      answer.yakuman?.sort(byId);
      return JSON.stringify(answer);
    });
    const wanted = wins.map((win) => JSON.stringify(expectedLine(win)));
    expect(got.filter((text, i) => text !== wanted[i]).slice(0, 3)).toEqual([]);
    expect([got.length, status]).toEqual([wins.length, 0]);
  });
});
