// The results of an event worked out the short way, in whole points, from the numbers that were written on the sheets.
// For tests alone: it shares nothing with the arithmetic of the product, so that the two can be held against each other.

export interface PlayedSheet {
  readonly round: number;
  readonly stage: 'qualifying' | 'final';
  readonly table: number;
  /** By wind. */
  readonly slots: readonly number[];
  readonly held: readonly number[];
  readonly sticks: number;
  /** Points off, by number. */
  readonly off: ReadonlyMap<number, number>;
  /** Whose seat somebody else took. */
  readonly replaced: { readonly slot: number; readonly by: string } | null;
}

export interface OwnBook {
  /** By place; where it hangs on how many have 30,000, by one, two or three of them. */
  readonly uma: readonly (readonly number[])[];
  /** Penalties are part of the sheet, before places and uma; otherwise they come off the tournament score. */
  readonly isBeforeUma: boolean;
  /** Whoever was replaced gets nothing of the hanchan. */
  readonly isForfeit: boolean;
}

export const OWN_BOOKS: Readonly<Record<'wrc-2022' | 'wdmc-2019', OwnBook>> = {
  'wrc-2022': { uma: [[15, 5, -5, -15]], isBeforeUma: false, isForfeit: true },
  'wdmc-2019': {
    uma: [
      [12, -1, -3, -8],
      [8, 4, -4, -8],
      [8, 3, 1, -12],
    ],
    isBeforeUma: true,
    isForfeit: false,
  },
};

const START = 30_000;

export interface SeatResult {
  readonly sheet: PlayedSheet;
  readonly wind: number;
  readonly slot: number;
  readonly held: number;
  readonly net: number;
  /** 0 or below. */
  readonly mods: number;
  readonly place: number;
  readonly placeText: string;
  readonly uma: number;
  readonly score: number;
  /** 0 or above. */
  readonly off: number;
  /** What it comes to for whoever plays under the number. */
  readonly counted: number;
  readonly isForfeit: boolean;
}

export function seatResults(book: OwnBook, sheet: PlayedSheet): SeatResult[] {
  const taken = sheet.slots.map((slot) => sheet.off.get(slot) ?? 0);
  const mods = taken.map((points) => (book.isBeforeUma ? 0 - points : 0));
  const basis = sheet.held.map((held, i) => held + mods[i]!);
  const above = basis.filter((points) => points >= START).length;
  const table = book.uma.length === 1 ? book.uma[0]! : book.uma[above - 1]!;
  return sheet.slots.map((slot, wind) => {
    const place = 1 + basis.filter((other) => other > basis[wind]!).length;
    const sharedBy = basis.filter((other) => other === basis[wind]).length;
    const shared = table.slice(place - 1, place - 1 + sharedBy);
    const uma = (shared.reduce((sum, one) => sum + one, 0) / sharedBy) * 1_000;
    const net = sheet.held[wind]! - START;
    const score = net + mods[wind]! + uma;
    const off = book.isBeforeUma ? 0 : taken[wind]!;
    const isForfeit = book.isForfeit && sheet.replaced?.slot === slot;
    return {
      sheet,
      wind,
      slot,
      held: sheet.held[wind]!,
      net,
      mods: mods[wind]!,
      place,
      placeText: sharedBy === 1 ? `${place}` : `${place}-${place + sharedBy - 1}`,
      uma,
      score,
      off,
      counted: isForfeit ? 0 - off : score - off,
      isForfeit,
    };
  });
}

export interface OwnStanding {
  readonly slot: number;
  /** Somebody who sat in; null: whoever plays under the number. */
  readonly substitute: string | null;
  readonly isFinalist: boolean;
  readonly total: number;
  readonly points: number;
  readonly uma: number;
  readonly penalties: number;
  readonly carried: number;
  readonly played: readonly SeatResult[];
  /** By round; undefined: not played. */
  readonly byRound: ReadonlyMap<number, number>;
}

const sum = (all: readonly SeatResult[], of: (one: SeatResult) => number) =>
  all.reduce((total, one) => total + of(one), 0);

/** In order: those of the final first, then the others; whoever only sat in stands below, unranked. */
export function ownStandings(
  book: OwnBook,
  sheets: readonly PlayedSheet[],
  finalists: readonly number[],
): OwnStanding[] {
  const all = sheets.flatMap((sheet) => seatResults(book, sheet));
  const slots = [...new Set(all.map(({ slot }) => slot))];
  const ranked = slots.map((slot): OwnStanding => {
    const own = all.filter((one) => one.slot === slot);
    const isFinalist = finalists.includes(slot);
    const of = (stage: string) => {
      const there = own.filter(({ sheet }) => sheet.stage === stage);
      const played = there.filter(({ isForfeit }) => !isForfeit);
      const points = sum(played, ({ net, mods }) => net + mods);
      const uma = sum(played, (one) => one.uma);
      const penalties = sum(there, ({ off }) => off);
      return { points, uma, penalties, total: points + uma - penalties };
    };
    const before = of('qualifying');
    const last = isFinalist ? of('final') : before;
    const carried = isFinalist ? before.total : 0;
    return {
      ...last,
      slot,
      substitute: null,
      isFinalist,
      carried,
      total: carried + last.total,
      played: own.filter(({ isForfeit }) => !isForfeit),
      byRound: new Map(own.map((one) => [one.sheet.round, one.isForfeit ? 0 : one.score])),
    };
  });
  ranked.sort((a, b) => Number(b.isFinalist) - Number(a.isFinalist) || b.total - a.total);
  const satIn = all
    .filter(({ isForfeit }) => isForfeit)
    .map((one): OwnStanding => {
      const { slot, net: points, uma, score: total, sheet } = one;
      const sums = { total, points, uma, penalties: 0, carried: 0 };
      const byRound = new Map([[sheet.round, total]]);
      const substitute = sheet.replaced!.by;
      return { ...sums, slot, substitute, isFinalist: false, played: [one], byRound };
    });
  return [...ranked, ...satIn];
}
