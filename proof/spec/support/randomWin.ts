// Random wins for property tests: four sets and a pair, or a special form, with random melds and moments.

import { newWin, type Win } from '@hanchan/score';
import {
  countTiles,
  type Kind,
  type Meld,
  type MeldType,
  ORPHANS,
  overfullKinds,
  type Seat,
  type Tile,
  WINDS,
} from '@hanchan/tiles';
import fc from 'fast-check';

const kind = fc.integer({ min: 0, max: 33 });
const suitKind = fc.integer({ min: 0, max: 26 });

/** Three or four tiles, and how they lie. */
interface RandomSet {
  readonly tiles: Tile[];
  readonly meld: MeldType | null;
}

const sequence = fc
  .record({ start: suitKind, isMelded: fc.boolean() })
  .map(({ start, isMelded }): RandomSet => {
    const first = start - Math.max(0, (start % 9) - 6);
    return { tiles: [first, first + 1, first + 2], meld: isMelded ? 'chi' : null };
  });

const triplet = fc
  .record({
    of: kind,
    meld: fc.constantFrom<MeldType | null>(
      null,
      null,
      'pon',
      'calledKan',
      'addedKan',
      'concealedKan',
    ),
  })
  .map(({ of, meld }): RandomSet => {
    const size = meld === null || meld === 'pon' ? 3 : 4;
    return { tiles: Array<Kind>(size).fill(of), meld };
  });

const set = fc.oneof({ weight: 2, arbitrary: sequence }, { weight: 1, arbitrary: triplet });

const standardHand = fc
  .record({ sets: fc.tuple(set, set, set, set), pair: kind, pick: fc.nat() })
  .map(({ sets, pair, pick }) => {
    const concealed = [pair, pair, ...sets.flatMap(({ tiles, meld }) => (meld ? [] : tiles))];
    const melds = sets.flatMap(({ tiles, meld }): Meld[] =>
      meld === null
        ? []
        : [{ type: meld, tiles, from: meld === 'concealedKan' ? null : 'left', called: null }],
    );
    return { concealed, melds, pick };
  });

const sevenPairs = fc
  .record({ kinds: fc.uniqueArray(kind, { minLength: 7, maxLength: 7 }), pick: fc.nat() })
  .map(({ kinds, pick }) => ({
    concealed: kinds.flatMap((k) => [k, k]),
    melds: [] as Meld[],
    pick,
  }));

const orphans = fc
  .record({ double: fc.constantFrom(...ORPHANS), pick: fc.nat() })
  .map(({ double, pick }) => ({ concealed: [...ORPHANS, double], melds: [] as Meld[], pick }));

const moment = fc.record({
  winner: fc.constantFrom<Seat>(0, 1, 2, 3),
  dealer: fc.constantFrom<Seat>(0, 1, 2, 3),
  roundWind: fc.constantFrom(...WINDS),
  step: fc.integer({ min: 0, max: 3 }),
  wantsRiichi: fc.boolean(),
  wantsLast: fc.boolean(),
  counters: fc.integer({ min: 0, max: 9 }),
  deposits: fc.integer({ min: 0, max: 4 }),
  indicators: fc.array(kind, { minLength: 1, maxLength: 3 }),
});

/** A win with at most four copies of everything. Some rulebooks will refuse it: see `checkWin`. */
export const randomWin: fc.Arbitrary<Win> = fc
  .record({
    hand: fc.oneof(
      { weight: 18, arbitrary: standardHand },
      { weight: 2, arbitrary: sevenPairs },
      { weight: 1, arbitrary: orphans },
    ),
    moment,
  })
  .filter(({ hand, moment }) => {
    const tiles = [...hand.concealed, ...hand.melds.flatMap((m) => m.tiles), ...moment.indicators];
    return overfullKinds(countTiles(tiles)).length === 0;
  })
  .map(({ hand, moment: { step, wantsRiichi, wantsLast, ...rest } }) => {
    const at = hand.pick % hand.concealed.length;
    const isClosed = hand.melds.every(({ type }) => type === 'concealedKan');
    return newWin({
      ...rest,
      hand: { concealed: hand.concealed.filter((_, i) => i !== at), melds: hand.melds },
      tile: hand.concealed[at]!,
      from: step === 0 ? null : (((rest.winner + step) % 4) as Seat),
      riichi: wantsRiichi && isClosed ? 'riichi' : 'none',
      lastTile: wantsLast,
    });
  });
