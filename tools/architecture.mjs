// `npm run pictures`: draws docs/architecture.svg from what the packages really import. Storeys are bands, packages boxes; an arrow
// leads from a package to one that imports it, and is left out where a longer way says the same.

import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { PACKAGE_FOLDERS } from './places.mjs';
import { ROOT } from './setup.mjs';

export const PICTURE = 'docs/architecture.svg';

/** From the top down; a package imports from its own storey to the left and from those above. */
const STOREYS = {
  engine: 'engine: decides every rule, anywhere, with nothing from outside',
  service: 'service: time, storage and network',
  faces: 'faces: draw and print, decide nothing',
};

const OWN = /['"](@hanchan\/[a-z-]+)(?:\/[^'"]*)?['"]/g;
const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const STATEMENTS = /^\s*(?:import|export)\b[^;]*?['"][^'"]+['"];|\bimport\(\s*['"][^'"]+['"]/gm;

function filesUnder(folder) {
  return readdirSync(folder).flatMap((name) => {
    const path = `${folder}/${name}`;
    if (statSync(path).isDirectory()) return name === 'node_modules' ? [] : filesUnder(path);
    return /\.(ts|mjs|svelte)$/.test(name) ? [path] : [];
  });
}

/** What each package imports, by name without the scope. */
function readPackages() {
  return PACKAGE_FOLDERS.map((folder) => {
    const { name } = JSON.parse(readFileSync(`${ROOT}${folder}/package.json`, 'utf8'));
    const imports = new Set();
    for (const file of filesUnder(`${ROOT}${folder}/src`)) {
      const code = readFileSync(file, 'utf8').replace(COMMENTS, '');
      for (const [statement] of code.matchAll(STATEMENTS))
        for (const [, target] of statement.matchAll(OWN)) imports.add(bare(target));
    }
    imports.delete(bare(name));
    return { name: bare(name), storey: folder.split('/')[0], imports };
  });
}

const bare = (name) => name.replace('@hanchan/', '');

/** Without the imports that follow from others. */
export function reduced(packages) {
  const byName = new Map(packages.map((one) => [one.name, one]));
  const reaches = (from, to, seen = new Set()) =>
    [...(byName.get(from)?.imports ?? [])].some((next) => {
      if (next === to) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return reaches(next, to, seen);
    });
  return packages.map((one) => {
    const kept = [...one.imports].filter(
      (target) => ![...one.imports].some((other) => other !== target && reaches(other, target)),
    );
    return { ...one, imports: new Set(kept) };
  });
}

const BOX = { width: 104, height: 34, right: 62, below: 18 };
const BAND = { left: 24, top: 50, bottom: 30, between: 46 };
const MARGIN = 8;

/** The uppermost storey is a tree that grows to the right; in those below it packages stand in one row, near what they import. */
function placed(packages) {
  const places = new Map();
  const bands = [];
  const storeys = Object.keys(STOREYS).filter((one) => packages.some((own) => own.storey === one));
  const columns = columnsOf(packages.filter(({ storey }) => storey === storeys[0]));
  const width = 2 * (MARGIN + BAND.left) + columns.length * (BOX.width + BOX.right) - BOX.right;
  let top = MARGIN;
  for (const storey of storeys) {
    const rows = storey === storeys[0] ? Math.max(...columns.map(({ length }) => length)) : 1;
    const height = BAND.top + rows * (BOX.height + BOX.below) - BOX.below + BAND.bottom;
    const own = packages.filter((one) => one.storey === storey);
    const put = storey === storeys[0] ? putTree(columns, rows) : putRow(own, width, places);
    for (const [name, { x, y, isLowest }] of put) {
      places.set(name, { x: round(x), y: round(top + BAND.top + y), isLowest, storey });
    }
    bands.push({ storey, top, height });
    top += height + BAND.between;
  }
  return { places, bands, width, height: top - BAND.between + MARGIN };
}

function putTree(columns, rows) {
  const put = new Map();
  for (const [column, boxes] of columns.entries()) {
    const spare = (rows - boxes.length) * (BOX.height + BOX.below);
    const sorted = boxes
      .map((box) => ({ box, at: meanOf([...box.imports].map((name) => put.get(name)?.y)) }))
      .sort((a, b) => a.at - b.at || order(a.box, b.box));
    for (const [row, { box }] of sorted.entries()) {
      const x = MARGIN + BAND.left + column * (BOX.width + BOX.right);
      const y = spare / 2 + row * (BOX.height + BOX.below);
      put.set(box.name, { x, y, isLowest: row === boxes.length - 1 });
    }
  }
  return put;
}

function putRow(boxes, width, places) {
  const depths = new Map(columnsOf(boxes).flatMap((own, at) => own.map(({ name }) => [name, at])));
  const sorted = boxes
    .map((box) => ({ box, at: meanOf([...box.imports].map((name) => places.get(name)?.x)) }))
    .sort(
      (a, b) =>
        depths.get(a.box.name) - depths.get(b.box.name) || a.at - b.at || order(a.box, b.box),
    );
  const step = (width - 2 * (MARGIN + BAND.left)) / sorted.length;
  return new Map(
    sorted.map(({ box }, at) => {
      const x = MARGIN + BAND.left + (at + 0.5) * step - BOX.width / 2;
      return [box.name, { x, y: 0, isLowest: true }];
    }),
  );
}

const order = (a, b) => (a.name < b.name ? -1 : 1);

/** By how far to the right each must stand so that whatever it imports stands on its left. */
function columnsOf(packages) {
  const byName = new Map(packages.map((one) => [one.name, one]));
  const depthOf = ({ imports }) =>
    1 +
    Math.max(
      -1,
      ...[...imports].filter((name) => byName.has(name)).map((name) => depthOf(byName.get(name))),
    );
  const columns = [];
  for (const one of packages) {
    const depth = depthOf(one);
    columns[depth] ??= [];
    columns[depth].push(one);
  }
  return columns;
}

const meanOf = (numbers) => {
  const known = numbers.filter((one) => one !== undefined);
  return known.length === 0 ? 0 : known.reduce((a, b) => a + b, 0) / known.length;
};

const round = (number) => Math.round(number);

const curve = (...points) => {
  const [from, ...rest] = points.map(([x, y]) => `${round(x)} ${round(y)}`);
  return `<path d="M${from}C${rest.join(' ')}"/>`;
};

/** To the right within a storey, downwards between storeys; one that leads back up is dashed. */
function arrow(from, to) {
  const [left, right] = [
    (box) => [box.x, box.y + BOX.height / 2],
    (box) => [box.x + BOX.width, box.y + BOX.height / 2],
  ];
  const above = [to.x + BOX.width / 2, to.y - 3];
  if (
    from.storey === to.storey &&
    from.y === to.y &&
    to.x - from.x > 2 * BOX.width + 2 * BOX.right
  ) {
    // Past the boxes between them.
    const [x1, y] = [from.x + BOX.width / 2, from.y + BOX.height];
    const x2 = to.x + BOX.width / 2;
    return curve([x1, y], [x1 + 30, y + 26], [x2 - 30, y + 26], [x2, y + 3]);
  }
  if (from.storey === to.storey) {
    const [[x1, y1], [x2, y2]] = [right(from), left(to)];
    const bend = (x2 - x1) / 2;
    return curve([x1, y1], [x1 + bend, y1], [x2 - 3 - bend, y2], [x2 - 3, y2]);
  }
  if (to.y < from.y) {
    const [x1, y1] = [from.x + BOX.width / 2, from.y];
    const [x2, y2] = [to.x + BOX.width / 2, to.y + BOX.height + 3];
    return curve([x1, y1], [x1, y1 - 50], [x2, y2 + 50], [x2, y2]).replace(
      '<path',
      '<path class="back"',
    );
  }
  if (from.isLowest) {
    const [x1, y1] = [from.x + BOX.width / 2, from.y + BOX.height];
    const bend = (above[1] - y1) / 2;
    return curve([x1, y1], [x1, y1 + bend], [above[0], above[1] - bend], above);
  }
  // Out at the side on which it is wanted, since others stand below.
  const isRight = to.x >= from.x;
  const [x1, y1] = isRight ? right(from) : left(from);
  return curve([x1, y1], [x1 + (isRight ? 56 : -56), y1 + 10], [above[0], above[1] - 120], above);
}

const STYLE = `
text{font:14px system-ui,sans-serif;fill:#1f2a2c;text-anchor:middle}
.storey{font-size:13px;fill:#566466;text-anchor:start;paint-order:stroke;stroke:#eef2f1;stroke-width:5px}
.band{fill:#eef2f1}
.box{fill:#fff;stroke:#7b8c8e}
path{fill:none;stroke:#5d7f86;stroke-width:1.4;marker-end:url(#head)}
marker path{fill:#5d7f86;stroke:none}
.back{stroke-dasharray:5 4}
@media (prefers-color-scheme:dark){
text{fill:#e8eeed}.storey{fill:#a3b1b0;stroke:#1b2324}.band{fill:#1b2324}.box{fill:#27302f;stroke:#6d7d7c}
path{stroke:#7fb0b8}marker path{fill:#7fb0b8}
}`;

/** The picture as text. */
export function drawArchitecture() {
  const packages = reduced(readPackages());
  const { places, bands, width, height } = placed(packages);
  const lines = packages.flatMap(({ name, imports }) =>
    [...imports].sort().map((from) => arrow(places.get(from), places.get(name))),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="The packages in their storeys, and who imports whom">`,
    `<style>${STYLE}</style>`,
    '<defs><marker id="head" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L8 4L0 8z"/></marker></defs>',
    ...bands.map(
      ({ top, height: tall }) =>
        `<rect class="band" x="${MARGIN}" y="${top}" width="${width - 2 * MARGIN}" height="${tall}" rx="8"/>`,
    ),
    ...lines,
    ...[...places].map(
      ([name, { x, y }]) =>
        `<rect class="box" x="${x}" y="${round(y)}" width="${BOX.width}" height="${BOX.height}" rx="6"/><text x="${x + BOX.width / 2}" y="${round(y + BOX.height / 2 + 5)}">${name}</text>`,
    ),
    ...bands.map(
      ({ top, storey }) =>
        `<text class="storey" x="${MARGIN + 16}" y="${top + 24}">${STOREYS[storey]}</text>`,
    ),
    '</svg>',
    '',
  ].join('\n');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(`${ROOT}${PICTURE}`, drawArchitecture());
  console.log(PICTURE);
}
