import type { Bot } from './bot.ts';

export const humanLike = (bot: Bot): Bot => ({ ...bot, id: `${bot.id}:human` });
