// What somebody did or wants to do at an event, as the page tells it.

import type { WordGroup } from '@hanchan/kit/words/keys.ts';
import { type ActMessage, type AnyAct, actMessage, type Speaker } from '@hanchan/narrator';
import type { FoulList } from '@hanchan/rules';
import { type EventState, tableOf } from '@hanchan/tournament';
import { penaltyText } from './amounts.ts';
import { nameAtTable, personName } from './personNames.ts';

/** The narrator, and the labels of the page's own forms. */
export interface ActWords {
  readonly tell: Speaker<ActMessage>;
  readonly label: (group: WordGroup, name: string) => string;
}

/** Settings whose labels have another name than they have. */
function settingName(key: string, { label }: ActWords): string {
  if (key === 'rules') return label('rules', 'rulebook');
  return label('events.desk', key === 'desk' ? 'deskRules' : key);
}

export function actText(
  state: EventState,
  act: AnyAct,
  words: ActWords,
  fouls: FoulList | null,
): string {
  const message = actMessage(act, {
    state,
    fouls,
    nameOf: (slot, at) => {
      const table = at === null ? undefined : tableOf(state, at.round, at.table);
      return table === undefined ? personName(state, slot) : nameAtTable(state, table, slot);
    },
    penaltyText: (points) => penaltyText(points, state.settings),
    settingName: (key) => settingName(key, words),
    fieldName: (key) =>
      key === 'kind'
        ? words.label('events.desk', 'fillIn')
        : words.label('events.desk.person', key),
  });
  return words.tell(message);
}

/** Why, where a reason was given or a note taken. */
export function reasonIn(act: AnyAct): string {
  if ('reason' in act && act.reason !== '') return act.reason;
  return 'note' in act ? act.note : '';
}
