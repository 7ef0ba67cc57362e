// The character of rulebooks as one picture, for a document: the plots of the comparison in two columns.

import { grouped } from '../figures.ts';
import { TRAITS, traitPlot } from './comparePage.ts';
import { safe } from './html.ts';
import { playersText, type RunReport } from './run.ts';
import { PLOT_STYLE, palette, SANS } from './style.ts';

const WIDTH = 920;
const MARGIN = 28;
const GAP = 48;
const COLUMN = (WIDTH - 2 * MARGIN - GAP) / 2;
const HEAD = 84;
const ROW = 30;
/** Caption above a plot, axis and air under it. */
const CAPTION = 24;
const UNDER = 46;

/** The character of rulebooks side by side, as SVG. */
export function comparePicture(reports: readonly RunReport[]): string {
  const block = CAPTION + reports.length * ROW + UNDER;
  const height = HEAD + Math.ceil(TRAITS.length / 2) * block + 8;
  const plots = TRAITS.map((trait, at) => {
    const x = MARGIN + (at % 2) * (COLUMN + GAP);
    const y = HEAD + Math.floor(at / 2) * block;
    const caption = `<text x="${x}" y="${y + 12}"><tspan class="strong">${safe(trait.title)}</tspan> <tspan class="dim">${safe(trait.note)}</tspan></text>`;
    return caption + traitPlot(trait, reports, { x, y: y + CAPTION, width: COLUMN });
  });
  const games = reports.reduce((sum, { statistics }) => sum + statistics.matches, 0);
  const title = 'The character of the rulebooks';
  const about = `${grouped(games)} matches of the same bots (${playersText(reports[0]!)}) on the same seeds; whiskers are 95 % intervals`;
  return `<svg xmlns="http://www.w3.org/2000/svg" class="plot" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" role="img">
<title>${title}</title><desc>${safe(about)}</desc>
<style>
${palette(':root')}
${PLOT_STYLE}
.plot .head{font:600 22px ${SANS}}.plot .strong{font-weight:600}
</style>
<rect width="100%" height="100%" rx="14" fill="var(--surface)"/>
<text class="head" x="${MARGIN}" y="38">${title}</text>
<text class="dim" x="${MARGIN}" y="60">${safe(about)}</text>
${plots.join('\n')}
</svg>
`;
}
