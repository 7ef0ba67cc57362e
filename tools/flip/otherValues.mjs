// The answers that an option might have had instead, the likeliest first: those of other rulebooks, then every other one that can
// be listed, or a few that are near.

/**
 * @param {{ parse(value: unknown): { ok: boolean; value?: unknown }; shape: any }} option
 * @param {unknown} value
 * @param {readonly unknown[]} elsewhere what other rulebooks answer
 * @returns {unknown[]}
 */
export function otherValues(option, value, elsewhere) {
  const seen = new Set([JSON.stringify(value)]);
  return [...elsewhere, ...near(option.shape, value)].filter((other) => {
    const text = JSON.stringify(other);
    if (seen.has(text) || !option.parse(other).ok) return false;
    seen.add(text);
    return true;
  });
}

function near(shape, value) {
  switch (shape.type) {
    case 'flag':
      return [!value];
    case 'choice':
      return Object.keys(shape.answers);
    case 'number':
      return [value + 1, value - 1, 0, value * 2, shape.max];
    case 'several': {
      const names = Object.keys(shape.answers);
      const one = names.map((name) =>
        names.filter((other) => value.includes(other) !== (other === name)),
      );
      return [[], names, ...one];
    }
    case 'ranked':
      return [value.toReversed(), [], Object.keys(shape.answers)];
    case 'numbers': {
      const each = Object.keys(value).map((name) => ({ ...value, [name]: value[name] + 1 }));
      const none = Object.fromEntries(Object.keys(value).map((name) => [name, 0]));
      return [...each, none];
    }
    case 'uma':
      return [
        { type: 'none' },
        { type: 'fixed', places: [30, 10, -10, -30] },
        { type: 'fixed', places: [20, 0, -5, -15] },
      ];
    case 'chombo':
      return [
        { type: 'none' },
        { type: 'tournamentPoints', amount: 17 },
        { type: 'scoreModifier', points: 17_000 },
        { type: 'payment', nonDealerShare: 1_700 },
      ];
    case 'yaku':
      return yakuValues(value);
  }
}

function yakuValues(value) {
  const all = ['absent', { han: 3, open: 3 }, { yakuman: 2 }, { limit: 'mangan' }];
  if (typeof value !== 'object' || !('han' in value)) return all;
  const { han, open } = value;
  return [
    'absent',
    { han: han + 1, open: open === 0 ? 0 : open + 1 },
    { han, open: open === 0 ? han : 0 },
    ...all,
  ];
}
