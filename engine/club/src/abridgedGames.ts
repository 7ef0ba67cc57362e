// The games of a club in short, as rows of numbers: results whole, and of the hands only how many there were.

import { type BySeat, bySeat, noPoints } from '@hanchan/tiles';
import type { MemberId } from './member.ts';
import type { DealDigest, Outcome, SeatDigest, TableResult } from './outcome.ts';
import type { ClubState, CorrectionState, GameState } from './state.ts';

/** Players and rulebooks by their numbers in the lists beside; deals: how many, null where only the result is known. */
export type OutcomeRow = readonly [
  players: BySeat<number>,
  points: BySeat<number>,
  places: BySeat<number>,
  score: BySeat<number>,
  uma: BySeat<number>,
  left: number,
  returnPoints: number,
  book: number,
  isRated: boolean,
  deals: number | null,
  /** What few have: another source than paper, and penalties. */
  source?: Outcome['source'],
  penalties?: TableResult['penalties'],
];

type Correction = Omit<CorrectionState, 'before' | 'after'> & {
  readonly before: OutcomeRow;
  readonly after: OutcomeRow;
};

/** What few games have: everything that was said about it later. */
interface History extends Pick<GameState, 'version' | 'isVoid' | 'objections'> {
  readonly corrections: readonly Correction[];
}

export type GameRow = readonly [
  id: string,
  evening: string,
  table: number,
  playedAt: number,
  seq: number,
  outcome: OutcomeRow,
  history?: History,
];

export interface GameRows {
  readonly people: readonly MemberId[];
  readonly books: readonly Outcome['rules'][];
  readonly rows: readonly GameRow[];
}

/** Numbers for what comes again and again. */
class Numbered<T> {
  readonly list: T[] = [];
  readonly #numbers = new Map<string, number>();

  numberOf(key: string, value: T): number {
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.list.length);
    return this.list.push(value) - 1;
  }
}

export function rowsOfGames({ games }: ClubState): GameRows {
  const people = new Numbered<MemberId>();
  const books = new Numbered<Outcome['rules']>();
  const rowOf = ({ players, result, deals, rules, source, isRated }: Outcome): OutcomeRow => {
    const { points, places, score, uma, left, returnPoints, penalties } = result;
    const book = books.numberOf(`${rules.id} ${rules.title}`, rules);
    const row = [
      bySeat((seat) => people.numberOf(players[seat], players[seat])),
      ...([points, places, score, uma, left, returnPoints, book, isRated] as const),
      deals === null ? null : deals.deals,
    ] as const;
    if (penalties !== undefined) return [...row, source, penalties];
    return source.kind === 'typed' ? row : [...row, source];
  };
  const rows = [...games.values()].map((game): GameRow => {
    const { id, evening, table, playedAt, seq, outcome } = game;
    const row = [id, evening, table, playedAt, seq, rowOf(outcome)] as const;
    const { version, isVoid, corrections, objections } = game;
    if (version === 1 && objections.length === 0) return row;
    const told = corrections.map((one) => ({
      ...one,
      before: rowOf(one.before),
      after: rowOf(one.after),
    }));
    return [...row, { version, isVoid, objections, corrections: told }];
  });
  return { people: people.list, books: books.list, rows };
}

export function gamesOfRows({ people, books, rows }: GameRows): readonly GameState[] {
  const digests = new Map<number, DealDigest>();
  const untold = (deals: number): DealDigest => {
    const known = digests.get(deals) ?? { ...UNTOLD, deals };
    digests.set(deals, known);
    return known;
  };
  const outcomeOf = (row: OutcomeRow): Outcome => {
    const [players, points, places, score, uma, left, returnPoints, book, isRated, deals] = row;
    const result = { points, left, places, score, uma, returnPoints };
    return {
      players: bySeat((seat) => people[players[seat]]!),
      result: row[11] === undefined ? result : { ...result, penalties: row[11] },
      deals: deals === null ? null : untold(deals),
      rules: books[book]!,
      source: row[10] ?? TYPED,
      isRated,
    };
  };
  return rows.map((row) => new RowGame(row, outcomeOf));
}

/** Laid out when somebody asks what came of it: most of ten thousand are only listed. */
class RowGame implements GameState {
  readonly id: string;
  readonly evening: string;
  readonly table: number;
  readonly playedAt: number;
  readonly seq: number;
  version = 1;
  isVoid = false;
  readonly corrections: CorrectionState[] = [];
  readonly objections: GameState['objections'] = [];
  readonly #layOut: () => Outcome;
  #outcome: Outcome | null = null;

  constructor(
    [id, evening, table, playedAt, seq, row, history]: GameRow,
    outcomeOf: (row: OutcomeRow) => Outcome,
  ) {
    this.id = id;
    this.evening = evening;
    this.table = table;
    this.playedAt = playedAt;
    this.seq = seq;
    this.#layOut = () => outcomeOf(row);
    if (history === undefined) return;
    this.version = history.version;
    this.isVoid = history.isVoid;
    this.objections.push(...history.objections);
    for (const one of history.corrections) {
      this.corrections.push({
        ...one,
        before: outcomeOf(one.before),
        after: outcomeOf(one.after),
      });
    }
  }

  get outcome(): Outcome {
    this.#outcome ??= this.#layOut();
    return this.#outcome;
  }

  set outcome(outcome: Outcome) {
    this.#outcome = outcome;
  }
}

const TYPED: Outcome['source'] = { kind: 'typed' };

const QUIET: SeatDigest = {
  ...{ wins: 0, selfDrawn: 0, riichiWins: 0, riichi: 0, dealIns: 0, won: 0, lost: 0 },
  ...{ readyDraws: 0, chombos: 0, dealerStreak: 0, told: 0, yaku: [] },
};
/** Hands that are not at hand: what was summed of them is kept beside. */
const UNTOLD: DealDigest = {
  deals: 0,
  draws: 0,
  seats: bySeat(() => QUIET),
  rons: bySeat(noPoints),
  notable: [],
  beforeLast: null,
};
