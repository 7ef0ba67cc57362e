// The desk of one event, as its parts see it: the event now or as it was, what may be done, and what came of it.

import { whenThere } from '@hanchan/kit/route/whenThere.ts';
import { currentLanguage } from '@hanchan/kit/words/text.svelte.ts';
import type { ActRequest, Refusal } from '@hanchan/protocol';
import type { FoulList } from '@hanchan/rules';
import {
  type ActType,
  type EventState,
  GrowingEvent,
  mayDo,
  type Role,
  refusalOf,
} from '@hanchan/tournament';
import { createContext } from 'svelte';
import { type EventPage, openEvent } from '../event/event.svelte.ts';
import { bookOfEvent, type EventBook } from '../event/eventBook.ts';
import { refusedText } from '../event/refusedText.ts';
import { type Drafts, openDrafts } from './drafts.svelte.ts';

export interface Desk {
  readonly id: string;
  readonly page: EventPage;
  readonly state: EventState;
  /** Milliseconds of the server's clock. */
  readonly time: number;
  readonly book: EventBook;
  readonly drafts: Drafts;
  /** The rulebook's list of offences; null until it is loaded. */
  readonly fouls: FoulList | null;
  /** The number of an entry: the desk shows the event as it was after it, and nothing can be done. */
  asOf: number | null;
  /** What was refused last, until something else is done. */
  refusal: Refusal | null;
  may(type: ActType): boolean;
  /** Why it would be refused now; null: it would be done. */
  whyNot(act: ActRequest): string | null;
  /** True: done, or waits here to be sent. */
  act(act: ActRequest): Promise<boolean>;
  /** One after the other, until one is refused. */
  acts(list: readonly ActRequest[]): Promise<boolean>;
}

export const [useDesk, shareDesk] = createContext<Desk>();

/** In order of preference, where a device holds several keys. */
export const DESK_ROLES: readonly Role[] = ['organiser', 'headReferee', 'scorer', 'referee'];

/** Call it while a component is made. */
export function openDesk(id: string): Desk {
  const page = openEvent(id, DESK_ROLES);
  const drafts = openDrafts(id);
  let asOf = $state<number | null>(null);
  let refusal = $state.raw<Refusal | null>(null);
  const past = new GrowingEvent();
  const shown = $derived(
    asOf === null
      ? page.now.state!
      : past.after(page.now.entries.filter(({ seq }) => seq <= asOf!)),
  );
  const book = $derived(bookOfEvent(shown.settings.rules));
  let fouls = $state.raw<FoulList | null>(null);
  const judged = $derived(page.now.state === null ? null : book.baseId);
  $effect(() => {
    const id = judged;
    if (id === null) return;
    const language = currentLanguage();
    whenThere(import('@hanchan/kit/fouls/foulsOf.ts'), ({ foulsOf }) => {
      fouls = foulsOf(id, language);
    });
  });

  async function act(wanted: ActRequest): Promise<boolean> {
    refusal = null;
    const answer = await page.act(wanted);
    if (answer.ok) return true;
    refusal = answer.error;
    // A conflict stays for the column of things to settle; anything else is told here and now.
    const mine = page.now.outbox.findLast((one) => one.act === wanted && one.refused !== null);
    if (mine !== undefined && answer.error.code !== 'conflict') page.dismiss(mine.id);
    return false;
  }

  return {
    id,
    page,
    drafts,
    get state() {
      return shown;
    },
    get time() {
      return page.time;
    },
    get book() {
      return book;
    },
    get fouls() {
      return fouls;
    },
    get asOf() {
      return asOf;
    },
    set asOf(seq) {
      asOf = seq;
    },
    get refusal() {
      return refusal;
    },
    set refusal(value) {
      refusal = value;
    },
    may: (type) => asOf === null && mayDo(page.now.actor.role, type),
    whyNot(wanted) {
      // The rulebook of a change is sent by name, so only the server can judge it.
      if (wanted.type === 'change') return null;
      const refused = refusalOf(shown, wanted, page.now.actor, page.time);
      return refused === null ? null : refusedText(refused).text;
    },
    act,
    async acts(list) {
      for (const one of list) if (!(await act(one))) return false;
      return true;
    },
  };
}
