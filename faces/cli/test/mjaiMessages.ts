// The start of a deal, as mjai tells it to one seat.

export const HIDDEN = Array.from({ length: 13 }, () => '?');

export const startKyoku = (tehais: readonly (readonly string[])[]) => ({
  type: 'start_kyoku',
  ...{ bakaze: 'E', kyoku: 1, honba: 0, kyotaku: 0, oya: 0, dora_marker: '4m' },
  scores: [25_000, 25_000, 25_000, 25_000],
  tehais,
});
