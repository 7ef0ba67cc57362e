export { afterReach, mjaiMessageIn, mjaiOfAction, readAnswer } from './answer.ts';
export {
  type Heard,
  MJAI_DIALECTS,
  type MjaiDialect,
  MjaiDialogue,
  type MjaiQuestion,
} from './dialogue.ts';
export { append, type MessageOptions, SeatMessages } from './messages.ts';
export { MjaiBot, type MjaiBotOptions } from './mjaiBot.ts';
export { MjaiTable } from './table.ts';
