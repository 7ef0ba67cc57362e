// Everything in English.

export { acts } from './en/acts.ts';
export { differences } from './en/differences.ts';
export { events, fouls } from './en/events.ts';
export { impossible, kept } from './en/kept.ts';
export { phrases } from './en/phrases.ts';
export { reasons } from './en/reasons.ts';
export { refused } from './en/refusals.ts';
export { server } from './en/server.ts';
export { sheets } from './en/sheets.ts';
export { payments, trace } from './en/trace.ts';
