// The calibration as a picture: what mistakes were said to cost and what they cost, how often a tile was said to be won on and was, and
// the places that standings promised and what came. A thin line a source where it has enough, and all together with 95 % intervals; on the
// diagonal all is as it was said.

import { binsOf, meanOf } from './estimates.mjs';

const SIZE = 300;
const PAD = 62;
/** Below so many a bin says nothing, not even of all together. */
const FEWEST = 12;
const TOGETHER = '#111';
const COLOURS = ['#0e6650', '#c23a20', '#27509b', '#a5690a', '#6b3fa0', '#555f5b', '#b0307a'];

/** Shares of what was said of hands. */
const INSIDE_HANDS = { fewest: 40, write: (share) => String(100 * share) };
const inHands = (key) => (rows) =>
  rows.filter(({ type }) => type === 'hands').flatMap((row) => row[key]);

const FRAMES = [
  {
    title: 'A mistake cost, in points',
    least: -2_000,
    most: 4_000,
    ticks: [-2_000, -1_000, 0, 1_000, 2_000, 3_000, 4_000],
    edges: [-9e9, -300, 0, 300, 700, 1_200, 2_000, 9e9],
    fewest: 25,
    rowsOf: (rows) =>
      rows.filter(({ type }) => type === 'mistake').map(({ said, truth }) => [said, meanOf(truth)]),
  },
  {
    title: 'Won on, in %',
    least: 0,
    most: 0.3,
    ticks: [0, 0.1, 0.2, 0.3],
    edges: [0, 0.01, 0.03, 0.08, 0.15, 1],
    ...INSIDE_HANDS,
    rowsOf: inHands('dealIn'),
  },
  {
    title: 'Tenpai without riichi, in %',
    least: 0,
    most: 1,
    ticks: [0, 0.5, 1],
    edges: [0, 0.05, 0.15, 0.3, 0.5, 0.75, 1],
    ...INSIDE_HANDS,
    rowsOf: inHands('tenpai'),
  },
  {
    title: 'Place',
    least: 1,
    most: 4,
    ticks: [1, 2, 3, 4],
    edges: [1, 1.5, 2, 2.5, 3, 3.5, 4],
    fewest: 40,
    rowsOf: (rows) =>
      rows
        .filter(({ type }) => type === 'standing')
        .flatMap((row) => row.rows.map(([said, was]) => [said, was])),
  },
];

function frame(
  { title, least, most, ticks, edges, fewest, write = String, rowsOf },
  sources,
  rows,
) {
  const at = (value) => ((Math.min(most, Math.max(least, value)) - least) / (most - least)) * SIZE;
  const marks = ticks.map(
    (tick) =>
      `<text x="${at(tick)}" y="${SIZE + 18}" text-anchor="middle">${write(tick).replace('-', '−')}</text>` +
      `<text x="-8" y="${SIZE - at(tick) + 4}" text-anchor="end">${write(tick).replace('-', '−')}</text>`,
  );
  const place = ({ said, was }) => [at(said).toFixed(1), (SIZE - at(was)).toFixed(1)];
  const line = (found, colour, width) => {
    const points = found.map(place);
    const dots = points.map(
      ([x, y]) => `<circle cx="${x}" cy="${y}" r="${width + 1}" fill="${colour}"/>`,
    );
    return `<polyline points="${points.map((point) => point.join()).join(' ')}" fill="none" stroke="${colour}" stroke-width="${width}"/>${dots.join('')}`;
  };
  const lines = sources.map((source, i) => {
    const found = binsOf(rowsOf(rows.filter((row) => row.source === source)), edges);
    return line(
      found.filter(({ n }) => n >= fewest),
      COLOURS[i],
      1.2,
    );
  });
  const all = binsOf(rowsOf(rows), edges).filter(({ n }) => n >= FEWEST);
  const bars = all.map(({ said, was, within }) => {
    const x = at(said).toFixed(1);
    return `<line x1="${x}" x2="${x}" y1="${(SIZE - at(was - within)).toFixed(1)}" y2="${(SIZE - at(was + within)).toFixed(1)}" stroke="${TOGETHER}" stroke-width="2"/>`;
  });
  lines.push(...bars, line(all, TOGETHER, 2.5));
  return `<text x="0" y="-14" font-weight="bold">${title}</text>
<rect width="${SIZE}" height="${SIZE}" fill="none" stroke="#888"/>
<line x1="0" y1="${SIZE}" x2="${SIZE}" y2="0" stroke="#bbb" stroke-dasharray="4 4"/>
${marks.join('\n')}
<text x="${SIZE / 2}" y="${SIZE + 40}" text-anchor="middle">said</text>
<text transform="translate(-44 ${SIZE / 2}) rotate(-90)" text-anchor="middle">was</text>
${lines.join('\n')}`;
}

export function drawCalibration(rows) {
  const sources = [...new Set(rows.map(({ source }) => source))];
  const step = SIZE + PAD * 1.7;
  const frames = FRAMES.map(
    (one, i) =>
      `<g transform="translate(${PAD + (i % 2) * step} ${PAD + Math.floor(i / 2) * step})">${frame(one, sources, rows)}</g>`,
  );
  const names = [...sources, 'together'].map((source, i) => {
    const x = PAD + (i % 4) * 165;
    const y = PAD + 2 * step + 8 + Math.floor(i / 4) * 20;
    const colour = i < sources.length ? COLOURS[i] : TOGETHER;
    return `<line x1="${x}" x2="${x + 18}" y1="${y - 4}" y2="${y - 4}" stroke="${colour}" stroke-width="3"/><text x="${x + 24}" y="${y}">${source}</text>`;
  });
  const [width, height] = [PAD * 2 + SIZE + step, PAD + 2 * step + 50];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="13">
<title>Worlds, mistakes and standings: what was said and what was</title>
<rect width="100%" height="100%" fill="#fff"/>
${frames.join('\n')}
${names.join('\n')}
</svg>
`;
}
