// What lay open at a counted position and tells one answer from another: facts for words, and nothing of the hidden tiles.

import { createBot, randomFrom, type SeenFact, seenFacts } from '@hanchan/bots';
import type { JudgedChoice, JudgementQuestion } from '@hanchan/examination';
import { legalActions, view } from '@hanchan/game';

/** Where safety alone is asked, what brings the hand on says nothing. */
const ON_SAFETY: readonly SeenFact['code'][] = [
  'safeOwn',
  'safePassed',
  'openBothSides',
  'notSafe',
  'copies',
];

export function seenAt(
  { match, seat, unit, choices }: JudgementQuestion,
  other: JudgedChoice,
): readonly SeenFact[] {
  const bot = createBot('club', null);
  if (!bot.ok) throw new Error(`no bot: ${bot.error.detail}`);
  const seen = view(match, seat);
  const { candidates } = bot.value.decide(seen, legalActions(match, seat), randomFrom(1));
  const decision = { deal: 0, turn: 0, kind: 'discard', isSame: false, cost: null } as const;
  const [best] = choices;
  const facts = seenFacts(seen, {
    ...decision,
    candidates,
    choice: best!.action,
    action: other.action,
  });
  return unit === 'dealIn' ? facts.filter(({ code }) => ON_SAFETY.includes(code)) : facts;
}
