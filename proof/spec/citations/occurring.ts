// The cases that occurred, each once, with what it was seen in.

import { type Case, factsOf, type RuleKey } from '@hanchan/rules';

export interface Occurred {
  readonly rule: RuleKey;
  readonly case: Case;
  /** Where it was seen first, for whoever has to look. */
  readonly seenIn: string;
}

export class Occurring {
  readonly #cases = new Map<string, Occurred>();

  get all(): readonly Occurred[] {
    return [...this.#cases.values()];
  }

  /** Something that names the rule it goes by; what names none is a matter of tiles, turns or forms. */
  see(
    seenIn: string,
    { rule, case: one = {} }: { readonly rule?: RuleKey | null; readonly case?: Case },
  ): void {
    if (rule === undefined || rule === null) return;
    const key = keyOf(rule, one);
    if (!this.#cases.has(key)) this.#cases.set(key, { rule, case: one, seenIn });
  }
}

export function keyOf(rule: RuleKey, one: Case): string {
  const facts = Object.entries(one).map(([fact, value]) => `${fact}=${value}`);
  return [rule, ...facts.sort()].join(' ');
}

/** Facts that the option does not declare: nobody could cite by them. */
export const undeclared = ({ rule, case: one }: Occurred): string[] =>
  Object.keys(one).filter((fact) => !factsOf(rule).some((declared) => declared === fact));
