// The calibration as a picture: how often a discard was said to be won on, and how often it could be, a line a rulebook.

const SIZE = 360;
const PAD = 56;
const MOST = 0.3;
const COLOURS = ['#0e6650', '#c23a20', '#27509b', '#a5690a', '#6b3fa0', '#555f5b'];

const at = (share) => (Math.min(MOST, share) / MOST) * SIZE;
const point = ({ n, said, real }) => ({ x: PAD + at(said / n), y: PAD + SIZE - at(real / n), n });

export function drawCalibration(found) {
  const ticks = [0, 0.1, 0.2, 0.3].map(
    (share) =>
      `<text x="${PAD + at(share)}" y="${PAD + SIZE + 20}" text-anchor="middle">${100 * share}</text>` +
      `<text x="${PAD - 8}" y="${PAD + SIZE - at(share) + 4}" text-anchor="end">${100 * share}</text>`,
  );
  const lines = [...found].map(([id, { bins }], i) => {
    const points = bins.filter(({ n }) => n >= 20).map(point);
    const path = points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
    const dots = points.map(
      ({ x, y }) =>
        `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="3.5" fill="${COLOURS[i]}"/>`,
    );
    const y = PAD + 14 + i * 18;
    const name = `<text x="${PAD + SIZE + 34}" y="${y + 4}">${id}</text>`;
    const key = `<line x1="${PAD + SIZE + 12}" x2="${PAD + SIZE + 28}" y1="${y}" y2="${y}" stroke="${COLOURS[i]}" stroke-width="3"/>`;
    return `<polyline points="${path}" fill="none" stroke="${COLOURS[i]}" stroke-width="2"/>${dots.join('')}${key}${name}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE + PAD * 2 + 150} ${SIZE + PAD * 2}" font-family="sans-serif" font-size="13">
<rect width="100%" height="100%" fill="#fff"/>
<text x="${PAD}" y="28" font-weight="bold">Won on: said and real, in %</text>
<rect x="${PAD}" y="${PAD}" width="${SIZE}" height="${SIZE}" fill="none" stroke="#888"/>
<line x1="${PAD}" y1="${PAD + SIZE}" x2="${PAD + SIZE}" y2="${PAD}" stroke="#bbb" stroke-dasharray="4 4"/>
${ticks.join('\n')}
<text x="${PAD + SIZE / 2}" y="${PAD + SIZE + 42}" text-anchor="middle">said in the worlds</text>
<text transform="translate(16 ${PAD + SIZE / 2}) rotate(-90)" text-anchor="middle">real</text>
${lines.join('\n')}
</svg>
`;
}
