// How long do they think? Every decision with a choice in whole matches of four alike, under each rulebook, beside
// majiang-ai under the rules that it plays.

import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { formatCount, formatTable } from '../report.mjs';
import { versionOf } from '../setup.mjs';
import { RULEBOOKS } from '../strength/options.mjs';
import { PEER, PEER_RULES } from '../strength/pairs.mjs';
import { whyNot } from '../strength/players.mjs';

const CHILD = fileURLToPath(new URL('../strength/decisionsChild.mjs', import.meta.url));
const NET_CHILD = fileURLToPath(new URL('../strength/netChild.mjs', import.meta.url));

export const title = 'Time a decision (milliseconds; four alike at the table, one core)';

/** What we want of ours, on average under every rulebook. */
const AIMS = { club: { meanMs: 0.3, perSecond: 60 }, expert: { meanMs: 1 } };
/** And of the net: with many tables so many times what it does with one. */
const NET_AIM = 4;
const SECONDS = { full: 8, quick: 2 };

export async function run({ effort, hasPeers, report }) {
  const rows = [];
  const leftOut = [];
  for (const name of ['beginner', 'club', 'expert', PEER]) {
    const why = whyNot(name, hasPeers);
    if (why !== null) leftOut.push(`${name}: ${why}`);
    for (const rules of why !== null ? [] : name === PEER ? [PEER_RULES] : RULEBOOKS) {
      report(`decisions: ${name}, ${rules}`);
      rows.push({ name, version: peerVersion(name), rules, ...(await time(name, rules, effort)) });
    }
  }
  const failures = rows
    .filter(({ faults }) => faults > 0)
    .map(({ name, faults }) => `decisions: ${name} was not faithfully seated (${faults} faults)`);
  report('decisions: the net alone');
  const net = await timeNet(effort);
  return {
    name: 'decisions',
    title,
    aims: { ...AIMS, net: NET_AIM },
    rows,
    net,
    leftOut,
    failures,
    text: format(rows, net, leftOut),
  };
}

const peerVersion = (name) => (name === PEER ? versionOf('@kobalab/majiang-ai') : null);

async function time(name, rules, effort) {
  const args = [CHILD, name, rules, String(SECONDS[effort])];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return JSON.parse(stdout);
}

async function timeNet(effort) {
  const args = [NET_CHILD, String(SECONDS[effort])];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return JSON.parse(stdout);
}

function format(rows, net, leftOut) {
  const headings = [
    'player',
    'rulebook',
    '>decisions',
    '>mean',
    '>median',
    '>p99',
    '>hanchan/s',
    '',
  ];
  const cells = rows.map((row) => [
    row.version === null ? row.name : `${row.name}-ai ${row.version}`,
    row.rules,
    formatCount(row.decisions),
    row.meanMs.toFixed(3),
    row.p50Ms.toFixed(3),
    row.p99Ms.toFixed(3),
    row.perSecond.toFixed(row.perSecond < 1 ? 3 : 1),
    aimWords(row),
  ]);
  const peer = rows.find(({ name }) => name === PEER);
  const compared = rows.filter(({ name, rules }) => name !== PEER && rules === PEER_RULES);
  return [
    formatTable(headings, cells),
    '  the best of five passes over the same matches; by wall clock, decisions with more than one legal action; hanchan by',
    '  processor time',
    ...(peer === undefined ? [] : compared.map((row) => `  ${ratioWords(row, peer)}`)),
    `  ${netWords(net)}`,
    ...leftOut.map((words) => `  left out: ${words}`),
  ].join('\n');
}

const ratioWords = ({ name, meanMs }, peer) =>
  `${name} takes 1/${(peer.meanMs / meanMs).toFixed(0)} of majiang-ai's time a decision under ${PEER_RULES}`;

function netWords({ tables, one, inTurn }) {
  const times = inTurn / one;
  const aim = `${times >= NET_AIM ? 'meets' : 'MISSES'} ${NET_AIM}×`;
  return `the net alone, with its features: ${formatCount(Math.round(one))} a second at one table, ${formatCount(Math.round(inTurn))} at ${tables} in turn (${times.toFixed(2)}×, ${aim})`;
}

function aimWords({ name, meanMs, perSecond }) {
  const aim = AIMS[name];
  if (aim === undefined) return '';
  const isMet = meanMs < aim.meanMs && perSecond >= (aim.perSecond ?? 0);
  const words = [`mean under ${aim.meanMs}`, ...(aim.perSecond ? [`${aim.perSecond}/s`] : [])];
  return `${isMet ? 'meets' : 'MISSES'} ${words.join(' and ')}`;
}
