// The rulebook's offences and what each costs, on a few pages: for referees and for the wall. Where this event's ruleset
// has a value of its own, that is what is printed.

import { FOUL_GROUPS, type ListedFoul, sourceOfStep } from '@hanchan/rules';
import { chomboPoints, outcomeOf } from '@hanchan/tournament';
import { newReport } from '../pdf/report.ts';
import type { PaperSource } from '../source.ts';

const THOUSAND = 1_000;

export function penaltySummaryPdf(source: PaperSource): Promise<Buffer> {
  const { state, fouls, words } = source;
  const { columns, penalties } = words;
  const report = newReport(source, penalties.title(state.settings.rules.title));
  const chombo = chomboPoints(state.settings.rules.values) / THOUSAND;
  if (chombo > 0) {
    const isBeforeUma = state.settings.desk.penaltiesAt === 'beforeUma';
    report.paragraph(penalties.chombo(chombo, isBeforeUma));
  }
  if (words.rulebookIsEnglish !== '') report.paragraph(words.rulebookIsEnglish);
  for (const group of FOUL_GROUPS) {
    const own = fouls.fouls.filter((foul) => foul.group === group);
    if (own.length === 0) continue;
    report.heading(penalties.groups[group]);
    report.table(
      [
        { title: columns.offence, width: 150, isWrapped: true },
        { title: columns.penalty, width: 92, isWrapped: true },
        { title: columns.says, width: report.width - 302, isWrapped: true },
        { title: columns.section, width: 60, isWrapped: true },
      ],
      own.map((foul) => [
        foul.title,
        penaltyText(foul, source),
        foul.says,
        sectionsOf(foul).join('; ') || words.ourChoice,
      ]),
      { size: 9 },
    );
  }
  return report.finish();
}

/** Where each time of it is spoken of. */
const sectionsOf = (foul: ListedFoul): readonly string[] => [
  ...new Set(foul.steps.map((step) => sourceOfStep(foul, step).section)),
];

/** One for each time it happens, where they differ. */
function penaltyText(foul: ListedFoul, { state, words: { penalties } }: PaperSource): string {
  const { rules, desk } = state.settings;
  const steps = foul.steps.map((step) => {
    const outcome = outcomeOf(foul, step, rules.values);
    const words = penalties.outcomes[outcome];
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
    ? penalties.perMinute
    : foul.effects.includes('eachPlayer')
      ? penalties.each
      : '';
  return `${steps.join(penalties.andThen)}${ending}`;
}
