// The lines of a score as people read them: bonus tiles by their kind, yakuman by their number, counters by their rule.

import { playWords } from '@hanchan/kit/words/terms.ts';
import { TENHOU, WRC_2022 } from '@hanchan/rulesets';
import { score, type Win } from '@hanchan/score';
import { winOfForm } from '@hanchan/table/winForm/formWin.ts';
import { expect, test } from 'vitest';
import { tilesOf, typed } from './filling.ts';

// Outside a page nothing listens: a rune is its value.
Object.assign(globalThis, { $state: (value: unknown) => value });
const { rowsOf } = await import('@hanchan/kit/trace/rows.ts');
const { sizeText } = await import('@hanchan/kit/trace/worth.ts');

type Values = typeof WRC_2022.values;

function told(
  text: string,
  changes: Parameters<typeof typed>[1] = {},
  rules: Values = WRC_2022.values,
) {
  const form = typed(text, changes);
  const win: Win = winOfForm(form, form.win!);
  const scored = score(win, rules);
  if (!scored.ok) throw new Error(scored.error.reason);
  const words = playWords('japanese', 'wrc-2022', 'en');
  const rows = rowsOf({ scored: { win, score: scored.value }, rules, words });
  return {
    size: sizeText(scored.value),
    rows: rows.map(({ text, amount, rule }) => [text, amount, rule]),
  };
}

test('what lies under a kan indicator is ura, not dora', () => {
  const { rows } = told('234m23467p22s[5555z] win 5p', {
    riichi: 'riichi',
    indicators: tilesOf('9s1m'),
    ura: tilesOf('9p6p'),
  });
  expect(rows).toContainEqual(['Dora, by indicator', '1', 'dora.kan']);
  expect(rows).toContainEqual(['Ura dora, by indicator', '1', 'dora.kanUra']);
});

test('several yakuman are told by their number', () => {
  const { size, rows } = told('1112223334446z win 6z', {}, TENHOU.values);
  expect(size).toBe('3 yakuman');
  expect(rows).toContainEqual(['Base points of 3 yakuman', '24,000', 'score.model']);
});

test('the counters stay in the sum when a discarder shares with who fed the yakuman', () => {
  const { rows } = told('1122m[666z<][777z>][555z^] win 1m', {
    counters: 2,
    from: 'left',
    liable: { daisangen: 'across' },
  });
  expect(rows).toContainEqual(['2 counters', '600', 'liability.counters']);
});

test('fu are rounded to what the rules round them to', () => {
  const { rows } = told('123m456p789s1122z win 1z', {}, { ...WRC_2022.values, 'fu.roundTo': 5 });
  expect(rows).toContainEqual(['36 fu, rounded up', '40', 'fu.roundTo']);
});
