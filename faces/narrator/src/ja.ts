// Everything in Japanese.

export { phrases } from './ja/phrases.ts';
export { payments, trace } from './ja/trace.ts';
