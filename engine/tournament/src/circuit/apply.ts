// The fold: what an entry of the log does to the circuit. Entries were accepted before they were written, so nothing is
// checked here.

import { foldLog } from '../foldLog.ts';
import type { CircuitAct, CircuitEntry, EntryTerms } from './act.ts';
import type { Identified } from './people.ts';
import { rowsIn } from './size.ts';
import type { CircuitState, EntrySource } from './state.ts';

type ActOf<T extends CircuitAct['type']> = Extract<CircuitAct, { readonly type: T }>;

/** A circuit before its first entry is applied. */
export const newCircuit = ({ settings, owner }: ActOf<'create'>): CircuitState => ({
  settings,
  seq: 0,
  done: new Map(),
  written: 0,
  links: new Map(),
  owner,
  organisers: new Map(),
  entries: new Map(),
  carried: new Map(),
  answers: [],
  erased: [],
  adjusted: [],
  invitations: new Map(),
  invited: new Set(),
  changes: [],
});

/** The first entry is the one that makes the circuit. */
export const foldCircuit = (entries: readonly CircuitEntry[]): CircuitState =>
  foldLog(entries, 'a circuit', newCircuit, applyCircuit);

/** Changes the state. An entry whose command was carried out already changes nothing. */
export function applyCircuit(state: CircuitState, entry: CircuitEntry): void {
  if (state.done.has(entry.id)) return;
  state.done.set(entry.id, entry.seq);
  state.seq = entry.seq;
  const { act, at, by } = entry;
  state.written += rowsIn(act);
  if ('reason' in act && act.reason !== '') {
    state.changes.push({ at, by, what: act.type, about: aboutOf(state, act), reason: act.reason });
  }
  APPLY[act.type](state, act as never, at);
}

/** What a change is about, as whoever reads it knows it. */
function aboutOf({ entries, carried }: CircuitState, act: CircuitAct): string {
  if (!('entry' in act) || typeof act.entry !== 'string') return '';
  const found = entries.get(act.entry);
  if (found === undefined) return carried.get(act.entry)?.label ?? '';
  return found.source.kind === 'results' ? found.source.results.name : found.terms.label;
}

type Apply<T extends CircuitAct['type']> = (state: CircuitState, act: ActOf<T>, at: number) => void;

const APPLY: { readonly [T in CircuitAct['type']]: Apply<T> } = {
  create: () => {},
  change: (state, { changes }) => {
    state.settings = { ...state.settings, ...changes };
  },
  addOrganiser: ({ organisers }, { organiser }) => void organisers.set(organiser.id, organiser),
  dropOrganiser: ({ organisers, links }, { organiser }) => {
    organisers.delete(organiser);
    // Whoever is added under the same id later on is somebody else.
    renew(links, `organiser:${organiser}`);
  },
  renewLink: ({ links }, { link }) => renew(links, link),
  addEvent: (state, { entry, event, isAgreed }) =>
    addEntry(state, entry, { kind: 'event', event, isAgreed }),
  addResults: (state, { entry, results, source }) =>
    addEntry(state, entry, { kind: 'results', results, source }),
  agree: ({ entries }, { entry }) => {
    const found = entries.get(entry)!;
    if (found.source.kind === 'event') found.source = { ...found.source, isAgreed: true };
  },
  correctResults: ({ entries }, { entry, results }) => {
    const found = entries.get(entry)!;
    const { source } = found;
    found.source = {
      kind: 'results',
      results,
      source: source.kind === 'results' ? source.source : '',
    };
  },
  addCarried: ({ carried }, { id, label, rows }) =>
    void carried.set(id, { id, label, rows, isOut: false }),
  changeEvent: ({ entries }, { entry, changes }) => {
    const found = entries.get(entry)!;
    found.terms = { ...found.terms, ...changes };
  },
  takeOut: (state, { entry }) => setOut(state, entry, true),
  putBack: (state, { entry }) => setOut(state, entry, false),
  identify: (state, { groups }) => {
    for (const group of groups) state.answers = answered(state.answers, group);
  },
  adjust: ({ adjusted }, { player, tenths, reason }, at) =>
    void adjusted.push({ player, tenths, reason, at }),
  // The lines that named them read differently by now.
  erase: ({ erased }, { players }) => void erased.push(players),
  invite: ({ invitations, invited }, act, at) => {
    for (const one of act.invitations) {
      invited.add(one.player);
      invitations.set(one.id, {
        ...one,
        at,
        until: act.until,
        answer: null,
        answeredAt: null,
        mayPublish: false,
        isWithdrawn: false,
      });
    }
  },
  extend: ({ invitations }, { invitation, until }) => {
    invitations.get(invitation)!.until = until;
  },
  withdraw: ({ invitations, invited }, { invitation }) => {
    const found = invitations.get(invitation)!;
    found.isWithdrawn = true;
    invited.delete(found.player);
  },
  answer: ({ invitations }, { invitation, answer, mayPublish = false }, at) => {
    Object.assign(invitations.get(invitation)!, { answer, answeredAt: at, mayPublish });
  },
};

const renew = (links: Map<string, number>, link: string): void =>
  void links.set(link, (links.get(link) ?? 0) + 1);

function addEntry(
  { entries }: CircuitState,
  { id, ...terms }: EntryTerms & { readonly id: string },
  source: EntrySource,
): void {
  entries.set(id, { id, terms, source, isOut: false });
}

function setOut({ entries, carried }: CircuitState, id: string, isOut: boolean): void {
  const found = entries.get(id) ?? carried.get(id);
  found!.isOut = isOut;
}

/** The later answer holds: an earlier one about the same people is gone, and one that said otherwise of some of them, too. */
function answered(before: readonly Identified[], now: Identified): readonly Identified[] {
  const asked = new Set(now.players);
  const isOver = ({ players, are }: Identified) => {
    const shared = players.filter((key) => asked.has(key)).length;
    return shared > 1 && (are !== now.are || shared === players.length);
  };
  return [...before.filter((one) => !isOver(one)), now];
}
