// How strong each bot is, from the places of matches: the most likely strengths of the model that rates people (Plackett-Luce),
// with one of them held at 1,500. Bots do not learn, so one fit over all matches says more than a rating that follows them.

/** Shown points for a factor of e: twice the model's beta, times the 60 points that are shown for one of the model's. */
const POINTS = 500;
const CENTRE = 1_500;
const NINETY_FIVE = 1.96;
const STEPS = 200;

/** `matches` have `bots` and `places` by seat. */
export function anchorsOf(matches, fixed) {
  const names = [...new Set(matches.flatMap(({ bots }) => bots))].sort();
  const free = names.filter((name) => name !== fixed);
  const orders = matches.map(orderOf);
  let strengths = Object.fromEntries(names.map((name) => [name, 0]));
  let spread = {};
  for (let step = 0; step < STEPS; step++) {
    const { slopes, bends } = slopesAt(orders, strengths, free);
    strengths = { ...strengths };
    for (const name of free) strengths[name] += slopes[name] / bends[name];
    spread = bends;
  }
  return Object.fromEntries(
    names.map((name) => {
      const value = Math.round(CENTRE + POINTS * strengths[name]);
      // The club's own number is a definition; how sure the others are is how sure they are of it.
      const plusMinus = name === fixed ? sureness(spread) : Math.round(half(spread[name]));
      return [name, { value, plusMinus }];
    }),
  );
}

const half = (bend) => (NINETY_FIVE * POINTS) / Math.sqrt(bend);
const sureness = (bends) => Math.round(Math.min(...Object.values(bends).map(half)));

/** Best first; who shares a place stands in the order of the seats, of which everybody has had as many. */
const orderOf = ({ bots, places }) =>
  [0, 1, 2, 3].sort((a, b) => places[a] - places[b] || a - b).map((seat) => bots[seat]);

/** The slope of the likelihood at these strengths, and how sharply it bends. */
function slopesAt(orders, strengths, free) {
  const slopes = Object.fromEntries(free.map((name) => [name, 0]));
  const bends = Object.fromEntries(free.map((name) => [name, 1e-9]));
  for (const order of orders) {
    for (let place = 0; place < order.length - 1; place++) {
      const left = order.slice(place);
      const weights = left.map((name) => Math.exp(strengths[name]));
      const sum = weights.reduce((all, one) => all + one, 0);
      for (const name of free) {
        const share =
          left.reduce((all, one, at) => all + (one === name ? weights[at] : 0), 0) / sum;
        slopes[name] += (left[0] === name ? 1 : 0) - share;
        bends[name] += share * (1 - share);
      }
    }
  }
  return { slopes, bends };
}
