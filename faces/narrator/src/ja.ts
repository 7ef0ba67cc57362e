// Everything in Japanese.

export { acts } from './ja/acts.ts';
export { events, fouls } from './ja/events.ts';
export { phrases } from './ja/phrases.ts';
export { reasons } from './ja/reasons.ts';
export { refused } from './ja/refusals.ts';
export { payments, trace } from './ja/trace.ts';
