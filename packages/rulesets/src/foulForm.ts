// How an offence is written down: what most of them have in common is left out.

import type { FoulGroup, FoulOutcome, FoulStep, ListedFoul } from '@hanchan/rules';

type Rest = Partial<Pick<ListedFoul, 'rule' | 'limit' | 'repeats' | 'effects'>> & {
  /** Parted by spaces. */
  readonly words?: string;
  /** Ids without the document's prefix. */
  readonly clauses: readonly string[];
};

/** `foul('calls', '12.3.2')` writes offences of one group and section. */
export function fouls(group: FoulGroup, section: string, prefix: string) {
  return (
    id: string,
    title: string,
    says: string,
    outcome: FoulOutcome | FoulStep | readonly FoulStep[],
    { words, clauses, ...rest }: Rest,
  ): ListedFoul => ({
    id,
    group,
    title,
    says,
    section,
    clauses: clauses.map((clause) => `${prefix}-${clause}`),
    rule: null,
    limit: null,
    steps: stepsOf(outcome),
    repeats: 'event',
    effects: [],
    ...rest,
    words: words?.split(' ') ?? [],
  });
}

function stepsOf(outcome: FoulOutcome | FoulStep | readonly FoulStep[]): readonly FoulStep[] {
  if (typeof outcome === 'string') return [{ outcome }];
  return 'outcome' in outcome ? [outcome] : outcome;
}
