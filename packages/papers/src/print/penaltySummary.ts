// The rulebook's offences and what each costs, on a few pages: for referees and for the wall. Where this event's ruleset
// has a value of its own, that is what is printed.

import { FOUL_GROUPS, type FoulGroup, type FoulOutcome, type ListedFoul } from '@hanchan/rules';
import { chomboPoints, outcomeOf } from '@hanchan/tournament';
import { newReport } from '../pdf/report.ts';
import type { PaperSource } from '../source.ts';

const GROUP_WORDS: Readonly<Record<FoulGroup, string>> = {
  drawing: 'Shuffling and drawing',
  calls: 'Calls and declarations',
  melds: 'Melds',
  riichi: 'Riichi',
  conduct: 'Obstruction and cheating',
  reporting: 'Scores on the sheets',
  late: 'Being late',
};

const OUTCOME_WORDS: Readonly<Record<FoulOutcome, string>> = {
  nothing: 'No penalty',
  warning: 'Warning',
  deadHand: 'Dead hand',
  points: 'Points',
  chombo: 'Chombo',
  disqualification: 'Disqualification',
  discretion: "Referee's discretion",
};

const THOUSAND = 1_000;

export function penaltySummaryPdf(source: PaperSource): Promise<Buffer> {
  const { state, fouls } = source;
  const report = newReport(state, `Penalties, ${state.settings.rules.title}`);
  const chombo = chomboPoints(state.settings.rules.values) / THOUSAND;
  if (chombo > 0) {
    const where =
      state.settings.desk.penaltiesAt === 'beforeUma'
        ? 'in the modifiers, before uma'
        : 'off the tournament score';
    report.paragraph(`A chombo takes ${chombo}P (1P is 1,000 points) ${where}.`);
  }
  for (const group of FOUL_GROUPS) {
    const own = fouls.fouls.filter((foul) => foul.group === group);
    if (own.length === 0) continue;
    report.heading(GROUP_WORDS[group]);
    report.table(
      [
        { title: 'Offence', width: 160, isWrapped: true },
        { title: 'Penalty', width: 118, isWrapped: true },
        { title: 'What the rulebook says', width: report.width - 338, isWrapped: true },
        { title: 'Section', width: 60, isWrapped: true },
      ],
      own.map((foul) => [
        foul.title,
        penaltyText(foul, source),
        foul.says,
        foul.section || 'our choice',
      ]),
      { size: 9 },
    );
  }
  return report.finish();
}

/** One for each time it happens, where they differ. */
function penaltyText(foul: ListedFoul, { state }: PaperSource): string {
  const { rules, desk } = state.settings;
  const steps = foul.steps.map((step) => {
    const outcome = outcomeOf(foul, step, rules.values);
    const words = OUTCOME_WORDS[outcome];
    if (outcome === 'chombo') {
      return (step.chombos ?? 1) > 1 ? `${words} ×${step.chombos}` : words;
    }
    if (outcome !== 'points') return words;
    const own = foul.id === 'allLastWrong' || foul.id === 'sheetWrong' ? desk[foul.id] : undefined;
    const value = foul.rule === null ? undefined : rules.values[foul.rule];
    const points = own ?? (typeof value === 'number' ? value : step.points);
    return points === undefined ? words : `${points}P`;
  });
  const ending = foul.effects.includes('perMinute')
    ? ' per minute'
    : foul.effects.includes('eachPlayer')
      ? ' each'
      : '';
  return `${steps.join(', then ')}${ending}`;
}
