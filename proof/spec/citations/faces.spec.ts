// Faces of the product cite the case. Where a rulebook may tell cases of an option apart, a chip that names no case is one
// that speaks of the option as a whole, and stands here with its reason.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { factsOf, isRuleKey } from '@hanchan/rules';
import { expect, test } from 'vitest';
import { citedInPlace, FACES } from './pages.ts';

const OPTION = 'the page is about the option and its value';
const QUESTION = 'nothing has happened yet: the rule is asked about or set';
const NO_CASE = 'what is told here knows no case';

/** File, the rule as it stands there, and why no case belongs to it. */
const WHOLE: readonly (readonly [string, string, string])[] = [
  ['calculator/Elsewhere.svelte', 'verdict.problem.rule', NO_CASE],
  ['calculator/Facts.svelte', 'rule', NO_CASE],
  ['calculator/Facts.svelte', 'liability.yaku', QUESTION],
  ['calculator/Keys.svelte', 'tiles.redFives', QUESTION],
  ['desk/ClockBar.svelte', 'clock.minutes', QUESTION],
  ['pages/NewEvent.svelte', 'clock.minutes', QUESTION],
  ['public/HowItCounts.svelte', 'ranking.tournamentTies', OPTION],
  [
    'desk/LateNeed.svelte',
    "need.isTooLate ? 'penalty.lateForfeit' : 'penalty.latePerMinute'",
    OPTION,
  ],
  [
    'desk/Penalties.svelte',
    "outcome.type === 'replaced' ? 'penalty.lateForfeit' : 'penalty.latePerMinute'",
    OPTION,
  ],
  [
    'referee/LatePanel.svelte',
    "lateness.isReplaced ? 'penalty.lateForfeit' : 'penalty.latePerMinute'",
    OPTION,
  ],
  ['desk/Standings.svelte', 'ranking.tournamentTies', OPTION],
  ['referee/RefereeVerdict.svelte', 'foul.rule', 'custom rules say it themselves'],
  ['pages/RulebookScore.svelte', 'score.limits', OPTION],
  ['pages/RulebookScore.svelte', 'rule', OPTION],
  ['pages/RulebookYaku.svelte', 'win.yakuNeeded', OPTION],
  ['pages/RulebookYaku.svelte', 'yaku.{id}', OPTION],
  ['replay/HandsTab.svelte', 'reading.furiten', 'furiten has one case'],
  ['replay/Standing.svelte', 'reading.furiten', 'furiten has one case'],
  ['rulebook/CompareTable.svelte', 'key', OPTION],
  ['rulebook/FlatTable.svelte', 'score.model', OPTION],
  ['rulebook/FuTable.svelte', 'fu.roundTo', OPTION],
  ['rulebook/RuleEntry.svelte', 'rule', OPTION],
  ['rulebook/YakuEntry.svelte', 'rule', OPTION],
  ['felt/HintsPanel.svelte', 'reason.rule', 'a bot tells the rule only'],
  ['felt/RulesPanel.svelte', 'key', OPTION],
  ['felt/YakuPanel.svelte', 'win.yakuNeeded', OPTION],
  ['felt/YakuPanel.svelte', 'yaku.{id}', OPTION],
  ['desk/TableSeats.svelte', 'rule', 'a loan knows no case'],
  ['referee/SeatTools.svelte', 'rule', 'a loan knows no case'],
  ['score/LoanForm.svelte', 'rule', 'a loan knows no case'],
];

const hasOneCase = (rule: string) => isRuleKey(rule) && factsOf(rule).length === 0;

test('a chip that names no case has one only, or speaks of the option as a whole', () => {
  const without = citedInPlace()
    .filter(({ rule, when }) => when === null && !hasOneCase(rule))
    .map(({ file, rule }) => `${file} ${rule}`);
  const listed = WHOLE.map(([file, rule]) => `${file} ${rule}`);
  expect([...new Set(without)].sort()).toEqual(listed.sort());
});

/** Pages about the options themselves, which show all that a book says on one. */
const OF_OPTIONS = [
  'ruleEditor/EditorRow.svelte',
  'rulebook/RuleEntry.svelte',
  'rulebook/comparison.ts',
  'rulebook/contents.ts',
  'where/places.ts',
];

test('a passage is looked up by `cite`, never read off the list of citations', () => {
  const reading = FACES.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:svelte|ts)$/.test(file))
      .filter((file) => /\bcitations\[/.test(readFileSync(join(folder, file), 'utf8'))),
  );
  expect(reading.sort()).toEqual(OF_OPTIONS.sort());
});
