// Everything in English.

export { phrases } from './en/phrases.ts';
export { payments, trace } from './en/trace.ts';
