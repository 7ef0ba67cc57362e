// What players ask before they sit down, answered by this event's ruleset, each with its section.

import { optionOf, type RuleKey } from '@hanchan/rules';
import { newReport } from '../pdf/report.ts';
import type { PaperSource } from '../source.ts';
import type { Words } from '../words/index.ts';

const ASKED: Readonly<Record<keyof Words['rules']['parts'], readonly RuleKey[]>> = {
  table: [
    'table.startingPoints',
    'table.seating',
    'table.loan',
    'riichi.loan',
    'tiles.redFives',
    'clock.minutes',
    'clock.beforeStart',
    'clock.bellBetweenDeals',
    'clock.chomboAfterBell',
  ],
  end: [
    'end.rounds',
    'end.extension',
    'end.dealerLeads',
    'end.bust',
    'end.deposits',
    'ranking.returnPoints',
    'ranking.uma',
    'ranking.oka',
    'ranking.ties',
    'ranking.tournamentTies',
  ],
  riichi: [
    'dora.indicator',
    'dora.kan',
    'dora.ura',
    'dora.kanUra',
    'dora.kanReveal',
    'riichi.allowed',
    'riichi.liveTiles',
    'riichi.concealedKan',
    'furiten.missed',
  ],
  calls: ['calls.swap', 'calls.lastDiscard', 'win.multipleRon', 'win.sevenPairs', 'liability.yaku'],
  scoring: [
    'score.limits',
    'score.countedYakuman',
    'score.roundUpToMangan',
    'score.yakumanAddUp',
    'fu.selfDrawWithPinfu',
    'fu.doubleWindPair',
    'payment.counter',
    'payment.countersTo',
    'payment.depositsTo',
  ],
  draws: [
    'draw.notenTotal',
    'draw.abortive',
    'draw.tenpaiNeedsYaku',
    'dealer.staysOn',
    'nagashi.countsAs',
  ],
  penalties: ['penalty.chombo', 'penalty.latePerMinute', 'penalty.lateForfeitAfter'],
};

export function rulesSummaryPdf(source: PaperSource): Promise<Buffer> {
  const { cite, words } = source;
  const { rules } = source.state.settings;
  const report = newReport(source, words.rules.title(rules.title));
  if (words.rulebookIsEnglish !== '') report.paragraph(words.rulebookIsEnglish);
  for (const [part, keys] of Object.entries(ASKED)) {
    report.heading(words.rules.parts[part as keyof typeof ASKED]);
    report.table(
      [
        { title: words.columns.question, width: 210, isWrapped: true },
        { title: words.columns.answer, width: report.width - 290, isWrapped: true },
        { title: words.columns.section, width: 80, isWrapped: true },
      ],
      keys.map((key) => {
        const { question, words: answer } = optionOf(key);
        return [question, answer(rules.values[key]), cite(key)];
      }),
      { size: 9 },
    );
  }
  return report.finish();
}
