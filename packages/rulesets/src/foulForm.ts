// How an offence is written down: what most of them have in common is left out.

import type {
  FoulEffect,
  FoulGroup,
  FoulOutcome,
  FoulSource,
  FoulStep,
  ListedFoul,
} from '@hanchan/rules';

/** Clauses of the offence's own section, or of another; an empty section is our own reading. */
type Place = readonly string[] | FoulSource;

/** One time of several, with the clauses that speak of it. */
interface Time extends Omit<FoulStep, 'source'> {
  readonly clauses?: readonly string[];
}

type Rest = Partial<Pick<ListedFoul, 'rule' | 'limit' | 'repeats' | 'effects'>> & {
  /** Parted by spaces. */
  readonly words?: string;
  /** Ids without the document's prefix, here and below. */
  readonly clauses: readonly string[];
  /** What is said elsewhere than the offence itself. */
  readonly effectsBy?: Readonly<Partial<Record<FoulEffect, Place>>>;
};

/** `foul('calls', '12.3.2')` writes offences of one group and section. */
export function fouls(group: FoulGroup, section: string, prefix: string) {
  const full = (ids: readonly string[]) => ids.map((id) => `${prefix}-${id}`);
  const sourceAt = (place: Place): FoulSource =>
    'section' in place
      ? { section: place.section, clauses: full(place.clauses) }
      : { section, clauses: full(place) };
  const stepOf = ({ clauses, ...step }: Time): FoulStep =>
    clauses === undefined ? step : { ...step, source: sourceAt(clauses) };
  return (
    id: string,
    title: string,
    says: string,
    outcome: FoulOutcome | Time | readonly Time[],
    { words, clauses, effectsBy = {}, ...rest }: Rest,
  ): ListedFoul => ({
    id,
    group,
    title,
    says,
    section,
    clauses: full(clauses),
    rule: null,
    limit: null,
    steps: timesOf(outcome).map(stepOf),
    repeats: 'event',
    effects: [],
    effectSources: Object.fromEntries(
      Object.entries(effectsBy).map(([effect, place]) => [effect, sourceAt(place)]),
    ),
    ...rest,
    words: words?.split(' ') ?? [],
  });
}

function timesOf(outcome: FoulOutcome | Time | readonly Time[]): readonly Time[] {
  if (typeof outcome === 'string') return [{ outcome }];
  return 'outcome' in outcome ? [outcome] : outcome;
}
