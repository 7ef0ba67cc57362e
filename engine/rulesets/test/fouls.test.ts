// The lists of offences agree with the option values and with the clauses of their documents.

import { FOUL_GROUPS, type FoulOutcome, type RuleKey, type Ruleset } from '@hanchan/rules';
import { RULESETS } from '@hanchan/rulesets';
import { CLAUSES } from '@hanchan/rulesets/clauses';
import { FOUL_LISTS, foulListOf } from '@hanchan/rulesets/fouls';
import { describe, expect, it } from 'vitest';

/** Judged by a number of tiles. */
const BY_NUMBER = ['foul.exposedTiles', 'foul.exposedWall'];
const FOUL_KEYS = (values: object) =>
  Object.keys(values).filter(
    (key) => key.startsWith('foul.') && !BY_NUMBER.includes(key),
  ) as RuleKey[];

const OUTCOME: Readonly<Record<string, FoulOutcome>> = {
  nothing: 'nothing',
  warning: 'warning',
  deadHand: 'deadHand',
  penalty: 'points',
  chombo: 'chombo',
};

describe.each(RULESETS.map((ruleset): [string, Ruleset] => [ruleset.id, ruleset]))(
  'the offences of %s',
  (id, { values }) => {
    const { fouls, after } = FOUL_LISTS[id]!;
    const clauses = new Set((CLAUSES[id] ?? []).map((clause) => clause.id));

    it('have names of their own and something to say', () => {
      expect(new Set(fouls.map((foul) => foul.id)).size).toBe(fouls.length);
      for (const { title, says, steps, group } of fouls) {
        expect(title.length).toBeGreaterThan(3);
        expect(says.length).toBeGreaterThan(15);
        expect(steps.length).toBeGreaterThan(0);
        expect(FOUL_GROUPS).toContain(group);
      }
    });

    it('cite clauses that the document has', () => {
      const sources = [...fouls, ...Object.values(after).flat()];
      for (const source of sources) {
        for (const clause of source.clauses) expect(clauses, clause).toContain(clause);
        if (source.section !== '') expect(source.clauses.length).toBeGreaterThan(0);
      }
    });

    it('cover every foul that an option foresees, with the same outcome', () => {
      for (const key of FOUL_KEYS(values)) {
        const value = values[key] as string;
        const listed = fouls.filter(({ rule }) => rule === key);
        if (value === 'refused') expect(listed, key).toEqual([]);
        else {
          expect(listed.length, key).toBeGreaterThan(0);
          for (const { steps } of listed) expect(steps[0]!.outcome, key).toBe(OUTCOME[value]);
        }
      }
    });

    it('agree with the values on false wins, lateness and tiles shown', () => {
      const chombo = values['penalty.chombo'];
      for (const { rule, steps, limit } of fouls) {
        const { outcome, points } = steps[0]!;
        if (rule === 'penalty.falseWin') expect(outcome).toBe(values['penalty.falseWin']);
        if (rule === 'penalty.latePerMinute' || rule === 'penalty.lateForfeit') {
          expect(points).toBe(values[rule]);
        }
        if (rule?.startsWith('foul.deadHand') && outcome === 'points') {
          expect(chombo).toEqual({ type: 'tournamentPoints', amount: points });
        }
        if (rule === 'foul.exposedTiles') expect(values[rule][limit!]).toBeGreaterThan(0);
      }
      const isWallListed = fouls.some(({ rule }) => rule === 'foul.exposedWall');
      expect(isWallListed).toBe(values['foul.exposedWall'] > 0);
      const limits = Object.entries(values['foul.exposedTiles']).filter(([, from]) => from > 0);
      for (const [limit] of limits) {
        expect(
          fouls.some((foul) => foul.limit === limit),
          limit,
        ).toBe(true);
      }
    });
  },
);

it('an unknown ruleset has the referee decide', () => {
  expect(foulListOf('custom-1234').fouls.map(({ id }) => id)).toEqual(['other']);
});

it('every line of the summary of WRC 2022 is in the list', () => {
  const cited = new Set(FOUL_LISTS['wrc-2022']!.fouls.flatMap(({ clauses }) => clauses));
  const summary = CLAUSES['wrc-2022']!.filter(({ section }) => section === '13.3');
  expect(summary).toHaveLength(22);
  for (const { id } of summary) expect(cited).toContain(id);
});

it('every offence of WDMC 2019, Part 2, section 8 is in the list', () => {
  const { fouls, after } = FOUL_LISTS['wdmc-2019']!;
  const sources = [...fouls, ...Object.values(after).flat()];
  const cited = new Set(sources.flatMap(({ clauses }) => clauses));
  // Warning others, and asking for time, are no offences.
  const others = ['wdmc-p2.8-14', 'wdmc-p2.8-31'];
  for (const { id } of CLAUSES['wdmc-2019']!) {
    if (id.startsWith('wdmc-p2.8-') && !others.includes(id)) expect(cited).toContain(id);
  }
});
