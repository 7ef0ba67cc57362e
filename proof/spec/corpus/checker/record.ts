// The form of the corpus: one line of JSON for each game. `../own/README.md` explains it with examples.

export type Act =
  | { do: 'discard'; seat: number; tile: string; fromDraw: boolean; riichi: boolean }
  | { do: 'concealedKan' | 'addedKan'; seat: number; tile: string }
  | { do: 'chi' | 'pon' | 'calledKan'; seat: number; own: readonly string[] }
  | { do: 'tsumo' | 'nine' | 'ron' | 'pass' | 'tenpai' | 'noten'; seat: number }
  | { do: 'pick'; seat: number; place: number }
  | { do: 'bell' | 'start' }
  | {
      do: 'ruling';
      ruling: { type: string; seat: number; points: number; whose: string; tiles: number };
    };

const PLAIN = { w: 'tsumo', n: 'nine', r: 'ron', '-': 'pass', y: 'tenpai', x: 'noten' } as const;
const CALLS = { c: 'chi', p: 'pon', k: 'calledKan' } as const;

export function actOf(token: string): Act {
  if (token === '!') return { do: 'bell' };
  if (token === '>') return { do: 'start' };
  if (token.startsWith('@')) return { do: 'ruling', ruling: JSON.parse(token.slice(1)) };
  const seat = Number(token[0]);
  const sign = token[1]!;
  const rest = token.slice(2);
  if ('dtDT'.includes(sign)) {
    const fromDraw = 'tT'.includes(sign);
    return { do: 'discard', seat, tile: rest, fromDraw, riichi: 'DT'.includes(sign) };
  }
  if (sign === 'q' || sign === 'a') {
    return { do: sign === 'q' ? 'concealedKan' : 'addedKan', seat, tile: rest };
  }
  if (sign === 's') return { do: 'pick', seat, place: Number(rest) };
  if (sign in CALLS) {
    return { do: CALLS[sign as keyof typeof CALLS], seat, own: rest.match(/../g) ?? [] };
  }
  return { do: PLAIN[sign as keyof typeof PLAIN], seat };
}

export const actsOf = (text: string): Act[] =>
  text === '' ? [] : text.split(' ').map((token) => actOf(token));

/** What stands on the table between two deals. */
export interface BetweenDeals {
  readonly scores: readonly number[];
  readonly round: number;
  readonly dealer: number;
  readonly counters: number;
  readonly deposits: number;
  readonly pool: number;
}

export interface Start extends BetweenDeals {
  readonly assistance: 'guided' | 'unassisted';
  readonly isStarted: boolean;
}

export interface WonResult {
  readonly type: 'won';
  readonly seat: number;
  readonly from: number | null;
  readonly tile: string;
  readonly isOpen: boolean;
  readonly yaku: readonly (readonly [string, number | null])[];
  readonly yakuman: readonly (readonly [string, number])[];
  readonly dora: readonly number[];
  readonly han: number | null;
  readonly fu: number | null;
  readonly limit: string | null;
  readonly points: number;
  readonly counters: number;
  readonly deposits: number;
  readonly deltas: readonly number[];
}

export type Penalties = Readonly<Record<'warnings' | 'tournamentPoints' | 'modifier', number>>;

export type Result =
  | WonResult
  | {
      readonly type: 'drawn';
      readonly reason: string;
      readonly by: readonly number[];
      readonly tenpai: readonly number[];
      readonly deltas: readonly number[];
    }
  | {
      readonly type: 'fouled';
      readonly seat: number;
      readonly foul: string;
      readonly consequence: string;
    }
  | { readonly type: 'died'; readonly seat: number }
  | { readonly type: 'voided'; readonly offenders: readonly number[] }
  | ({ readonly type: 'ended' } & BetweenDeals)
  | {
      readonly type: 'over';
      readonly scores: readonly number[];
      readonly penalties: readonly Penalties[];
      readonly places: readonly number[];
      /** In twelfths of a point, because places can be shared by two, three or four. */
      readonly uma: readonly number[];
      readonly total: readonly number[];
    };

/** An act that was tried before the act of this number, and refused. */
export type Refused = readonly [at: number, token: string, code: string, rule: string | null];

export interface GameDeal {
  readonly wall: string;
  readonly acts: string;
  readonly results: readonly Result[];
  readonly refused?: readonly Refused[];
}

export interface Game {
  readonly name: string;
  readonly rules: string;
  readonly start: Start;
  /** Acts before the first wall. */
  readonly before: string;
  readonly deals: readonly GameDeal[];
}
