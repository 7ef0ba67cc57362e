// Part 2, 8 and Part 3, 3.10 and 3.11: fouls at an unassisted table, and the judge's rulings.

import { resultOf, rule } from '@hanchan/game';
import { cite } from '@hanchan/rules';
import { WDMC_2019 } from '@hanchan/rulesets';
import { tableResult } from '@hanchan/tournament';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { afterSwapChi, afterWrongChi, beforeBet } from '../support/foulCases.ts';
import { foulsAt, penaltiesOf, unassisted } from '../support/foulTable.ts';
import type { Setup } from '../support/playTable.ts';
import { expectProposed, RefereeDesk, saidOf, told } from '../support/refereeDesk.ts';

const RULES = WDMC_2019.values;
const START = [30_000, 30_000, 30_000, 30_000];
const NOTHING = { warnings: 0, tournamentPoints: 0, modifier: 0 };
/** Twelve thousand in the column of modifiers. */
const CHONBO = { ...NOTHING, modifier: 12_000 };

const table = (setup: Setup = {}) => unassisted(RULES, setup);

/** The judge's list at an event. */
const judge = () => new RefereeDesk(WDMC_2019);

/** The column of modifiers once everybody ends a hanchan as they began it. */
function modsOf({ event }: RefereeDesk, round: number) {
  event.sign(round, 1, [1, 2, 3, 4], [30_000, 30_000, 30_000, 30_000]);
  const state = event.state();
  const { rows } = tableResult(state, state.rounds[round - 1]!.tables[0]!)!;
  return rows.map(({ mods }) => mods);
}

/** Discards that rule nagashi mangan out. */
const PLAIN = { E: '2m', S: '2m', W: '2m', N: '2m' };
/** Waits for 3p and 6p with pinfu. */
const PINFU = '123m456m789s4566p';

// What a chonbo is

clause(
  ['wdmc-p2.8-28', 'wdmc-3.10-01', 'wdmc-p1-15', 'T31'],
  'a chonbo takes 12,000 off the final score; no points move at the table',
  () => {
    const at = table({ turn: 'S' }).do('S tsumo');
    expect(at.scores).toEqual(START);
    expect(at.match.penalties).toEqual([NOTHING, CHONBO, NOTHING, NOTHING]);
    const result = resultOf([34_000, 30_000, 30_000, 26_000], RULES, [
      CHONBO,
      NOTHING,
      NOTHING,
      NOTHING,
    ]);
    expect(result.scores).toEqual([22_000, 30_000, 30_000, 26_000]);
  },
);

clause(
  ['wdmc-p2.8-08', 'W16'],
  'a false win that was shown: the deal is played again with the same winds and bonus',
  () => {
    const at = table(beforeBet(3));
    at.do('S riichi 9m', 'W tsumo');
    expect(foulsAt(at)).toEqual(['W falseWin: chombo']);
    expect(at.last('fouled').rule).toBe('foul.falseWin');
    expect(at.match).toMatchObject({ scores: START, deposits: 1, counters: 2, dealer: 3 });
    expect(penaltiesOf(at, 'W')).toEqual(CHONBO);
    expect(at.deal().last('dealStarted')).toMatchObject({ dealer: 3, counters: 2, round: 0 });
  },
);

clause(
  ['wdmc-p2.8-07', 'W15'],
  'a false win taken back before tiles are shown is a dead hand, shown it is a chonbo: as often as it happens',
  () => {
    const at = judge();
    expect(told(at.gives('falseWinHidden'))).toEqual(['deadHand', 0, 1]);
    expect(told(at.gives('falseWinHidden'))).toEqual(['deadHand', 0, 2]);
    expect(told(at.gives('falseWin'))).toEqual(['chombo', 12_000, 1]);
    expect(at.proposes('falseWinHidden').source.clauses).toEqual(['wdmc-p2.8-07']);
    // The hand that the judge declares dead plays on without a win, and no points change.
    const dead = table({ turn: 'S', hands: { S: PINFU }, draws: '3p' }).do('referee deadHand S');
    expect(dead.can('S', 'tsumo')).toBe(false);
    expect(dead.match).toMatchObject({ phase: 'playing', scores: START });
    expect(penaltiesOf(dead, 'S')).toEqual(NOTHING);
  },
);

clause(
  ['wdmc-3.9.1-02', 'wdmc-1.7-06', 'W15'],
  'ron while furiten, with the hand shown, is a chonbo',
  () => {
    const at = table({ hands: { S: PINFU }, discards: { S: '6p' }, draws: '3p' });
    at.do('E discards 3p', 'S ron');
    expect(foulsAt(at)).toEqual(['S falseWin: chombo']);
    expect(penaltiesOf(at, 'S')).toEqual(CHONBO);
    const { rule, case: one } = at.last('fouled');
    expect(cite(WDMC_2019, rule, one).section).toBe('Part 3, 3.9.1; Part 2, 8');
  },
);

clause('wdmc-p2.8-08', 'beside a valid ron it is only warned; the win stands', () => {
  const at = table({ hands: { N: PINFU }, draws: '3p' }).do('E discards 3p', 'S ron & N ron');
  expect(foulsAt(at)).toEqual(['S falseWin: warning']);
  expect(at.last('won').seat).toBe(3);
});

// Riichi

clause(
  ['wdmc-p2.8-01', 'wdmc-1.7-06', 'W16'],
  'a false riichi seen at a draw: the draw stands, the offender is noten, the stick stays',
  () => {
    const at = table({ live: 8, hands: { S: PINFU }, discards: PLAIN });
    at.do('E riichi drawn').drain();
    expect(foulsAt(at)).toEqual(['E notenRiichi: chombo']);
    expect(penaltiesOf(at, 'W')).toEqual(NOTHING);
    expect(at.match.penalties[0]).toEqual(CHONBO);
    const { tenpai, deltas, shown } = at.last('drawn');
    expect(tenpai).toEqual([1]);
    expect(deltas).toEqual([-1_000, 3_000, -1_000, -1_000]);
    expect(shown[0]).not.toBeNull();
    expect(at.last('dealEnded')).toMatchObject({ dealerStays: false, counters: 1, deposits: 1 });
    expect(at.count('dealVoided')).toBe(0);
  },
);

clause(['W17', 'wdmc-p2.8-01'], 'if another player wins, it never has to be shown', () => {
  const at = table({ hands: { N: PINFU }, draws: '9m3p' });
  at.do('E riichi 9m', 'S discards 3p', 'N ron');
  expect(at.count('fouled')).toBe(0);
  expect(at.match.penalties[0]).toEqual(NOTHING);
});

clause('wdmc-1.7-06', 'its owner going out shows it: a chonbo', () => {
  const at = table({ turn: 'S', draws: '9m' });
  at.do('S riichi 9m', 'W discards drawn', 'S ron');
  expect(foulsAt(at)).toEqual(['S falseWin: chombo']);
});

clause('wdmc-p2.8-27', 'what is not listed we judge as WRC 2022 does', () => {
  const open = table({ hands: { E: '456m789s4566p[123m<]' }, draws: '9m' }).do('E riichi 9m');
  expect(foulsAt(open)).toEqual(['E openRiichi: deadHand']);
  const inRiichi: Setup = { hands: { S: PINFU }, turn: 'S', riichi: ['S'], discards: PLAIN };
  const discard = table({ ...inRiichi, draws: '9m', live: 8 });
  expect(foulsAt(discard.do('S discards 1m'))).toEqual(['S riichiDiscard: deadHand']);
  // Nobody can say any more what it was, so it costs at a draw what a false riichi does; nor is that listed.
  discard.drain();
  expect(foulsAt(discard).at(-1)).toBe('S notenRiichi: chombo');
  const { rule, case: one } = discard.last('fouled');
  expect(cite(WDMC_2019, rule, one).status).toBe('ourChoice');
  expect(saidOf(judge().proposes('riichiDiscard'), 'chomboAtDraw')).not.toBeNull();
  const call = table({ hands: { S: '123m456m789s4599p' }, riichi: ['S'], draws: '9p' });
  expect(foulsAt(call.do('E discards 9p', 'S pon 9p9p'))).toEqual(['S riichiCall: deadHand']);
  const setup: Setup = {
    turn: 'S',
    riichi: ['S'],
    hands: { S: '4445m123p456p789s' },
    live: 8,
    discards: PLAIN,
  };
  const kan = table({ ...setup, draws: '4m' })
    .do('S kan 4m')
    .drain();
  expect(foulsAt(kan)).toEqual(['S riichiKan: chombo']);
  expect(kan.last('drawn').tenpai).not.toContain(1);
});

// Calls

clause(
  ['wdmc-p2.8-02', 'wdmc-p2.8-04'],
  'a meld of wrong tiles that is not noticed before the discard kills the hand',
  () => {
    const at = afterWrongChi(RULES);
    expect(at.state('S').isDead).toBe(false);
    at.do('S discards 1z');
    expect(foulsAt(at)).toEqual(['S invalidGroup: deadHand']);
    expect(at.last('fouled').rule).toBe('foul.invalidGroup');
  },
);

clause(
  ['wdmc-p2.8-02', 'wdmc-p2.8-03'],
  'a call that is put right before tiles are laid costs nothing',
  () => {
    const at = table({ draws: '9m' }).do('E discards 9m', 'N pon');
    expect(foulsAt(at)).toEqual(['N emptyCall: nothing']);
    expect(at.state('N')).toMatchObject({ isDead: false, melds: [] });
    expect(penaltiesOf(at, 'N')).toEqual(NOTHING);
  },
);

clause('wdmc-p2.8-05', 'after chi 4s with 56s the discard of 7s kills the hand', () => {
  const at = afterSwapChi(RULES).do('S discards 7s');
  expect(foulsAt(at)).toEqual(['S swapDiscard: deadHand']);
});

clause('wdmc-p2.8-06', 'after pon the discard of the fourth copy kills the hand', () => {
  const at = table({ hands: { S: '999p258m147s1234z' }, draws: '9p' });
  at.do('E discards 9p', 'S pon 9p9p', 'S discards 9p');
  expect(foulsAt(at)).toEqual(['S swapDiscard: deadHand']);
});

// Dead hands

clause(
  ['wdmc-p2.8-29', 'wdmc-3.11-01', 'W37'],
  'a dead hand draws and discards: no chi, pon, kan, riichi, ron or tsumo',
  () => {
    const at = table({ hands: { E: '1111m456m789s456p' }, draws: '6p' }).do('referee deadHand E');
    expect(at.offers('E').every((offer) => offer.startsWith('discards'))).toBe(true);
    const complete = table({ hands: { E: PINFU, S: '99m147p258s1234z5z' }, draws: '3p' });
    complete.do('referee deadHand E', 'referee deadHand S');
    expect(complete.can('E', 'tsumo')).toBe(false);
    complete.do('E discards 1m');
    expect(complete.offers('S')).toEqual(['pass']);
  },
);

clause('W37', 'a call or kan with it is void and costs nothing; a stake already paid stays', () => {
  const at = table({ hands: { S: '123m456m789s4599p' }, turn: 'S', draws: '9m9p' });
  at.do('S riichi 9m').passAll().do('referee deadHand S', 'W discards 9p', 'S pon 9p9p');
  expect(foulsAt(at)).toEqual(['S deadHandCall: nothing']);
  expect(at.match.deposits).toBe(1);
  expect(at.state('S').melds).toEqual([]);
  const riichi = table({ hands: { E: PINFU }, draws: '9m' });
  riichi.do('referee deadHand E', 'E riichi 9m').passAll();
  expect(riichi.count('riichiAccepted')).toBe(0);
});

clause('wdmc-p2.8-08', 'a win declared and shown with it is a chonbo', () => {
  const at = table({ hands: { E: PINFU }, draws: '3p' }).do('referee deadHand E', 'E tsumo');
  expect(foulsAt(at)).toEqual(['E falseWin: chombo']);
  expect(told(judge().proposes('deadHandWin'))).toEqual(['chombo', 12_000, 1]);
});

clause(
  ['wdmc-p2.8-30', 'wdmc-3.11-02', 'T45'],
  'a dealer with a dead tenpai hand pays noten at a draw and loses the deal',
  () => {
    const at = table({ live: 4, hands: { E: PINFU, S: '123m456m789s2344p' }, draws: '9m' });
    at.do('referee deadHand E', 'E discards 9m').drain();
    expect(at.last('drawn').tenpai).toEqual([1]);
    expect(at.last('drawn').deltas).toEqual([-1_000, 3_000, -1_000, -1_000]);
    expect(at.last('dealEnded').dealerStays).toBe(false);
  },
);

// The judge

clause(
  'wdmc-p2.8-09',
  'a tile drawn from the wrong place is shown and announced; the first time that is all',
  () => {
    const first = judge().gives('wrongDraw');
    expect(told(first)).toEqual(['nothing', 0, 1]);
    expect(first.kind).toBe('noted');
    expect(first.source.clauses).toEqual(['wdmc-p2.8-09']);
    expect(saidOf(first, 'announced')).toBe('Part 2, 8: wdmc-p2.8-09');
  },
);

clause(
  ['wdmc-p2.8-10', 'wdmc-1.7-05'],
  'the second wrong draw in a hanchan kills the hand; another player’s, or one in the next, is a first',
  () => {
    const at = judge();
    at.gives('wrongDraw', 2);
    expect(told(at.proposes('wrongDraw', 3))).toEqual(['nothing', 0, 1]);
    const second = at.gives('wrongDraw', 2);
    expect(told(second)).toEqual(['deadHand', 0, 2]);
    expect(second.source.clauses).toEqual(['wdmc-p2.8-10']);
    expect(told(at.gives('wrongDraw', 2))).toEqual(['deadHand', 0, 3]);
    expect(told(at.nextHanchan().gives('wrongDraw', 2))).toEqual(['nothing', 0, 1]);
  },
);

clause(
  ['wdmc-p2.8-15', 'W14'],
  'too many or too few tiles: a dead hand that stays as it is, and no chonbo however often',
  () => {
    const at = judge();
    const effects = { notCorrected: 'Part 2, 8: wdmc-p2.8-15' };
    expectProposed(at.gives('tileCount'), ['deadHand', 0, 1], effects);
    expect(told(at.gives('tileCount'))).toEqual(['deadHand', 0, 2]);
  },
);

clause(
  ['wdmc-p2.8-11', 'wdmc-p2.8-12', 'W14'],
  'a deal that cannot go on is played again, and the offender has a chonbo',
  () => {
    const at = table({ counters: 3, deposits: 1, dealer: 2 }).do('referee chombo N');
    expect(at.match).toMatchObject({ counters: 3, deposits: 1, dealer: 2, scores: START });
    expect(penaltiesOf(at, 'N')).toEqual(CHONBO);
  },
);

clause('wdmc-p2.8-13', 'tiles knocked over while building: a new wall without a penalty', () => {
  const at = table().do('referee redeal');
  expect(at.match.phase).toBe('awaitingDeal');
  expect(at.match.penalties).toEqual([NOTHING, NOTHING, NOTHING, NOTHING]);
});

clause(
  ['wdmc-p2.8-19', 'wdmc-p2.8-20', 'wdmc-p2.8-21'],
  'a ringing phone over the event: put away, then a chonbo, then a double one each time',
  () => {
    const at = judge();
    const first = at.gives('phone', 2);
    expect(told(first)).toEqual(['warning', 0, 1]);
    expect(first.source.clauses).toContain('wdmc-p2.8-19');
    const second = at.nextHanchan().gives('phone', 2);
    expect(told(second)).toEqual(['chombo', 12_000, 2]);
    expect(second.source.clauses).toEqual(['wdmc-p2.8-20']);
    // Somebody else's phone rings for the first time.
    expect(told(at.proposes('phone', 4))).toEqual(['warning', 0, 1]);
    const third = at.nextHanchan().gives('phone', 2);
    expect(told(third)).toEqual(['chombo', 24_000, 3]);
    expect(third.source.clauses).toEqual(['wdmc-p2.8-21']);
    expect(told(at.gives('phone', 2))).toEqual(['chombo', 24_000, 4]);
    expect(modsOf(at, 3)).toEqual([0, -48_000, 0, 0]);
  },
);

clause(
  ['wdmc-p2.8-20', 'wdmc-p2.8-28'],
  'a phone that rings again costs a chonbo and nothing else: no new deal, no question about a win',
  () => {
    const at = judge();
    at.gives('phone', 2);
    const ids = at.proposes('phone', 2).consequences.map(({ id }) => id);
    expect(ids).toEqual(['beforeUma', 'playGoesOn', 'tableUnchanged']);
  },
);

clause(
  'W16',
  'a false riichi found at a draw: the draw stands, and no deal is played again',
  () => {
    const ids = judge()
      .proposes('notenRiichi')
      .consequences.map(({ id }) => id);
    expect(ids).toContain('drawStands');
    for (const id of ['redeal', 'sameWinds', 'sameCounters', 'depositsBack', 'overAtTimeUp']) {
      expect(ids).not.toContain(id);
    }
  },
);

clause(
  ['wdmc-p2.8-27', 'wdmc-p2.8-25', 'wdmc-p2.8-23', 'wdmc-p2.7-01', 'wdmc-p2.7-03'],
  'anything else is a ruling with a note, told to the table',
  () => {
    const ruling = { type: 'penalty', seat: 1, points: 5, note: 'passing information' } as const;
    const step = rule(table().match, ruling);
    expect(step.ok && step.value.events[0]).toEqual({ type: 'ruled', ruling });
    expect(step.ok && step.value.match.penalties[1].modifier).toBe(5_000);
  },
);

clause(
  'wdmc-p2.8-26',
  'for passing information nothing is proposed; the judge gives any penalty, by severity',
  () => {
    const at = judge();
    const proposed = at.proposes('passingInformation', 2);
    expect(proposed).toMatchObject({ outcome: 'discretion', kind: null, points: 0 });
    expect(proposed.consequences.map(({ id }) => id)).toContain('bySeverity');
    const given = (['warning', 'points', 'chombo', 'disqualification'] as const).map((kind) => {
      const where = { round: 1, table: 1, foul: 'passingInformation' };
      at.event.penalise(2, kind === 'points' ? 5_000 : 0, where, kind);
      return kind;
    });
    const known = [...at.event.state().penalties.values()];
    expect(known.map(({ kind }) => kind)).toEqual(given);
    const { repeats } = at.proposes('passingInformation', 2);
    expect(repeats).toEqual({ inHanchan: 4, inEvent: 4 });
  },
);

clause('wdmc-p2.8-27', 'a ruling stands: nothing in play takes it back', () => {
  const at = table({ live: 4 }).do('referee penalty S 3', 'referee deadHand S').drain();
  expect(at.match.penalties[1].modifier).toBe(3_000);
  expect(at.deal().match.penalties[1].modifier).toBe(3_000);
});

clause(
  'wdmc-p2.4.1-03',
  'a chonbo after time ends the match: there is no time to deal again',
  () => {
    expect(table().do('bell', 'E tsumo').match.phase).toBe('over');
    expect(table().do('E tsumo', 'bell').match.phase).toBe('over');
  },
);
