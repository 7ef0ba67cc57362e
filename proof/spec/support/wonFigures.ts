// What a win was worth, in lists and numbers, as corpora and frozen answers keep it.

import type { Value } from '@hanchan/score';

export const wonFigures = ({ yaku, yakuman, dora, han, fu, limit, points }: Value) => ({
  yaku: yaku.map(({ id, han: worth }) => [id, worth] as const),
  yakuman: yakuman.map(({ id, units }) => [id, units] as const),
  dora: [dora.dora, dora.ura, dora.red] as const,
  han,
  fu,
  limit,
  points,
});
