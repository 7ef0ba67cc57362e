// Sheets that were begun here and do not add up yet. They stay on the device until they are sent or given up, so that
// closing a window loses nothing.

import type { SheetForm } from '@hanchan/tournament';
import type { Draft } from './needsYou.ts';

export interface Drafts {
  /** Reactive. */
  readonly all: readonly Draft[];
  get(round: number, table: number): SheetForm | null;
  keep(draft: Draft): void;
  drop(round: number, table: number): void;
}

export function openDrafts(event: string): Drafts {
  const place = `hanchan.drafts.${event}`;
  let all = $state.raw<readonly Draft[]>(read(place));
  const others = (round: number, table: number) =>
    all.filter((draft) => draft.round !== round || draft.table !== table);
  const put = (drafts: readonly Draft[]) => {
    all = drafts;
    try {
      if (drafts.length === 0) localStorage.removeItem(place);
      else localStorage.setItem(place, JSON.stringify(drafts));
    } catch {
      // Then they live as long as the page does.
    }
  };
  return {
    get all() {
      return all;
    },
    get: (round, table) =>
      all.find((draft) => draft.round === round && draft.table === table)?.form ?? null,
    keep: (draft) => put([...others(draft.round, draft.table), draft]),
    drop: (round, table) => put(others(round, table)),
  };
}

function read(place: string): readonly Draft[] {
  try {
    return JSON.parse(localStorage.getItem(place) ?? '[]') as Draft[];
  } catch {
    return [];
  }
}
