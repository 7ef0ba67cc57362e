// Runs the contestants of a suite one after another, and puts their speed and their answers side by side.

import { fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serialize } from 'node:v8';
import { present, versionOf } from './setup.mjs';

const CHILD = fileURLToPath(new URL('./child.mjs', import.meta.url));

/** `suite` is a module of `suites/` with name, sets, contestants and explain. */
export async function contest(suite, { effort, hasPeers, report }) {
  const handSets = suite.makeHands(effort);
  const folder = mkdtempSync(join(tmpdir(), 'hanchan-bench-'));
  const file = join(folder, 'hands');
  writeFileSync(file, serialize(handSets));
  const contestants = present(suite.contestants, hasPeers);
  const played = [];
  try {
    for (const contestant of contestants) {
      report(`${suite.name}: ${contestant.name}`);
      const outcome = await play([suite.name, contestant.name, file, effort]);
      played.push({ contestant, ...outcome });
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  report(`${suite.name}: comparing the answers`);
  const sets = Object.entries(handSets).map(([name, hands]) =>
    compareSet(suite, name, hands, played),
  );
  return { name: suite.name, title: suite.title, sets };
}

function play(args) {
  return new Promise((resolve) => {
    const child = fork(CHILD, args, {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let results = null;
    let complaint = '';
    child.stderr.on('data', (text) => {
      complaint = (complaint + text).slice(-2_000);
    });
    child.on('message', (message) => {
      results = message;
    });
    child.on('close', () => {
      resolve(results === null ? { results: {}, failed: complaint.trim() } : { results });
    });
  });
}

/** The first contestant is the reference: ours. */
function compareSet(suite, setName, hands, played) {
  const reference = played[0].results[setName]?.answers ?? [];
  const judge = suite.judge(hands, reference);
  const rows = [];
  for (const { contestant, results, failed } of played) {
    const { name, npm = null } = contestant;
    const row = { name, npm, version: versionOf(contestant.npm) };
    const result = results[setName];
    if (failed !== undefined) rows.push({ ...row, failed });
    if (result === undefined) continue;
    const isReference = contestant === played[0].contestant;
    rows.push({
      ...row,
      perSecond: result.speed && Math.round(result.speed.best),
      median: result.speed && Math.round(result.speed.median),
      agreement: isReference
        ? null
        : compare({ judge, contestant, hands, reference, answers: result.answers }),
    });
  }
  addRatios(rows);
  const { title } = suite.sets[setName];
  return { name: setName, title, hands: hands.length, rows, check: judge.verdict() };
}

function addRatios(rows) {
  const peers = rows.filter(({ npm, perSecond }) => npm !== null && perSecond);
  const fastest = Math.max(...peers.map(({ perSecond }) => perSecond));
  for (const row of rows)
    row.ratio = peers.length > 0 && row.perSecond ? row.perSecond / fastest : null;
}

function compare({ judge, contestant, hands, reference, answers }) {
  let compared = 0;
  let differ = 0;
  const reasons = {};
  const examples = [];
  answers.forEach((answer, i) => {
    if (answer === null || reference[i] === null || i >= reference.length) return;
    compared++;
    if (contestant.npm !== undefined) judge.hear?.(i, answer);
    if (judge.isSame(reference[i], answer)) return;
    differ++;
    const reason = judge.explain(i, answer, contestant.name) ?? UNEXPLAINED;
    reasons[reason] = (reasons[reason] ?? 0) + 1;
    if (reason === UNEXPLAINED && examples.length < 3) {
      examples.push({ hand: judge.describe(hands[i]), ours: reference[i], theirs: answer });
    }
  });
  return { compared, differ, unexplained: reasons[UNEXPLAINED] ?? 0, reasons, examples };
}

export const UNEXPLAINED = 'unexplained';
