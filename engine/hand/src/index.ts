export * from './decompose.ts';
export { handShanten, handShantenForms } from './handShanten.ts';
export { type DiscardChoice, discards, type ImprovingTile, improvingTiles } from './improve.ts';
export * from './readings.ts';
export {
  type FormOptions,
  regularShanten,
  regularShantenAt,
  type ShantenForms,
  shanten,
  shantenForms,
  talliesAt,
} from './shanten.ts';
export { honourIndex, POWERS, suitIndex } from './suitIndex.ts';
export { sevenPairsShanten, thirteenOrphansShanten } from './tables.ts';
export { isComplete, isTenpai, waits, waitsOf } from './waits.ts';
