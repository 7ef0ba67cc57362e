// How well do they play? Whole hanchan between our bots, two against two in alternating seats, under every rulebook;
// and one of ours against three majiang-ai. Seats are rotated over the same walls, and each such set is one observation.

import { formatTable } from '../report.mjs';
import { checkAdapter, faultWords, formatFaults } from '../strength/adapterCheck.mjs';
import { basisFinder, keep, openLedger, readLedger } from '../strength/ledger.mjs';
import { isAgainstPeer, sidesOf } from '../strength/pairs.mjs';
import { whyNot } from '../strength/players.mjs';
import { startPool } from '../strength/pool.mjs';
import { placeText, progressOf } from '../strength/progress.mjs';
import { keyOf, makeCells, scheduler } from '../strength/schedule.mjs';
import { EVEN, tally } from '../strength/tally.mjs';

export const title =
  'Strength (average place; 95 % intervals, each set of rotated seats one observation)';

const now = () => performance.now();
const CHECK = { full: { matches: 20, twice: 2 }, quick: { matches: 8, twice: 1 } };

export async function run({ effort, hasPeers, report, strength }) {
  if (strength.isCheck) return checkOnly(CHECK[effort], hasPeers, report);
  const { pairs, leftOut } = playable(strength, hasPeers);
  const cells = makeCells({ ...strength, pairs });
  const basisOf = await basisFinder();
  const kept = strength.keep === null ? null : takeUp(strength, cells, basisOf);
  const { failures, isInterrupted } = await playAll(cells, strength, basisOf, report);
  const rows = cells.map(toRow);
  const faulty = rows.flatMap(({ faults }) => faultWords(faults));
  return {
    name: 'strength',
    title,
    seed: strength.seed,
    isInterrupted,
    leftOut,
    kept,
    rows,
    failures: [...failures, ...faulty].map((words) => `strength: ${words}`),
    text: format(rows, { leftOut, kept, isInterrupted }),
  };
}

/** Pairs that were asked for by name must be there; of the default ones those that can play do. */
function playable({ pairs, isDefault }, hasPeers) {
  const leftOut = [];
  const able = pairs.filter((pair) => {
    const reasons = sidesOf(pair).flatMap((name) => {
      const why = whyNot(name, hasPeers);
      return why === null ? [] : [`${name} cannot play (${why})`];
    });
    if (reasons.length > 0 && !isDefault) throw badInput(`--pairs: ${reasons[0]}`);
    if (reasons.length > 0) leftOut.push(`${pair}: ${reasons[0]}`);
    return reasons.length === 0;
  });
  return { pairs: able, leftOut };
}

function badInput(message) {
  return Object.assign(new Error(message), { isBadInput: true });
}

/** Counts what the file holds of these cells. */
function takeUp({ keep: file, seed }, cells, basisOf) {
  let entries;
  try {
    openLedger(file);
    entries = readLedger(file);
  } catch (error) {
    throw badInput(`--keep: ${error.message}`);
  }
  let counted = 0;
  for (const entry of entries) {
    const cell = cells.find(({ pair, rules }) => pair === entry.pair && rules === entry.rules);
    if (cell === undefined || entry.seed !== seed) continue;
    if (entry.basis !== basisOf(cell.pair, cell.rules) || cell.matches.has(keyOf(entry))) continue;
    cell.matches.set(keyOf(entry), entry);
    counted++;
  }
  return { file, counted, leftAlone: entries.length - counted };
}

async function playAll(cells, { seed, workers, keep: file }, basisOf, report) {
  const next = scheduler(cells, seed, now);
  const show = progressOf(report, cells, now);
  const cellOf = new Map();
  const pool = startPool({
    threads: workers,
    next() {
      const found = next();
      if (found !== null) cellOf.set(found.job, found.cell);
      return found?.job ?? null;
    },
    done(job, outcome) {
      const cell = cellOf.get(job);
      cellOf.delete(job);
      cell.matches.set(keyOf(job), outcome);
      if (file !== null) keep(file, { basis: basisOf(job.pair, job.rules), ...job, ...outcome });
      show(cell);
    },
  });
  let isInterrupted = false;
  const interrupt = () => {
    isInterrupted = true;
    process.exitCode = 130;
    pool.stop();
  };
  process.once('SIGINT', interrupt);
  try {
    await pool.finished;
    return { failures: [], isInterrupted };
  } catch (error) {
    return { failures: [error.message], isInterrupted };
  } finally {
    process.off('SIGINT', interrupt);
  }
}

function toRow({ pair, rules, matches }) {
  return { pair, rules, isAgainstPeer: isAgainstPeer(pair), ...tally(pair, matches) };
}

function format(rows, { leftOut, kept, isInterrupted }) {
  const headings = ['pair', 'rulebook', '>hanchan', '>place', '>of the other', '>first', '>last'];
  const cells = rows.map(({ pair, rules, hanchan, sides: [ours, other], p, seconds }) => [
    sidesOf(pair).join(isAgainstPeer(pair) ? ' v 3 ' : ' v '),
    rules,
    String(hanchan),
    placeText(ours.place),
    placeText(other.place),
    percent(ours.first),
    percent(ours.last),
    signed(ours.points),
    verdict(ours.place, p),
    hanchan === 0 ? '' : (seconds / hanchan).toFixed(2),
  ]);
  const table = formatTable([...headings, '>points', 'verdict', '>s each'], cells);
  const faulted = rows.filter((row) => row.isAgainstPeer && row.faults.decisions > 0);
  return [
    table,
    '  two against two in alternating seats, sets of 2; against majiang one against three, sets of 4',
    `  an even player has place ${EVEN}; first, last and points are of the first named, points in thousands a hanchan`,
    ...faulted.map(({ faults }) => `  majiang-ai: ${formatFaults(faults)}`),
    ...leftOut.map((words) => `  left out: ${words}`),
    ...(kept === null ? [] : [`  ${keptWords(kept)}`]),
    ...(isInterrupted ? ['  interrupted: of each pair the sets that were complete'] : []),
  ].join('\n');
}

const keptWords = ({ file, counted, leftAlone }) =>
  `from ${file}: ${counted} hanchan counted, ${leftAlone} of other pairs, seeds, rules or bots not`;

const percent = (share) => (Number.isNaN(share) ? '–' : `${(share * 100).toFixed(1)} %`);

/** Some rulebooks count in tens where others count in thousands. */
function signed({ mean, half }) {
  if (mean === null) return '–';
  const digits = Math.abs(mean) < 0.1 && (half ?? 0) < 0.1 ? 3 : 1;
  const spread = half === null ? '' : ` ±${half.toFixed(digits)}`;
  return `${mean < 0 ? '' : '+'}${mean.toFixed(digits)}${spread}`;
}

function verdict({ mean, half }, p) {
  if (half === null) return 'too few sets';
  const isClear = Math.abs(mean - EVEN) > half;
  const chance = p === null ? '' : p < 0.001 ? ' (p < 0.001)' : ` (p = ${p.toFixed(3)})`;
  if (!isClear) return `not clear of ${EVEN}${chance}`;
  return `${mean < EVEN ? 'stronger' : 'weaker'}, clear of ${EVEN}${chance}`;
}

function checkOnly(size, hasPeers, report) {
  if (!hasPeers) throw badInput('--check: the npm peers are not installed');
  const { seen, faults, alike, failures } = checkAdapter(size, report);
  const met = Object.entries(seen).map(([what, count]) => `${count} ${what}`);
  return {
    name: 'strength',
    title: 'The adapter to majiang-ai',
    ...size,
    seen,
    faults,
    alike,
    failures: failures.map((words) => `strength: ${words}`),
    text: [
      `  ${size.matches} hanchan against three who call everything: ${met.join(', ')}`,
      `  ${alike} of ${size.twice} hanchan of four majiang-ai ended, deal by deal, as at the table of majiang-core`,
      `  ${formatFaults(faults)}`,
    ].join('\n'),
  };
}
