// The first line of a record: which form, which rules, where the match begins.

import { ASSISTANCE, CLAIM_ORDERS, type Match, newMatch } from '@hanchan/game';
import {
  conflictsIn,
  earlierWords,
  hashOfStored,
  type RuleValues,
  readRules,
  type Stored,
  storedRules,
} from '@hanchan/rules';
import { fail, ok, quoted, type Result } from '@hanchan/tiles';
import { isFields, unknownField } from './fields.ts';
import { RECORD_VERSION, type RecordFault, type RecordHeader } from './form.ts';

export interface LineFault {
  readonly code: RecordFault;
  readonly field: string;
  readonly message: string;
}

const bad = (field: string, message: string): { ok: false; error: LineFault } =>
  fail({ code: 'badValue', field, message });

export function formatHeader(header: RecordHeader): string {
  const { ruleset, settings, start, note } = header;
  const rules = header.written ?? storedRules(header.rules);
  return JSON.stringify({
    hanchan: RECORD_VERSION,
    ruleset: { id: ruleset.id, title: ruleset.title, hash: hashOfStored(rules) },
    rules,
    settings,
    start,
    ...(note === undefined ? {} : { note }),
  });
}

const FIELDS = ['hanchan', 'ruleset', 'rules', 'settings', 'start', 'note'];

export function parseHeader(json: unknown): Result<RecordHeader, LineFault> {
  if (!isFields(json) || json['hanchan'] === undefined) {
    const message = 'a record begins with {"hanchan":1,…}';
    return fail({ code: 'notARecord', field: 'hanchan', message });
  }
  if (json['hanchan'] !== RECORD_VERSION) {
    const message = `version ${quoted(json['hanchan'])} of the form; this is version ${RECORD_VERSION}`;
    return fail({ code: 'otherVersion', field: 'hanchan', message });
  }
  const unknown = unknownField(json, FIELDS);
  if (unknown !== null) return fail(unknown);
  const rules = parseRules(json['rules']);
  if (!rules.ok) return rules;
  const ruleset = parseName(json['ruleset'], json['rules']);
  if (!ruleset.ok) return ruleset;
  const start = parseStart(json['start'], rules.value);
  if (!start.ok) return start;
  const { settings, note } = json;
  if (!isFields(settings)) return bad('settings', 'must be an object');
  if (note !== undefined && typeof note !== 'string') return bad('note', 'must be text');
  return ok({
    ruleset: ruleset.value,
    rules: rules.value,
    ...writtenBefore(json['rules'] as Stored),
    settings,
    start: start.value,
    ...(note === undefined ? {} : { note }),
  });
}

/** An earlier version's own words stay with the record: whoever writes it again writes the same bytes. */
function writtenBefore(rules: Stored): { written?: Stored } {
  const written = earlierWords(rules);
  return written === null ? {} : { written };
}

function parseRules(json: unknown): Result<RuleValues, LineFault> {
  const read = readRules(json);
  if (read.ok) {
    const [conflict] = conflictsIn(read.value);
    if (conflict === undefined) return read;
    const message = `${conflict.keys.join(' and ')} contradict each other: ${conflict.why}`;
    return bad(`rules.${conflict.keys[0]}`, message);
  }
  const { code, key, message } = read.error;
  if (code === 'notAnObject') return bad('rules', message);
  const fault = code === 'newer' ? 'otherVersion' : code;
  return fail({ code: fault, field: `rules.${key}`, message });
}

/** The hash proves the rules as they were written, whatever they are called today. */
function parseName(json: unknown, written: unknown): Result<RecordHeader['ruleset'], LineFault> {
  if (!isFields(json)) return bad('ruleset', 'must be an object with id, title and hash');
  const unknown = unknownField(json, ['id', 'title', 'hash'], 'ruleset.');
  if (unknown !== null) return fail(unknown);
  const { id, title, hash } = json;
  if (typeof id !== 'string') return bad('ruleset.id', 'must be text');
  if (typeof title !== 'string') return bad('ruleset.title', 'must be text');
  if (isFields(written) && hash === hashOfStored(written)) return ok({ id, title });
  const message = 'is not the hash of the rules beside it';
  return fail({ code: 'tampered', field: 'ruleset.hash', message });
}

/** The fields of a start that are words, and which there are. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  assistance: ASSISTANCE,
  claimOrder: CLAIM_ORDERS,
};

function parseStart(json: unknown, rules: RuleValues): Result<RecordHeader['start'], LineFault> {
  const names = Object.keys(startOf(newMatch(rules)));
  if (!isFields(json)) return bad('start', `must be an object with ${names.join(', ')}`);
  const unknown = unknownField(json, names, 'start.');
  if (unknown !== null) return fail(unknown);
  for (const name of names) {
    const wanted = wantedOf(name, json[name]);
    if (wanted !== null) {
      return bad(`start.${name}`, `must be ${wanted}, not ${quoted(json[name])}`);
    }
  }
  return ok(json as unknown as RecordHeader['start']);
}

/** What a field of a start must be; null when it is. */
function wantedOf(name: string, value: unknown): string | null {
  const words = WORDS[name];
  if (words !== undefined) return words.includes(value as string) ? null : words.join(' or ');
  if (name === 'isStarted') return typeof value === 'boolean' ? null : 'true or false';
  if (name === 'scores') {
    const isScores = Array.isArray(value) && value.length === 4 && value.every(Number.isInteger);
    return isScores ? null : 'four whole numbers';
  }
  const most = name === 'dealer' ? 3 : Number.MAX_SAFE_INTEGER;
  const isCount = Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;
  return isCount ? null : `a whole number${name === 'dealer' ? ' from 0 to 3' : ''}`;
}

/** Where a match stands before its first deal: all of it that the rules do not say. */
export function startOf(match: Match): RecordHeader['start'] {
  const { assistance, claimOrder, isStarted, scores, round, dealer } = match;
  const { counters, deposits, pool } = match;
  return { assistance, claimOrder, isStarted, scores, round, dealer, counters, deposits, pool };
}
