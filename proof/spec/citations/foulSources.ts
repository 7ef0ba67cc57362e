// Where a document's list of offences says that each of them is spoken of: for the first time, the second and so on, and
// for everything that follows. Whose score a seat's is goes by an option and is judged with those.

import {
  type FoulEffect,
  type FoulSource,
  type Passage,
  sourceOfEffect,
  sourceOfStep,
} from '@hanchan/rules';
import { foulListOf } from '@hanchan/rulesets/fouls';

const BY_OPTION: readonly FoulEffect[] = ['noScore', 'seatScore'];

export function foulSources(bookId: string): ReadonlyMap<string, Passage> {
  const { fouls, after } = foulListOf(bookId);
  const found = new Map<string, Passage>();
  const add = (key: string, { section, clauses }: FoulSource) =>
    found.set(key, { status: section === '' ? 'ourChoice' : 'stated', section, clauses });
  for (const foul of fouls) {
    const { id, steps, effects } = foul;
    steps.forEach((step, i) => {
      add(steps.length === 1 ? id : `${id} ${i + 1}`, sourceOfStep(foul, step));
    });
    for (const effect of effects.filter((one) => !BY_OPTION.includes(one))) {
      add(`${id} > ${effect}`, sourceOfEffect(foul, effect));
    }
  }
  for (const [outcome, sources] of Object.entries(after)) {
    for (const source of sources) {
      for (const effect of source.effects) add(`after ${outcome} > ${effect}`, source);
    }
  }
  return found;
}
