// Winning hands for the scorers, from fixed seeds, in the form of `Win` of @hanchan/score. Richer in rare yaku
// than real play, so that disagreements show: dora, ura, red fives, kans, last tiles and every yakuman of shape.

import { Random } from './random.mjs';

const SIMPLES = [1, 2, 3, 4, 5, 6, 7].flatMap((rank) => [rank, rank + 9, rank + 18]);
const TERMINALS = [0, 8, 9, 17, 18, 26];
const HONOURS = [27, 28, 29, 30, 31, 32, 33];
const WINDS = [27, 28, 29, 30];
const DRAGONS = [31, 32, 33];
const GREENS = [19, 20, 21, 23, 25, 32];
const OUTSIDE = [...TERMINALS, ...HONOURS];
const ANY = Array.from({ length: 34 }, (_, kind) => kind);
const ROUND_WINDS = ['E', 'S'];

const run = (first) => [first, first + 1, first + 2];
const triplet = (kind) => [kind, kind, kind];

class Recipe {
  sets = [];
  pair = null;
  /** All tiles, for seven pairs and thirteen orphans. */
  loose = null;
  allKans = false;

  constructor(random) {
    this.random = random;
  }

  kind(kinds = ANY) {
    return this.random.pick(kinds);
  }

  addRun(suits = [0, 1, 2], ranks = [0, 1, 2, 3, 4, 5, 6]) {
    this.sets.push(run(this.random.pick(suits) * 9 + this.random.pick(ranks)));
  }

  addTriplet(kinds = ANY) {
    this.sets.push(triplet(this.kind(kinds)));
  }

  addEither(tripletChance, kinds, suits, ranks) {
    if (this.random.chance(tripletChance)) this.addTriplet(kinds);
    else this.addRun(suits, ranks);
  }

  /** Adds what is missing of four sets and the pair. */
  fill(tripletChance = 0.25, kinds = ANY, suits = [0, 1, 2], ranks = undefined) {
    while (this.sets.length < 4) this.addEither(tripletChance, kinds, suits, ranks);
    this.pair ??= this.kind(kinds);
  }
}

const suitKinds = (suit) => ANY.slice(suit * 9, suit * 9 + 9);

/** What the hands are made of: weight, and how to lay out the sets. */
const RECIPES = [
  [20, (r) => r.fill()],
  [20, (r) => r.fill(0.2, SIMPLES, [0, 1, 2], [1, 2, 3, 4, 5])],
  [9, (r) => oneSuit(r, HONOURS)],
  [5, (r) => oneSuit(r, [])],
  [7, (r) => r.fill(1)],
  [6, (r) => threeSuits(r, run, r.random.below(7))],
  [2, (r) => threeSuits(r, triplet, r.random.below(9))],
  [6, (r) => straight(r)],
  [5, (r) => r.fill(0.4, OUTSIDE, [0, 1, 2], [0, 6])],
  [6, (r) => twins(r)],
  [3, (r) => sameRuns(r)],
  [9, (r) => yakuhai(r)],
  [6, (r) => sevenPairs(r)],
  [1, (r) => orphans(r)],
  [0.8, (r) => honourSets(r, DRAGONS)],
  [0.8, (r) => honourSets(r, WINDS)],
  [0.4, (r) => r.fill(1, HONOURS)],
  [0.4, (r) => r.fill(1, TERMINALS)],
  [0.4, (r) => r.fill(0.6, GREENS, [2], [1])],
  [0.8, (r) => nineGates(r)],
  [0.4, (r) => fourKans(r)],
];
const TOTAL_WEIGHT = RECIPES.reduce((sum, [weight]) => sum + weight, 0);

function oneSuit(r, honours) {
  const suit = r.random.below(3);
  r.fill(0.35, [...suitKinds(suit), ...honours], [suit]);
}

function threeSuits(r, set, rank) {
  for (let suit = 0; suit < 3; suit++) r.sets.push(set(suit * 9 + rank));
  r.fill();
}

function straight(r) {
  const suit = r.random.below(3);
  for (const rank of [0, 3, 6]) r.sets.push(run(suit * 9 + rank));
  r.fill();
}

function twins(r) {
  r.addRun();
  r.sets.push([...r.sets[0]]);
  if (r.random.chance(0.5)) {
    r.addRun();
    r.sets.push([...r.sets[2]]);
  }
  r.fill();
}

function sameRuns(r) {
  r.addRun();
  r.sets.push([...r.sets[0]], [...r.sets[0]]);
  r.fill();
}

function yakuhai(r) {
  r.addTriplet(HONOURS);
  r.fill();
}

function sevenPairs(r) {
  const kinds = new Set();
  const from = r.random.chance(0.2) ? suitKinds(r.random.below(3)) : ANY;
  while (kinds.size < 7) kinds.add(r.kind(from));
  r.loose = [...kinds].flatMap((kind) => [kind, kind]);
}

function orphans(r) {
  r.loose = [...OUTSIDE, r.kind(OUTSIDE)];
}

/** Two or three of the dragons, or of the winds three or four, as triplets; the last often as the pair. */
function honourSets(r, kinds) {
  const left = [...kinds];
  left.splice(r.random.below(left.length), 1);
  for (const kind of left) r.sets.push(triplet(kind));
  const last = kinds.find((kind) => !left.includes(kind));
  if (r.random.chance(0.5)) r.pair = last;
  else r.sets.push(triplet(last));
  r.fill();
}

function nineGates(r) {
  const first = r.random.below(3) * 9;
  const more = first + r.random.below(9);
  r.loose = [0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8].map((rank) => first + rank).concat(more);
}

function fourKans(r) {
  r.allKans = true;
  r.fill(1);
}

function layOut(random) {
  let left = random.next() * TOTAL_WEIGHT;
  const recipe = new Recipe(random);
  for (const [weight, make] of RECIPES) {
    left -= weight;
    if (left >= 0) continue;
    make(recipe);
    break;
  }
  return recipe;
}

/** The physical tiles: four of a kind, one five of each suit red. */
class Wall {
  #left = ANY.map((kind) => [kind, kind, kind, kind]);
  #random;

  constructor(random) {
    this.#random = random;
    for (const suit of [0, 1, 2]) this.#left[suit * 9 + 4][random.below(4)] = 34 + suit;
  }

  /** A copy of this kind, or undefined when all are gone. */
  take(kind) {
    return this.#left[kind].pop();
  }

  any() {
    for (;;) {
      const copies = this.#left[this.#random.below(34)];
      if (this.#random.below(4) < copies.length) return copies.pop();
    }
  }
}

const FROM = { chi: 'left', pon: 'across', calledKan: 'across', concealedKan: null };

function meldType(set, recipe) {
  if (set[0] !== set[1]) return 'chi';
  const { random } = recipe;
  if (!recipe.allKans && random.chance(0.6)) return 'pon';
  return random.chance(0.5) ? 'calledKan' : 'concealedKan';
}

/** Some of the sets leave the hand as melds. */
function meldSome(recipe) {
  const { random, sets } = recipe;
  if (recipe.allKans) return { melded: sets, standing: [] };
  const standing = [...sets];
  const melded = [];
  if (random.chance(0.42)) {
    for (let count = 1 + random.below(random.chance(0.2) ? 4 : 3); count > 0; count--) {
      if (standing.length > 0) melded.push(...standing.splice(random.below(standing.length), 1));
    }
  }
  return { melded, standing };
}

/** Null when the tiles would need a fifth copy. */
function makeHand(random, wall) {
  const recipe = layOut(random);
  const { melded, standing } = recipe.loose ? { melded: [], standing: [] } : meldSome(recipe);
  const melds = melded.map((set) => {
    const type = meldType(set, recipe);
    const kinds = type.endsWith('Kan') ? [...set, set[0]] : set;
    const tiles = kinds.map((kind) => wall.take(kind));
    return { type, tiles, from: FROM[type], called: null };
  });
  const kinds = recipe.loose ?? [...standing.flat(), recipe.pair, recipe.pair];
  const tiles = kinds.map((kind) => wall.take(kind));
  if ([...tiles, ...melds.flatMap((meld) => meld.tiles)].includes(undefined)) return null;
  return { tiles, melds };
}

function makeWin(random) {
  const wall = new Wall(random);
  const made = makeHand(random, wall);
  if (made === null) return null;
  const { tiles, melds } = made;
  const [tile] = tiles.splice(random.below(tiles.length), 1);
  const kans = melds.filter((meld) => meld.tiles.length === 4).length;
  const isClosed = melds.every((meld) => meld.type === 'concealedKan');
  const winner = random.below(4);
  const from = random.chance(0.45) ? null : (winner + 1 + random.below(3)) % 4;
  const isRiichi = isClosed && random.chance(0.55);
  const afterKan = kans > 0 && from === null && random.chance(0.1);
  const indicators = Array.from({ length: kans + 1 }, () => wall.any());
  return {
    hand: { concealed: tiles.sort((a, b) => a - b), melds },
    tile,
    winner,
    dealer: 0,
    roundWind: random.pick(ROUND_WINDS),
    from,
    riichi: isRiichi ? 'riichi' : 'none',
    ippatsu: isRiichi && !afterKan && random.chance(0.15),
    afterKan,
    robbedKan: false,
    lastTile: !afterKan && random.chance(0.03),
    firstTurn: false,
    indicators,
    ura: isRiichi ? indicators.map(() => wall.any()) : [],
    counters: 0,
    deposits: 0,
    pool: 0,
    liable: [],
  };
}

export function winningHands(count, seed) {
  const random = new Random(seed);
  const wins = [];
  while (wins.length < count) {
    const win = makeWin(random);
    if (win !== null) wins.push(win);
  }
  return wins;
}
