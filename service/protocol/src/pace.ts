// How fast a table moves where no rulebook and no clock says so. Table and practice table go by the same figures.

/** How fast a table with bots goes; `atOnce` is for whoever sits alone with them. */
export const PACES = ['slow', 'normal', 'fast', 'atOnce'] as const;
/** One of `PACES`. */
export type TablePace = (typeof PACES)[number];

/** From and up to, in milliseconds. */
export type Span = readonly [number, number];

/** The pauses of a table, from which each is drawn by chance. */
export interface Timings {
  /** How long a bot thinks about its turn. */
  readonly botMs: Span;
  /**
   * How long a tile on offer lies there before play goes on, whether or not anybody could claim it. It is drawn
   * without a look at the hands, so that it tells nothing about them, and never empty for the same reason.
   */
  readonly offerMs: Span;
}

/** At normal pace, with several people at the table. */
export const USUAL_TIMINGS: Timings = { botMs: [700, 1_600], offerMs: [450, 900] };

const FACTORS: Readonly<Record<TablePace, { readonly bot: number; readonly offer: number }>> = {
  slow: { bot: 1.6, offer: 1.6 },
  normal: { bot: 1, offer: 1 },
  fast: { bot: 0.3, offer: 0.5 },
  atOnce: { bot: 0, offer: 0.35 },
};

/** Among bots nobody's hesitation has to be covered: they answer sooner. At normal pace a deal takes a quick player about twenty seconds. */
const ALONE: Readonly<Record<TablePace, number>> = {
  slow: 0.5,
  normal: 0.3,
  fast: 0.5,
  atOnce: 0.5,
};

const times = ([from, to]: Span, factor: number): Span => [from * factor, to * factor];

/** `isAlone`: one person among bots. Where people share the table, at once is as fast. */
export function timingsOf(pace: TablePace, isAlone: boolean, usual: Timings): Timings {
  const { bot, offer } = FACTORS[paceFor(pace, isAlone)];
  const share = isAlone ? ALONE[pace] : 1;
  return { botMs: times(usual.botMs, bot * share), offerMs: times(usual.offerMs, offer * share) };
}

/** At once is for whoever sits alone with bots. */
export const paceFor = (pace: TablePace, isAlone: boolean): TablePace =>
  pace === 'atOnce' && !isAlone ? 'fast' : pace;
