// What others made and we hand on, with its licence: THIRD_PARTY.md. `npm run licences` writes it from the lockfile and what is
// installed; `npm test` fails when it is not up to date or a licence is new to us.

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ROOT } from './setup.mjs';

/** Licences that ask for no more than to be named. Another one is a decision. */
export const KNOWN_LICENCES = new Set([
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
]);

/** Their package says it in a file only. */
const SAID_ELSEWHERE = { 'png-js': 'MIT' };

/** Builds for one kind of machine, of a package that is named itself. */
const OF_ONE_MACHINE = /[-/](darwin|linux|win32|freebsd|android)-/;

/** Everything that runs on a server or in a page, by name; tools that only build or test are not handed on. */
export function handedOn(lock = JSON.parse(readFileSync(`${ROOT}package-lock.json`, 'utf8'))) {
  const found = new Map();
  for (const [path, { version, license, dev, link }] of Object.entries(lock.packages)) {
    if (!path.includes('node_modules/') || dev || link) continue;
    const name = path.split('node_modules/').at(-1);
    if (name.startsWith('@types/') || OF_ONE_MACHINE.test(name)) continue;
    const licence = license ?? SAID_ELSEWHERE[name] ?? 'unknown';
    found.set(`${name} ${version}`, { name, version, licence, by: holderOf(`${ROOT}${path}`) });
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

/** The line of the licence that says whose it is, without the year's clutter; the author's name where there is none. */
function holderOf(folder) {
  if (!existsSync(folder)) return '';
  const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying)/i.test(name));
  const text = file === undefined ? '' : readFileSync(`${folder}/${file}`, 'utf8');
  const line = /^[ \t]*copyright\b(.*(?:\(c\)|©|\d{4}).*)$/im.exec(text)?.[1] ?? '';
  const holder = line
    .replace(/\(c\)|©|copyright|all rights reserved\.?/gi, '')
    .replace(/<[^>]*>|\(.*|https?:\S+|^\s*by\b/g, '')
    .replace(/\b(19|20)\d\d\b([-–, ]+(\d{4}|present))*/g, '')
    .replace(/\S+@\S+|"/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.:-]*(by\s)?|(\suntil)?[\s,.:-]*$/g, '');
  if (holder !== '' && holder.length <= 80 && !/[[{]/.test(holder)) return holder;
  const { author } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  const name = typeof author === 'string' ? author : (author?.name ?? '');
  return name.replace(/\s*[<(].*$/, '') || 'its contributors';
}

export function thirdPartyText(packages = handedOn()) {
  const rows = packages.map(
    ({ name, version, licence, by }) =>
      `| ${name} | ${version} | ${licence} | ${by.replaceAll('|', '/')} |`,
  );
  return `# What others made

Hanchan itself is under the MIT licence (see LICENSE). What it hands on besides is listed here; each part stays under its
own licence, whose text comes with it in \`node_modules\`. Written by \`npm run licences\`; do not edit.

## Fonts, art and weights

| what | where it is from | licence |
| --- | --- | --- |
| Noto Sans, Noto Sans JP, Arabic, Hebrew and Thai | the Noto project, as \`@fontsource/noto-sans\` and \`@fontsource/noto-sans-…\`; embedded in printed papers | OFL-1.1 |
| Nanum Gothic | NHN and Sandoll, as \`@fontsource/nanum-gothic\`; embedded in printed papers | OFL-1.1 |
| faces of the tiles | drawn by FluffyStuff (public domain), taken from \`riichi-mahjong-tiles\` when the page is built; the white dragon, the backs and everything else on the page is our own | MIT (the package) |
| icon, pictures in the documents | our own | MIT |
| \`engine/bots/weights/expert.bin\` | our own: trained by \`proof/training/\` from logs of games; no log is part of it | MIT |

## Packages that run on a server or in a page

| package | version | licence | by |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(`${ROOT}THIRD_PARTY.md`, thirdPartyText());
}
