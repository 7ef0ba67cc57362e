// Every win of the real games, put into the calculator by its own keys and choices: the form gives what the log says
// and what the engine says of the same line, and the link and the text field give the form back.

import { customise, type Ruleset } from '@hanchan/rules';
import { TENHOU } from '@hanchan/rulesets';
import { parseWin, score } from '@hanchan/score';
import { calculatorAddress, readLink } from '@hanchan/table/winForm/calculatorLink.ts';
import { applyText, handTextOf } from '@hanchan/table/winForm/handText.ts';
import { describe, expect, test } from 'vitest';
import {
  hasShared,
  readJsonl,
  sharedNote,
  sharedPath,
} from '../../../../proof/spec/support/shared.ts';
import { outcomeOf } from '../src/calculator/outcome.ts';
import { deltasAsLogged, fill, type LoggedWin } from './filling.ts';

function changed(changes: object): Ruleset {
  const made = customise(TENHOU, changes);
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value;
}

/** A few tables of the corpus play without open tanyao, a few without red fives. */
const BOOKS: Readonly<Record<string, Ruleset>> = {
  'true true': TENHOU,
  'false true': changed({ 'yaku.tanyao': { han: 1, open: 0 } }),
  'true false': changed({ 'tiles.redFives': 'none' }),
  'false false': changed({ 'tiles.redFives': 'none', 'yaku.tanyao': { han: 1, open: 0 } }),
};
/** A third of them in every run, all with HANCHAN_FULL=1. */
const EVERY = process.env['HANCHAN_FULL'] === '1' ? 1 : 3;
const bookOf = ({ rules }: LoggedWin) => BOOKS[`${rules.kuitan} ${rules.red}`]!;

describe.skipIf(!hasShared)(`real wins through the calculator${sharedNote}`, () => {
  const wins = hasShared ? readJsonl<LoggedWin>(sharedPath('data/tenhou/wins.jsonl.gz')) : [];

  test('of 45,040 each that is tried comes out as it was paid', { timeout: 120_000 }, () => {
    const differ: unknown[] = [];
    for (let i = 0; i < wins.length; i += EVERY) {
      const line = wins[i]!;
      const { values } = bookOf(line);
      const outcome = outcomeOf(fill(line, values), values);
      const parsed = parseWin(line, values);
      const engine = parsed.ok ? score(parsed.value, values) : parsed;
      if (outcome.type !== 'won' || !engine.ok) {
        differ.push({ line, outcome });
        continue;
      }
      const { score: own } = outcome.scored;
      const deltas = deltasAsLogged(own.deltas, line);
      const same = [
        [own.points, line.points],
        [deltas, line.deltas],
        [deltas, engine.value.deltas],
        [own.yaku, engine.value.yaku],
        [own.yakuman, engine.value.yakuman],
        [own.dora, engine.value.dora],
        [own.han, engine.value.han],
        [own.han, line.yakumanCount === 0 ? line['han'] : null],
        [own.fu, engine.value.fu],
        [own.fu, line.yakumanCount === 0 ? line['fu'] : null],
        [own.limit, engine.value.limit],
      ].every(([a, b]) => JSON.stringify(a) === JSON.stringify(b));
      if (!same) differ.push({ line, own, engine: engine.value });
    }
    expect(wins).toHaveLength(45_040);
    expect(differ.slice(0, 2)).toEqual([]);
  });

  test('links and text hold them whole', { timeout: 120_000 }, () => {
    const lost: unknown[] = [];
    for (let i = 0; i < wins.length; i += 5 * EVERY) {
      const line = wins[i]!;
      const { id, values } = bookOf(line);
      const form = fill(line, values);
      const linked = readLink(
        new URL(calculatorAddress(form, TENHOU.id), 'http://here').searchParams,
      );
      const typed = applyText({ ...form, concealed: [], melds: [], win: null }, handTextOf(form));
      const isKept =
        JSON.stringify([linked.form, linked.rules, linked.unread]) ===
        JSON.stringify([form, TENHOU.id, []]);
      const isTyped = typed.ok && JSON.stringify(typed.value.form) === JSON.stringify(form);
      if (!isKept || !isTyped) lost.push({ id, form, linked, typed });
    }
    expect(lost.slice(0, 2)).toEqual([]);
  });
});
