// What somebody did or wants to do at an event, as the page tells it.

import { type ActMessage, type AnyAct, actMessage, type Speaker } from '@hanchan/narrator';
import type { FoulList } from '@hanchan/rules';
import { type EventState, tableOf } from '@hanchan/tournament';
import { penaltyText } from './amounts.ts';
import { nameAtTable, personName } from './personNames.ts';

/** The narrator, and the labels of the page's own forms. */
export interface ActWords {
  readonly tell: Speaker<ActMessage>;
  readonly label: (key: string) => string;
}

/** Settings whose labels have another name than they have. */
const SETTINGS: Readonly<Record<string, string>> = {
  desk: 'events.desk.deskRules',
  rules: 'rules.rulebook',
};

export function actText(
  state: EventState,
  act: AnyAct,
  { tell, label }: ActWords,
  fouls: FoulList | null,
): string {
  const message = actMessage(act, {
    state,
    fouls,
    nameOf: (slot, at) => {
      const table = at === null ? undefined : tableOf(state, at.round, at.table);
      return table === undefined ? personName(state, slot) : nameAtTable(state, table, slot);
    },
    penaltyText: (points) => penaltyText(points, state.settings.desk),
    settingName: (key) => label(SETTINGS[key] ?? `events.desk.${key}`),
    fieldName: (key) => label(key === 'kind' ? 'events.desk.fillIn' : `events.desk.person.${key}`),
  });
  return tell(message);
}

/** Why, where a reason was given or a note taken. */
export function reasonIn(act: AnyAct): string {
  if ('reason' in act && act.reason !== '') return act.reason;
  return 'note' in act ? act.note : '';
}
