// What players ask before they sit down, answered by this event's ruleset, each with its section.

import { optionOf, type RuleKey } from '@hanchan/rules';
import { newReport } from '../pdf/report.ts';
import type { PaperSource } from '../source.ts';

const ASKED: Readonly<Record<string, readonly RuleKey[]>> = {
  'Table and time': [
    'table.startingPoints',
    'table.seating',
    'table.loan',
    'tiles.redFives',
    'clock.minutes',
    'clock.beforeStart',
    'clock.bellBetweenDeals',
    'clock.chomboAfterBell',
  ],
  'End and ranking': [
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
  'Dora and riichi': [
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
  'Calls and wins': [
    'calls.swap',
    'calls.lastDiscard',
    'win.multipleRon',
    'win.sevenPairs',
    'liability.yaku',
  ],
  Scoring: [
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
  'Draws and dealer': [
    'draw.notenTotal',
    'draw.abortive',
    'draw.tenpaiNeedsYaku',
    'dealer.staysOn',
    'nagashi.countsAs',
  ],
  Penalties: ['penalty.chombo', 'penalty.latePerMinute', 'penalty.lateForfeitAfter'],
};

export function rulesSummaryPdf({ state, cite }: PaperSource): Promise<Buffer> {
  const { rules } = state.settings;
  const report = newReport(state, `Rules in short, ${rules.title}`);
  for (const [title, keys] of Object.entries(ASKED)) {
    report.heading(title);
    report.table(
      [
        { title: 'Question', width: 210, isWrapped: true },
        { title: 'Answer', width: report.width - 290, isWrapped: true },
        { title: 'Section', width: 80, isWrapped: true },
      ],
      keys.map((key) => {
        const { question, words } = optionOf(key);
        return [question, words(rules.values[key]), cite(key)];
      }),
      { size: 9 },
    );
  }
  return report.finish();
}
