// Which games a profile is about: the address keeps it.

export const PERIODS = ['allTime', 'year', 'quarter'] as const;
export const COMPANIES = ['anybody', 'people', 'bots'] as const;

export interface Filter {
  /** Empty: every rulebook. */
  readonly book: string;
  readonly company: (typeof COMPANIES)[number];
  readonly period: (typeof PERIODS)[number];
}

const oneOf = <T extends string>(all: readonly T[], text: string | null, usual: T): T =>
  all.find((one) => one === text) ?? usual;

export const filterIn = (query: URLSearchParams): Filter => ({
  book: query.get('book') ?? '',
  company: oneOf(COMPANIES, query.get('against'), 'anybody'),
  period: oneOf(PERIODS, query.get('period'), 'allTime'),
});

/** As it stands in the address of the page; empty where everything is asked for. */
export function filterAddress({ book, company, period }: Filter): string {
  const query = new URLSearchParams();
  if (book !== '') query.set('book', book);
  if (company !== 'anybody') query.set('against', company);
  if (period !== 'allTime') query.set('period', period);
  return query.size === 0 ? '' : `?${query}`;
}

const MONTHS = { allTime: null, year: 12, quarter: 3 } as const;

/** The first month of the period, this one counted. */
export function firstMonth(period: Filter['period'], now: number): string | null {
  const months = MONTHS[period];
  if (months === null) return null;
  const today = new Date(now);
  const first = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1 - months));
  return first.toISOString().slice(0, 7);
}

/** As the server is asked. */
export function filterQuery(
  { book, company, period }: Filter,
  more: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams(more);
  if (book !== '') query.set('book', book);
  if (company !== 'anybody') query.set('company', company);
  const from = firstMonth(period, Date.now());
  if (from !== null) query.set('from', from);
  return query.size === 0 ? '' : `?${query}`;
}
