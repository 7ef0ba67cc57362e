// Every way in which a deal can end, told to the score keeper at every kind of table: what it pays, who deals next, what
// ends the match, and what cannot have been.

import {
  ABORTED,
  type HandResult,
  type KeptRuling,
  newTable,
  type PlayedHand,
  playAct,
  playHand,
  type TableAct,
  type TableState,
} from '@hanchan/keeper';
import type { RuleValues } from '@hanchan/rules';
import { LIMITS, scoreNagashi, type Worth } from '@hanchan/score';
import { type BySeat, SEATS, type Seat } from '@hanchan/tiles';
import type { Occurring } from './occurring.ts';

const WORTHS: readonly Worth[] = [
  { flat: true },
  ...[0, 1, 2, 3, 4, 5, 6, 8, 11, 13].flatMap((han) =>
    [20, 25, 30, 35, 40, 70, 300].map((fu): Worth => ({ han, fu })),
  ),
  ...LIMITS.filter((limit) => limit !== 'yakuman').map(
    (limit): Worth => ({ limit: limit as Exclude<typeof limit, 'yakuman'> }),
  ),
  { yakuman: 1 },
  { yakuman: 2 },
  { yakuman: 9 },
];

/** Everybody, nobody, and all groups between. */
const GROUPS: readonly (readonly Seat[])[] = Array.from({ length: 16 }, (_, bits) =>
  SEATS.filter((seat) => bits & (1 << seat)),
);

/** From the first deal to the last and beyond, with and without something on the table. */
function* tablesOf(rules: RuleValues): Generator<TableState> {
  const start = newTable(rules);
  const last = rules['end.rounds'] - 1;
  const points = rules['table.startingPoints'];
  const behind: BySeat<number> = [points * 2, points, -points, points * 2];
  for (const round of [0, last, last + 1]) {
    for (const dealer of [0, 3] as const) {
      for (const bell of ['silent', 'lastDeal'] as const) {
        const table = { ...start, round, dealer, bell };
        yield table;
        yield { ...table, counters: 5, deposits: 2, pool: rules['draw.notenToPool'] * 3 };
        yield { ...table, scores: behind, counters: 8 };
      }
    }
  }
  yield { ...start, over: { rule: 'end.rounds' } };
}

/** What else is told to it, as it should be and not. */
function* otherActs(): Generator<TableAct> {
  for (const when of ['during', 'between'] as const) yield { type: 'bell', when };
  for (const seat of SEATS) {
    for (const count of [1, -1] as const) yield { type: 'loan', seat, count };
    const rulings: readonly KeptRuling[] = [
      { what: 'chombo', seat },
      { what: 'warning', seat },
      { what: 'penalty', seat, points: 8 },
      { what: 'penalty', seat, points: 0 },
    ];
    for (const ruling of rulings) yield { type: 'ruling', ruling, note: '' };
  }
  yield { type: 'ruling', ruling: { what: 'move', deltas: [1_000, -1_000, 0, 0] }, note: '' };
  yield { type: 'end', note: '' };
}

function* resultsOf(): Generator<HandResult> {
  for (const worth of WORTHS) {
    for (const seat of [0, 1, 3] as const) {
      yield { type: 'tsumo', win: { seat, worth } };
      const from = ((seat + 1) % 4) as Seat;
      yield { type: 'ron', from, wins: [{ seat, worth }] };
    }
  }
  const fed = [{ yaku: 'daisangen', seat: 2 }] as const;
  for (const yakuman of [1, 2]) {
    const win = { seat: 0, worth: { yakuman }, liable: fed } as const;
    yield { type: 'tsumo', win };
    yield { type: 'ron', from: 1, wins: [win] };
  }
  const mangan = (seat: Seat) => ({ seat, worth: { limit: 'mangan' } }) as const;
  yield { type: 'ron', from: 0, wins: [mangan(1), mangan(2)] };
  yield { type: 'ron', from: 1, wins: [mangan(0), mangan(2)] };
  yield { type: 'ron', from: 0, wins: [mangan(1), mangan(2), mangan(3)] };
  for (const tenpai of GROUPS) {
    yield { type: 'exhausted', tenpai };
    yield { type: 'exhausted', tenpai, chombo: [1] };
    if (tenpai.length > 0) yield { type: 'chombo', by: tenpai };
    if (tenpai.length > 0 && tenpai.length < 4) yield { type: 'nagashi', by: tenpai, tenpai: [0] };
  }
  for (const reason of ABORTED) yield { type: 'aborted', reason };
  yield { type: 'redeal' };
}

/** Riichi by nobody, by one, by all; a dead hand. */
function* handsOf(result: HandResult): Generator<PlayedHand> {
  yield { riichi: [], result };
  yield { riichi: [1], result };
  yield { riichi: SEATS, result };
  yield { riichi: [], dead: [1], result };
}

export function seeKept(rules: RuleValues, cases: Occurring): number {
  let told = 0;
  for (const table of tablesOf(rules)) {
    for (const act of otherActs()) {
      const played = playAct(table, act);
      if ('code' in played) cases.see(`${act.type} refused: ${played.message}`, played);
      else {
        for (const line of played.lines) cases.see(`${act.type}: ${line.what}`, line);
        if (played.table.over !== null) cases.see(`${act.type}: the end`, played.table.over);
      }
    }
    for (const result of resultsOf()) {
      for (const hand of handsOf(result)) {
        told++;
        const played = playHand(table, hand);
        if (!played.ok) {
          cases.see(`entry: ${played.error.message}`, played.error);
          continue;
        }
        if (result.type === 'aborted') {
          const { reason } = result;
          cases.see('a deal cut short', { rule: 'draw.abortive', case: { aborted: reason } });
        }
        const { lines, sequel, table: after, wins, doubt } = played.value;
        for (const line of lines) cases.see(`score keeper: ${line.what}`, line);
        for (const { value } of wins) {
          for (const line of value.trace) cases.see('stated win', line);
        }
        if (sequel !== null) cases.see('who deals next', sequel.dealerBy);
        if (after.over !== null) cases.see('the match is over', after.over);
        if (doubt !== null) cases.see(`doubt: ${doubt.message}`, doubt);
      }
    }
  }
  for (const by of GROUPS.filter(({ length }) => length > 0 && length < 4)) {
    for (const line of scoreNagashi(by, 0, 1, rules)?.trace ?? []) cases.see('nagashi', line);
  }
  return told;
}
