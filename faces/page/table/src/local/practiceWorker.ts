// Runs beside the page: the practice table with its bots, and hints. The engine and the bots are loaded here and
// nowhere else.

import { randomFrom } from '@hanchan/bots';
import { adviserBot, botOf, handReader } from './bots.ts';
import { createPractice, type PracticeTable } from './practice.ts';
import type { FromWorker, PracticeRequest, ToWorker } from './practiceMessages.ts';
import { priceHints } from './priceHints.ts';

const say = (message: FromWorker) => postMessage(message);

let table: PracticeTable | null = null;

async function start({ bots: levels, ...request }: PracticeRequest): Promise<void> {
  table?.stop();
  const [a, b, c] = levels;
  const players = await Promise.all([botOf(a), botOf(b), botOf(c)]);
  table = createPractice(
    { ...request, bots: players },
    {
      tell: (told) => say({ type: 'told', told }),
      later(run, milliseconds) {
        const timer = setTimeout(run, milliseconds);
        return () => clearTimeout(timer);
      },
    },
  );
  say({ type: 'started', seat: table.seat, sitters: table.sitters, told: table.now() });
}

/** Costs of a hint that nobody looks at any more are not worked out. */
let lastHint = 0;

async function hint({ id, view, legal }: Extract<ToWorker, { type: 'hint' }>): Promise<void> {
  lastHint = id;
  const bot = await adviserBot();
  const { candidates } = bot.decide(view, legal, randomFrom(id));
  say({ type: 'hint', id, candidates });
  const read = await handReader();
  for (const costs of priceHints(view, legal, candidates, read)) {
    if (lastHint !== id) return;
    say({ type: 'costs', id, costs });
    await new Promise((resolve) => setTimeout(resolve));
  }
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  switch (data.type) {
    case 'start':
      return void start(data.request);
    case 'act': {
      const refusal = table?.act(data.action) ?? null;
      if (refusal !== null) say({ type: 'refused', action: data.action, refusal });
      return;
    }
    case 'ready':
      return table?.ready();
    case 'pace':
      return table?.setPace(data.pace);
    case 'why': {
      const refusal = table?.why(data.action) ?? null;
      return say({ type: 'why', id: data.id, refusal });
    }
    case 'hint':
      return void hint(data);
  }
});
