// The first line of a record: which form, which rules, where the match begins.

import { type Match, newMatch } from '@hanchan/game';
import { hashOf, isRuleKey, nearest, optionOf, RULE_KEYS, type RuleValues } from '@hanchan/rules';
import { fail, ok, type Result } from '@hanchan/tiles';
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
  const { ruleset, rules, settings, start, note } = header;
  return JSON.stringify({
    hanchan: RECORD_VERSION,
    ruleset: { id: ruleset.id, title: ruleset.title, hash: hashOf(rules) },
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
    const message = `version ${JSON.stringify(json['hanchan'])} of the form; this is version ${RECORD_VERSION}`;
    return fail({ code: 'otherVersion', field: 'hanchan', message });
  }
  const unknown = unknownField(json, FIELDS);
  if (unknown !== null) return fail(unknown);
  const rules = parseRules(json['rules']);
  if (!rules.ok) return rules;
  const ruleset = parseName(json['ruleset'], rules.value);
  if (!ruleset.ok) return ruleset;
  const start = parseStart(json['start'], rules.value);
  if (!start.ok) return start;
  const { settings, note } = json;
  if (!isFields(settings)) return bad('settings', 'must be an object');
  if (note !== undefined && typeof note !== 'string') return bad('note', 'must be a text');
  return ok({
    ruleset: ruleset.value,
    rules: rules.value,
    settings,
    start: start.value,
    ...(note === undefined ? {} : { note }),
  });
}

function parseRules(json: unknown): Result<RuleValues, LineFault> {
  if (!isFields(json)) return bad('rules', 'must be an object with a value for every option');
  const values: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(json)) {
    const field = `rules.${key}`;
    if (!isRuleKey(key)) {
      const near = nearest(key, RULE_KEYS);
      const message = `there is no such option${near ? `; did you mean ${near}?` : ''}`;
      return fail({ code: 'unknownField', field, message });
    }
    const parsed = optionOf(key).parse(value);
    if (!parsed.ok) return bad(field, `must be ${parsed.error}, not ${JSON.stringify(value)}`);
    values[key] = parsed.value;
  }
  const missing = RULE_KEYS.find((key) => !Object.hasOwn(values, key));
  if (missing === undefined) return ok(values as unknown as RuleValues);
  const message = 'the option has no value; the record was made before there was one';
  return fail({ code: 'missing', field: `rules.${missing}`, message });
}

function parseName(json: unknown, rules: RuleValues): Result<RecordHeader['ruleset'], LineFault> {
  if (!isFields(json)) return bad('ruleset', 'must be an object with id, title and hash');
  const unknown = unknownField(json, ['id', 'title', 'hash'], 'ruleset.');
  if (unknown !== null) return fail(unknown);
  const { id, title, hash } = json;
  if (typeof id !== 'string') return bad('ruleset.id', 'must be a text');
  if (typeof title !== 'string') return bad('ruleset.title', 'must be a text');
  if (hash === hashOf(rules)) return ok({ id, title });
  const message = 'is not the hash of the rules beside it';
  return fail({ code: 'tampered', field: 'ruleset.hash', message });
}

function parseStart(json: unknown, rules: RuleValues): Result<RecordHeader['start'], LineFault> {
  const plain = startOf(newMatch(rules));
  const names = Object.keys(plain);
  if (!isFields(json)) return bad('start', `must be an object with ${names.join(', ')}`);
  const unknown = unknownField(json, names, 'start.');
  if (unknown !== null) return fail(unknown);
  const { scores, dealer } = json;
  const isScores = Array.isArray(scores) && scores.length === 4 && scores.every(Number.isInteger);
  if (!isScores) return bad('start.scores', 'must be four whole numbers');
  if (json['assistance'] !== 'guided' && json['assistance'] !== 'unassisted') {
    return bad('start.assistance', 'must be "guided" or "unassisted"');
  }
  const counts = names.filter((name) => name !== 'scores' && name !== 'assistance');
  for (const name of counts) {
    const value = json[name];
    if (!Number.isInteger(value) || (value as number) < 0) {
      return bad(`start.${name}`, `must be a whole number, not ${JSON.stringify(value)}`);
    }
  }
  if ((dealer as number) > 3) return bad('start.dealer', 'must be a seat from 0 to 3');
  return ok(json as unknown as RecordHeader['start']);
}

/** Where a match stands before its first deal. */
export function startOf(match: Match): RecordHeader['start'] {
  const { assistance, scores, round, dealer, counters, deposits, pool } = match;
  return { assistance, scores, round, dealer, counters, deposits, pool };
}
