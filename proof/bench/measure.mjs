// How many calls a second? Fair on a busy machine: the better of wall clock and the process's CPU time counts.

/** Milliseconds: warm-up, one pass; how many passes; the most time to spend on answers that are compared. */
export const EFFORT = {
  full: { warmUpMs: 400, passMs: 500, passes: 7, answersMs: 4_000 },
  quick: { warmUpMs: 100, passMs: 100, passes: 3, answersMs: 600 },
};

/** Processor time of this process: what others do on the machine does not count. */
export function cpuMs() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

// Results are kept a while, so that no compiler may leave the work out.
const kept = new Array(16).fill(null);

/** Calls `run` on the inputs in turn until `ms` have passed; gives calls made. */
function callFor(ms, inputs, run) {
  const end = cpuMs() + ms;
  let calls = 0;
  do {
    for (let i = 0; i < 4; i++) kept[calls & 15] = run(inputs[calls++ % inputs.length]);
  } while (cpuMs() < end);
  return calls;
}

function timedCalls(calls, inputs, run) {
  const { length } = inputs;
  const wall = performance.now();
  const cpu = cpuMs();
  for (let left = calls; left > 0; left -= length) {
    const count = Math.min(left, length);
    for (let i = 0; i < count; i++) kept[i & 15] = run(inputs[i]);
  }
  const shorter = Math.min(performance.now() - wall, cpuMs() - cpu);
  return (calls / Math.max(shorter, 0.001)) * 1000;
}

/** Best and median calls a second over the passes. A slow contestant sees only the first inputs. */
export function measure(inputs, run, { warmUpMs, passMs, passes }) {
  const start = cpuMs();
  const warmCalls = callFor(warmUpMs, inputs, run);
  const roughRate = warmCalls / Math.max(cpuMs() - start, 0.001);
  const trial = Math.max(1, Math.min(inputs.length, Math.floor(roughRate * passMs)));
  const rate = timedCalls(trial, inputs, run) / 1000;
  const calls = Math.max(1, Math.floor(rate * passMs));
  const rates = Array.from({ length: passes }, () => timedCalls(calls, inputs, run));
  rates.sort((a, b) => b - a);
  return { best: rates[0], median: rates[passes >> 1] };
}
