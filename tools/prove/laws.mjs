// `npm run prove -- laws [--deals 1000000] [--seed 7] [--processes 1]`: whole matches between bots with every law of the table held against every act, under the
// rulebooks there are and under some that nobody wrote. Played in parts by `hanchan simulate --check --shard`, put together by `merge`; the same
// command goes on where it was broken off, as long as the code is the same.

import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { pick, randomFrom, seedOf } from '@hanchan/bots';
import { customise, optionOf, RULE_KEYS, VOCABULARY } from '@hanchan/rules';
import { RULESETS } from '@hanchan/rulesets';

const HANCHAN = fileURLToPath(new URL('../../faces/cli/bin/hanchan.mjs', import.meta.url));
const OUT = fileURLToPath(new URL('../../out/', import.meta.url));

/** Who plays, and what share of the deals: quick players mostly, some who look further, and some who err as people do. */
const TABLES = [
  { name: 'beginners', bots: 'beginner', assistance: 'guided', share: 0.7 },
  { name: 'clubs', bots: 'club,beginner', assistance: 'guided', share: 0.1 },
  { name: 'slips', bots: 'beginner:human', assistance: 'unassisted', share: 0.2 },
];
const CUSTOM_RULES = 6;
const MOST_CHANGES = 12;
/** A match has some nine deals; fewer where the rulebook ends it early. */
const DEALS_A_MATCH = 9;
const MOST_MATCHES_A_PART = 500;

/** A rulebook with some answers changed at random, kept where it is accepted. */
function unwrittenRules(random) {
  const keys = RULE_KEYS.filter((key) => (optionOf(key).answers ?? []).length > 1);
  for (;;) {
    const base = pick(RULESETS, random);
    const changed = Array.from({ length: 1 + Math.floor(random() * MOST_CHANGES) }, () => {
      const key = pick(keys, random);
      return [key, pick(optionOf(key).answers, random)];
    });
    const changes = Object.fromEntries(changed);
    if (customise(base, changes).ok) return { vocabulary: VOCABULARY, base: base.id, changes };
  }
}

/** The runs: every rulebook with each kind of table. */
function runsOf({ deals, seed, folder }) {
  const custom = Array.from({ length: CUSTOM_RULES }, (_, at) => {
    const file = `${folder}/unwritten-${at + 1}.json`;
    const name = `Unwritten ${at + 1}`;
    const rules = { ...unwrittenRules(randomFrom(seedOf(seed, at))), name };
    writeFileSync(file, JSON.stringify(rules));
    return { id: `unwritten-${at + 1}`, rules: file };
  });
  const books = [...RULESETS.map(({ id }) => ({ id, rules: id })), ...custom];
  return books.flatMap(({ id, rules }) =>
    TABLES.map(({ name, bots, assistance, share }) => {
      const matches = (deals * share) / books.length / DEALS_A_MATCH;
      const each = Math.min(MOST_MATCHES_A_PART, Math.ceil(matches));
      const parts = Math.ceil(matches / each);
      const args = ['--rules', rules, '--bots', bots, '--assistance', assistance];
      args.push('--seed', String(seed), '--games', String(parts * each), '--check');
      return { name: `${id}-${name}`, parts, args };
    }),
  );
}

/** Tells how much processor time the command took, in its last line of errors. */
const TELLING = `data:text/javascript,process.on('exit',()=>{const{user,system}=process.cpuUsage();console.error((user+system)/1e6)})`;

async function hanchan(...args) {
  const command = ['--import', TELLING, HANCHAN, 'simulate', ...args, '--json'];
  const { stdout, stderr } = await promisify(execFile)(process.execPath, command, {
    maxBuffer: LONGEST,
  });
  return { found: JSON.parse(stdout), seconds: Number(stderr.trim().split('\n').at(-1)) };
}

const LONGEST = 1 << 28;

/** One part, unless it was played before; in seconds of processor time. */
async function playPart(folder, { name, parts, args }, part) {
  const file = `${folder}/${name}-${part}`;
  const done = `${file}.done`;
  if (existsSync(done)) return Number(readFileSync(done, 'utf8'));
  const how = ['--workers', '1', '--shard', `${part}/${parts}`, '--out', file];
  const { seconds } = await hanchan(...args, ...how);
  writeFileSync(done, String(seconds));
  return seconds;
}

const ABORTED = ['nineTerminals', 'fourWinds', 'fourKans', 'fourRiichi', 'tripleRon'];

/** What the parts of a run held, by `merge`, which also sees that they are whole and of one build. */
async function countsOf(folder, { name, parts }) {
  const files = Array.from({ length: parts }, (_, i) => `${folder}/${name}-${i + 1}`);
  const { found } = await hanchan('merge', ...files);
  const { matches, outcomes, table } = found;
  const of = (share) => Math.round(share.value * table.deals);
  const sum = (wanted) => wanted.reduce((total, key) => total + (outcomes[key] ?? 0), 0);
  return {
    matches,
    deals: table.deals / SEATS,
    wins: table.wins,
    riichi: of(table.riichi),
    'hands with calls': of(table.call),
    'exhausted draws': sum(['exhausted', 'nagashi']),
    'abortive draws': sum(ABORTED),
    voided: sum(['voided']),
    fouls: Math.round(table.fouls.value * table.matches),
    yakuman: table.limits.yakuman ?? 0,
  };
}

const SEATS = 4;
const write = (number) => number.toLocaleString('en');

/** Parts in turn, one of each run, so that what is there when it is broken off is spread over all of them; in seconds of processor time. */
async function playAll(folder, runs, processes) {
  const most = Math.max(...runs.map(({ parts }) => parts));
  const waiting = Array.from({ length: most }, (_, at) =>
    runs.filter(({ parts }) => at < parts).map((run) => ({ run, part: at + 1 })),
  ).flat();
  const all = waiting.length;
  let seconds = 0;
  let done = 0;
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const took = await playPart(folder, next.run, next.part);
      seconds += took;
      const minutes = (seconds / 60).toFixed(1);
      console.log(`${++done} of ${all} parts, ${minutes} minutes of processor time`);
    }
  };
  await Promise.all(Array.from({ length: processes }, work));
  return seconds;
}

export async function proveLaws({ deals, seed, processes }) {
  const folder = `${OUT}laws-${seed}-${deals}`;
  mkdirSync(folder, { recursive: true });
  const runs = runsOf({ deals, seed, folder });
  const totals = new Map();
  let seconds = 0;
  try {
    seconds = await playAll(folder, runs, processes);
    for (const run of runs) {
      const counts = await countsOf(folder, run);
      console.log(`${run.name}: ${write(counts.deals)} deals`);
      for (const [key, count] of Object.entries(counts)) {
        totals.set(key, (totals.get(key) ?? 0) + count);
      }
    }
  } catch (error) {
    console.error(error.stderr ?? error);
    return false;
  }
  for (const [key, count] of totals) console.log(`${key}: ${write(count)}`);
  const minutes = (seconds / 60).toFixed(1);
  console.log(`every law held after every act, in ${minutes} minutes of processor time; ${folder}`);
  return true;
}
