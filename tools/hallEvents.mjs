// Events for pictures of a hall's board: acted in memory as if they had begun a while ago, and brought to a server.

import { bringArchive } from './sampleEvent.mjs';

/** Ids of an event about to begin, and of one whose time is nearly up. */
export async function hallEvents(url) {
  const tournament = await import('../packages/tournament/dist/index.js');
  const { findRuleset } = await import('../packages/rulesets/dist/index.js');
  const make = async (act) => {
    const event = newEvent(tournament, findRuleset('wrc-2022'));
    act(event);
    return (await bringArchive(url, tournament.writeArchive(event.entries))).id;
  };
  const seated = await make((event) => {
    seat(event, tournament.inventPeople(24, 'pictures'), 3);
    event.do({ type: 'publishSeating', round: 1, isPublic: true });
  });
  const ending = await make((event) => {
    seat(event, tournament.inventPeople(16, 'pictures'), 3);
    event.at = Date.now() - 87 * MINUTE;
    event.do({ type: 'start', round: 1 });
    event.do({ type: 'extraTime', round: 1, table: 3, seconds: 240, reason: 'ruling' });
  });
  return { seated, ending };
}

const MINUTE = 60_000;
const ORGANISER = { role: 'organiser', name: 'Organiser', person: null };

function newEvent({ carryOut, createEvent, deskRulesFor }, { id, title, values }) {
  const settings = {
    name: 'Dragon Cup',
    venue: 'Town hall',
    country: 'Sweden',
    from: '2027-03-20',
    to: '2027-03-21',
    timeZone: 'Europe/Stockholm',
    capacity: null,
    rules: { id, title, values },
    desk: { ...deskRulesFor(values), winds: 'prescribed' },
  };
  const act = { type: 'create', settings, isRehearsal: false, seed: 'pictures' };
  const begun = Date.now() - 600 * MINUTE;
  const created = createEvent({ id: 'picture-create', at: begun, by: ORGANISER, act });
  if (created.type === 'refused') throw new Error(created.refusal.message);
  const { state, entry } = created;
  const event = {
    state,
    entries: [entry],
    /** When the next act happens. */
    at: begun,
    do(next) {
      const command = { id: `picture-${event.entries.length}`, at: event.at, by: ORGANISER };
      const answer = carryOut(state, { ...command, act: next });
      if (answer.type !== 'done') throw new Error(`${next.type}: ${answer.refusal.message}`);
      event.entries.push(answer.entry);
    },
  };
  return event;
}

function seat(event, people, rounds) {
  const count = people.length / 4;
  const stage = { id: 'main', name: 'Rounds', kind: 'qualifying', rounds, minutes: 90 };
  event.do({ type: 'enrol', people });
  event.do({ type: 'number', order: people.map(({ id }) => id) });
  event.do({ type: 'stages', stages: [{ ...stage, cut: null, carry: 'full', seating: 'plan' }] });
  const tables = (round) =>
    Array.from({ length: count }, (_, table) =>
      [0, 1, 2, 3].map((i) => ((table + i * round) % count) * 4 + i + 1),
    );
  const plan = Array.from({ length: rounds }, (_, i) => ({ round: i + 1, tables: tables(i) }));
  event.do({ type: 'seat', seed: 'pictures', method: 'shifts', rounds: plan, reason: '' });
}
