// The counted positions: every one leads to the moment that was counted, its answers are legal there, what is asked is clear, and
// counting again from another seed says the same.

import { readFileSync } from 'node:fs';
import { isSameAct } from '@hanchan/arena';
import { createReader } from '@hanchan/bots';
import {
  isJudgedRight,
  type JudgementQuestion,
  judgedUnder,
  judgementQuestion,
  readPositions,
  SKILLS,
  type Skill,
} from '@hanchan/examination';
import { isLastDeal, legalActions, view } from '@hanchan/game';
import { customise } from '@hanchan/rules';
import { RULESETS } from '@hanchan/rulesets';
import { priceActions } from '@hanchan/worlds';
import { describe, expect, test } from 'vitest';
import { judgementFor } from '../src/train/judged/judgementFor.ts';
import { offeredIn } from '../src/train/judged/offered.ts';
import { POSITIONS } from '../src/train/judged/positions.ts';
import { seenAt } from '../src/train/judged/seen.ts';

const COUNTED = RULESETS.filter(({ values }) => readPositions(POSITIONS, values).length > 0);
const asked = (about: Skill<'judgement'>, number: number) => ({ about, seed: 'spec', number });

describe('counted positions', () => {
  test('are there for three rulebooks, some of each kind', () => {
    expect(COUNTED.map(({ id }) => id)).toEqual(['wrc-2022', 'ema-2008', 'tenhou']);
    for (const { values } of COUNTED) {
      const kinds = readPositions(POSITIONS, values).map(({ about }) => about);
      for (const about of SKILLS.judgement) {
        expect(kinds.filter((one) => one === about).length).toBeGreaterThanOrEqual(4);
      }
    }
  });

  test.each(COUNTED)(
    'of $id lead to their moments, and only what is clear is asked',
    ({ values }) => {
      const explained = new Set<boolean>();
      for (const position of readPositions(POSITIONS, values)) {
        const question = judgementQuestion(values, position);
        if (question === null) throw new Error(`no moment: ${position.about} ${position.seed}`);
        const { match, seat, choices, unit } = question;
        const legal = legalActions(match, seat);
        for (const { action } of choices) {
          expect(legal.some((one) => isSameAct(one, action))).toBe(true);
        }
        expect(new Set(offeredIn(question)).size).toBe(choices.length);
        // What could be seen is told for each answer, in kinds that the page has words for.
        for (const one of choices.slice(1)) {
          const codes = seenAt(question, one).map(({ code }) => code);
          if (position.about !== 'defence') continue;
          expect(codes).not.toContain('farther');
          explained.add(codes.length > 0);
        }
        const [best, ...rest] = choices;
        expect(isJudgedRight(best!)).toBe(true);
        for (const { than, is } of rest) {
          const [mean, within] = than;
          expect(Math.abs(mean)).toBeGreaterThan(within);
          // Fewer points, a later place, more often won on.
          expect(unit === 'points' ? mean < 0 : mean > 0).toBe(true);
          expect(Math.abs(is[0] - best!.is[0] - mean)).toBeLessThan(0.01 + Math.abs(mean) * 0.01);
        }
        expect(isLastDeal(match)).toBe(position.about === 'place');
      }
      expect(explained).toContain(true);
    },
  );

  test('neither the first nor the second answer is always right', () => {
    for (const { values } of COUNTED) {
      for (const about of ['push', 'riichi', 'call', 'value']) {
        const rights = readPositions(POSITIONS, values)
          .filter((one) => one.about === about)
          .map(({ choices: [best, other] }) => best!.act < other!.act);
        expect([about, new Set(rights).size]).toEqual([about, 2]);
      }
    }
  });

  test('an address asks each of its positions once before any comes again', () => {
    const { values } = RULESETS.find(({ id }) => id === 'wrc-2022')!;
    const count = readPositions(POSITIONS, values).filter(({ about }) => about === 'push').length;
    const all = Array.from(
      { length: count },
      (_, i) => judgementFor(asked('push', i + 1), values)!,
    );
    expect(new Set(all.map(({ match }) => JSON.stringify(match.deal))).size).toBe(count);
    expect(judgementFor(asked('push', count + 1), values)).toEqual(all[0]);
  });

  test('belong to the values that they were counted under, and to no others', () => {
    const base = RULESETS.find(({ id }) => id === 'wrc-2022')!;
    const other = customise(base, { 'riichi.deposit': 500 }, 'Cheap riichi');
    if (!other.ok) throw new Error('no rules');
    expect(judgementFor(asked('push', 1), other.value.values)).toBeNull();
    const same = customise(base, {}, 'The same by another name');
    if (!same.ok) throw new Error('no rules');
    expect(judgementFor(asked('push', 1), same.value.values)).not.toBeNull();
  });

  test('a text that was spoilt gives what can be read of it', () => {
    const { values } = RULESETS.find(({ id }) => id === 'wrc-2022')!;
    const lines = POSITIONS.split('\n').filter((line) => line !== '');
    const spoilt = [
      `under ${judgedUnder(values)}`,
      ...['', 'push', 'push 1 0 0', 'magic 1 0 0 1,2,3,4 9 points 0 0,0,0,0,0,0,0 1,0,0,0,0,0,0'],
      lines[1]!.replace(/^\w+/, 'constructor'),
      lines[1]!,
    ].join('\n');
    expect(readPositions(spoilt, values)).toHaveLength(1);
    expect(readPositions('', values)).toEqual([]);
    const [position] = readPositions(POSITIONS, values);
    expect(judgementQuestion(values, { ...position!, path: 'zzzz' })).toBeNull();
    expect(judgementQuestion(values, { ...position!, seed: position!.seed + 1 })).not.toEqual(
      judgementQuestion(values, position!),
    );
  });

  test.each(['push', 'riichi', 'call', 'place', 'value'] as const)(
    'counted again from another seed, %s is the same',
    (about) => {
      const { values } = RULESETS.find(({ id }) => id === 'wrc-2022')!;
      const weights = readFileSync(
        new URL('../weights/expert.bin', import.meta.resolve('@hanchan/bots')),
      );
      const read = createReader(weights);
      if (!read.ok) throw new Error('no weights');
      const { match, seat, choices, unit } = judgementFor(
        asked(about, 1),
        values,
      ) as JudgementQuestion;
      const actions = choices.map(({ action }) => action);
      const effort = { seed: 99, worlds: 80, within: 0 };
      const legal = legalActions(match, seat);
      const priced = priceActions(view(match, seat), legal, actions, effort, read.value);
      const { place, points } = priced.choices[1]!.than;
      if (unit === 'places') expect(place.mean).toBeGreaterThan(0);
      else expect(points.mean).toBeLessThan(0);
    },
  );
});
