// What a guided player is told before a win: how each waiting tile would win, what the offered win is worth at least,
// which tiles a call bars. Held against the table itself, and against hands where the answer is known.

import {
  barredTiles,
  isValue,
  legalActions,
  type Match,
  offeredWin,
  play,
  prospectsAfter,
  refusalOf,
  seatsToAct,
  view,
  waitProspects,
  winNow,
} from '@hanchan/game';
import type { RuleValues, YakuId } from '@hanchan/rules';
import { EMA_2008, RULESETS, USPML_FUNDAMENTALS, WRC_2022 } from '@hanchan/rulesets';
import { evaluate, type Value } from '@hanchan/score';
import { formatTile, kindOf, type Seat, type Tile, type Wind } from '@hanchan/tiles';
import { describe, expect, test } from 'vitest';
import { type PolicyName, playout } from '../support/playout.ts';
import { Table } from '../support/playTable.ts';

/** Yaku that only the moment gives: they are never promised. */
const CHANCE: readonly YakuId[] = ['ippatsu', 'haitei', 'houtei', 'rinshan', 'chankan', 'renhou'];

const idsOf = ({ yaku, yakuman }: Value) => [...yaku, ...yakuman].map(({ id }) => id);

const POLICIES: readonly PolicyName[] = ['riichiAlways', 'nearestToTenpai'];

/** What is promised for an offered win is what the table would pay without ura dora. */
function winIsAsPromised(match: Match, seat: Seat): void {
  const offer = match.deal!.phase.type === 'claims' ? match.deal!.phase.offer : null;
  const win = { ...winNow(match, seat, offer), ura: [], liable: [] };
  const result = evaluate(win, match.rules);
  expect(offeredWin(view(match, seat))).toEqual(result.ok ? result.value : null);
}

/** A tile on offer that completes a hand: it wins exactly when the prospect says so, chance apart. */
function offerIsAsForetold(match: Match, seat: Seat): boolean {
  const { phase, seats } = match.deal!;
  if (phase.type !== 'claims' || phase.offer.by !== 'discard' || seats[seat].isDead) return false;
  const kind = kindOf(phase.offer.tile);
  const prospect = waitProspects(view(match, seat)).find((one) => one.kind === kind);
  if (prospect === undefined) return false;
  const refusal = refusalOf(match, { type: 'ron', seat });
  const foretold = isValue(prospect.ron) && prospect.furiten === null;
  if (foretold) expect(refusal?.code ?? null).toBe(null);
  else if (refusal === null) {
    const value = offeredWin(view(match, seat))!;
    expect(idsOf(value).some((id) => CHANCE.includes(id))).toBe(true);
  } else if (prospect.furiten !== null) expect(refusal.code).toBe('furiten');
  else expect(prospect.ron).toEqual(refusal);
  return true;
}

/** What a discard is said to lead to is what the hand then waits for. */
function discardIsAsForetold(match: Match, seat: Seat): number {
  let tenpai = 0;
  const seen = view(match, seat);
  for (const action of legalActions(match, seat)) {
    if (action.type !== 'discard') continue;
    const foretold = prospectsAfter(seen, action);
    const step = play(match, action);
    const after = step.ok ? step.value.match : match;
    if (after.deal!.phase.type !== 'claims') continue;
    if (foretold.length > 0) tenpai++;
    const then = waitProspects(view(after, seat));
    expect(foretold.map(({ kind }) => kind)).toEqual(then.map(({ kind }) => kind));
    // A riichi lies on the table once nobody has won on its tile.
    if (action.riichi || after.deal!.seats[seat].riichi !== 'none') continue;
    // With the discard an owed indicator may be turned, and after the last tile nobody discards any more.
    const isSame = after.deal!.indicators === match.deal!.indicators && seen.deal!.liveTiles > 0;
    if (isSame) expect(foretold).toEqual(then);
  }
  return tenpai;
}

describe.each(RULESETS.map(({ id, values }) => [id, values] as const))('%s', (_, rules) => {
  test('what a view foretells of wins is what the table does', () => {
    let wins = 0;
    let offers = 0;
    let tenpai = 0;
    let turns = 0;
    for (const [i, policy] of POLICIES.entries()) {
      for (const { step } of playout({ rules, policy, seed: 900 + i })) {
        const { match } = step;
        for (const seat of seatsToAct(match)) {
          const legal = legalActions(match, seat);
          if (legal.some(({ type }) => type === 'ron' || type === 'tsumo')) {
            winIsAsPromised(match, seat);
            wins++;
          }
          if (offerIsAsForetold(match, seat)) offers++;
          if (match.deal!.phase.type === 'turn' && ++turns % 12 === 0) {
            tenpai += discardIsAsForetold(match, seat);
          }
        }
      }
    }
    expect(Math.min(wins, offers, tenpai)).toBeGreaterThan(0);
  });
});

/** `3m wins, 6m draw, 9m none`: how each wait of South would win. */
function waitsOf(rules: RuleValues, hand: string, more: Record<string, unknown> = {}): string {
  const table = new Table(rules, { hands: { S: hand }, discards: { S: '1z' }, ...more });
  return said(waitProspects(view(table.match, table.seat('S'))));
}

function said(prospects: ReturnType<typeof waitProspects>): string {
  return prospects
    .map(({ kind, ron, tsumo, furiten }) => {
      const how = isValue(ron) ? 'wins' : isValue(tsumo) ? 'draw' : ron.code;
      return `${formatTile(kind)} ${how}${furiten === null ? '' : ' furiten'}`;
    })
    .join(', ');
}

describe('waits without a yaku', () => {
  const OPEN_SIDES = '234m56p99s[789s<][111s^]';
  const CLOSED_EDGE = '123m456m678p99s12s';

  test('an open hand with no yaku wins with no tile', () => {
    expect(waitsOf(WRC_2022.values, OPEN_SIDES)).toBe('4p noYaku, 7p noYaku');
  });

  test('a closed hand with no yaku wins by its own draw where that is a yaku', () => {
    for (const { values } of RULESETS.filter(({ values }) => values['win.yakuNeeded'] > 0)) {
      const how = values['yaku.menzen_tsumo'] === 'absent' ? 'noYaku' : 'draw';
      expect(waitsOf(values, CLOSED_EDGE)).toBe(`3s ${how}`);
    }
  });

  test('of two waits one has a yaku and the other none', () => {
    // 5z 5z 5z is a yaku, the other pair's triplet is none.
    expect(waitsOf(WRC_2022.values, '55z99m234p[678s<][345m<]')).toBe('9m noYaku, 5z wins');
  });

  test('where every shape wins nothing is without a yaku', () => {
    expect(waitsOf(USPML_FUNDAMENTALS.values, OPEN_SIDES)).toBe('4p wins, 7p wins');
    expect(waitsOf(USPML_FUNDAMENTALS.values, CLOSED_EDGE)).toBe('3s wins');
  });

  test('with counters enough one yaku is too few', () => {
    const rules: RuleValues = { ...WRC_2022.values, 'win.twoYakuFrom': 5 };
    const hand = '55z99m234p[678s<][345m<]';
    expect(waitsOf(rules, hand, { counters: 5 })).toBe('9m noYaku, 5z tooFewYaku');
    expect(waitsOf(rules, hand, { counters: 4 })).toBe('9m noYaku, 5z wins');
  });

  test('furiten stands beside it', () => {
    const more = { discards: { S: '4p' } };
    expect(waitsOf(WRC_2022.values, OPEN_SIDES, more)).toBe('4p noYaku furiten, 7p noYaku furiten');
  });

  test('riichi is a yaku: the same discard with it and without', () => {
    const setup = { hands: { E: CLOSED_EDGE }, draws: '9p' };
    const table = new Table(WRC_2022.values, setup);
    const tile = tileOf('9p');
    const seen = view(table.match, table.seat('E'));
    const waiting = (riichi: boolean) =>
      said(prospectsAfter(seen, { tile, fromDraw: true, riichi }));
    expect(waiting(false)).toBe('3s draw');
    expect(waiting(true)).toBe('3s wins');
  });

  test('a dead hand waits for nothing it could win with', () => {
    const table = new Table(WRC_2022.values, { hands: { S: CLOSED_EDGE }, discards: { S: '1z' } });
    table.do('referee deadHand S');
    expect(waitProspects(view(table.match, table.seat('S')))).toEqual([]);
  });
});

const tileOf = (text: string): Tile => {
  const kinds = Array.from({ length: 37 }, (_, tile) => tile);
  return kinds.find((tile) => formatTile(tile) === text)!;
};

test('the promise holds nothing of the ura dora, and everything that lies open', () => {
  const setup = (ura: string) => ({
    hands: { E: '123m456m678p99s12s' },
    draws: '3s',
    indicators: '8s',
    ura,
    riichi: ['E' as Wind],
    discards: { E: '1z' },
  });
  const promised = (ura: string) => {
    const table = new Table(WRC_2022.values, setup(ura));
    return offeredWin(view(table.match, table.seat('E')))!;
  };
  expect(promised('8p')).toEqual(promised('5m'));
  expect(promised('8p').dora).toEqual({ dora: 2, ura: 0, red: 0 });
  expect(idsOf(promised('8p'))).toContain('riichi');
});

describe('what a call bars', () => {
  const hands = { S: '2m3m4m5m99p123s4567z' };
  const bars = (table: Table, call?: Parameters<typeof barredTiles>[1]) =>
    barredTiles(view(table.match, table.seat('S')), call).map(formatTile);

  test('before the call: only the kinds that would be left in the hand', () => {
    const table = new Table(WRC_2022.values, { hands, draws: '2m' }).do('E discards 2m');
    const chi = legalActions(table.match, table.seat('S')).filter(({ type }) => type === 'chi');
    expect(chi.map((call) => bars(table, call))).toEqual([['2m', '5m']]);
    expect(bars(table, { type: 'pass', seat: 1 })).toEqual([]);
  });

  test('after it: the same, and nothing once a tile is gone', () => {
    const table = new Table(WRC_2022.values, { hands, draws: '2m' }).do('E discards 2m', 'S chi');
    expect(bars(table)).toEqual(['2m', '5m']);
    table.do('S discards 7z');
    expect(bars(table)).toEqual([]);
  });

  test('nothing where swap calls are allowed', () => {
    const rules: RuleValues = { ...EMA_2008.values, 'calls.swap': 'allowed' };
    const table = new Table(rules, { hands, draws: '2m' }).do('E discards 2m', 'S chi');
    expect(bars(table)).toEqual([]);
  });
});
