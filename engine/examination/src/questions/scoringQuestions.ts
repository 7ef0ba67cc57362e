// A won hand under a rulebook: tiles, melds and circumstances by chance, and what the engine makes of them.

import { pick, type Random, shuffled } from '@hanchan/bots';
import { type RuleValues, redFivesOf, YAKU_IDS, type YakuId } from '@hanchan/rules';
import { checkWin, newWin, type Score, score, type Win } from '@hanchan/score';
import {
  compareTiles,
  FOUR,
  isHonour,
  isTerminalOrHonour,
  KIND_COUNT,
  type Kind,
  kindOf,
  type Meld,
  redFiveOf,
  type Seat,
  seatAfter,
  type Tile,
  WINDS,
} from '@hanchan/tiles';
import type { Level } from './kinds.ts';
import {
  ALL_KINDS,
  completeShape,
  kindsOf,
  kindsOfSuit,
  openMeld,
  type SetShape,
} from './tilesOf.ts';

/** A win and what it came to. */
export interface ScoredWin {
  readonly win: Win;
  readonly score: Score;
}

/** A win whose yaku, han, fu and payments are asked for. */
export interface ScoringQuestion {
  readonly type: 'scoring';
  readonly scored: ScoredWin;
  /** The yaku to choose from, the right ones among them, in the order of the list. */
  readonly yaku: readonly YakuId[];
}

const CHOICES = 9;

/** Null where this chance brought no such win. */
export function scoringQuestion(
  rules: RuleValues,
  level: Level<'scoring'>,
  random: Random,
): ScoringQuestion | null {
  const win = winByChance(rules, random);
  if (win === null || checkWin(win, rules).length > 0) return null;
  const scored = score(win, rules);
  if (!scored.ok) return null;
  const question: ScoredWin = { win, score: scored.value };
  if (!isOfLevel(question, level, rules)) return null;
  return { type: 'scoring', scored: question, yaku: yakuChoices(question, rules, random) };
}

/** A rulebook that pays every win the same has no levels. */
export function isOfLevel(
  { win, score }: ScoredWin,
  level: Level<'scoring'>,
  rules: RuleValues,
): boolean {
  if (rules['score.model'] === 'flat' || level === 'any') return true;
  if (level === 'limit') return score.limit !== null;
  if (score.limit !== null) return false;
  if (level === 'small') return win.hand.melds.length === 0 && score.han! <= 4;
  const items = score.trace.filter(
    ({ rule, effect }) =>
      'fu' in effect &&
      ['fu.triplet', 'fu.valuePair', 'fu.doubleWindPair', 'fu.wait'].includes(rule),
  );
  return items.length >= 2;
}

/** Hands of chance are rarely worth anything: each theme keeps to the tiles of some yaku. */
const THEMES: readonly ((random: Random) => readonly [readonly Kind[], number])[] = [
  () => [ALL_KINDS, 0.3],
  () => [ALL_KINDS.filter((kind) => !isTerminalOrHonour(kind)), 0.2],
  () => [ALL_KINDS.filter((kind) => !isTerminalOrHonour(kind)), 0.05],
  () => [[...ALL_KINDS.filter((kind) => !isHonour(kind)), 27, 28, 31, 31, 32, 32, 33, 33], 0.15],
  () => [ALL_KINDS, 0.95],
  (random) => [[...kindsOfSuit(Math.floor(random() * 3)), 27, 28, 29, 31, 32, 33], 0.3],
  (random) => [kindsOfSuit(Math.floor(random() * 3)), 0.2],
];

function winByChance(rules: RuleValues, random: Random): Win | null {
  const dealer: Seat = 0;
  const winner = Math.floor(random() * 4) as Seat;
  const isSelfDraw = random() < 0.45;
  const from = isSelfDraw ? null : seatAfter(winner, 1 + Math.floor(random() * 3), FOUR);
  const dealt =
    rules['win.sevenPairs'] && random() < 0.05 ? pairsHand(random) : setsHand(rules, random);
  if (dealt === null) return null;
  const tiles = withRedFives(dealt.concealed, rules, random);
  const [tile] = tiles.splice(Math.floor(random() * tiles.length), 1);
  const isClosed = dealt.melds.every(({ type }) => type === 'concealedKan');
  const isRiichi = isClosed && rules['riichi.allowed'] && random() < 0.55;
  const kans = dealt.melds.filter(({ tiles }) => tiles.length === 4).length;
  const piles = rules['dora.indicator'] ? 1 + (rules['dora.kan'] ? kans : 0) : 0;
  const hasUra = isRiichi && rules['dora.ura'];
  return newWin({
    hand: { concealed: tiles.sort(compareTiles), melds: dealt.melds },
    tile: tile!,
    winner,
    dealer,
    from,
    roundWind: pick(WINDS.slice(0, 2), random),
    riichi: isRiichi ? 'riichi' : 'none',
    ippatsu: isRiichi && rules['yaku.ippatsu'] !== 'absent' && random() < 0.2,
    lastTile: random() < 0.04,
    indicators: chanceTiles(piles, random),
    ura: hasUra ? chanceTiles(rules['dora.kanUra'] ? piles : Math.min(piles, 1), random) : [],
    counters: random() < 0.3 ? 1 + Math.floor(random() * 3) : 0,
    deposits: isRiichi ? 1 : random() < 0.15 ? 1 : 0,
  });
}

const chanceTiles = (count: number, random: Random): Tile[] =>
  Array.from({ length: count }, () => Math.floor(random() * KIND_COUNT));

interface Dealt {
  readonly concealed: readonly Tile[];
  readonly melds: readonly Meld[];
}

function pairsHand(random: Random): Dealt {
  const kinds = shuffled(ALL_KINDS, random).slice(0, 7);
  return { concealed: kinds.flatMap((kind) => [kind, kind]), melds: [] };
}

function setsHand(rules: RuleValues, random: Random): Dealt | null {
  const [kinds, tripletShare] = pick(THEMES, random)(random);
  const shape = completeShape(kinds, tripletShare, random);
  if (shape === null) return null;
  const open = random() < 0.45 ? 1 + Math.floor(random() * 3) : 0;
  const melds: Meld[] = [];
  const concealed: Tile[] = [shape.pair, shape.pair];
  for (const [i, set] of shape.sets.entries()) {
    const meld = i < open ? openMeld(set, rules, random) : closedKan(set, rules, random);
    if (meld === null) concealed.push(...kindsOf(set));
    else melds.push(meld);
  }
  return { concealed, melds };
}

function closedKan(set: SetShape, rules: RuleValues, random: Random): Meld | null {
  if (set.type === 'sequence' || !rules['kan.concealed'] || random() >= 0.15) return null;
  return { type: 'concealedKan', tiles: [...kindsOf(set), set.kind], from: null, called: null };
}

/** Now and then a five is the red one. */
function withRedFives(tiles: readonly Tile[], rules: RuleValues, random: Random): Tile[] {
  if (redFivesOf(rules) === 0) return [...tiles];
  const used = new Set<Tile>();
  return tiles.map((tile) => {
    const red = redFiveOf(kindOf(tile));
    if (red === null || used.has(red) || random() >= 0.25) return tile;
    used.add(red);
    return red;
  });
}

/** Which are always worth a look: a wrong choice should be a likely one. */
const LIKELY: readonly YakuId[] = [
  'riichi',
  'menzen_tsumo',
  'pinfu',
  'tanyao',
  'iipeikou',
  'sanshoku_doujun',
  'ittsu',
  'chanta',
  'toitoi',
  'sanankou',
  'honitsu',
  'haku',
  'seat_wind',
  'round_wind',
  'chiitoitsu',
  'junchan',
];

function yakuChoices({ score }: ScoredWin, rules: RuleValues, random: Random): YakuId[] {
  const right = [...score.yaku, ...score.yakuman].map(({ id }) => id);
  const isInBook = (id: YakuId) => rules[`yaku.${id}`] !== 'absent';
  const others = shuffled(
    LIKELY.filter((id) => isInBook(id) && !right.includes(id)),
    random,
  );
  const count = Math.max(CHOICES - right.length, 3);
  // Where nobody needs a yaku and none is known, there is nothing to choose.
  if (right.length === 0 && others.length === 0) return [];
  const chosen = [...right, ...others.slice(0, count)];
  return YAKU_IDS.filter((id) => chosen.includes(id));
}
