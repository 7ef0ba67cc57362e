import { type Bot, forced } from './bot.ts';

export const beginner: Bot = { id: 'beginner', decide: (_view, legal) => forced(legal[0]!) };
