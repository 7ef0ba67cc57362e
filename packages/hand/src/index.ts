export * from './decompose.ts';
export { handShanten, handShantenForms } from './handShanten.ts';
export { type DiscardChoice, discards, type ImprovingTile, improvingTiles } from './improve.ts';
export * from './readings.ts';
export {
  type FormOptions,
  regularShanten,
  type ShantenForms,
  shanten,
  shantenForms,
} from './shanten.ts';
export { isComplete, isTenpai, waits, waitsOf } from './waits.ts';
