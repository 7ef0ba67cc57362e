// A circuit as somebody may see it: everybody, whoever was invited, its organisers.

import type {
  CircuitAct,
  CircuitActor,
  CircuitOrganiser,
  CircuitSettings,
  EntryTerms,
} from './act.ts';
import { rowKey } from './people.ts';
import {
  type InvitationStage,
  invitationStage,
  type Qualifying,
  qualifyingOf,
} from './qualifying.ts';
import { type CircuitQuestion, questionsOf } from './questions.ts';
import { mayDoInCircuit } from './refusal.ts';
import type { EventFacts, EventResults, EventStage } from './results.ts';
import type { CircuitRow } from './row.ts';
import type { CircuitState, EntryState } from './state.ts';
import { type CircuitTable, circuitTable } from './table.ts';

/** Results of the events that a circuit reads elsewhere, by entry: as they are now. */
export type LiveResults = ReadonlyMap<
  string,
  {
    readonly stage: EventStage;
    /** Null: behind the curtain, or gone. */
    readonly results: EventResults | null;
  }
>;

/** One of the circuit's events, as it is listed. */
export interface EntryView extends EntryTerms {
  readonly id: string;
  /** Its address on this server; null: it was held elsewhere. */
  readonly event: string | null;
  readonly isAgreed: boolean;
  /** Of a file: where the results are from. */
  readonly source: string;
  readonly isOut: boolean;
  readonly stage: EventStage;
  readonly facts: EventFacts | null;
  /** Of those that count, which column; null: it does not count, or not yet. */
  readonly column: number | null;
  /** As it counts, in hundredths. */
  readonly weighs: number | null;
}

/** A line of a list of circuits. */
export interface CircuitSummary {
  readonly id: string;
  readonly name: string;
  readonly events: number;
  /** Of this server: so that an event can say in which circuits it counts. */
  readonly counts: readonly string[];
}

/** An invitation as organisers see it. */
export interface InvitationView {
  readonly id: string;
  readonly player: string;
  readonly name: string;
  readonly stage: InvitationStage;
  readonly at: number;
  readonly until: number | null;
  readonly answeredAt: number | null;
  readonly mayPublish: boolean;
}

/** What only organisers see. */
export interface CircuitDesk {
  readonly questions: readonly CircuitQuestion[];
  readonly organisers: readonly CircuitOrganiser[];
  readonly owner: CircuitOrganiser;
  readonly invitations: readonly InvitationView[];
  readonly numbers: Readonly<Record<string, string>>;
}

/** The whole page of a circuit. */
export interface CircuitView {
  readonly id: string;
  readonly seq: number;
  readonly you: {
    readonly role: CircuitActor['role'];
    readonly id: string | null;
    readonly may: readonly CircuitAct['type'][];
  };
  readonly settings: CircuitSettings;
  readonly entries: readonly EntryView[];
  readonly carried: readonly {
    readonly id: string;
    readonly label: string;
    readonly isOut: boolean;
    readonly people: number;
  }[];
  readonly rows: readonly Omit<CircuitRow, 'number'>[];
  readonly qualifying: Qualifying | null;
  readonly changes: readonly {
    readonly at: number;
    readonly by: string;
    readonly what: string;
    readonly about: string;
    readonly reason: string;
  }[];
  readonly desk: CircuitDesk | null;
}

const isCounting = ({ isOut }: EntryState, results: EventResults | null): results is EventResults =>
  !isOut && results !== null;

/** The results of an entry, wherever they are, if it is one that counts now: without whoever was erased here. */
export function resultsNow(
  { erased }: CircuitState,
  { id, source }: EntryState,
  live: LiveResults,
): EventResults | null {
  if (source.kind === 'results') return source.results;
  const found = live.get(id);
  if (found?.stage !== 'closed' || found.results === null) return null;
  const gone = new Set(erased.flat());
  const rows = found.results.rows.map((row) =>
    gone.has(rowKey(id, row.id)) ? { ...row, name: null, number: '', country: '', club: '' } : row,
  );
  return { ...found.results, rows };
}

/** The table of a circuit as its events are now; `after`: as it was after so many of them. */
export function tableOfCircuit(
  state: CircuitState,
  live: LiveResults,
  after = Infinity,
): CircuitTable & { readonly columns: readonly string[] } {
  const counting = [...state.entries.values()]
    .flatMap((entry) => {
      const results = resultsNow(state, entry, live);
      return isCounting(entry, results) ? [{ entry, results }] : [];
    })
    .sort((a, b) => compare(a.results.to, b.results.to) || compare(a.entry.id, b.entry.id))
    .slice(0, after);
  const table = circuitTable({
    rule: state.settings.rule,
    events: counting.map(({ entry: { id, terms }, results }) => {
      const { weight, hasQualification, counts } = terms;
      return { id, weight, hasQualification, counts, results };
    }),
    carried: [...state.carried.values()].filter(({ isOut }) => !isOut),
    adjusted: state.adjusted,
    answers: state.answers,
    erased: state.erased,
  });
  return { ...table, columns: counting.map(({ entry }) => entry.id) };
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** For whom, and when; `after` so many of the events that count. */
export interface CircuitLook {
  readonly by: CircuitActor;
  readonly now: number;
  readonly after?: number | undefined;
  /** Tables that whoever asks has kept; otherwise they are made. */
  readonly tableOf?: (after?: number) => ReturnType<typeof tableOfCircuit>;
}

/** The circuit as whoever asks may see it. */
export function circuitView(
  id: string,
  state: CircuitState,
  live: LiveResults,
  { by, now, after, tableOf = (at) => tableOfCircuit(state, live, at) }: CircuitLook,
): CircuitView {
  const table = tableOf(after);
  const whole = after === undefined ? table : tableOf();
  const isHead = by.role === 'owner' || by.role === 'organiser';
  const { settings, seq, carried } = state;
  return {
    id,
    seq,
    you: { ...by, may: mayDoInCircuit(by.role) },
    settings,
    entries: [...state.entries.values()].map((entry) => entryView(entry, live, whole)),
    carried: [...carried.values()].map(({ id, label, isOut, rows }) => ({
      id,
      label,
      isOut,
      people: rows.length,
    })),
    rows: table.rows.map(({ number: _, ...row }) => row),
    qualifying: publicly(qualifyingIn(state, table, now), isHead),
    changes: changesOf(state, isHead),
    desk: isHead ? deskOf(state, whole, now) : null,
  };
}

/** Who has a place in the final by the standings as they are. */
export const qualifyingIn = (state: CircuitState, { rows, people }: CircuitTable, now: number) =>
  qualifyingOf(state, rows, (player) => people.byKey.get(player)?.keys ?? [], now);

/** Who has declined is nobody's business: everybody sees who has a place and who has accepted. */
function publicly(lists: Qualifying | null, isHead: boolean): Qualifying | null {
  if (lists === null || isHead) return lists;
  const said = (list: Qualifying['qualified']) =>
    list.map((one) => ({
      ...one,
      invitation:
        one.invitation?.stage === 'accepted'
          ? { id: '', stage: 'accepted' as const, until: null }
          : null,
    }));
  return {
    qualified: said(lists.qualified),
    reserves: said(lists.reserves),
    others: said(lists.others).filter(({ invitation }) => invitation !== null),
    free: 0,
  };
}

function entryView(
  entry: EntryState,
  live: LiveResults,
  { columns, weights }: ReturnType<typeof tableOfCircuit>,
): EntryView {
  const { id, terms, source, isOut } = entry;
  const found = source.kind === 'results' ? source.results : (live.get(id)?.results ?? null);
  const at = columns.indexOf(id);
  return {
    id,
    ...terms,
    event: source.kind === 'event' ? source.event : null,
    isAgreed: source.kind === 'event' && source.isAgreed,
    source: source.kind === 'results' ? source.source : '',
    isOut,
    stage: source.kind === 'results' ? 'closed' : (live.get(id)?.stage ?? 'gone'),
    facts: found === null ? null : factsOf(found),
    column: at < 0 ? null : at,
    weighs: at < 0 ? null : weights[at]!,
  };
}

const factsOf = ({ rows: _, ...facts }: EventResults): EventFacts => facts;

function changesOf({ changes, owner, organisers }: CircuitState, isHead: boolean) {
  const nameOf = (id: string | null) =>
    id === null ? '' : id === owner.id ? owner.name : (organisers.get(id)?.name ?? '');
  return changes
    .map(({ by, ...change }) => ({ ...change, by: isHead ? nameOf(by.id) : '' }))
    .reverse();
}

function deskOf(state: CircuitState, table: CircuitTable, now: number): CircuitDesk {
  const { owner, organisers, invitations } = state;
  const { people, placed, rows } = table;
  return {
    questions: questionsOf(people, placed, state.answers),
    owner,
    organisers: [...organisers.values()],
    invitations: [...invitations.values()].map((one) => {
      const { id, player, at, until, answeredAt, mayPublish } = one;
      const name = people.byKey.get(player)?.name ?? '';
      return {
        id,
        player,
        name,
        stage: invitationStage(one, now),
        at,
        until,
        answeredAt,
        mayPublish,
      };
    }),
    numbers: Object.fromEntries(rows.map(({ player, number }) => [player, number])),
  };
}
