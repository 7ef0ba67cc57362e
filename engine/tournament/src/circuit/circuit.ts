// A circuit: several events that count together. What counts how much is data; everything else is computed from the events' own logs, so
// a correction of an event is one of the circuit too.

import { fail, named, ok, quoted, type Result } from '@hanchan/tiles';

/** How an event becomes points, and how many of them count. */
export interface CircuitRule {
  /** By place (the first has `top`, the last nothing, the others in equal steps), or the score itself in thousands. */
  readonly counts: 'place' | 'score';
  readonly top: number;
  /** So many of the best count; 0: all of them. */
  readonly best: number;
  /** Whoever has played fewer events has no place. */
  readonly minimum: number;
  /** So many qualify; 0: the circuit qualifies nobody. */
  readonly qualify: number;
}

/** One of its events. */
export interface CircuitEvent {
  /** Where its archive is, as the file says it. */
  readonly archive: string;
  readonly weight: number;
}

/** Points that somebody brings along from a season before. */
export interface Carried {
  readonly player: string;
  readonly points: number;
}

/** A circuit as its file has it. */
export interface Circuit {
  readonly name: string;
  readonly rule: CircuitRule;
  readonly events: readonly CircuitEvent[];
  readonly carried: readonly Carried[];
  /** Names that were looked at: who is called so is one person in every event. */
  readonly confirmed: readonly string[];
  /** Several names of one person; the first is shown. */
  readonly same: readonly (readonly string[])[];
}

/** What is wrong with it, by field. */
export interface CircuitProblem {
  readonly field: string;
  readonly message: string;
}

const USUAL: CircuitRule = { counts: 'place', top: 1_000, best: 0, minimum: 1, qualify: 0 };
const MOST_EVENTS = 200;

type Fields = Readonly<Record<string, unknown>>;

/** The circuit, or the first thing that is wrong with it. */
export function readCircuit(json: unknown): Result<Circuit, CircuitProblem> {
  try {
    return ok(circuitIn(json));
  } catch (error) {
    if (error instanceof Wrong) return fail({ field: error.field, message: error.message });
    throw error;
  }
}

class Wrong extends Error {
  readonly field: string;
  constructor(field: string, message: string) {
    super(message);
    this.field = field;
  }
}

function circuitIn(json: unknown): Circuit {
  const fields = objectIn('circuit', json, [
    'name',
    'rule',
    'events',
    'carried',
    'confirmed',
    'same',
  ]);
  const events = listIn('events', fields['events'], eventIn);
  if (events.length === 0) throw new Wrong('events', 'must name at least one event');
  if (events.length > MOST_EVENTS) throw new Wrong('events', `at most ${MOST_EVENTS} fit`);
  for (const [i, { archive }] of events.entries()) {
    const first = events.findIndex((one) => one.archive === archive);
    if (first < i) throw new Wrong(`events[${i}].archive`, `is the same event as events[${first}]`);
  }
  return {
    name: textIn('name', fields['name']),
    rule: ruleIn(fields['rule']),
    events,
    carried: listIn('carried', fields['carried'] ?? [], (field, value) => {
      const own = objectIn(field, value, ['player', 'points']);
      return {
        player: textIn(`${field}.player`, own['player']),
        points: numberIn(`${field}.points`, own['points'], -1_000_000, 1_000_000),
      };
    }),
    confirmed: listIn('confirmed', fields['confirmed'] ?? [], textIn),
    same: listIn('same', fields['same'] ?? [], (field, value) => {
      const names = listIn(field, value, textIn);
      if (names.length < 2) throw new Wrong(field, 'must be at least two names of one person');
      return names;
    }),
  };
}

function ruleIn(value: unknown): CircuitRule {
  const own = objectIn('rule', value ?? {}, Object.keys(USUAL));
  const whole = (name: 'top' | 'best' | 'minimum' | 'qualify', most: number) => {
    const number = numberIn(`rule.${name}`, own[name] ?? USUAL[name], 0, most);
    if (!Number.isInteger(number)) throw new Wrong(`rule.${name}`, 'must be a whole number');
    return number;
  };
  const counts = own['counts'] ?? USUAL.counts;
  if (counts !== 'place' && counts !== 'score') {
    throw new Wrong('rule.counts', `is "place" or "score", not ${quoted(counts)}`);
  }
  return {
    counts,
    top: whole('top', 1_000_000),
    best: whole('best', MOST_EVENTS),
    minimum: whole('minimum', MOST_EVENTS),
    qualify: whole('qualify', 10_000),
  };
}

function eventIn(field: string, value: unknown): CircuitEvent {
  const own = objectIn(field, value, ['archive', 'weight']);
  return {
    archive: textIn(`${field}.archive`, own['archive']),
    weight: numberIn(`${field}.weight`, own['weight'] ?? 1, 0, 100),
  };
}

function objectIn(field: string, value: unknown, known: readonly string[]): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Wrong(field, `must be an object, not ${quoted(value)}`);
  }
  const other = Object.keys(value).find((key) => !known.includes(key));
  if (other !== undefined) {
    throw new Wrong(named(other), `is not a field of ${field}; it has ${known.join(', ')}`);
  }
  return value as Fields;
}

function listIn<T>(
  field: string,
  value: unknown,
  read: (field: string, one: unknown) => T,
): readonly T[] {
  if (!Array.isArray(value)) throw new Wrong(field, `must be a list, not ${quoted(value)}`);
  return value.map((one, i) => read(`${field}[${i}]`, one));
}

function textIn(field: string, value: unknown): string {
  if (typeof value !== 'string' || value.trim() === '') {
    throw new Wrong(field, `must be text, not ${quoted(value)}`);
  }
  return value.trim();
}

function numberIn(field: string, value: unknown, min: number, max: number): number {
  if (typeof value !== 'number' || !(value >= min && value <= max)) {
    throw new Wrong(field, `must be a number from ${min} to ${max}, not ${quoted(value)}`);
  }
  return value;
}
