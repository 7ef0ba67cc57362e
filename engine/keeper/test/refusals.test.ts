// What cannot have happened is refused with the field and the rule, and nothing is written.

import { TENHOU, USPML_FUNDAMENTALS, WDMC_2019, WRC_2022 } from '@hanchan/rulesets';
import { expect, test } from 'vitest';
import { clause } from '../../../proof/spec/support/clause.ts';
import { append, type HandResult, type TableAct } from '../src/index.ts';
import { beginning, draw, handAct, Log, ron, tsumo } from './writing.ts';

const two: HandResult = {
  type: 'ron',
  from: 0,
  wins: [
    { seat: 1, worth: { han: 1, fu: 30 } },
    { seat: 2, worth: { han: 2, fu: 30 } },
  ],
};
const three: HandResult = {
  ...two,
  wins: [...two.wins, { seat: 3, worth: { han: 1, fu: 30 } }],
};
const shown = (hand: string, tile: string, more = {}): HandResult => ({
  type: 'tsumo',
  win: { seat: 1, shown: { hand, tile, ...more } },
});

const CASES: readonly [string, typeof WRC_2022, TableAct, string, string, string | undefined][] = [
  [
    '20 fu on a discard',
    WRC_2022,
    handAct(ron(1, 0, 2, 20)),
    'badFu',
    'wins.0.worth.fu',
    'fu.openPinfu',
  ],
  [
    '20 fu self-drawn with 1 han',
    WDMC_2019,
    handAct(tsumo(1, 1, 20)),
    'tooFewHanForFu',
    'win.worth.han',
    'fu.selfDraw',
  ],
  [
    '25 fu with 1 han',
    WRC_2022,
    handAct(ron(1, 0, 1, 25)),
    'tooFewHanForFu',
    'wins.0.worth.han',
    'fu.sevenPairs',
  ],
  [
    '25 fu self-drawn with 2 han',
    WRC_2022,
    handAct(tsumo(1, 2, 25)),
    'tooFewHanForFu',
    'win.worth.han',
    'fu.sevenPairs',
  ],
  ['35 fu', WRC_2022, handAct(ron(1, 0, 2, 35)), 'badFu', 'wins.0.worth.fu', 'fu.roundTo'],
  [
    'no han',
    WRC_2022,
    handAct(ron(1, 0, 0, 30)),
    'tooFewHan',
    'wins.0.worth.han',
    'win.yakuNeeded',
  ],
  ['no fu below mangan', WRC_2022, handAct(ron(1, 0, 3)), 'fuWanted', 'wins.0.worth.fu', undefined],
  [
    'two yakuman where one is paid',
    WDMC_2019,
    handAct({ type: 'tsumo', win: { seat: 1, worth: { yakuman: 2 } } }),
    'badYakuman',
    'win.worth.yakuman',
    'score.yakumanAddUp',
  ],
  ['two winners under a head bump', WRC_2022, handAct(two), 'headBump', 'wins', 'win.multipleRon'],
  [
    'three winners where that is a draw',
    TENHOU,
    handAct(three),
    'tripleRon',
    'wins',
    'draw.abortive',
  ],
  ['the winner discards', WRC_2022, handAct(ron(1, 1, 2, 30)), 'winnerPays', 'from', undefined],
  [
    'nobody wins',
    WRC_2022,
    handAct({ type: 'ron', from: 0, wins: [] }),
    'noWinner',
    'wins',
    undefined,
  ],
  [
    'neither worth nor tiles',
    WRC_2022,
    handAct({ type: 'tsumo', win: { seat: 1 } }),
    'worthOrTiles',
    'win',
    undefined,
  ],
  [
    'riichi and noten',
    WRC_2022,
    handAct(draw(1), 0, 1),
    'riichiIsTenpai',
    'tenpai',
    'foul.notenRiichi',
  ],
  [
    'riichi where there is none',
    USPML_FUNDAMENTALS,
    handAct(draw(1), 1),
    'riichiNotAllowed',
    'riichi',
    'riichi.allowed',
  ],
  [
    'han where every hand is worth the same',
    USPML_FUNDAMENTALS,
    handAct(ron(1, 0, 2, 30)),
    'noHan',
    'wins.0.worth',
    'score.model',
  ],
  [
    'a chombo where there is none',
    USPML_FUNDAMENTALS,
    handAct({ type: 'chombo', by: [1] }),
    'noChombo',
    'by',
    'penalty.chombo',
  ],
  [
    'a chombo by nobody',
    WRC_2022,
    handAct({ type: 'chombo', by: [] }),
    'nobodyNamed',
    'by',
    undefined,
  ],
  [
    'a draw with a chombo that makes the deal void',
    WRC_2022,
    handAct({ type: 'exhausted', tenpai: [0], chombo: [1] }),
    'chomboRedeals',
    'chombo',
    'penalty.chomboAtDraw',
  ],
  [
    'an offender who is tenpai',
    WDMC_2019,
    handAct({ type: 'exhausted', tenpai: [1], chombo: [1] }),
    'offenderIsTenpai',
    'tenpai',
    'penalty.chomboAtDraw',
  ],
  [
    'nine terminals where they end nothing',
    WRC_2022,
    handAct({ type: 'aborted', reason: 'nineTerminals' }),
    'notAborted',
    'reason',
    'draw.abortive',
  ],
  [
    'four riichi by three',
    TENHOU,
    handAct({ type: 'aborted', reason: 'fourRiichi' }, 0, 1, 2),
    'fourRiichi',
    'riichi',
    'draw.abortive',
  ],
  [
    'a win after four riichi',
    TENHOU,
    handAct(ron(1, 0, 2, 30), 0, 1, 2, 3),
    'fourRiichi',
    'riichi',
    'draw.abortive',
  ],
  [
    'a dead hand that wins',
    WRC_2022,
    { type: 'hand', hand: { riichi: [], dead: [1], result: ron(1, 0, 2, 30) } },
    'deadHand',
    'dead',
    'penalty.deadHand',
  ],
  [
    'twelve tiles',
    WRC_2022,
    handAct(shown('123m456p789s11z', '2z')),
    'tileCount',
    'win.shown.hand',
    undefined,
  ],
  [
    'a fifth tile',
    WRC_2022,
    handAct(shown('1111m234567p999s', '1m')),
    'fifthCopy',
    'win.shown.hand',
    undefined,
  ],
  [
    'no complete hand',
    WRC_2022,
    handAct(shown('123m456p789s1134z', '2z')),
    'notComplete',
    'win.shown.hand',
    undefined,
  ],
  [
    'no yaku',
    WRC_2022,
    handAct(shown('123m456p1z[789s<][555s^]', '1z')),
    'noYaku',
    'win.shown.hand',
    'win.yakuNeeded',
  ],
  [
    'ippatsu without riichi',
    WRC_2022,
    handAct(shown('123m456p789s1123s', '1s', { ippatsu: true })),
    'contradiction',
    'win.shown.ippatsu',
    undefined,
  ],
  [
    'letters that are no tiles',
    WRC_2022,
    handAct(shown('123x', '2z')),
    'notation',
    'win.shown.hand',
    undefined,
  ],
  [
    'points out of nothing',
    WRC_2022,
    { type: 'ruling', ruling: { what: 'move', deltas: [1_000, 0, 0, 0] }, note: 'x' },
    'badAmount',
    'deltas',
    undefined,
  ],
  [
    'a penalty of half a point',
    WRC_2022,
    { type: 'ruling', ruling: { what: 'penalty', seat: 1, points: 0.5 }, note: 'x' },
    'badAmount',
    'points',
    undefined,
  ],
  [
    'a loan given back that was not given',
    WRC_2022,
    { type: 'loan', seat: 1, count: -1 },
    'badAmount',
    'count',
    'table.loan',
  ],
];

test.each(CASES)('%s', (_, ruleset, act, code, field, rule) => {
  const log = new Log(ruleset);
  const before = log.entries;
  const problem = log.try(act);
  expect({ code: problem?.code, field: problem?.field, rule: problem?.rule }).toEqual({
    code,
    field,
    rule,
  });
  expect(problem!.message).toMatch(/\w/);
  expect(log.entries).toBe(before);
});

test('riichi with fewer points than the deposit', () => {
  const log = new Log(TENHOU).hands(ron(0, 1, 5), ron(0, 1, 5));
  log.write({
    type: 'ruling',
    ruling: { what: 'move', deltas: [500, -500, 0, 0] },
    note: 'recount',
  });
  expect(log.table.scores[1]).toBe(200);
  const refused = log.try(handAct(draw(1), 1));
  expect(refused).toMatchObject({
    code: 'riichiNoPoints',
    field: 'riichi',
    rule: 'riichi.needsDeposit',
  });
});

test('a hand that is in doubt can be corrected while the doubt stands', () => {
  const log = new Log(TENHOU).hands(ron(0, 1, 5), draw(0)).write(handAct(draw(1), 1));
  const id = log.entries[3]!.id;
  log.write({ type: 'correct', target: 'e1', act: handAct(ron(0, 1, 11)), reason: 'sanbaiman' });
  expect(log.kept.table.over).not.toBeNull();
  log.write({ type: 'correct', target: 'e1', act: handAct(ron(0, 1, 8)), reason: 'baiman' });
  const line = () => log.kept.lines.find((one) => one.id === id)!;
  expect(line().doubt?.code).toBe('riichiNoPoints');
  log.write({ type: 'correct', target: id, act: handAct(draw(1, 2), 1), reason: 'two tenpai' });
  expect(line().act).toEqual(handAct(draw(1, 2), 1));
});

test('a hand after the end names the rule that ended the match', () => {
  const log = new Log(TENHOU).hands(ron(0, 1, 8), ron(0, 1, 8));
  expect(log.table.over).toEqual({ rule: 'end.bust' });
  expect(log.try(handAct(draw()))).toMatchObject({ code: 'matchOver', rule: 'end.bust' });
});

test('a log begins once, with rules that can be, four names and a time', () => {
  const entry = { id: 'a', by: 'x', at: 0 };
  const begin = beginning(WRC_2022) as Extract<ReturnType<typeof beginning>, { type: 'begin' }>;
  const refused = (act: object) => {
    const answer = append([], { ...entry, act: { ...begin, ...act } });
    return answer.type === 'refused' ? [answer.problem.code, answer.problem.field] : null;
  };
  expect(refused({ rules: { ...begin.rules, 'end.rounds': 9 } })).toEqual([
    'badRules',
    'rules.end.rounds',
  ]);
  expect(refused({ rules: { ...begin.rules, 'dora.indicator': false } })?.[0]).toBe('badRules');
  expect(refused({ rules: { ...begin.rules, nonsense: 1 } })).toEqual([
    'badRules',
    'rules.nonsense',
  ]);
  expect(refused({ names: ['A', '', 'C', 'D'] })).toEqual(['badNames', 'names.1']);
  expect(refused({ minutes: -3 })).toEqual(['badMinutes', 'minutes']);
  expect(refused({})).toBeNull();
  expect(new Log(WRC_2022).try(begin)?.code).toBe('begunTwice');
  expect(append([], { ...entry, act: handAct(draw()) })).toMatchObject({
    problem: { code: 'notBegun' },
  });
});

clause(
  'wdmc-4.1.7.15-01',
  'the dealer’s win of the eighth bonus hand is kept as a yakuman only',
  () => {
    const eighth = () => new Log(WDMC_2019, ...Array.from({ length: 8 }, () => handAct(draw(0))));
    for (const result of [tsumo(0, 1, 30), ron(0, 2, 3, 40)]) {
      const refused = eighth().try(handAct(result));
      expect(refused).toMatchObject({ code: 'paarenchan', rule: 'yaku.paarenchan' });
    }
    const yakuman: HandResult = { type: 'tsumo', win: { seat: 0, worth: { yakuman: 1 } } };
    expect(eighth().try(handAct(yakuman))).toBeNull();
    expect(eighth().try(handAct(tsumo(1, 1, 30)))).toBeNull();
  },
);

clause('wrc-11.1-02', 'a self-drawn 1 han 20 fu is kept: its tile was not kept apart', () => {
  expect(new Log(WRC_2022).try(handAct(tsumo(1, 1, 20)))).toBeNull();
});
