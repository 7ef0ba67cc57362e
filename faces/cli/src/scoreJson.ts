// A scored win as JSON: the fields that others rely on, and around them the whole explanation.

import type { Reading } from '@hanchan/hand';
import {
  type Case,
  cite,
  hashOf,
  type Passage,
  type RuleKey,
  type Ruleset,
  type RuleValues,
} from '@hanchan/rules';
import {
  evaluate,
  type NoScore,
  parseWin,
  type Refusal,
  type Score,
  type TraceLine,
  type Value,
  type Win,
} from '@hanchan/score';
import { formatHand, formatMeld, formatTile, formatTiles } from '@hanchan/tiles';
import type { Answer } from './batch.ts';
import { tilesOfGroup } from './tileText.ts';

/** The answer to one line of a batch. */
export function answerWin(json: unknown, rules: RuleValues): Answer {
  const win = parseWin(json, rules);
  if (!win.ok) {
    const { code, message, field, rule } = win.error;
    return { error: { code, message, field, ...(rule && { rule }) } };
  }
  const value = evaluate(win.value, rules);
  return value.ok ? valueFields(value.value) : noWinFields(value.error);
}

function noWinFields(reason: Refusal) {
  return { win: false as const, reason };
}

function valueFields(value: Value) {
  const { yakuman, han, fu, limit, points, deltas } = value;
  const win = true as const;
  return { win, yaku: yakuWithDora(value), yakuman, han, fu, limit, points, deltas };
}

function yakuWithDora({ yaku, dora }: Value) {
  const list: { id: string; han: number | null }[] = [...yaku];
  if (dora.dora > 0) list.push({ id: 'dora', han: dora.dora });
  if (dora.ura > 0) list.push({ id: 'uradora', han: dora.ura });
  if (dora.red > 0) list.push({ id: 'akadora', han: dora.red });
  return list;
}

export function scoreDocument(score: Score, win: Win, ruleset: Ruleset) {
  return {
    ...valueFields(score),
    ...about(win, ruleset),
    base: score.base,
    reading: readingFields(score.reading),
    trace: score.trace.map((line) => traceFields(line, ruleset)),
    rejected: score.rejected.map(({ reading, why, value }) => ({
      why,
      reading: readingFields(reading),
      value: value === null ? null : valueFields(value),
    })),
  };
}

export function noScoreDocument(no: NoScore, win: Win, ruleset: Ruleset) {
  return {
    win: false as const,
    reason: no.reason,
    ...about(win, ruleset),
    rule: no.rule,
    citation: no.rule === null ? null : citationFields(ruleset, no.rule, no.case),
    trace: no.trace.map((line) => traceFields(line, ruleset)),
  };
}

function about(win: Win, ruleset: Ruleset) {
  return {
    rules: { id: ruleset.id, title: ruleset.title, hash: hashOf(ruleset.values) },
    hand: formatHand(win.hand),
    winTile: formatTile(win.tile),
    winner: win.winner,
    from: win.from,
  };
}

function readingFields({ form, groups, pair, wait, completed }: Reading) {
  return {
    form,
    groups: groups.map((group) => ({
      type: group.type,
      tiles: formatTiles(tilesOfGroup(group)),
      meld: group.meld === null ? null : formatMeld(group.meld),
    })),
    pair: formatTile(pair),
    wait,
    completed,
  };
}

function traceFields({ rule, case: one, effect, evidence }: TraceLine, ruleset: Ruleset) {
  return {
    rule,
    ...(one !== undefined && { case: one }),
    effect,
    evidence: formatTiles(evidence),
    citation: citationFields(ruleset, rule, one),
  };
}

export function citationFields(ruleset: Ruleset, rule: RuleKey, one?: Case): Passage {
  const { section, clauses, status, reason } = cite(ruleset, rule, one);
  return { section, clauses, status, ...(reason !== undefined && { reason }) };
}
