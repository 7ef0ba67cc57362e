// Draws what the command prints as an SVG, so that the README shows a real output: `npm run pictures`.

import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { EXAMPLE } from './example.mjs';
import { ROOT } from './setup.mjs';

const PICTURES = { 'score.svg': EXAMPLE };

const ESCAPE = String.fromCharCode(27);
const CODES = new RegExp(`(${ESCAPE}\\[[\\d;]*m)`, 'g');

const CHAR = 8.4;
const LINE = 19;
const PADDING = 20;

/** The sixteen colours of a terminal, as they look on the dark ground of the picture. */
const COLOURS = {
  30: '#5b6270',
  31: '#f0776b',
  32: '#7fc98b',
  33: '#e5c07b',
  34: '#7aa8f0',
  35: '#c792ea',
  36: '#6cc7d0',
  37: '#e6e8eb',
  90: '#8a919e',
  91: '#ff9a8f',
  92: '#a5e0ae',
  93: '#f2d694',
  94: '#a3c4ff',
  95: '#dcb5f5',
  96: '#98e0e8',
  97: '#ffffff',
};

const escapeXml = (text) =>
  text.replace(/[&<>]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[c]);

/** Splits a line into runs of one style each. */
function* runsOf(line, style) {
  for (const part of line.split(CODES)) {
    if (!part.startsWith(ESCAPE)) {
      if (part !== '') yield { text: part, ...style };
      continue;
    }
    for (const code of part.slice(2, -1).split(';').map(Number)) {
      if (code === 0) Object.assign(style, { fill: COLOURS[37], bold: false, dim: false });
      else if (code === 1) style.bold = true;
      else if (code === 2) style.dim = true;
      else if (code === 22) Object.assign(style, { bold: false, dim: false });
      else if (code === 39) style.fill = COLOURS[37];
      else if (COLOURS[code]) style.fill = COLOURS[code];
    }
  }
}

/** Kanji and kana are two columns wide. */
const columns = (text) =>
  [...text].reduce((n, c) => n + (/[\u3000-\u9fff\uff00-\uffef]/.test(c) ? 2 : 1), 0);

function drawLine(line, row, style) {
  let column = 0;
  const y = PADDING + (row + 1) * LINE;
  return [...runsOf(line, style)]
    .map(({ text, fill, bold, dim }) => {
      const x = Math.round(PADDING + column * CHAR);
      const width = Math.round(columns(text) * CHAR);
      column += columns(text);
      if (text.trim() === '') return '';
      const look = `${bold ? ' font-weight="700"' : ''}${dim ? ' opacity="0.65"' : ''}`;
      return `<text x="${x}" y="${y}" fill="${fill}"${look} textLength="${width}" xml:space="preserve">${escapeXml(text)}</text>`;
    })
    .join('');
}

function draw(command, output) {
  const lines = [
    `${ESCAPE}[92m$${ESCAPE}[0m npx hanchan ${command.join(' ')}`,
    '',
    ...output.trimEnd().split('\n'),
  ];
  const plain = lines.map((line) => columns(line.replace(CODES, '')));
  const width = Math.ceil(Math.max(...plain) * CHAR + 2 * PADDING);
  const height = (lines.length + 1) * LINE + 2 * PADDING - LINE / 2;
  // A colour may span lines, so its state is handed on.
  const style = { fill: COLOURS[37], bold: false, dim: false };
  const drawn = lines.map((line, row) => drawLine(line, row, style));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="ui-monospace, 'DejaVu Sans Mono', 'Noto Sans Mono CJK JP', monospace" font-size="14">
<title>npx hanchan ${command.join(' ')}</title>
<rect width="100%" height="100%" rx="10" fill="#1b1f27"/>
${drawn.filter(Boolean).join('\n')}
</svg>
`;
}

mkdirSync(`${ROOT}docs`, { recursive: true });
for (const [file, command] of Object.entries(PICTURES)) {
  const { stdout } = spawnSync(process.execPath, [`${ROOT}faces/cli/bin/hanchan.mjs`, ...command], {
    encoding: 'utf8',
    env: { ...process.env, FORCE_COLOR: '1' },
  });
  writeFileSync(`${ROOT}docs/${file}`, draw(command, stdout));
}
