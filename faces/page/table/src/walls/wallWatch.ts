// What a page does for the walls while it sits at a table: it promises a word where it has promised none, tells it once all
// promises are fixed, and notes what was fixed, with the time, before anybody could know the walls.

import { pledgeOf } from '@hanchan/game';
import type { TableInfo } from '@hanchan/protocol';
import { keepNote, type NoteStore, noteOf, type WallNote } from './wallNotes.ts';

export interface WallWatchSetup {
  readonly store: NoteStore;
  /** Milliseconds since 1970, by this device. */
  readonly now: () => number;
  readonly promise: (table: string) => void;
  readonly tell: (table: string, word: string) => void;
}

export interface WallWatch {
  /** How the table stands now, to the player at this screen. */
  hear(info: TableInfo, me: string): void;
}

export function createWallWatch({ store, now, promise, tell }: WallWatchSetup): WallWatch {
  let hasPromised = false;
  let told: string | null = null;

  function whileOpen({ id, fair }: TableInfo, place: number): void {
    told = null;
    // One that another device of the same player has promised is that device's to tell.
    if (hasPromised || fair.pledges[place] !== null || fair.words[place] !== '') return;
    hasPromised = true;
    promise(id);
  }

  function whileTelling({ id, fair }: TableInfo, place: number): void {
    const note = noteOf(store, id);
    if (note === null || told === note.word || fair.words[place] !== '') return;
    const { commitment, pledges, beacon } = fair;
    if (pledges[place] !== pledgeOf(note.word)) return;
    const key = beacon === null ? {} : { beaconKey: beacon.chain.key };
    // What is not kept could not be checked: then nothing is told, and the record says so.
    if (!keepNote(store, { ...note, commitment, pledges, place, ...key })) return;
    told = note.word;
    tell(id, note.word);
  }

  function onceFixed({ id, fair, game }: TableInfo): void {
    const note = noteOf(store, id);
    if (note?.place === undefined) return;
    const known = note.rounds ?? [];
    const named = (fair.beacon?.rounds ?? []).filter(
      ({ deal, draw }) => draw === null && !known.some((one) => one.deal === deal),
    );
    const isNew =
      note.words === undefined || (note.game === undefined && game !== null) || named.length > 0;
    if (!isNew) return;
    const rounds = [...known, ...named.map(({ deal, round }) => ({ deal, round, at: now() }))];
    const added: Partial<WallNote> = {
      words: note.words ?? fair.words,
      ...(game === null ? {} : { game }),
      ...(rounds.length === 0 ? {} : { rounds }),
    };
    keepNote(store, { ...note, ...added });
  }

  return {
    hear(info, me) {
      if (info.state === 'over') return;
      const place = info.places.findIndex((one) => one.type === 'player' && one.player.id === me);
      if (place < 0) return;
      const { stage } = info.fair;
      if (stage === 'open') whileOpen(info, place);
      else if (stage === 'telling') whileTelling(info, place);
      else onceFixed(info);
    },
  };
}
