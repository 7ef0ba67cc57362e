// Sheets that were begun here, as they were typed. They stay on the device until they are sent or given up, so that
// closing a window loses nothing, not even half a sheet.

import type { DeskSheetDraft, KeptDraft } from './deskSheetDraft.ts';

export interface Drafts {
  /** Reactive. */
  readonly all: readonly KeptDraft[];
  get(round: number, table: number): DeskSheetDraft | null;
  keep(draft: KeptDraft): void;
  drop(round: number, table: number): void;
}

export function openDrafts(event: string): Drafts {
  const place = `hanchan.drafts.${event}`;
  let all = $state.raw<readonly KeptDraft[]>(read(place));
  const others = (round: number, table: number) =>
    all.filter((draft) => draft.round !== round || draft.table !== table);
  const put = (drafts: readonly KeptDraft[]) => {
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
      all.find((draft) => draft.round === round && draft.table === table)?.typed ?? null,
    keep: (draft) => put([...others(draft.round, draft.table), draft]),
    drop: (round, table) => put(others(round, table)),
  };
}

function read(place: string): readonly KeptDraft[] {
  try {
    const kept = JSON.parse(localStorage.getItem(place) ?? '[]') as KeptDraft[];
    return kept.filter(({ typed }) => typed !== undefined);
  } catch {
    return [];
  }
}
