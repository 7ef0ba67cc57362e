// What does a report sheet come to, and what does coming late cost? Worked out as at an event.

import { pick, type Random, shuffled } from '@hanchan/bots';
import { latenessOf } from '@hanchan/game';
import type { RuleValues } from '@hanchan/rules';
import { noPoints, WINDS } from '@hanchan/tiles';
import type { SheetForm, SheetResult } from '@hanchan/tournament';
import { deskRulesFor, NO_SHEET_PENALTIES, sheetResult, sheetRule } from '@hanchan/tournament';
import type { Answer, Draft } from './question.ts';
import type { JudgedBook } from './questions/refereeQuestions.ts';
import { eachOnce, sourceOfRule } from './sources.ts';

const WRONG = 3;
const TWELVE = 12;
const THOUSAND = 1_000;
const LATE = 0.35;

/** Null where chance found nothing that the rulebook speaks of. */
export const sheetDraft = (book: JudgedBook, random: Random): Draft | null =>
  random() < LATE ? lateDraft(book, random) : resultDraft(book, random);

function resultDraft({ ruleset }: JudgedBook, random: Random): Draft | null {
  const rules = ruleset.values;
  const form = sheetByChance(rules, random);
  const result = sheetResult(form, NO_SHEET_PENALTIES, rules, deskRulesFor(rules));
  const who = Math.floor(random() * WINDS.length);
  const sources = eachOnce(
    (['uma', 'rank', 'net', 'oka'] as const)
      .filter((number) => number !== 'oka' || rules['ranking.oka'] > 0)
      .filter((number) => number !== 'rank' || result.rows[who]!.sharedBy > 1)
      .map((number) => {
        const { rule, case: one } = sheetRule(number, result, rules);
        return sourceOfRule(ruleset, rule, one);
      }),
  );
  const wrong = wrongResults(result, who, random);
  if (sources.length === 0 || wrong.length < 2) return null;
  return {
    area: 'results',
    about: `result ${form.held.join()} ${who}`,
    ask: { type: 'result', held: form.held, sticks: form.sticks, who: WINDS[who]! },
    answers: [result.rows[who]!.hanchan, ...wrong].map((one) => ({
      type: 'result',
      result: one,
    })) as unknown as [Answer, ...Answer[]],
    sources,
  };
}

/** Four scores that add up, two of them equal now and then, a stick left on the table now and then. */
function sheetByChance(rules: RuleValues, random: Random): SheetForm {
  const start = rules['table.startingPoints'];
  const unit = start >= THOUSAND ? 100 : 1;
  const sticks = rules['riichi.deposit'] > 0 && random() < 0.15 ? 1 : 0;
  const spread = () => Math.round(((random() - 0.5) * 1.6 * start) / unit) * unit;
  const held = [start + spread(), start + spread(), start + spread()];
  if (random() < 0.3) held[1] = held[0]!;
  const last = WINDS.length * start - sticks * rules['riichi.deposit'];
  held.push(last - held.reduce((sum, one) => sum + one, 0));
  const mixed = shuffled(held, random);
  return {
    slots: [1, 2, 3, 4],
    held: mixed as unknown as SheetForm['held'],
    loans: noPoints(),
    sticks,
  };
}

/** The uma of another place, none at all, or the score without what it is counted from. */
function wrongResults({ rows }: SheetResult, who: number, random: Random): number[] {
  const { preUma, hanchan, final } = rows[who]!;
  const slips = [
    preUma * TWELVE,
    ...rows.map(({ uma, oka }) => preUma * TWELVE + uma + oka),
    ...rows.map(({ uma }) => final * TWELVE + uma),
  ];
  return shuffled([...new Set(slips)], random)
    .filter((one) => one !== hanchan)
    .slice(0, WRONG);
}

function lateDraft({ ruleset }: JudgedBook, random: Random): Draft | null {
  const rules = ruleset.values;
  const after = rules['penalty.lateForfeitAfter'];
  const seconds = pick([20, 40, 60], random) + Math.floor(random() * (after + 3)) * 60;
  const right = latenessOf(seconds / 60, rules);
  const source = sourceOfRule(
    ruleset,
    right.isReplaced ? 'penalty.lateForfeit' : 'penalty.latePerMinute',
  );
  if (source === null) return null;
  const said = new Set([JSON.stringify(right)]);
  const slips = [
    { ...right, points: right.points + rules['penalty.latePerMinute'] },
    latenessOf(Math.ceil(seconds / 60), rules),
    { points: rules['penalty.lateForfeit'], isReplaced: !right.isReplaced },
    {
      points: Math.floor(seconds / 60) * rules['penalty.latePerMinute'],
      isReplaced: right.isReplaced,
    },
    { points: 0, isReplaced: false },
  ];
  const wrong = shuffled(slips, random).filter((one) => {
    const isNew = !said.has(JSON.stringify(one));
    said.add(JSON.stringify(one));
    return isNew;
  });
  if (wrong.length < 2) return null;
  return {
    area: 'results',
    about: `late ${seconds}`,
    ask: { type: 'late', seconds },
    answers: [
      { type: 'late', ...right },
      ...wrong.slice(0, WRONG).map((one) => ({ type: 'late' as const, ...one })),
    ],
    sources: [source],
  };
}
