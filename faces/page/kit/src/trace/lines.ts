// Lines of a trace found again, so that whatever is shown beside a figure cites the case that occurred.

import type { Applied, Case, Fact, RuleKey } from '@hanchan/rules';
import type { TraceLine } from '@hanchan/score';

const linesOf = (trace: readonly TraceLine[], rule: RuleKey): readonly TraceLine[] =>
  trace.filter((line) => line.rule === rule);

/** What all of a rule's lines have in common: two triplets may be of different kinds. */
export function caseIn(trace: readonly TraceLine[], rule: RuleKey): Case | undefined {
  const [first, ...others] = linesOf(trace, rule).map((line) => line.case ?? {});
  if (first === undefined) return undefined;
  const facts = (Object.keys(first) as Fact[]).filter((fact) =>
    others.every((other) => other[fact] === first[fact]),
  );
  return Object.fromEntries(facts.map((fact) => [fact, first[fact]]));
}

/** The limit that a hand reached, or how its value was found. */
export function valueLine(trace: readonly TraceLine[]): Applied<RuleKey> {
  const isLimit = ({ rule, effect }: TraceLine) =>
    !rule.startsWith('yaku.') && ('limit' in effect || 'yakuman' in effect);
  return trace.find(isLimit) ?? trace.find(({ rule }) => rule === 'score.model')!;
}
