// A match against bots in no time, as the practice table of a browser plays it.

import { createBot, randomFrom } from '@hanchan/bots';
import { WRC_2022 } from '@hanchan/rulesets';
import { createPractice } from '@hanchan/table/local/practice.ts';

/** A round against beginners, by a player of the same kind. */
export function playPractice(seed: string) {
  const made = createBot('beginner', null);
  if (!made.ok) throw new Error(made.error.detail);
  const bot = made.value;
  const later = new Set<() => void>();
  const table = createPractice(
    {
      rules: { ...WRC_2022.values, 'end.rounds': 1 },
      assistance: 'guided',
      seed,
      bots: [bot, bot, bot],
      actions: [],
      pace: 'normal',
    },
    {
      tell: () => {},
      later(run) {
        later.add(run);
        return () => later.delete(run);
      },
    },
  );
  for (let i = 0; i < 3_000 && table.now().view.phase !== 'over'; i++) {
    const { view: seen, legal } = table.now();
    if (seen.phase === 'awaitingDeal') table.ready();
    else if (legal.length > 0) table.act(bot.decide(seen, legal, randomFrom(i)).action);
    else {
      const [run] = later;
      later.delete(run!);
      run?.();
    }
  }
  return { actions: table.now().actions, seat: table.seat };
}
