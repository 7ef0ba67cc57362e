// Runs beside the page: the practice table with its bots, and hints. The engine and the bots are loaded here and
// nowhere else.

import { type Bot, createBot, randomFrom } from '@hanchan/bots';
import type { BotLevel } from '@hanchan/protocol';
import type { FromWorker, PracticeRequest, ToWorker } from './messages.ts';
import { createPractice, type PracticeTable } from './practice.ts';

const say = (message: FromWorker) => postMessage(message);

const WEIGHTS = new URL('../../../bots/weights/expert.bin', import.meta.url);
let weights: Promise<Uint8Array | null> | null = null;

/** Fetched when somebody wants the expert; null where it cannot be had, as offline before the first time. */
function expertWeights(): Promise<Uint8Array | null> {
  weights ??= fetch(WEIGHTS)
    .then(async (answer) => (answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null))
    .catch(() => null);
  return weights;
}

/** The strongest that is to be had: a level without its weights falls back to the one below. */
async function makeBot(level: BotLevel): Promise<Bot> {
  const file = level === 'expert' ? await expertWeights() : null;
  for (const name of [level, 'club', 'beginner']) {
    const bot = createBot(name, file);
    if (bot.ok) return bot.value;
  }
  throw new Error(`There is no bot of level ${level}`);
}

const bots = new Map<BotLevel, Promise<Bot>>();

/** Made once: an expert takes its time to be set up. */
function botOf(level: BotLevel): Promise<Bot> {
  const bot = bots.get(level) ?? makeBot(level);
  bots.set(level, bot);
  return bot;
}

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

async function hint({ id, view, legal }: Extract<ToWorker, { type: 'hint' }>): Promise<void> {
  const bot = await botOf('expert');
  const { candidates } = bot.decide(view, legal, randomFrom(id));
  say({ type: 'hint', id, candidates });
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
    case 'why': {
      const refusal = table?.why(data.action) ?? null;
      return say({ type: 'why', id: data.id, refusal });
    }
    case 'hint':
      return void hint(data);
  }
});
