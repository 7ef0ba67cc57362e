// A table over the socket: folding, resuming behind the last number, and an act that is done once.

import {
  type Action,
  deal,
  foldView,
  legalActions,
  type Match,
  newMatch,
  play,
  redact,
  type SeatEvent,
  view,
} from '@hanchan/game';
import { WRC_2022 } from '@hanchan/rulesets';
import { describe, expect, test } from 'vitest';
import { fakeServer } from '../../kit/test/fakeServer.ts';
import { createSocketTable } from '../src/client/socketTable.ts';
import type { TableState } from '../src/client/tableClient.ts';

const TABLE = 'kita';
const CLOCKS = { banks: null, running: null, bellMs: null, nextDealMs: null };
/** Four of each kind in order: no shuffling is needed to fold events. */
const WALL = Array.from({ length: 136 }, (_, i) => i % 34);

function started(): Match {
  const step = deal(newMatch(WRC_2022.values), WALL);
  if (!step.ok) throw new Error(step.error.code);
  return step.value.match;
}

/** Seat 0 discards; what it and the table then look like. */
function discarded(match: Match) {
  const action = legalActions(match, 0).find((one) => one.type === 'discard')!;
  const step = play(match, action);
  if (!step.ok) throw new Error(step.error.code);
  const events = step.value.events.flatMap((event) => redact(event, 0) ?? []);
  return { action, after: step.value.match, events };
}

function seated() {
  const server = fakeServer();
  let ids = 0;
  const table = createSocketTable({
    wire: server.wire,
    table: TABLE,
    isWatching: false,
    newId: () => `m${++ids}`,
    now: () => 5,
    askPace() {},
  });
  let state!: TableState;
  table.state.subscribe((value) => {
    state = value;
  });
  server.greet();
  const snapshot = (match: Match, seq: number) =>
    server.say({
      type: 'table',
      table: TABLE,
      seat: 0,
      seq,
      view: view(match, 0),
      legal: legalActions(match, 0),
      clocks: CLOCKS,
      ending: [],
    });
  const tell = (from: number, events: readonly SeatEvent[], legal: readonly Action[] = []) =>
    server.say({ type: 'events', table: TABLE, from, events, legal, clocks: CLOCKS });
  return { server, table, snapshot, tell, state: () => state };
}

describe('a table over the socket', () => {
  test('folds what it is told, and gives the same view as the server has', () => {
    const { snapshot, tell, state, table } = seated();
    const match = started();
    snapshot(match, 3);
    const { events, after } = discarded(match);
    const told: SeatEvent[] = [];
    table.onEvents((fresh) => told.push(...fresh));
    tell(4, events);
    expect(state().view).toEqual(view(after, 0));
    expect(state().seq).toBe(3 + events.length);
    expect(told).toEqual(events);
  });

  test('takes only what is new of events that overlap, and asks for the whole after a gap', () => {
    const { server, snapshot, tell, state } = seated();
    const match = started();
    snapshot(match, 3);
    const { events, after } = discarded(match);
    tell(4, events);
    tell(4, events);
    expect(state().view).toEqual(view(after, 0));
    tell(4 + events.length + 2, events);
    expect(server.heard().at(-1)).toEqual({ type: 'sit', table: TABLE });
    expect(state().view).toEqual(view(after, 0));
  });

  test('resumes behind its last number, and sends an act that was under way under its own id', () => {
    const { server, snapshot, tell, state, table } = seated();
    const match = started();
    snapshot(match, 3);
    const { action, events, after } = discarded(match);
    table.act(action);
    const sent = server.heard().at(-1);
    expect(sent).toEqual({ type: 'act', id: 'm1', table: TABLE, seq: 3, action });
    expect(state().pending).toEqual(action);
    server.cut();
    expect(state().connection).toBe('reconnecting');
    server.pass(1_000);
    server.greet();
    expect(server.heard().slice(1)).toEqual([{ type: 'sit', table: TABLE, from: 3 }, sent]);
    server.say({ type: 'ack', id: 'm1' });
    tell(4, events);
    expect(state().pending).toBeNull();
    expect(state().view).toEqual(view(after, 0));
    server.cut();
    server.pass(1_000);
    server.greet();
    expect(server.heard().slice(1)).toEqual([
      { type: 'sit', table: TABLE, from: 3 + events.length },
    ]);
  });

  test('sends one act for one choice', () => {
    const { server, snapshot, table } = seated();
    snapshot(started(), 3);
    const { action } = discarded(started());
    table.act(action);
    table.act(action);
    expect(server.heard().filter(({ type }) => type === 'act')).toHaveLength(1);
  });

  test('between the word that it is done and its events nothing is legal', () => {
    const { server, snapshot, state, table } = seated();
    snapshot(started(), 3);
    expect(state().legal.length).toBeGreaterThan(0);
    table.act(discarded(started()).action);
    server.say({ type: 'ack', id: 'm1' });
    expect(state().legal).toEqual([]);
  });

  test('keeps the choice after a refusal, and says why', () => {
    const { server, snapshot, state, table } = seated();
    snapshot(started(), 3);
    const { action } = discarded(started());
    table.act(action);
    server.say({ type: 'refused', id: 'm1', code: 'swapCall', message: 'no', rule: 'calls.swap' });
    expect(state().pending).toBeNull();
    expect(state().refused).toEqual({
      action,
      refusal: { code: 'swapCall', message: 'no', rule: 'calls.swap' },
    });
    expect(state().legal.length).toBeGreaterThan(0);
  });

  test('after a stale answer it asks what the choice is now', () => {
    const { server, snapshot, table } = seated();
    snapshot(started(), 3);
    table.act(discarded(started()).action);
    server.say({ type: 'refused', id: 'm1', code: 'stale', message: 'late' });
    expect(server.heard().at(-1)).toEqual({ type: 'sit', table: TABLE });
  });

  test('answers why', async () => {
    const { server, snapshot, table } = seated();
    snapshot(started(), 3);
    const answer = table.why(discarded(started()).action);
    const refusal = { code: 'furiten', message: 'no' } as const;
    server.say({ type: 'why', id: 'm1', refusal });
    expect(await answer).toEqual(refusal);
  });

  test('hears other tables not at all', () => {
    const { server, snapshot, state } = seated();
    const match = started();
    snapshot(match, 3);
    const { events } = discarded(match);
    server.say({ type: 'events', table: 'other', from: 4, events, legal: [], clocks: CLOCKS });
    expect(state().seq).toBe(3);
  });

  test('tells a line of the chat once, also when it is told again', () => {
    const { server, state } = seated();
    const line = { player: 'p2', name: 'Ines', phrase: 'hello', text: null, at: 10 } as const;
    server.say({ type: 'chat', table: TABLE, lines: [line] });
    server.say({ type: 'chat', table: TABLE, lines: [line, { ...line, at: 11 }] });
    expect(state().chat).toHaveLength(2);
  });

  test('shows why a table cannot be shown', () => {
    const { server, state } = seated();
    server.say({ type: 'refused', id: null, code: 'noSuchTable', message: 'gone' });
    expect(state().trouble?.code).toBe('noSuchTable');
  });

  test('every event of a deal folds to the view of its seat', () => {
    let match = started();
    let folded = view(match, 0);
    for (let i = 0; i < 60 && match.phase === 'playing'; i++) {
      const seat = ([0, 1, 2, 3] as const).find((one) => legalActions(match, one).length > 0)!;
      const step = play(match, legalActions(match, seat)[0]!);
      if (!step.ok) throw new Error(step.error.code);
      match = step.value.match;
      for (const event of step.value.events) {
        const seen = redact(event, 0);
        if (seen !== null) folded = foldView(folded, seen);
      }
      expect(folded).toEqual(view(match, 0));
    }
  });
});
