// Circumstances of a win that are there or not, by their names in it.

export const MOMENTS = [
  'ippatsu',
  'afterKan',
  'robbedKan',
  'lastTile',
  'firstTurn',
  'mixedIn',
] as const;
export type Moment = (typeof MOMENTS)[number];
