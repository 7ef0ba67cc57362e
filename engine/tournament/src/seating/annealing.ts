// Rounds by simulated annealing: players change places within a round while repeats and unwanted meetings become fewer.
// It takes history and weights of any kind, and so serves what no construction does: too many rounds, players who
// have left, Swiss rounds. Alone it is clearly weaker than the constructions.

import { costAgain } from './bounds.ts';
import type { Chance } from './chance.ts';
import { addMeetings, type Places, TABLE_SIZE } from './plan.ts';
import type { SeatingWork } from './work.ts';

/** What one more meeting costs, by the number of meetings before. */
const AGAIN = Int32Array.from({ length: 256 }, (_, met) => costAgain(met));
const STEPS_BETWEEN_LOOKS = 50_000;

export interface MeetingProblem {
  readonly size: number;
  /** Where the search begins; as many rounds as wanted. */
  readonly start: readonly Places[];
  /** Earlier meetings, as a square matrix. */
  readonly past: Uint8Array;
  /** What a meeting costs beside repeats, as a square matrix. */
  readonly costs: Int32Array;
  /** No plan is cheaper than this. */
  readonly least: number;
  readonly steps: number;
  readonly heat: number;
  /** Places are exchanged with players this near in number only. */
  readonly reach: number;
  readonly chance: Chance;
}

export interface Meetings {
  readonly rounds: readonly Places[];
  readonly cost: number;
}

export function* annealMeetings(problem: MeetingProblem): SeatingWork<Meetings> {
  const { size, costs, steps, chance, reach } = problem;
  const rounds = problem.start.map((places) => places.slice());
  const met = problem.past.slice();
  for (const places of rounds) addMeetings(met, size, places);
  const placeOf = rounds.map((places) => {
    const at = new Int32Array(size);
    for (const [place, player] of places.entries()) at[player] = place;
    return at;
  });
  let cost = costOfMeetings(problem, rounds);
  let best: Meetings = { rounds: rounds.map((places) => places.slice()), cost };

  for (let step = 0; step < steps && best.cost > problem.least; step++) {
    if (step % STEPS_BETWEEN_LOOKS === 0) {
      const isOver: boolean = yield { stage: 'anneal', share: step / steps };
      if (isOver) break;
    }
    const heat = problem.heat * (1 - step / steps) + 1;
    const round = chance(rounds.length);
    const places = rounds[round]!;
    const at = placeOf[round]!;
    const a = chance(size);
    const b = reach < size ? a + 1 + chance(reach) : chance(size);
    if (b >= size) continue;
    const [p, q] = [at[a]!, at[b]!];
    const [own, other] = [p - (p % TABLE_SIZE), q - (q % TABLE_SIZE)];
    if (own === other) continue;
    let more = 0;
    for (let seat = 0; seat < TABLE_SIZE; seat++) {
      const mate = places[own + seat]!;
      if (mate !== a) {
        const [left, joined] = [a * size + mate, b * size + mate];
        more += AGAIN[met[joined]!]! - AGAIN[met[left]! - 1]! + costs[joined]! - costs[left]!;
      }
      const host = places[other + seat]!;
      if (host !== b) {
        const [left, joined] = [b * size + host, a * size + host];
        more += AGAIN[met[joined]!]! - AGAIN[met[left]! - 1]! + costs[joined]! - costs[left]!;
      }
    }
    if (more > 0 && chance(1_000_000) / 1_000_000 >= Math.exp(-more / heat)) continue;
    exchange(met, size, places, p, q);
    at[a] = q;
    at[b] = p;
    cost += more;
    if (cost < best.cost) best = { rounds: rounds.map((all) => all.slice()), cost };
  }
  return best;
}

function exchange(met: Uint8Array, size: number, places: Places, p: number, q: number): void {
  const [a, b] = [places[p]!, places[q]!];
  const [own, other] = [p - (p % TABLE_SIZE), q - (q % TABLE_SIZE)];
  const count = (x: number, y: number, by: number) => {
    met[x * size + y]! += by;
    met[y * size + x]! += by;
  };
  for (let seat = 0; seat < TABLE_SIZE; seat++) {
    const mate = places[own + seat]!;
    if (mate !== a) {
      count(a, mate, -1);
      count(b, mate, 1);
    }
    const host = places[other + seat]!;
    if (host !== b) {
      count(b, host, -1);
      count(a, host, 1);
    }
  }
  places[p] = b;
  places[q] = a;
}

export function costOfMeetings(
  { size, past, costs }: Pick<MeetingProblem, 'size' | 'past' | 'costs'>,
  rounds: readonly Places[],
): number {
  const met = past.slice();
  let cost = 0;
  for (const places of rounds) {
    for (let first = 0; first < places.length; first += TABLE_SIZE) {
      for (let i = first; i < first + TABLE_SIZE; i++) {
        for (let j = i + 1; j < first + TABLE_SIZE; j++) {
          const pair = places[i]! * size + places[j]!;
          cost += AGAIN[met[pair]!]! + costs[pair]!;
        }
      }
    }
    addMeetings(met, size, places);
  }
  return cost;
}
