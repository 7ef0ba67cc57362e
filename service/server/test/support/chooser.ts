// Players of chance.

import { createBot, pick, type Random } from '@hanchan/bots';
import type { Action, SeatView } from '@hanchan/game';

/** Plays as a beginner does, so that matches come to an end, and now and then does anything that is legal. */
export function chooser(random: Random): (view: SeatView, legal: readonly Action[]) => Action {
  const bot = createBot('beginner', null);
  if (!bot.ok) throw new Error(bot.error.detail);
  return (view, legal) => {
    const isWin = legal[0]!.type === 'ron' || legal[0]!.type === 'tsumo';
    if (isWin) return legal[0]!;
    const choices = view.assistance === 'guided' ? legal : harmless(legal);
    if (random() < 0.1) return pick(choices, random);
    return bot.value.decide(view, choices, random).action;
  };
}

/** At an unassisted table fouls stand behind the legal acts, and would end too many deals. */
function harmless(actions: readonly Action[]): readonly Action[] {
  const pass = actions.findIndex(({ type }) => type === 'pass');
  if (pass >= 0) return actions.slice(0, pass + 1);
  const plain = actions.filter((action) => action.type === 'discard' && !action.riichi);
  return plain.length > 0 ? plain : actions.slice(0, 1);
}
