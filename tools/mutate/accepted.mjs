// Changes that no test can notice, or need not, each with its reason: for a file the changes themselves, or, where whatever
// is missed in one function is harmless for the same reason, the name of that function.

import { readdirSync, readFileSync } from 'node:fs';
import { ROOT } from '../setup.mjs';

const FOLDER = `${ROOT}tools/mutate/accepted/`;

const ACCEPTED = readdirSync(FOLDER).flatMap((name) =>
  JSON.parse(readFileSync(`${FOLDER}${name}`, 'utf8')),
);

export const isAccepted = (change) => ACCEPTED.some((one) => holdsFor(one, change));

/** Reasons for changes that are no longer missed: they would hide the next one that reads the same. */
export function listedInVain(changes) {
  const judged = new Set(changes.map(({ file }) => file));
  const missed = changes.filter(({ isNoticed }) => !isNoticed);
  const listed = ACCEPTED.filter(({ file }) => judged.has(file)).flatMap(
    ({ file, within, changes: texts }) =>
      within === undefined ? texts.map((text) => ({ file, changes: [text] })) : { file, within },
  );
  return listed
    .filter((one) => !missed.some((change) => holdsFor(one, change)))
    .map(({ file, within, changes: texts }) => `${file} ${within ?? texts[0]}`);
}

const holdsFor = ({ file, within, changes }, change) =>
  file === change.file &&
  (within === undefined ? changes.includes(change.text) : isWithin(within, change));

/** From the line that declares the function to the line that closes it, which stands as far to the left. */
function isWithin(name, { file, location }) {
  const lines = readFileSync(`${ROOT}${file}`, 'utf8').split('\n');
  const from = lines.findIndex((line) => new RegExp(`^ *(export )?function ${name}\\(`).test(line));
  if (from < 0) return false;
  const [indent] = /^ */.exec(lines[from]);
  const length = lines.slice(from).indexOf(`${indent}}`);
  return location.start.line > from && location.end.line <= from + length + 1;
}
