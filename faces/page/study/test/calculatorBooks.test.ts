// The same hand under every rulebook: what each makes of it, and what is counted otherwise.

import { RULE_KEYS } from '@hanchan/rules';
import { EMA_2008, GENERAL, RULESETS, USPML_FUNDAMENTALS, WRC_2022 } from '@hanchan/rulesets';
import { winOfForm } from '@hanchan/table/winForm/formWin.ts';
import type { Form } from '@hanchan/table/winForm/winForm.ts';
import { describe, expect, test } from 'vitest';
import { booksBeside, compareBooks } from '../src/calculator/compare.ts';
import { typed } from './filling.ts';

describe('the same hand under every rulebook', () => {
  const verdicts = (text: string, changes: Partial<Form> = {}) => {
    const form = typed(text, changes);
    return new Map(
      compareBooks(winOfForm(form, form.win!), RULESETS).map((row) => [row.book.id, row]),
    );
  };

  test('open tanyao is no win where it wants a closed hand', () => {
    const rows = verdicts('234m567p22s34s[678s<] win 5s');
    expect(rows.get(WRC_2022.id)).toMatchObject({ isChosen: true, isSame: true });
    expect(rows.get(EMA_2008.id)!.verdict).toMatchObject({
      type: 'refused',
      no: { reason: 'noYaku' },
    });
  });

  test('a chi cannot be in a book without chi', () => {
    const rows = verdicts('234m567p22s34s[678s<] win 5s');
    expect(rows.get(USPML_FUNDAMENTALS.id)!.verdict).toMatchObject({
      type: 'impossible',
      problem: { case: 'noChi', rule: 'calls.chi' },
    });
  });

  test('what is counted otherwise is named by its rule', () => {
    const rows = verdicts('55m222333444p78s win 6s');
    const counted = [...rows.values()].flatMap(({ verdict }) =>
      verdict.type === 'won' ? verdict.differences.map(({ rule }) => rule) : [],
    );
    expect(counted).toContain('yaku.sanrenkou');
    expect(counted.every((rule) => RULE_KEYS.includes(rule))).toBe(true);
    expect(rows.get(GENERAL.id)!.verdict.type).toBe('won');
  });
});

test('kept rules stand beside the books as they are chosen, each once', () => {
  const changes = { 'tiles.redFives': 'none' };
  const club = { base: 'tenhou', name: 'Club', changes };
  const twin = { base: 'tenhou', name: 'Twin', changes };
  const told = booksBeside(club, [club, twin]).map(({ choice, book }) => [choice, book.title]);
  expect(told[0]).toEqual([club, 'Club']);
  expect(told.slice(1).map(([, title]) => title)).toEqual([
    ...RULESETS.map(({ title }) => title),
    'Twin',
  ]);
  expect(told.at(-1)![0]).toBe(twin);
});
