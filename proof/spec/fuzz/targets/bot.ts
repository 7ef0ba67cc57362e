// The mjai messages of somebody else's table, which a bot of ours follows, and the answers of somebody else's program.

import { MjaiBot, mjaiMessageIn, readAnswer, SeatMessages } from '@hanchan/arena';
import type { Bot } from '@hanchan/bots';
import { legalActions, redact, view } from '@hanchan/game';
import { MjaiError, type MjaiEvent } from '@hanchan/records';
import { TENHOU } from '@hanchan/rulesets';
import { playout } from '../../../../engine/records/test/playout.ts';
import { asLines, type Refused, type Target } from '../target.ts';

const NAMES = ['A', 'B', 'C', 'D'];
const { steps } = playout(TENHOU, 31, { mostDeals: 1 });

/** Takes the first that there is: the reader is tried here, not the choice. */
const FIRST: Bot = {
  id: 'first',
  decide: (_, legal) => ({ action: legal[0]!, candidates: [] }),
};

function heard(): MjaiEvent[] {
  const messages = new SeatMessages(0, { rulesetId: TENHOU.id, names: NAMES });
  return steps.flatMap(({ step }) =>
    step.events.flatMap((event) => {
      const seen = redact(event, 0);
      return seen === null ? [] : messages.of(seen, TENHOU.values);
    }),
  );
}

const asked = steps
  .map(({ step }) => step.match)
  .filter((match) => legalActions(match, 0).length > 1)
  .slice(0, 2)
  .map((match) => [legalActions(match, 0), view(match, 0)] as const);

export const bot: Target = {
  name: 'bot',
  samples: () => [heard(), heard().slice(0, 12)].map((lines) => ({ lines, write: asLines })),
  read(text) {
    const ours = new MjaiBot(FIRST, { seed: 1, rulesetFor: () => TENHOU, isExplained: false });
    let refused: Refused = null;
    for (const line of text.split('\n')) {
      const message = mjaiMessageIn(line);
      if (message === null) continue;
      for (const [legal, seen] of asked) readAnswer(message, legal, seen);
      try {
        ours.hear(message);
        ours.answer();
      } catch (error) {
        if (!(error instanceof MjaiError)) throw error;
        refused ??= error;
      }
    }
    return refused;
  },
};
