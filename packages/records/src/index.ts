export type { MjaiEvent } from './mjai/form.ts';
export * from './mjai/replay.ts';
export { formatMjaiTile, parseMjaiTile } from './mjai/tile.ts';
