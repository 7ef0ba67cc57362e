// From the engine's refusal to what a player is told: the code, a sentence, the option and where the rulebook has it.

import type { Illegal } from '@hanchan/game';
import type { ProtocolCode, Refusal } from '@hanchan/protocol';
import type { Case, Passage, RuleKey } from '@hanchan/rules';

export type Cite = (rule: RuleKey, one?: Case) => Passage;

export function explain({ code, rule, case: one }: Illegal, cite: Cite): Refusal {
  const message = `the table does not accept this: ${code}${rule === null ? '' : ` (${rule})`}`;
  if (rule === null) return { code, message };
  const told = { code, message, rule, citation: cite(rule, one) };
  return one === undefined ? told : { ...told, case: one };
}

export function refusal(code: ProtocolCode, message: string, field?: string): Refusal {
  return field === undefined ? { code, message } : { code, message, field };
}
