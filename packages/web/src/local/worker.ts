// Runs beside the page: the practice table with its bots, and hints. The engine and the bots are loaded here and
// nowhere else.

import { type Bot, createBot, randomFrom } from '@hanchan/bots';
import type { BotLevel } from '@hanchan/protocol';
import type { FromWorker, PracticeRequest, ToWorker } from './messages.ts';
import { createPractice, type PracticeTable } from './practice.ts';

const say = (message: FromWorker) => postMessage(message);

/** The strongest that is to be had: a level that needs weights falls back to the one below. */
function botOf(level: BotLevel): Bot {
  for (const name of [level, 'club', 'beginner']) {
    const bot = createBot(name, null);
    if (bot.ok) return bot.value;
  }
  throw new Error(`There is no bot of level ${level}`);
}

let table: PracticeTable | null = null;

function start({ rules, assistance, seed, bots, actions }: PracticeRequest): void {
  table?.stop();
  const [a, b, c] = bots;
  const around = {
    tell: (told: Parameters<Parameters<typeof createPractice>[1]['tell']>[0]) =>
      say({ type: 'told', told }),
    later(run: () => void, milliseconds: number) {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
  };
  table = createPractice(
    { rules, assistance, seed, bots: [botOf(a), botOf(b), botOf(c)], actions },
    around,
  );
  say({ type: 'started', seat: table.seat, sitters: table.sitters, told: table.now() });
}

function hint({ id, view, legal }: Extract<ToWorker, { type: 'hint' }>): void {
  const { candidates } = botOf('expert').decide(view, legal, randomFrom(id));
  say({ type: 'hint', id, candidates });
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  switch (data.type) {
    case 'start':
      return start(data.request);
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
      return hint(data);
  }
});
