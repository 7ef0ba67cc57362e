import { type Bot, forced } from './bot.ts';

export const club: Bot = { id: 'club', decide: (_view, legal) => forced(legal[0]!) };
