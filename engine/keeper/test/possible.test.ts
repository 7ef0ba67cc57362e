// Which deals can have gone as they were told, and which cannot.

import { EMA_2008, TENHOU, USPML_FUNDAMENTALS, WDMC_2019, WRC_2022 } from '@hanchan/rulesets';
import { describe, expect, test } from 'vitest';
import type { Act, HandResult, KeptRuling, PlayedHand, TableAct } from '../src/index.ts';
import { draw, handAct, Log, ron } from './writing.ts';

const END = { type: 'end', note: '' } as const;
const ruled = (ruling: KeptRuling): TableAct => ({ type: 'ruling', ruling, note: 'x' });
const handOf = (hand: PlayedHand): TableAct => ({ type: 'hand', hand });
const said = (log: Log, act: Act) => {
  const problem = log.try(act);
  return problem === null ? 'taken' : `${problem.code} ${problem.field} ${problem.rule ?? '-'}`;
};

describe('a deal can have gone so', () => {
  const four = [0, 1, 2, 3] as const;
  const TAKEN: readonly [string, typeof WRC_2022, TableAct][] = [
    ['four riichi end it', TENHOU, handAct({ type: 'aborted', reason: 'fourRiichi' }, ...four)],
    ['four riichi and a foul', EMA_2008, handAct({ type: 'chombo', by: [1] }, ...four)],
    ['four riichi and no fault', TENHOU, handAct({ type: 'redeal' }, ...four)],
    ['four riichi played on', WRC_2022, handAct(draw(...four), ...four)],
    ['three riichi and a win', TENHOU, handAct(ron(1, 0, 2, 30), 0, 1, 2)],
    ['a dead hand beside a win', WRC_2022, handOf({ riichi: [], dead: [2], result: ron(1, 0, 5) })],
    [
      'a dead hand and a foul',
      WRC_2022,
      handOf({ riichi: [], dead: [2], result: { type: 'chombo', by: [2] } }),
    ],
    ['in riichi and tenpai', WRC_2022, handAct(draw(0, 1), 0, 1)],
    ['in riichi and a foul', WDMC_2019, handAct({ type: 'exhausted', tenpai: [], chombo: [1] }, 1)],
    ['nagashi by a noten player', WDMC_2019, handAct({ type: 'nagashi', by: [1], tenpai: [2] }, 2)],
    ['no foul', WRC_2022, handAct({ type: 'exhausted', tenpai: [1], chombo: [] })],
    ['nine terminals', TENHOU, handAct({ type: 'aborted', reason: 'nineTerminals' }, 1)],
    ['two winners', WDMC_2019, handAct(two())],
    ['two winners where three are a draw', TENHOU, handAct(two())],
    ['three winners', WDMC_2019, handAct(two(3))],
  ];
  function two(...more: 3[]): HandResult {
    const wins = [1, 2, ...more].map((seat) => ({ seat: seat as 1, worth: { han: 1, fu: 30 } }));
    return { type: 'ron', from: 0, wins };
  }
  test.each(TAKEN)('%s', (_, ruleset, act) => {
    expect(said(new Log(ruleset), act)).toBe('taken');
  });

  const dead = (result: HandResult) => handOf({ riichi: [], dead: [1], result });
  const shown = { hand: '123m456p789s11z11p', tile: '1p' };
  const REFUSED: readonly [string, typeof WRC_2022, TableAct, string][] = [
    [
      'a dead hand draws its win',
      WRC_2022,
      dead({ type: 'tsumo', win: { seat: 1, worth: { yakuman: 1 } } }),
      'deadHand dead penalty.deadHand',
    ],
    ['a dead hand is tenpai', WRC_2022, dead(draw(1)), 'deadHand dead penalty.deadHand'],
    [
      'a dead hand has nagashi',
      WDMC_2019,
      dead({ type: 'nagashi', by: [1], tenpai: [] }),
      'deadHand dead penalty.deadHand',
    ],
    [
      'a dead hand is tenpai at nagashi',
      WDMC_2019,
      dead({ type: 'nagashi', by: [2], tenpai: [1] }),
      'deadHand dead penalty.deadHand',
    ],
    ['a dead hand where there is none', TENHOU, dead(draw(0)), 'noDeadHands dead penalty.deadHand'],
    [
      'nagashi where there is none',
      WRC_2022,
      handAct({ type: 'nagashi', by: [1], tenpai: [] }),
      'noNagashi by yaku.nagashi_mangan',
    ],
    [
      'nagashi by nobody',
      WDMC_2019,
      handAct({ type: 'nagashi', by: [], tenpai: [] }),
      'nobodyNamed by -',
    ],
    [
      'nagashi and riichi without tenpai',
      WDMC_2019,
      handAct({ type: 'nagashi', by: [1], tenpai: [] }, 2),
      'riichiIsTenpai tenpai foul.notenRiichi',
    ],
    [
      'a foul at a draw where there is none',
      USPML_FUNDAMENTALS,
      handAct({ type: 'exhausted', tenpai: [], chombo: [1] }),
      'noChombo chombo penalty.chombo',
    ],
    [
      'one of two in riichi noten',
      WRC_2022,
      handAct(draw(1), 1, 2),
      'riichiIsTenpai tenpai foul.notenRiichi',
    ],
    [
      'worth and tiles',
      WRC_2022,
      handAct({ type: 'tsumo', win: { seat: 1, shown, worth: { yakuman: 1 } } }),
      'worthOrTiles win -',
    ],
    [
      'the same winner twice',
      WDMC_2019,
      handAct({
        type: 'ron',
        from: 0,
        wins: [
          { seat: 1, worth: { han: 1, fu: 30 } },
          { seat: 1, worth: { han: 1, fu: 30 } },
        ],
      }),
      'winnerPays from -',
    ],
    [
      'the second winner’s figures',
      WDMC_2019,
      handAct({
        type: 'ron',
        from: 0,
        wins: [
          { seat: 1, worth: { han: 1, fu: 30 } },
          { seat: 2, worth: { han: 1, fu: 35 } },
        ],
      }),
      'badFu wins.1.worth.fu fu.roundTo',
    ],
  ];
  test.each(REFUSED)('but not so: %s', (_, ruleset, act, why) => {
    expect(said(new Log(ruleset), act)).toBe(why);
  });

  test('and the case is named where the rule has several, but not where it has one', () => {
    const caseOf = (ruleset: typeof WRC_2022, act: TableAct) => new Log(ruleset).try(act)?.case;
    expect(caseOf(TENHOU, handAct(draw(...four), ...four))).toEqual({ aborted: 'fourRiichi' });
    const few = handAct({ type: 'aborted', reason: 'fourRiichi' }, 0);
    expect(caseOf(TENHOU, few)).toEqual({ aborted: 'fourRiichi' });
    const winds = handAct({ type: 'aborted', reason: 'fourWinds' });
    expect(caseOf(WRC_2022, winds)).toEqual({ aborted: 'fourWinds' });
    expect(caseOf(TENHOU, handAct(two(3)))).toEqual({ aborted: 'tripleRon' });
    expect(caseOf(WRC_2022, handAct(draw(), 1))).toEqual({ fault: 'noten' });
    expect(new Log(TENHOU).try(handAct({ type: 'chombo', by: [1] }))).toStrictEqual({
      code: 'noChombo',
      field: 'by',
      message: 'there is no chombo in this rulebook; a deal can be played again',
      rule: 'penalty.chombo',
    });
  });

  test('and after the players stopped, no rule is named', () => {
    const log = new Log(WRC_2022).write(END);
    expect(log.table.over).toEqual({ rule: null });
    expect(log.try(handAct(draw()))).toStrictEqual({
      code: 'matchOver',
      field: 'hand',
      message: 'the match is over',
    });
  });

  test('with exactly the points for the stick, riichi is in no doubt', () => {
    const log = new Log(EMA_2008).write(ruled({ what: 'move', deltas: [29_000, -29_000, 0, 0] }));
    expect(said(log, handAct(draw(0, 1, 2, 3), 1))).toBe('taken');
    expect(log.kept.lines.at(-1)!.doubt).toBeNull();
    expect(said(log, handAct(draw(1), 1))).toBe('riichiNoPoints riichi riichi.needsDeposit');
    const trusted = new Log(WRC_2022).write(
      ruled({ what: 'move', deltas: [29_500, -29_500, 0, 0] }),
    );
    expect(said(trusted, handAct(draw(1), 1))).toBe('taken');
  });
});
