// Every kind of win: hands put together from sorts of tiles, in every circumstance that a win can have, scored with all
// their lines; and those that are no win.

import { pick, type Random, randomFrom } from '@hanchan/bots';
import type { RuleValues } from '@hanchan/rules';
import { checkWin, newWin, score, type Win } from '@hanchan/score';
import {
  countTiles,
  GREEN_KINDS,
  isTerminalOrHonour,
  KIND_COUNT,
  type Kind,
  kindOf,
  type Meld,
  type MeldType,
  ORPHANS,
  overfullKinds,
  SEATS,
  type Seat,
  type Tile,
  WINDS,
} from '@hanchan/tiles';
import type { Occurring } from './occurring.ts';

const KINDS = Array.from({ length: KIND_COUNT }, (_, kind) => kind);
const isHonour = (kind: Kind) => kind >= 27;
const suitOf = (kind: Kind) => Math.floor(kind / 9);

/** Sorts of tiles that yaku speak of. Hands of one sort have the yaku that chance would hardly ever bring. */
const SORTS: Readonly<Record<string, readonly Kind[]>> = {
  all: KINDS,
  simples: KINDS.filter((kind) => !isTerminalOrHonour(kind)),
  oneSuit: KINDS.filter((kind) => suitOf(kind) === 0),
  suitAndHonours: KINDS.filter((kind) => suitOf(kind) === 1 || isHonour(kind)),
  outside: KINDS.filter((kind) => isHonour(kind) || [0, 1, 2, 6, 7, 8].includes(kind % 9)),
  ends: KINDS.filter((kind) => !isHonour(kind) && [0, 1, 2, 6, 7, 8].includes(kind % 9)),
  terminals: KINDS.filter((kind) => !isHonour(kind) && isTerminalOrHonour(kind)),
  terminalsAndHonours: KINDS.filter(isTerminalOrHonour),
  honours: KINDS.filter(isHonour),
  dragons: [1, 2, 3, 31, 32, 33],
  winds: [27, 28, 29, 30, 33],
  greens: GREEN_KINDS,
  sameNumbers: KINDS.filter((kind) => !isHonour(kind) && [1, 2, 3].includes(kind % 9)),
  sameNumber: [4, 13, 22, 0, 27, 31],
  neighbours: KINDS.filter((kind) => suitOf(kind) === 2 && kind % 9 < 5),
  straight: KINDS.filter((kind) => suitOf(kind) === 0 || kind % 9 === 4),
};

interface Parts {
  readonly concealed: readonly Kind[];
  readonly melds: readonly Meld[];
}

const MELDS: readonly MeldType[] = ['pon', 'calledKan', 'addedKan', 'concealedKan'];

/** How much of a hand is made of triplets, and how much of it lies open. */
interface Making {
  readonly triplets: number;
  readonly melded: number;
}

function standard(sort: readonly Kind[], making: Making, random: Random): Parts {
  const concealed: Kind[] = [];
  const melds: Meld[] = [];
  // No kind twice among triplets and the pair: there are not so many copies.
  const left = [...sort];
  const take = () =>
    left.length === 0 ? pick(sort, random) : left.splice(Math.floor(random() * left.length), 1)[0]!;
  const starts = sort.filter(
    (kind) => kind < 27 && kind % 9 < 7 && sort.includes(kind + 1) && sort.includes(kind + 2),
  );
  for (let i = 0; i < 4; i++) {
    const isSequence = starts.length > 0 && random() >= making.triplets;
    const kind = isSequence ? pick(starts, random) : take();
    const isMelded = random() < making.melded;
    const type = isSequence ? 'chi' : pick(MELDS, random);
    const size = isSequence || !isMelded || type === 'pon' ? 3 : 4;
    const tiles = isSequence ? [kind, kind + 1, kind + 2] : Array<Kind>(size).fill(kind);
    if (!isMelded) concealed.push(...tiles);
    else {
      const from = type === 'concealedKan' ? null : 'left';
      melds.push({ type, tiles, from, called: from === null ? null : tiles[0]! });
    }
  }
  const pair = take();
  return { concealed: [...concealed, pair, pair], melds };
}

function sevenPairs(sort: readonly Kind[], random: Random): Parts {
  const left = [...sort];
  const kinds = Array.from({ length: Math.min(7, left.length) }, () => {
    const at = Math.floor(random() * left.length);
    return left.splice(at, 1)[0]!;
  });
  return { concealed: kinds.flatMap((kind) => [kind, kind]), melds: [] };
}

const MAKINGS: readonly Making[] = [0, 0.3, 1].flatMap((triplets) =>
  [0, 0.4, 1].map((melded) => ({ triplets, melded })),
);

/** Whole hands of every sort and making, and the two special ones. */
function* handsOf(random: Random): Generator<Parts> {
  for (const sort of Object.values(SORTS)) {
    for (const making of MAKINGS) {
      for (let i = 0; i < HANDS_EACH; i++) yield standard(sort, making, random);
    }
    for (let i = 0; i < 5; i++) yield sevenPairs(sort, random);
  }
  for (const orphan of ORPHANS) yield { concealed: [...ORPHANS, orphan], melds: [] };
  const gates = [0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8];
  for (let rank = 0; rank < 9; rank++) yield { concealed: [...gates, rank], melds: [] };
  for (let start = 0; start < 7; start++) {
    const twins = [start, start + 1, start + 2].flatMap((kind) => [kind, kind]);
    yield { concealed: [...twins, ...twins.map((kind) => kind + 9), 24, 24], melds: [] };
  }
}

const HANDS_EACH = 10;
const MOMENTS_EACH = 4;

const chance = (random: Random, share: number) => random() < share;

/** Somewhere, at some time, with this much on the table. */
function momentOf(parts: Parts, random: Random): Win {
  const at = Math.floor(random() * parts.concealed.length);
  const red = (kind: Kind): Tile =>
    kind < 27 && kind % 9 === 4 && chance(random, 0.3) ? 34 + suitOf(kind) : kind;
  const seen = new Set<Tile>();
  const dyed = parts.concealed.map((kind) => {
    const tile = red(kind);
    if (tile < 34 || seen.has(tile)) return kind;
    seen.add(tile);
    return tile;
  });
  const winner = pick(SEATS, random);
  const isClosed = parts.melds.every(({ type }) => type === 'concealedKan');
  const isRiichi = isClosed && chance(random, 0.4);
  const from = chance(random, 0.5) ? null : (((winner + 1 + Math.floor(random() * 3)) % 4) as Seat);
  const own = [...parts.concealed, ...parts.melds.flatMap(({ tiles }) => tiles)].map(kindOf);
  const before = (kind: Kind) => KINDS.find((other) => isNext(other, kind)) ?? 0;
  const indicators = Array.from({ length: 1 + Math.floor(random() * 3) }, () =>
    chance(random, 0.5) ? before(pick(own, random)) : pick(KINDS, random),
  );
  const yakuman = pick(['daisangen', 'daisuushii', 'suukantsu'] as const, random);
  const feeder = ((winner + 1 + Math.floor(random() * 3)) % 4) as Seat;
  return newWin({
    hand: { concealed: dyed.filter((_, i) => i !== at), melds: parts.melds },
    tile: dyed[at]!,
    winner,
    dealer: pick(SEATS, random),
    roundWind: pick(WINDS, random),
    from,
    riichi: !isRiichi ? 'none' : chance(random, 0.2) ? 'double' : 'riichi',
    ippatsu: isRiichi && chance(random, 0.3),
    afterKan: from === null && chance(random, 0.2),
    robbedKan: from !== null && chance(random, 0.2),
    lastTile: chance(random, 0.2),
    firstTurn: chance(random, 0.05),
    indicators,
    ura: isRiichi ? indicators.map(() => before(pick(own, random))) : [],
    counters: pick([0, 0, 1, 4, 5, 8], random),
    deposits: pick([0, 0, 1, 3], random),
    pool: chance(random, 0.3) ? 3 : 0,
    liable: chance(random, 0.6) ? [{ yaku: yakuman, seat: feeder }] : [],
    winners: from === null ? 1 : pick([1, 1, 2, 3], random),
  });
}

/** The dora that an indicator names is the next tile of its row. */
function isNext(indicator: Kind, dora: Kind): boolean {
  if (dora < 27) return suitOf(indicator) === suitOf(dora) && (indicator % 9) + 1 === dora % 9;
  return indicator + 1 === dora && indicator !== 30;
}

/** The same hand in circumstances that chance hardly brings together. */
function rarely(win: Win): Win[] {
  const mixed = { ...win, mixedIn: true };
  const first = { ...win, firstTurn: true, lastTile: false };
  const isEarly = win.robbedKan && win.hand.melds.length === 0 && win.riichi === 'none';
  return isEarly && win.winner !== win.dealer ? [mixed, first] : [mixed];
}

function seeWin(win: Win, rules: RuleValues, cases: Occurring): void {
  const result = score(win, rules);
  const lines = result.ok ? result.value.trace : result.error.trace;
  for (const line of lines) cases.see(`trace: ${JSON.stringify(line.effect)}`, line);
  if (!result.ok) cases.see(`no win: ${result.error.reason}`, result.error);
}

export function seeWins(rules: RuleValues, cases: Occurring): number {
  const random = randomFrom(2_022);
  let scored = 0;
  for (const parts of handsOf(random)) {
    const tiles = [...parts.concealed, ...parts.melds.flatMap((meld) => meld.tiles)];
    if (overfullKinds(countTiles(tiles)).length > 0) continue;
    for (let i = 0; i < MOMENTS_EACH; i++) {
      const win = momentOf(parts, random);
      const problems = checkWin(win, rules);
      for (const { rule = null, message } of problems) {
        cases.see(`refused win: ${message}`, { rule });
      }
      if (problems.length > 0) continue;
      scored++;
      for (const one of [win, ...rarely(win)]) seeWin(one, rules, cases);
    }
  }
  return scored;
}
