// Results kept in a file, a line for each match, so that a long measurement may be done in parts: what is there
// already is counted and not played again. Lines of other bots, rules or seeds are left alone.

import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { hashOf } from '@hanchan/rules';
import { findRuleset } from '@hanchan/rulesets';
import { build } from 'esbuild';
import { ROOT } from '../../../tools/setup.mjs';
import { versionOf } from '../setup.mjs';
import { commitOf, readName } from './before.mjs';
import { PEER, sidesOf } from './pairs.mjs';
import { readWeights } from './players.mjs';

const DIGITS = 12;
const digest = (bytes) => createHash('sha256').update(bytes).digest('hex').slice(0, DIGITS);

/** Stands for the code that plays: everything the bots and the table are made of, comments and names apart. */
async function codeDigest() {
  const { outputFiles } = await build({
    stdin: {
      contents: `export * from '@hanchan/bots'; export * from '@hanchan/game';`,
      resolveDir: ROOT,
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    logLevel: 'silent',
  });
  return digest(outputFiles[0].contents);
}

/** Gives what a match of a pair under a rulebook depends on beside its seed. */
export async function basisFinder() {
  const code = await codeDigest();
  const weights = readWeights();
  return (pair, rules) => {
    const sides = sidesOf(pair);
    const hasExpert = sides.some((side) => side.startsWith('expert'));
    return [
      code,
      hashOf(findRuleset(rules).values).slice(0, DIGITS),
      ...(hasExpert && weights !== null ? [digest(weights)] : []),
      ...sides.flatMap((side) => {
        const { revision } = readName(side);
        return revision === null ? [] : [commitOf(revision).slice(0, DIGITS)];
      }),
      ...(sides.includes(PEER) ? [`majiang-ai@${versionOf('@kobalab/majiang-ai')}`] : []),
    ].join(' ');
  };
}

const FIELDS = ['basis', 'pair', 'rules', 'seed', 'set', 'seating', 'places', 'result'];

/** The lines of the file; throws, naming the line, where one is no result. */
export function readLedger(file) {
  if (!existsSync(file)) return [];
  const text = readFileSync(file, 'utf8');
  const lines = text.split('\n');
  if (lines.pop() !== '') throw new Error(`the last line of ${file} is cut short; take it out`);
  return lines.map((line, i) => {
    const entry = parse(line);
    const missing = FIELDS.find((field) => entry?.[field] === undefined);
    if (missing === undefined) return entry;
    throw new Error(`line ${i + 1} of ${file} is no result of a match: no field "${missing}"`);
  });
}

function parse(line) {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** Throws where the file cannot be written; makes it where it is not there. */
export const openLedger = (file) => appendFileSync(file, '');

export function keep(file, entry) {
  appendFileSync(file, `${JSON.stringify(entry)}\n`);
}
