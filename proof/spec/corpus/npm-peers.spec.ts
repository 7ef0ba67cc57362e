// The 20,000 hands on which scorers were compared, with the score most of them give (majiang-core, mahjong and
// RiichiEnv on every hand), and the 820 among them that some npm package has wrong: yaku, han, fu and points.

import { formatTile, type Tile, WINDS } from '@hanchan/tiles';
import { describe, expect, test } from 'vitest';
import {
  DOUBLE_YAKUMAN,
  expectAgreement,
  isYakuId,
  type Outcome,
  outcomeOf,
  tenhouWith,
} from '../support/corpus.ts';
import { yakuIdOf } from '../support/mahjong-py.ts';
import { hasShared, readJson, readJsonl, sharedNote, sharedPath } from '../support/shared.ts';

type Numbers = Readonly<Record<'round' | 'seat' | 'points' | 'han' | 'fu', number>>;
type Flags = Readonly<Record<'tsumo' | 'riichi' | 'ippatsu', boolean>>;

interface PeerHand extends Numbers, Flags {
  /** Tiles are kinds, 0 to 33. */
  readonly closed: readonly Tile[];
  readonly win: Tile;
  readonly melds: readonly { readonly type: string; readonly tiles: readonly Tile[] }[];
  readonly dora: readonly Tile[];
  /** Of which kinds one concealed tile is red. */
  readonly akaTiles: readonly Tile[];
  /** Dora with their number: `Dora 2`. */
  readonly yaku: readonly string[];
}

interface DisputedHand extends PeerHand {
  /** Package → the points it gives. */
  readonly wrong: Readonly<Record<string, number>>;
}

const RULES = tenhouWith(DOUBLE_YAKUMAN);

function formOf(hand: PeerHand): unknown {
  const red = new Set(hand.akaTiles);
  const concealed = hand.closed.map((tile) =>
    red.delete(tile) ? formatTile(tile).replace('5', '0') : formatTile(tile),
  );
  return {
    closedTiles: concealed.join(''),
    winTile: formatTile(hand.win),
    tsumo: hand.tsumo,
    ron: !hand.tsumo,
    from: hand.tsumo ? null : (hand.seat + 2) % 4,
    melds: hand.melds.map(({ type, tiles }) => ({
      type: type === 'minkan' ? 'daiminkan' : type,
      tiles: tiles.map(formatTile),
      from: (hand.seat + 3) % 4,
    })),
    seatWind: WINDS[hand.seat],
    roundWind: WINDS[hand.round],
    riichi: hand.riichi,
    ippatsu: hand.ippatsu,
    doraIndicators: hand.dora.map(formatTile),
  };
}

function expectedOf({ yaku, han, fu, points }: PeerHand): Outcome {
  const count = (name: string) =>
    Number(yaku.find((text) => text.startsWith(name))?.slice(name.length) ?? 0);
  const names = yaku.map((name) => yakuIdOf(name.replace(/ \d+$/, ''))).sort();
  const isYakuman = names.some((id) => isYakuId(id) && 'yakuman' in Object(RULES[`yaku.${id}`]));
  if (isYakuman) return { names, units: han / 13, limit: 'yakuman', points };
  return { names, bonus: [count('Dora '), 0, count('Aka Dora ')], units: 0, han, fu, points };
}

const casesOf = (hands: readonly PeerHand[]) =>
  hands.map((hand, i) => ({
    name: String(i),
    form: formOf(hand),
    rules: RULES,
    expected: expectedOf(hand),
  }));

describe.skipIf(!hasShared)(`hands on which scorers were compared${sharedNote}`, () => {
  test('20,000 with an agreed score: none differs', () => {
    const file = 'bench-peers/expected/score-consensus.jsonl.gz';
    const hands = readJsonl<PeerHand>(sharedPath(file));
    expect(hands).toHaveLength(20_000);
    expectAgreement(casesOf(hands));
  });

  test('820 that some package has wrong: we are with the others', () => {
    const file = 'bench-peers/expected/score-disagreements.json';
    const hands = readJson<DisputedHand[]>(sharedPath(file));
    expect(hands).toHaveLength(820);
    expectAgreement(casesOf(hands));
    for (const hand of hands) {
      expect(Object.values(hand.wrong)).not.toContain(outcomeOf(formOf(hand), RULES).points);
    }
  });
});
