export { main, processTerminal } from './main.ts';
export type { Terminal } from './terminal.ts';
