// Events for pictures: acted in memory as if they had begun a while ago, and brought to a server as archives.

/** Ids of an event in its third round, of one about to begin, and of one whose time is nearly up. */
export async function makeEvents(url) {
  const tournament = await import('../packages/tournament/dist/index.js');
  const { findRuleset } = await import('../packages/rulesets/dist/index.js');
  const make = (act) => {
    const event = newEvent(tournament, findRuleset('wrc-2022'));
    act(event);
    return bring(url, tournament.writeArchive(event.entries));
  };
  const running = await make((event) => {
    seat(event, tournament.inventPeople(56, 'pictures'), 8);
    for (const round of [1, 2, 3]) {
      event.at = Date.now() - (3 - round) * 120 * MINUTE - 48 * MINUTE + 17_000;
      event.do({ type: 'start', round });
      const tables = round === 3 ? 2 : 14;
      for (let table = 1; table <= tables; table++) signSheet(event, tournament, round, table);
      if (round < 3) event.do({ type: 'endRound', round });
    }
    event.do({ type: 'extraTime', round: 3, table: 9, seconds: 240, reason: 'ruling' });
    event.at = Date.now() - 10 * MINUTE;
    event.do({ type: 'announce', text: 'Coffee is served in the foyer until half past three.' });
    const starts = [0, 60, 180, 300, 420].map(
      (minutes) => event.at - 5 * MINUTE + minutes * MINUTE,
    );
    const labels = ['Round 3', 'Lunch', 'Round 4', 'Round 5', 'End of the day'];
    const blocks = labels.map((label, i) => block(i, label, starts[i]));
    event.do({ type: 'schedule', blocks });
  });
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
  return { running, seated, ending };
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

function signSheet(event, { inventSheet, tableOf }, round, number) {
  const table = () => tableOf(event.state, round, number);
  const at = () => ({ round, table: number, version: table().version });
  const sheet = inventSheet(table(), event.state.settings.rules.values, 'pictures');
  event.do({ type: 'enter', at: at(), sheet, source: 'typed' });
  for (const slot of sheet.slots) event.do({ type: 'confirm', at: at(), slot, how: 'paper' });
  event.do({ type: 'sign', at: at() });
}

const block = (i, label, start) => ({
  id: `block-${i}`,
  kind: 'other',
  label,
  start,
  minutes: 60,
  round: null,
});

async function bring(url, archive) {
  const headers = { 'content-type': 'text/plain' };
  const answer = await fetch(`${url}/api/events/import`, {
    method: 'POST',
    headers,
    body: archive,
  });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()).id;
}
