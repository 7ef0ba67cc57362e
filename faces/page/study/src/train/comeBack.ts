// A question that was answered wrong comes back in its series, two questions later, until it is answered right.

import type { AskedQuestion } from './address.ts';

export interface ComingBack {
  readonly number: number;
  /** The place in the series at which it is asked again. */
  readonly due: number;
}
export type Series = Readonly<Record<string, readonly ComingBack[]>>;

const LATER = 2;

/** What the questions of one series have in common. */
const seriesOf = ({ kind, rules, level, skill, seed, mistake }: AskedQuestion): string =>
  [kind, rules, level, skill ?? '', seed, mistake ?? ''].join(' ');

export function answeredIn(series: Series, asked: AskedQuestion, isRight: boolean): Series {
  const key = seriesOf(asked);
  const number = asked.again ?? asked.number;
  const others = (series[key] ?? []).filter((one) => one.number !== number);
  const waiting = isRight ? others : [...others, { number, due: asked.number + LATER }];
  return { ...series, [key]: waiting };
}

/** What is asked after this: what is due again, or the next of the series. */
export function nextIn(series: Series, asked: AskedQuestion): AskedQuestion {
  const number = asked.number + 1;
  const back = (series[seriesOf(asked)] ?? []).find(({ due }) => due <= number);
  return { ...asked, number, again: back?.number ?? null };
}
