// Runs beside the page: a bot goes through a game.

import { reviewOf } from '@hanchan/arena';
import { reviewerOf } from '@hanchan/table/local/bots.ts';
import type { FromReviewer, ReviewRequest } from './reviewMessages.ts';

const say = (message: FromReviewer) => postMessage(message);

async function review({ game, seat, level }: ReviewRequest): Promise<void> {
  const bot = await reviewerOf(level);
  let told = 0;
  const decisions = reviewOf(game, seat, bot, (share) => {
    const percent = Math.floor(share * 100);
    if (percent === told) return;
    told = percent;
    say({ type: 'progress', share });
  });
  say({ type: 'done', bot: bot.id, decisions });
}

addEventListener('message', ({ data }: MessageEvent<ReviewRequest>) => {
  review(data).catch((error: unknown) => say({ type: 'failed', message: String(error) }));
});
