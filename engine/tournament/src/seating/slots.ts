// Who takes which place in an abstract plan. Any choice has the same repeats, so chance decides, and where some
// should not meet the choice is annealed for that.

import { type Apart, isAnythingApart } from './apart.ts';
import { type Chance, shuffle, upTo } from './chance.ts';
import type { SeatingWork } from './work.ts';

const STEPS_PER_PLAYER = 4_000;
const MOST_STEPS = 400_000;
/** About a meeting of clubmates, and well below one of compatriots. */
const [HOTTEST, COLDEST] = [20, 1];
const STEPS_BETWEEN_LOOKS = 20_000;

export interface SlotProblem {
  readonly apart: Apart;
  /** How often two slots of the plan meet. */
  readonly met: Uint8Array;
  /** How many rounds the plan has. */
  readonly rounds: number;
  /** Sets of slots that never meet: clubs and teams go there first. */
  readonly blocks: readonly (readonly number[])[];
  readonly chance: Chance;
}

export interface Slots {
  /** The player of each slot. */
  readonly playerAt: Int32Array;
  /** What the meetings of those who should not meet cost. */
  readonly cost: number;
}

export function* assignSlots(problem: SlotProblem): SeatingWork<Slots> {
  const { apart, blocks, chance } = problem;
  if (!isAnythingApart(apart)) {
    return { playerAt: shuffle(Int32Array.from(upTo(apart.size)), chance), cost: 0 };
  }
  const playerAt = packed(apart, blocks, chance);
  return yield* anneal(problem, { playerAt, cost: costOf(problem, playerAt) });
}

/** Groups into blocks, first fit, largest first; everybody else where there is room. */
function packed(apart: Apart, blocks: SlotProblem['blocks'], chance: Chance): Int32Array {
  const playerAt = new Int32Array(apart.size).fill(-1);
  const room = blocks.map((block) => shuffle([...block], chance));
  const isPlaced = new Uint8Array(apart.size);
  for (const pack of apart.packs) {
    const block = room.find((slots) => slots.length >= pack.length);
    if (block === undefined) continue;
    for (const player of pack) {
      playerAt[block.pop()!] = player;
      isPlaced[player] = 1;
    }
  }
  const rest = shuffle(
    upTo(apart.size).filter((player) => isPlaced[player] === 0),
    chance,
  );
  for (const [slot, player] of playerAt.entries()) {
    if (player === -1) playerAt[slot] = rest.pop()!;
  }
  return playerAt;
}

function costOf({ apart, met }: SlotProblem, playerAt: Int32Array): number {
  const { size, costs } = apart;
  let cost = 0;
  for (let s = 0; s < size; s++) {
    for (let t = s + 1; t < size; t++) {
      cost += met[s * size + t]! * costs[playerAt[s]! * size + playerAt[t]!]!;
    }
  }
  return cost;
}

function* anneal(problem: SlotProblem, start: Slots): SeatingWork<Slots> {
  const { apart, met, chance, rounds } = problem;
  const least = rounds * apart.leastCost;
  const { size, costs, others } = apart;
  const steps = Math.min(MOST_STEPS, STEPS_PER_PLAYER * size);
  const playerAt = start.playerAt.slice();
  const slotOf = new Int32Array(size);
  for (const [slot, player] of playerAt.entries()) slotOf[player] = slot;
  let { cost } = start;
  let best = start;
  /** What the player would pay more at `to`, the one who sits there left out. */
  const change = (player: number, from: number, to: number, partner: number) => {
    let sum = 0;
    for (const other of others[player]!) {
      if (other === partner) continue;
      const slot = slotOf[other]!;
      sum += costs[player * size + other]! * (met[to * size + slot]! - met[from * size + slot]!);
    }
    return sum;
  };
  for (let step = 0; step < steps && best.cost > least; step++) {
    if (step % STEPS_BETWEEN_LOOKS === 0) {
      const isOver: boolean = yield { stage: 'separate', share: step / steps };
      if (isOver) break;
    }
    const heat = HOTTEST * (COLDEST / HOTTEST) ** (step / steps);
    const a = chance(size);
    const b = chance(size);
    if (a === b || (others[a]!.length === 0 && others[b]!.length === 0)) continue;
    const [s, t] = [slotOf[a]!, slotOf[b]!];
    const more = change(a, s, t, b) + change(b, t, s, a);
    if (more > 0 && chance(1_000_000) / 1_000_000 >= Math.exp(-more / heat)) continue;
    playerAt[s] = b;
    playerAt[t] = a;
    slotOf[a] = t;
    slotOf[b] = s;
    cost += more;
    if (cost < best.cost) best = { playerAt: playerAt.slice(), cost };
  }
  return best;
}
