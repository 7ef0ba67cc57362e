// Whether figures grow: the line through them (least squares), and what it may rise over the time that was watched. A table
// more or less, or a page that the allocator keeps, is no growth.

const MEGABYTE = 2 ** 20;

/** Of the level, and at least so much, over the whole time that was watched. */
const MEASURES = [
  { key: 'rss', name: 'RSS', unit: 'MB', scale: MEGABYTE, share: 0.1, least: 40 },
  { key: 'heap', name: 'heap after GC', unit: 'MB', scale: MEGABYTE, share: 0.1, least: 16 },
  { key: 'files', name: 'open files', unit: 'files', scale: 1, share: 0.05, least: 25 },
  { key: 'resources', name: 'handles', unit: 'handles', scale: 1, share: 0.05, least: 50 },
];
const HOUR = 3_600_000;

/** Per millisecond. */
export function slopeOf(points) {
  const mean = (of) => points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [x, y] = [mean(([one]) => one), mean(([, one]) => one)];
  const spread = points.reduce((sum, [one]) => sum + (one - x) ** 2, 0);
  return spread === 0
    ? 0
    : points.reduce((sum, [one, two]) => sum + (one - x) * (two - y), 0) / spread;
}

/** @param samples with `at` in milliseconds */
export function verdictsOf(samples) {
  const watched = Math.max(1, samples.at(-1).at - samples[0].at);
  return MEASURES.map(({ key, name, unit, scale, share, least }) => {
    const points = samples.map((sample) => [sample.at, sample[key] / scale]);
    const level = points.reduce((sum, [, value]) => sum + value, 0) / points.length;
    const perHour = slopeOf(points) * HOUR;
    const bound = (Math.max(share * level, least) * HOUR) / watched;
    return { name, unit, perHour, bound, isFlat: perHour <= bound };
  });
}
