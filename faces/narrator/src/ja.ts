// Everything in Japanese.

export { acts } from './ja/acts.ts';
export { differences } from './ja/differences.ts';
export { eventRefusals } from './ja/eventRefusals.ts';
export { events, fouls } from './ja/events.ts';
export { impossible, kept } from './ja/kept.ts';
export { phrases } from './ja/phrases.ts';
export { reasons } from './ja/reasons.ts';
export { refused } from './ja/refusals.ts';
export { server } from './ja/server.ts';
export { sheets } from './ja/sheets.ts';
export { payments, trace } from './ja/trace.ts';
