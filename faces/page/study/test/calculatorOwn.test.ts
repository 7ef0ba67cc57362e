// Every win of our own games, put into the calculator by its own keys and choices under its rulebook: the form gives
// what the corpus says, and the link and the text field give the form back.

import { calculatorAddress, readLink } from '@hanchan/table/winForm/calculatorLink.ts';
import { applyText, handTextOf } from '@hanchan/table/winForm/handText.ts';
import { describe, expect, test } from 'vitest';
import { OWN_BOOKS, rulesetOf } from '../../../../proof/spec/support/ownCorpus.ts';
import { type OwnWin, ownWins } from '../../../../proof/spec/support/ownWins.ts';
import { outcomeOf } from '../src/calculator/outcome.ts';
import { deltasAsLogged, fill, type LoggedWin } from './filling.ts';

/** The form as somebody fills it. A pool is not counted there, and one person can be named as liable. */
const isAskable = ({ line }: OwnWin) =>
  line['pool'] === undefined && (line['pao'] as readonly unknown[]).length < 2;

function logged({ line }: OwnWin): LoggedWin {
  const [liable] = line['pao'] as readonly { readonly seat: number }[];
  return { ...line, pao: liable?.seat ?? null } as unknown as LoggedWin;
}

describe('the wins of our own games through the calculator', () => {
  test.each(OWN_BOOKS)('%s', (id) => {
    const { values } = rulesetOf(id);
    const differ = ownWins(id)
      .filter(isAskable)
      .flatMap((win): object[] => {
        const line = logged(win);
        const form = fill(line, values);
        const outcome = outcomeOf(form, values);
        const { han, fu, limit, points, deltas } = win.result;
        const wanted = JSON.stringify({ han, fu, limit, points, deltas });
        if (outcome.type !== 'won') return [{ win, outcome }];
        const { score: own } = outcome.scored;
        const got = JSON.stringify({
          han: own.han,
          fu: own.fu,
          limit: own.limit,
          points: own.points,
          deltas: deltasAsLogged(own.deltas, line),
        });
        const linked = readLink(new URL(calculatorAddress(form, id), 'http://here').searchParams);
        const typed = applyText({ ...form, concealed: [], melds: [], win: null }, handTextOf(form));
        const isKept =
          JSON.stringify([linked.form, linked.rules]) === JSON.stringify([form, id]) &&
          typed.ok &&
          JSON.stringify(typed.value.form) === JSON.stringify(form);
        return got === wanted && isKept ? [] : [{ game: win.game, line, got, wanted, isKept }];
      });
    expect(differ.slice(0, 2)).toEqual([]);
  });
});
