// What the fuzzer calls with every input: tries it, takes its time, and at the end says what it cost.

import { writeFileSync } from 'node:fs';
import { keepInputs, keptInputs } from './keeping.ts';
import { TARGETS } from './targets.ts';
import { beginnings, prepare, tryInput } from './trying.ts';

export { keepInputs, keptInputs };

export const names = TARGETS.map(({ name }) => name);
export const targetOf = (name: string) => TARGETS.find((one) => one.name === name)!;
export const beginningsOf = (name: string) => beginnings(prepare(targetOf(name)));

/** Of processor time: another program on the machine is no hang. */
const HANG_MS = 1_000;
/** Beyond this share of the inputs, all that is ever kept is there. */
const WARM = 0.2;

interface Figures {
  inputs: number;
  slowestMs: number;
  slowest: string;
  /** Bytes in use after a collection, when warm and at the end. */
  warmBytes: number;
  lastBytes: number;
}

const figures: Figures = { inputs: 0, slowestMs: 0, slowest: '', warmBytes: 0, lastBytes: 0 };
const wanted = Number(process.env['HANCHAN_FUZZ_INPUTS'] ?? 0);
const report = process.env['HANCHAN_FUZZ_REPORT'];
const name = process.env['HANCHAN_FUZZ_TARGET'];

let prepared: ReturnType<typeof prepare> | undefined;

export function fuzz(data: Uint8Array): void | Promise<void> {
  prepared ??= begin();
  const input = Uint8Array.from(data);
  const start = performance.now();
  const tried = tryInput(prepared, input);
  if (!(tried instanceof Promise)) return timed(input, start);
  return tried.then(() => timedLater(input, start));
}

/** The same for inputs that are only looked at. */
export const tryOne = (of: string, input: Uint8Array) => tryInput(preparedFor(of), input);

const all = new Map<string, ReturnType<typeof prepare>>();
function preparedFor(of: string) {
  const known = all.get(of) ?? prepare(targetOf(of));
  all.set(of, known);
  return known;
}

function begin() {
  process.on('exit', () => {
    figures.lastBytes = bytesInUse();
    if (report !== undefined) writeFileSync(report, JSON.stringify(figures));
  });
  return prepare(targetOf(name!));
}

function timed(input: Uint8Array, start: number): void {
  const took = counted(start);
  if (took <= figures.slowestMs) return;
  keepTime(input, isQuick(took) ? took : Math.min(took, ...AGAIN.map(() => askedAgain(input))));
}

/** The same for readers that wait. */
async function timedLater(input: Uint8Array, start: number): Promise<void> {
  const took = counted(start);
  if (took <= figures.slowestMs) return;
  const times = [took];
  if (!isQuick(took)) for (const _ of AGAIN) times.push(await askedAgainLater(input));
  keepTime(input, Math.min(...times));
}

function counted(start: number): number {
  const took = performance.now() - start;
  figures.inputs++;
  if (figures.inputs === Math.ceil(wanted * WARM)) figures.warmBytes = bytesInUse();
  return took;
}

function keepTime(input: Uint8Array, ms: number): void {
  if (ms <= figures.slowestMs) return;
  figures.slowestMs = ms;
  figures.slowest = Buffer.from(input).toString('base64');
  if (ms > HANG_MS) throw new Error(`this input takes ${Math.round(ms)} ms`);
}

const isQuick = (took: number) => took < HANG_MS / 10;

/** Whatever took long is tried again, so often: the machine may have done something else. */
const AGAIN = [1, 2];

function askedAgain(input: Uint8Array): number {
  const before = process.cpuUsage();
  void tryInput(prepared!, input);
  return msSince(before);
}

async function askedAgainLater(input: Uint8Array): Promise<number> {
  const before = process.cpuUsage();
  await tryInput(prepared!, input);
  return msSince(before);
}

function msSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

function bytesInUse(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
