// fouls.yaml: what the rulebook counts as an offence, what it costs the first time and the next, and what follows.

import {
  FOUL_EFFECTS,
  FOUL_GROUPS,
  FOUL_OUTCOMES,
  type FoulEffect,
  type FoulList,
  type FoulOutcome,
  type FoulSource,
  type FoulStep,
  isRuleKey,
  type ListedFoul,
  nearest,
  optionOf,
  RULE_KEYS,
  type RuleKey,
} from '@hanchan/rules';
import { CLAUSE_ID } from './parts.ts';
import type { Place } from './place.ts';

const EFFECTS = Object.keys(FOUL_EFFECTS) as FoulEffect[];
const REPEATS = ['hanchan', 'event'] as const;

/** Of an offence by number of tiles: which of the numbers of `foul.exposedTiles` it is. */
export const tileLimits = (): readonly string[] => {
  const { shape } = optionOf('foul.exposedTiles');
  return shape.type === 'numbers' ? Object.keys(shape.names) : [];
};

export function readFouls(place: Place): FoulList {
  const form = place.form(['fouls'], ['after']);
  if (form === undefined) return { fouls: [], after: {} };
  const seen = new Set<string>();
  const fouls = form.fouls.list((one) => {
    const foul = readFoul(one);
    if (foul !== undefined && seen.has(foul.id)) return one.fault(`there are two of ${foul.id}`);
    if (foul !== undefined) seen.add(foul.id);
    return foul;
  });
  return { fouls, after: form.after === undefined ? {} : readAfter(form.after) };
}

const clausesIn = (place: Place | undefined) => place?.texts(CLAUSE_ID, 'the id of a clause') ?? [];

/** A place that names no section is our own reading of the clauses. */
function readSource(place: Place): FoulSource | undefined {
  const form = place.form([], ['section', 'clauses']);
  if (form === undefined) return undefined;
  return { section: form.section?.text() ?? '', clauses: clausesIn(form.clauses) };
}

function readFoul(place: Place): ListedFoul | undefined {
  const form = place.form(
    ['id', 'group', 'title', 'says', 'steps'],
    ['section', 'clauses', 'rule', 'limit', 'repeats', 'effects', 'effectSources', 'words'],
  );
  if (form === undefined) return undefined;
  const id = form.id.text(/^[a-z][a-zA-Z0-9]{0,39}$/, 'one word, such as falseWin');
  const group = form.group.oneOf(FOUL_GROUPS);
  const title = form.title.text();
  const says = form.says.text();
  const steps = form.steps.list(readStep);
  if (Array.isArray(form.steps.value) && form.steps.value.length === 0) {
    form.steps.fault('must say what it costs the first time');
  }
  const effects = form.effects?.list((one) => one.oneOf(EFFECTS)) ?? [];
  if (!id || !group || !title || !says || steps.length === 0) return undefined;
  return {
    ...{ id, group, title, says },
    section: form.section?.text() ?? '',
    clauses: clausesIn(form.clauses),
    rule: form.rule === undefined ? null : (ruleIn(form.rule) ?? null),
    limit: (form.limit?.oneOf(tileLimits()) ?? null) as ListedFoul['limit'],
    steps,
    repeats: form.repeats?.oneOf(REPEATS) ?? 'event',
    effects,
    effectSources: form.effectSources === undefined ? {} : readEffectSources(form.effectSources),
    words: form.words?.texts() ?? [],
  };
}

function ruleIn(place: Place): RuleKey | undefined {
  const key = place.text();
  if (key === undefined || isRuleKey(key)) return key;
  const near = nearest(key, RULE_KEYS);
  return place.fault(
    `there is no such option${near === undefined ? '' : `; did you mean ${near}?`}`,
  );
}

function readStep(place: Place): FoulStep | undefined {
  const form = place.form(['outcome'], ['points', 'chombos', 'source']);
  const outcome = form?.outcome.oneOf(FOUL_OUTCOMES);
  if (form === undefined || outcome === undefined) return undefined;
  if (outcome === 'points' && form.points === undefined) {
    return place.fault('must say how many points, in thousands');
  }
  const points = form.points?.whole(1, 1_000);
  const chombos = form.chombos?.whole(1, 10);
  const source = form.source === undefined ? undefined : readSource(form.source);
  return {
    outcome,
    ...(points === undefined ? {} : { points }),
    ...(chombos === undefined ? {} : { chombos }),
    ...(source === undefined ? {} : { source }),
  };
}

function readEffectSources(place: Place): ListedFoul['effectSources'] {
  const sources = place.entries().flatMap(([effect, one]) => {
    if (!EFFECTS.includes(effect as FoulEffect)) {
      one.fault('there is no such effect');
      return [];
    }
    const source = readSource(one);
    return source === undefined ? [] : [[effect, source]];
  });
  return Object.fromEntries(sources);
}

function readAfter(place: Place): FoulList['after'] {
  const after = place.entries().flatMap(([outcome, one]) => {
    if (!FOUL_OUTCOMES.includes(outcome as FoulOutcome)) {
      one.fault(`there is no such outcome; there are ${FOUL_OUTCOMES.join(', ')}`);
      return [];
    }
    const list = one.list((entry) => {
      const form = entry.form(['effects'], ['section', 'clauses']);
      if (form === undefined) return undefined;
      const effects = form.effects.list((effect) => effect.oneOf(EFFECTS));
      return { section: form.section?.text() ?? '', clauses: clausesIn(form.clauses), effects };
    });
    return [[outcome, list]];
  });
  return Object.fromEntries(after);
}
