// An event in the middle of its third round, for pictures: 56 invented people, two rounds played, a call,
// sheets in and one to look at. Made by the engine and given to a server as an archive.

const MINUTE = 60_000;
const PLAYERS = 56;
const ROUNDS = 6;

export async function sampleArchive(now = Date.now()) {
  const t = await import('../packages/tournament/dist/index.js');
  const { WRC_2022 } = await import('../packages/rulesets/dist/index.js');
  const { id, title, values } = WRC_2022;
  const by = { role: 'organiser', name: 'Hansen', person: null };
  const day = new Date(now).toISOString().slice(0, 10);
  let at = now - 300 * MINUTE;
  const settings = {
    name: 'Dragon Cup',
    venue: 'Old Customs House',
    country: 'SWE',
    from: day,
    to: day,
    timeZone: 'Europe/Stockholm',
    capacity: 60,
    rules: { id, title, values },
    desk: t.deskRulesFor(values),
  };
  const create = { type: 'create', settings, isRehearsal: false, seed: 'dragon' };
  const { state, entry } = t.createEvent({ id: 'create', at, by, act: create });
  const entries = [entry];
  const act = (wanted) => {
    const done = t.carryOut(state, { id: `sample-${entries.length}`, at, by, act: wanted });
    if (done.type !== 'done') throw new Error(JSON.stringify(done));
    entries.push(done.entry);
  };
  const place = (round, table) => ({
    round,
    table,
    version: t.tableOf(state, round, table).version,
  });
  const people = t.inventPeople(PLAYERS, 'dragon');
  act({ type: 'enrol', people });
  for (const { id: person } of people) act({ type: 'checkIn', person, state: 'present' });
  act({ type: 'number', order: people.map((person) => person.id) });
  const stage = { id: 'all', name: 'Rounds', kind: 'qualifying', rounds: ROUNDS, minutes: 90 };
  act({ type: 'stages', stages: [{ ...stage, cut: null, carry: 'full', seating: 'plan' }] });
  act({ type: 'addStaff', staff: { id: 'ilves', name: 'Ilves', role: 'referee' } });
  const clubs = people.map(({ club }) => club);
  const seating = t.finishSeating(
    t.planSeating({
      players: PLAYERS,
      rounds: ROUNDS,
      seed: 'dragon',
      winds: 'drawn',
      groups: { club: clubs },
    }),
  );
  const rounds = seating.rounds.map((tables, i) => ({ round: i + 1, tables }));
  act({ type: 'seat', seed: 'dragon', method: seating.method, rounds, reason: '' });
  const openings = [at + 30 * MINUTE];
  const blocks = t.proposeSchedule(state.stages, t.dayPlanFor(state.stages, openings));
  act({ type: 'schedule', blocks });
  const sheet = (round, table, signs) => {
    const found = t.tableOf(state, round, table);
    const form = t.inventSheet(found, values, 'dragon');
    act({ type: 'enter', at: place(round, table), sheet: form, source: 'typed' });
    if (!signs) return;
    for (const slot of found.seats)
      act({ type: 'confirm', at: place(round, table), slot, how: 'paper' });
    act({ type: 'sign', at: place(round, table) });
  };
  for (const round of [1, 2]) {
    act({ type: 'publishSeating', round, isPublic: true });
    act({ type: 'start', round });
    at += 95 * MINUTE;
    for (const { number } of state.rounds[round - 1].tables) sheet(round, number, true);
    act({ type: 'endRound', round });
    at += 20 * MINUTE;
  }
  at = now - 48 * MINUTE;
  act({ type: 'start', round: 3 });
  const slot = t.tableOf(state, 3, 11).seats[2];
  act({ type: 'missing', at: place(3, 11), slot });
  const arrived = { seconds: 192, isWaived: false, reason: '' };
  act({ type: 'arrived', at: place(3, 11), slot, ...arrived });
  at = now - 20 * MINUTE;
  const foul = { foul: 'confusingCall', kind: 'warning', points: 0, section: '12.3.2', note: '' };
  const [guilty] = t.tableOf(state, 3, 10).seats;
  act({ type: 'penalise', penalty: 'p1', slots: [guilty], round: 3, table: 10, ...foul });
  for (const number of [4, 9, 12]) sheet(3, number, true);
  at = now - 3.2 * MINUTE;
  sheet(3, 7, false);
  act({ type: 'setState', at: place(3, 2), state: 'allLast' });
  act({ type: 'call', call: 'c1', round: 3, table: 3, note: '' });
  return t.writeArchive(entries);
}

/** Gives it to a server; answers with id and key. */
export const openSample = async (url) => bringArchive(url, await sampleArchive());

export async function bringArchive(url, body) {
  const headers = { 'content-type': 'text/plain' };
  const answer = await fetch(`${url}/api/events/import`, { method: 'POST', headers, body });
  return answer.json();
}
