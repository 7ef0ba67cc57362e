// Slopes, shares and their intervals. What was said has noise of its own, and decisions of one deal are no strangers to each other:
// both are taken account of here.

const sum = (numbers) => numbers.reduce((total, one) => total + one, 0);
export const meanOf = (numbers) => sum(numbers) / Math.max(1, numbers.length);

const covariance = (xs, ys) => {
  const [x, y] = [meanOf(xs), meanOf(ys)];
  return sum(xs.map((one, i) => (one - x) * (ys[i] - y))) / Math.max(1, xs.length - 1);
};

/** How much of a difference in what was said comes true: as one reads it, noise and all. */
export const slopeOf = (rows) =>
  covariance(
    rows.map(([said]) => said),
    rows.map(([, was]) => was),
  ) /
  covariance(
    rows.map(([said]) => said),
    rows.map(([said]) => said),
  );

/**
 * The same for endless worlds. `[said, was, again]`: `again` was said of other worlds, so that its noise has nothing to do with that of
 * `said`, and what they share is what the worlds mean (an instrument).
 */
export const slopeWithoutNoise = (rows) =>
  covariance(
    rows.map(([, , again]) => again),
    rows.map(([, was]) => was),
  ) /
  covariance(
    rows.map(([, , again]) => again),
    rows.map(([said]) => said),
  );

/** What a figure comes to when whole clusters are drawn again: its value, and the middle 95 %. */
export function withInterval(clusters, figure, random, times = 400) {
  const value = figure(clusters.flat());
  if (clusters.length < 3) return { value, low: Number.NaN, high: Number.NaN };
  const drawn = Array.from({ length: times }, () =>
    figure(clusters.flatMap(() => clusters[Math.floor(random() * clusters.length)])),
  )
    .filter(Number.isFinite)
    .sort((a, b) => a - b);
  const at = (share) => drawn[Math.round(share * (drawn.length - 1))] ?? Number.NaN;
  return { value, low: at(0.025), high: at(0.975) };
}

/** Errors of the normal distribution: how much of it lies below. */
export function normalBelow(z) {
  const t = 1 / (1 + 0.231_641_9 * Math.abs(z));
  const tail =
    0.398_942_28 *
    Math.exp((-z * z) / 2) *
    t *
    (0.319_381_53 +
      t * (-0.356_563_782 + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))));
  return z > 0 ? 1 - tail : tail;
}

/** The noise of a mean of some walls, squared. */
export const noiseOf = (walls) => covariance(walls, walls) / walls.length;

/** How much of a slope is noise of the walls: its standard error if they alone were drawn again. Rows of `[said, noise squared]`. */
export function noiseOfSlope(rows) {
  const middle = meanOf(rows.map(([said]) => said));
  const spread = sum(rows.map(([said]) => (said - middle) ** 2));
  return Math.sqrt(sum(rows.map(([said, noise]) => (said - middle) ** 2 * noise))) / spread;
}

/**
 * Of some costs that are known with noise, the share that is none at all. Rows of a cost and its noise squared; costs are taken for normal
 * about their mean, with the spread that is left when the noise is taken off.
 */
export function shareWithoutCost(rows) {
  if (rows.length < 2) return Number.NaN;
  const costs = rows.map(([cost]) => cost);
  const mean = meanOf(costs);
  const spread = Math.max(0, covariance(costs, costs) - meanOf(rows.map(([, noise]) => noise)));
  return meanOf(
    rows.map(([cost, noise]) => {
      const weight = spread === 0 ? 0 : spread / (spread + noise);
      const centre = mean + weight * (cost - mean);
      const left = spread * (1 - weight);
      if (left === 0) return centre > 0 ? 0 : 1;
      return normalBelow(-centre / Math.sqrt(left));
    }),
  );
}

/** Rows of `[said, was]` in bins of what was said, with half of the 95 % interval of what was. */
export function binsOf(rows, edges) {
  return edges.slice(0, -1).flatMap((from, i) => {
    const isLast = i === edges.length - 2;
    const inside = rows.filter(
      ([said]) => said >= from && (said < edges[i + 1] || (isLast && said <= edges[i + 1])),
    );
    if (inside.length === 0) return [];
    return [
      {
        from,
        to: edges[i + 1],
        n: inside.length,
        said: meanOf(inside.map(([said]) => said)),
        was: meanOf(inside.map(([, was]) => was)),
        within: 1.96 * Math.sqrt(noiseOf(inside.map(([, was]) => was))),
      },
    ];
  });
}
