// The face of the package. The texts of each language are apart: `@hanchan/narrator/en`, `@hanchan/narrator/ja`.

export * from './actMessages.ts';
export * from './differenceMessages.ts';
export * from './eventMessages.ts';
export { type EventRefusalMessage, eventRefusalMessage } from './eventRefusals.ts';
export * from './foulMessages.ts';
export * from './keptMessages.ts';
export { capital, dealSign, type Tongue, WIND_KANJI, WIND_NAMES, windRow } from './language.ts';
export { type Bonus, type Message, message } from './message.ts';
export * from './payMessages.ts';
export * from './phrases.ts';
export * from './reasonMessages.ts';
export * from './refusedMessages.ts';
export * from './serverMessages.ts';
export * from './sheetMessages.ts';
export { type Speaker, speaker } from './speaking.ts';
export * from './terms.ts';
export type { Text, Texts, Within } from './texts.ts';
export * from './traceMessages.ts';
