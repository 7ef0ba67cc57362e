export * from './answers.ts';
export * from './chat.ts';
export * from './clientMessages.ts';
export * from './http.ts';
export * from './kept.ts';
export * from './refusals.ts';
export * from './serverMessages.ts';
export * from './tables.ts';
