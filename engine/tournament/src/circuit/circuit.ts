// A circuit: several events that count together. What counts how much is data; everything else is computed from the events' own logs, so
// a correction of an event is one of the circuit too.

import { fail, named, ok, quoted, type Result } from '@hanchan/tiles';
import type { CircuitSettings, EntryTerms } from './act.ts';
import {
  CIRCUIT_TIES,
  type CircuitRule,
  FEDERATION_RULES,
  MOST_EVENTS,
  PLAIN_RULE,
} from './rule.ts';

/** One of its events. */
export interface CircuitEvent extends Omit<EntryTerms, 'label'> {
  /** Where its archive is, as the file says it. */
  readonly archive: string;
}

/** Points that somebody brings along from a season before. */
export interface Carried {
  readonly player: string;
  readonly points: number;
}

/** A circuit as its file has it. */
export interface Circuit extends Pick<CircuitSettings, 'name' | 'rule'> {
  /** So many qualify; 0: the circuit qualifies nobody. */
  readonly qualify: number;
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

const USUAL = { counts: 'place', top: 1_000, best: 0, minimum: 1, qualify: 0 };
const RULE_FIELDS = [...Object.keys(USUAL), 'ties', 'federation', 'on'];
/** Weights are kept in hundredths. */
const WHOLE = 100;
const A_DAY = /^\d{4}-\d{2}-\d{2}$/;

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
    ...ruleIn(fields['rule']),
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

function ruleIn(value: unknown): Pick<Circuit, 'rule' | 'qualify'> {
  const own = objectIn('rule', value ?? {}, RULE_FIELDS);
  const whole = (name: 'top' | 'best' | 'minimum' | 'qualify', most: number) => {
    const number = numberIn(`rule.${name}`, own[name] ?? USUAL[name], 0, most);
    if (!Number.isInteger(number)) throw new Wrong(`rule.${name}`, 'must be a whole number');
    return number;
  };
  const counts = choiceIn('rule.counts', own['counts'] ?? USUAL.counts, ['place', 'score']);
  const rule = {
    ...PLAIN_RULE,
    points: counts === 'score' ? { by: counts } : { by: counts, top: whole('top', 1_000_000) },
    total: { by: 'sum', best: whole('best', MOST_EVENTS) },
  } as const;
  return {
    rule: {
      ...federationIn(own, rule),
      minimum: whole('minimum', MOST_EVENTS),
      ties: listIn('rule.ties', own['ties'] ?? [], (field, one) =>
        choiceIn(field, one, CIRCUIT_TIES),
      ),
    },
    qualify: whole('qualify', 10_000),
  };
}

/** The formula of a federation stands for what an event is worth and which ones count. */
function federationIn(own: Fields, rule: CircuitRule): CircuitRule {
  const [name, on] = [own['federation'], own['on']];
  if (name === undefined) {
    if (on !== undefined) throw new Wrong('rule.on', 'is for a federation’s formula only');
    return rule;
  }
  for (const field of ['counts', 'top', 'best']) {
    if (own[field] !== undefined) throw new Wrong(`rule.${field}`, 'is said by rule.federation');
  }
  const names = Object.keys(FEDERATION_RULES) as (keyof typeof FEDERATION_RULES)[];
  const formula = FEDERATION_RULES[choiceIn('rule.federation', name, names)];
  if (on === undefined) return formula;
  const at = textIn('rule.on', on);
  if (!A_DAY.test(at)) throw new Wrong('rule.on', `must be a day as 2027-01-31, not ${quoted(at)}`);
  return { ...formula, age: { on: at, full: 12, half: 24 } };
}

function choiceIn<const T extends string>(field: string, value: unknown, of: readonly T[]): T {
  const found = of.find((one) => one === value);
  if (found !== undefined) return found;
  const [last, ...others] = of.map((one) => `"${one}"`).reverse();
  throw new Wrong(field, `is ${others.reverse().join(', ')} or ${last}, not ${quoted(value)}`);
}

function eventIn(field: string, value: unknown): CircuitEvent {
  const own = objectIn(field, value, ['archive', 'weight', 'counts', 'hasQualification']);
  const hasQualification = own['hasQualification'] ?? false;
  if (typeof hasQualification !== 'boolean') {
    throw new Wrong(`${field}.hasQualification`, 'must be true or false');
  }
  return {
    archive: textIn(`${field}.archive`, own['archive']),
    weight: Math.round(numberIn(`${field}.weight`, own['weight'] ?? 1, 0, 100) * WHOLE),
    counts: choiceIn(`${field}.counts`, own['counts'] ?? 'best', ['best', 'always']),
    hasQualification,
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
