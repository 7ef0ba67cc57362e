// From the engine's refusal to what a player is told: the code, a sentence, the option and where the rulebook has it.

import type { Illegal } from '@hanchan/game';
import type { ProtocolCode, Refusal } from '@hanchan/protocol';
import type { Citation, RuleKey } from '@hanchan/rules';

export type Cite = (rule: RuleKey) => Citation;

export function explain({ code, rule }: Illegal, cite: Cite): Refusal {
  const message = `the table does not accept this: ${code}${rule === null ? '' : ` (${rule})`}`;
  return rule === null ? { code, message } : { code, message, rule, citation: cite(rule) };
}

export function refusal(code: ProtocolCode, message: string, field?: string): Refusal {
  return field === undefined ? { code, message } : { code, message, field };
}
