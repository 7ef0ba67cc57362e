// Clauses whose other tests would pass under another answer of the option that cites them: what is seen where that option decides,
// under the document's own rules. `npm run flip` finds them.

import type { RuleValues } from '@hanchan/rules';
import { findRuleset, GENERAL, USPML_FUNDAMENTALS, WDMC_2019, WRC_2022 } from '@hanchan/rulesets';
import { expect } from 'vitest';
import { FOUL_ROWS } from '../../../../proof/spec/options/foulRows.ts';
import { MATCH_ROWS } from '../../../../proof/spec/options/matchRows.ts';
import { PLAY_ROWS } from '../../../../proof/spec/options/playRows.ts';
import { SCORING_ROWS } from '../../../../proof/spec/options/scoringRows.ts';
import { clause } from '../../../../proof/spec/support/clause.ts';
import { Table } from '../../../../proof/spec/support/playTable.ts';
import { answerOf, holding, throws } from '../../../../proof/spec/support/sixBooks.ts';
import { NOTHING, PINFU } from '../../../../proof/spec/support/sixHands.ts';
import { rowsOf } from '../../../../proof/spec/support/table.ts';
import { PAGE_ROWS } from './pageRows.ts';

const ROWS = [...PLAY_ROWS, ...MATCH_ROWS, ...FOUL_ROWS, ...PAGE_ROWS, ...SCORING_ROWS];

/** `clauses | what it shows | option, with the number of its row if it has several | what is seen` */
function held(book: string, text: string): void {
  for (const [ids, title, option, seen] of rowsOf(text)) {
    const [key, number = '0'] = option!.split('#') as [string, string?];
    const { see } = ROWS.filter((row) => row.key === key)[Number(number)]!;
    clause(ids!.split(' '), title!, () => {
      expect(see(findRuleset(book)!.values)).toBe(seen);
    });
  }
}

held(
  'wrc-2022',
  `
  wrc-6.2-01 wrc-6.2.1-01 wrc-6.2.2-01 | winds are drawn at the table; no plan prescribes them | table.seating | drawn drawnAtTable
  wrc-7.2-04 wrc-3.4-07 | tiles come from the wall in its order, nobody picks one | wall.build | turn
  wrc-7.3-01 | two dice open the wall | wall.dice | 2 dice
  wrc-3.3-09 | a wait for a fifth copy is none, though three of them lie in a pon | win.fifthCopy | noten
  wrc-8.13-04 | the indicator follows the replacement at once | dora.kanReveal | kanDeclared drew indicatorTurned
  wrc-8.5.1-01 wrc-8-12 | the player whose turn comes next may call a sequence | calls.chi | chi
  wrc-8.2-06 wrc-8.2-07 | of calls that are heard apart the first stands | calls.precedence | chi
  wrc-8.9.1-01 | a concealed quad in riichi leaves waits and readings as they were | riichi.concealedKan | yes kanChangesHand kanChangesHand
  wrc-9.1-01 | of two who call one tile the nearer is paid alone, counters and deposits | win.multipleRon | E 2+3
  wrc-8.11.1-03 | a robbed quad was never made: Unbroken stands beside it | win.ippatsuOnRobbedKan | 3 han 40 fu 5200
  wrc-9.5-02 | East who is tenpai at a draw stays | dealer.staysOn | stays
  wrc-5-06 | of equal totals the one with more first places is ahead | ranking.tournamentTies | 8:1 5:2 1:3-4 4:3-4 2:5-6 3:5-6 6:7 7:8, 2 tosses
  wrc-13.3-22 | twelve minutes late is more than ten | penalty.lateForfeitAfter | 30 and replaced
  wrc-10.1-05 wrc-10.1-02 | the signal is due after ninety minutes, where nothing else is agreed | clock.minutes | 90
  wrc-11.5.1-06 | with a plain pair and an open wait it is Pinfu | yaku.pinfu | 1 han 30 fu 1000
  wrc-11.5.6-05 | without a quad the tiles are Nine Gates | yaku.chuuren_poutou | yakuman 32000
`,
);

held(
  'wdmc-2019',
  `
  wdmc-2.4-01 | tiles come from the walls in their order | wall.build | turn
  wdmc-1.6-01 | there is no fifth copy to wait for, wherever the four lie | win.fifthCopy | noten
  wdmc-1.7-04 | a kan was declared, so a win that robs it is no blessing | win.manOnRobbedKan | 1 han 40 fu 1300
  wdmc-3.5.4-01 | a winner who did not keep the tile apart is paid as usual, fu for the wait included | win.tileNotApart#1 | 1 han 30 fu 1100
  wdmc-2.7-01 | the tile after the indicator is a dora | dora.indicator | 3 han 20 fu 2600
  wdmc-3.4.1-01 | pon goes before a chi that was heard first | calls.precedence | pon
  wdmc-3.5.1-08 | a declaration that nobody wins on costs its stick | riichi.deposit | 29000
  wdmc-4.1.6.1-02 | seven different pairs are a hand | win.sevenPairs | 3 han 25 fu 3200
  wdmc-3.3.2-02 | a replacement tile is never the last of the wall | win.haiteiOnReplacement | 1 han 40 fu 1500
  wdmc-4.3.1-01 | han and fu make the points | score.model | 1 han 20 fu 700
  wdmc-3.6-04 | one tenpai is paid by three | draw.notenTotal | 3000 -1000 -1000 -1000
  wdmc-3.7.2-05 | with the lead the win ends the match | end.dealerLeads | over S4
  wdmc-p2.5-01 | equal scores share what their places add | ranking.ties | 16 16 -16 -16
  wdmc-p2.8-11 | no number of tiles decides it, the judge does | foul.exposedTiles#6 | nothing
  wdmc-3.10-01 | what Part 2 says of a false win that was not shown holds | penalty.falseWin#1 | deadHand
  wdmc-p2.7-06 | who is replaced for being late pays for that beside it | penalty.lateForfeit | 20 and replaced
  wdmc-p2.4.1-02 | time runs out after ninety minutes | clock.minutes | 90
  wdmc-4.1.1.4-02 | without a call before it, it is double | yaku.double_riichi | 2 han 40 fu 2600
  wdmc-4.1.7.13-03 | without a quad the first draw is enough | yaku.chiihou | yakuman 32000
`,
);

held(
  'ema-2008',
  `
  ema-temp-03 | a missed win bars the next discard, and a call in between ends that | furiten.missed | furiten yes
  ema-draw-01 | a hand that waits for a fifth copy is noten | win.fifthCopy | noten
  ema-seat-01 | an abortive draw leaves East where East is | draw.abortiveDealer | stays
  ema-chombo-10 | a chombo that comes to light at a draw is dealt again too | penalty.chomboAtDraw | dealVoided
`,
);

held(
  'uspml-fundamentals',
  `
  uspml-setup-02 | no winds are drawn: who sits where is given | table.seating | balanced prescribed
  uspml-end-02 | the last discard may still be claimed | calls.lastDiscard | ron pon pass
  uspml-turn-02 | nobody declares riichi in a turn | riichi.allowed | refused riichi.allowed
  uspml-dealpass-04 | a dealer who is ready keeps the deal | dealer.staysOn | stays
  uspml-winner-01 | points count as they are | ranking.returnPoints | 44.98 30.98 23.98 19.98
  uspml-victory-02 uspml-ron-02 | a false victory is proposed as a warning | penalty.falseWin#3 | warning
`,
);

held(
  'general',
  `
  gen-play-02 | winds are not drawn: the first dealer is | table.seating | balanced prescribed
  gen-call-05 gen-kan-04 | the replacement comes from the dead wall, and no live tile moves there | wall.refill | 69 left
  gen-call-07 | pon goes before a chi that was heard first | calls.precedence | pon
  gen-kan-02 | a declared kan is not open, and may be robbed | kan.robConcealed | ron pass, ron pass
  gen-open-04 | a triplet that a discard completed counts as concealed | win.ronTriplet | 2 han 50 fu 3200
  gen-play-04 | a dealer who wins deals on, in the last deal and with the lead too | end.dealerLeads | S4 over
`,
);

/** East declares; four turns later nobody has called and East holds a drawn tile. */
function afterRiichi(rules: RuleValues): Table {
  const hands = { E: PINFU, S: NOTHING, W: NOTHING, N: NOTHING };
  const table = new Table(rules, { hands, draws: '9m8s8s8s5z' }).do('E riichi 9m').passAll();
  return table.do('S discards 8s', 'W discards 8s', 'N discards 8s').passAll();
}

for (const [ids, { values }] of [
  ['wrc-8.9-07', WRC_2022],
  ['wdmc-3.5.1-11', WDMC_2019],
  ['gen-riichi-07', GENERAL],
] as const) {
  clause(ids, 'after a declaration the drawn tile is the only discard', () => {
    expect(afterRiichi(values).offers('E')).toEqual(['discards 5z']);
  });
}

clause('uspml-pon-03', 'what stays in the hand may be discarded, a third copy too', () => {
  const { values } = USPML_FUNDAMENTALS;
  const hands = { E: NOTHING, S: '555z123m456p19p1z3s' };
  const table = throws(holding(values, { hands, draws: '5z' }), 'E', '5z').do('S pon');
  expect(answerOf(table, 'S discards 5z')).toBe('yes');
  expect(table.do('S discards 5z').state('S').melds[0]!.tiles).toHaveLength(3);
});
