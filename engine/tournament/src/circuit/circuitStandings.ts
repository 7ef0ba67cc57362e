// The table of a circuit, from its rule and the standings of its events, with what each result came to and whether it counts.

import { standingsOf } from '../standings.ts';
import type { EventState } from '../state.ts';
import { THOUSAND } from '../twelfths.ts';
import type { Circuit, CircuitRule } from './circuit.ts';
import { plainName, playersOf } from './circuitPlayers.ts';

/** What somebody has from one event. */
export interface CircuitResult {
  /** Which of the circuit's events, from 0 on. */
  readonly event: number;
  readonly place: number;
  /** How many were ranked there. */
  readonly players: number;
  /** Before the weight. */
  readonly points: number;
  readonly weight: number;
  readonly value: number;
  /** Among the best that count. */
  readonly isCounted: boolean;
}

/** A row of the table. */
export interface CircuitRow {
  /** Null: too few events for a place. Equal totals share the best place. */
  readonly place: number | null;
  readonly isShared: boolean;
  readonly name: string;
  readonly total: number;
  readonly carried: number;
  readonly results: readonly CircuitResult[];
  /** Among those who qualify; on a tie across the line all of them are. */
  readonly isQualified: boolean;
}

/** The table, and what somebody has to look at before it can be final. */
export interface CircuitStandings {
  readonly rows: readonly CircuitRow[];
  /** Names in several events without a number: one person, or several? */
  readonly unconfirmed: readonly string[];
  /** Carried points of somebody who is in no event. */
  readonly unknownCarried: readonly string[];
}

/** One state for each of the circuit's events, in their order. */
export function circuitStandings(
  circuit: Circuit,
  states: readonly EventState[],
): CircuitStandings {
  const players = new Map<string, { name: string; results: CircuitResult[] }>();
  const open = new Map<string, { readonly name: string; count: number }>();
  for (const [event, state] of states.entries()) {
    const knownAs = playersOf(circuit, state, event);
    const rows = standingsOf(state).rows.filter(({ isRanked, rank }) => isRanked && rank !== null);
    for (const row of rows) {
      const { key, name, isOpen } = knownAs(row);
      const found = players.get(key) ?? { name, results: [] };
      players.set(key, found);
      if (isOpen) {
        const same = open.get(plainName(name)) ?? { name, count: 0 };
        same.count++;
        open.set(plainName(name), same);
      }
      const points = pointsOf(circuit.rule, row.rank!, rows.length, row.total);
      const { weight } = circuit.events[event]!;
      const value = round(points * weight);
      found.results.push({
        event,
        place: row.rank!,
        players: rows.length,
        points,
        weight,
        value,
        isCounted: true,
      });
    }
  }
  const carried = new Map(circuit.carried.map(({ player, points }) => [plainName(player), points]));
  const unranked = [...players.values()].map(({ name, results }) => {
    const own = counted(results, circuit.rule.best);
    const brought = carried.get(plainName(name)) ?? 0;
    const sum = own.reduce((all, one) => all + (one.isCounted ? one.value : 0), brought);
    return { name, results: own, carried: brought, total: round(sum) };
  });
  const names = new Set(unranked.map(({ name }) => plainName(name)));
  return {
    rows: ranked(unranked, circuit.rule),
    unconfirmed: [...open.values()].filter(({ count }) => count > 1).map(({ name }) => name),
    unknownCarried: circuit.carried
      .map(({ player }) => player)
      .filter((player) => !names.has(plainName(player))),
  };
}

/** A tenth is enough for every rule, and sums stay what they look like. */
const round = (value: number): number => Math.round(value * 10) / 10;

function pointsOf(rule: CircuitRule, place: number, players: number, total: number): number {
  if (rule.counts === 'score') return round(total / THOUSAND);
  return players < 2 ? rule.top : Math.round((rule.top * (players - place)) / (players - 1));
}

/** The best so many; of equal ones the earlier. */
function counted(results: readonly CircuitResult[], best: number): CircuitResult[] {
  if (best === 0 || results.length <= best) return [...results];
  const order = results.toSorted((a, b) => b.value - a.value || a.event - b.event);
  const kept = new Set(order.slice(0, best));
  return results.map((one) => ({ ...one, isCounted: kept.has(one) }));
}

type Unranked = Omit<CircuitRow, 'place' | 'isShared' | 'isQualified'>;

function ranked(all: readonly Unranked[], { minimum, qualify }: CircuitRule): CircuitRow[] {
  const order = all.toSorted((a, b) => b.total - a.total || (a.name < b.name ? -1 : 1));
  const isPlaced = ({ results }: Unranked) => results.length >= minimum;
  const placed = order.filter(isPlaced);
  const rows = placed.map((row): CircuitRow => {
    const place = 1 + placed.filter(({ total }) => total > row.total).length;
    const isShared = placed.filter(({ total }) => total === row.total).length > 1;
    return { ...row, place, isShared, isQualified: place <= qualify };
  });
  const rest = order.filter((row) => !isPlaced(row));
  return [
    ...rows,
    ...rest.map((row) => ({ ...row, place: null, isShared: false, isQualified: false })),
  ];
}
