// What a profile makes of what this device knows: which skills stand out, which games a filter asks for, whom one is compared with.

import { expect, test } from 'vitest';
import { filterAddress, filterIn, filterQuery, firstMonth } from '../src/profile/filter.ts';
import { othersFor } from '../src/profile/others.ts';
import { weakSkills } from '../src/profile/weakSkills.ts';
import { noProgress } from '../src/train/progress.ts';

const answered = (right: number, wrong: number) => ({ right, wrong, step: 0, last: 0 });

test('a skill stands out only where chance does not explain the wrong answers, the surest first', () => {
  const progress = noProgress();
  const scoring = {
    ...progress.scoring,
    skills: {
      fuTotal: answered(5, 15),
      han: answered(2, 5),
      yaku: answered(90, 10),
      limit: answered(4, 6),
    },
  };
  const hints = weakSkills({ ...progress, scoring }, (kind, skill) => `/${kind}/${skill}`);
  expect(hints.map((hint) => hint.href)).toEqual(['/scoring/fuTotal', '/scoring/limit']);
  expect(hints[0]).toMatchObject({ wrong: 15, all: 20 });
});

test('the address keeps the filter, and the server is asked for months', () => {
  const filter = filterIn(new URLSearchParams('book=wrc-2022&against=bots&period=year'));
  expect(filterAddress(filter)).toBe('?book=wrc-2022&against=bots&period=year');
  expect(filterQuery({ ...filter, period: 'allTime' })).toBe('?book=wrc-2022&company=bots');
  expect(filterIn(new URLSearchParams('against=cats&period=ever'))).toEqual({
    book: '',
    company: 'anybody',
    period: 'allTime',
  });
  const november = Date.UTC(2026, 10, 19);
  expect([
    firstMonth('allTime', november),
    firstMonth('quarter', november),
    firstMonth('year', november),
  ]).toEqual([null, '2026-09', '2025-12']);
});

test('a bot is compared under the same rules, strong people with a warning under others', () => {
  expect(othersFor('wrc-2022')).toMatchObject({ isElsewhere: true, bot: { matches: 480 } });
  expect(othersFor('tenhou').isElsewhere).toBe(false);
  expect(othersFor('custom').bot).toBeNull();
  expect(othersFor('custom').strong!.of('win')![0]).toBeCloseTo(0.212, 2);
  // Twenty points and no yaku: nothing of it is like Tenhou's game.
  expect(othersFor('uspml-fundamentals')).toMatchObject({ strong: null, bot: { matches: 480 } });
});
