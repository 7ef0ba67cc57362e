// How deals end, as a list to draw from: who won from whom, what it moved, who was tenpai. Seats count from the dealer on.

/** One way a deal ended, without counters and deposits of deals before. */
export interface DealEnd {
  readonly winners: readonly number[];
  /** Who dealt in; null for a win by oneself, and without a win. */
  readonly from: number | null;
  readonly tenpai: readonly number[];
  readonly deltas: readonly number[];
  /** Riichi deposits that stay on the table. */
  readonly deposits: number;
}

/** `w1<0:1:-80,90,0,-10` is a win of the player after the dealer; `d:02:…` a draw with the dealer tenpai; then what stays. */
export function readEnds(text: string): DealEnd[] {
  return text
    .trim()
    .split(/\s+/)
    .map((line) => {
      const [what = '', tenpai = '', deltas = '', deposits = '0'] = line.split(':');
      const [winners = '', from = ''] = what.slice(1).split('<');
      return {
        winners: [...winners].map(Number),
        from: from === '' ? null : Number(from),
        tenpai: [...tenpai].map(Number),
        deltas: deltas.split(',').map(Number),
        deposits: Number(deposits),
      };
    });
}

const DRAW = 'd';

/** The reverse. */
export function writeEnd(end: DealEnd): string {
  const { winners, tenpai, deltas, deposits } = end;
  const loser = end.from === null ? '' : `<${end.from}`;
  const what = winners.length > 0 ? `w${winners.join('')}${loser}` : DRAW;
  return [what, tenpai.join(''), deltas.join(), deposits].join(':');
}
