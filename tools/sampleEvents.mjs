// Events for pictures: acted by the engine in memory as if they had begun a while ago, and brought to a server as archives.

const MINUTE = 60_000;
const BY = { role: 'organiser', name: 'Hansen', person: null };

/** In the third round of the event that is being played: a table that is still at it. */
export const ROUND = 3;
export const TABLE = 5;

/** An event with invented people, numbered and seated for all rounds. `at` is when the next act happens. */
async function sampleEvent({ players, rounds, begun, winds = 'drawnAtTable' }) {
  const t = await import('../engine/tournament/dist/index.js');
  const { WRC_2022 } = await import('../engine/rulesets/dist/index.js');
  const { id, title, values } = WRC_2022;
  const day = new Date().toISOString().slice(0, 10);
  const settings = {
    name: 'Dragon Cup',
    venue: 'Old Customs House',
    country: 'SWE',
    from: day,
    to: day,
    timeZone: 'Europe/Stockholm',
    capacity: 60,
    rules: { id, title, values },
    desk: { ...t.deskRulesFor(values), winds },
  };
  const create = { type: 'create', settings, isRehearsal: false, seed: 'dragon' };
  const { state, entry } = t.createEvent({ id: 'create', at: begun, by: BY, act: create });
  const entries = [entry];
  const event = {
    state,
    at: begun,
    do(act) {
      const command = { id: `sample-${entries.length}`, at: event.at, by: BY, act };
      const done = t.carryOut(state, command);
      if (done.type !== 'done') throw new Error(`${act.type}: ${done.refusal?.message}`);
      entries.push(done.entry);
    },
    table: (round, table) => t.tableOf(state, round, table),
    place: (round, table) => ({ round, table, version: event.table(round, table).version }),
    /** An invented sheet, typed in; signed by all or not yet. */
    sheet(round, table, isSigned) {
      const sheet = t.inventSheet(event.table(round, table), values, 'dragon');
      event.do({ type: 'enter', at: event.place(round, table), sheet, source: 'typed' });
      if (!isSigned) return;
      for (const slot of event.table(round, table).seats)
        event.do({ type: 'confirm', at: event.place(round, table), slot, how: 'paper' });
      event.do({ type: 'sign', at: event.place(round, table) });
    },
    archive: () => t.writeArchive(entries),
  };
  const people = t.inventPeople(players, 'dragon');
  event.do({ type: 'enrol', people });
  for (const { id: person } of people) event.do({ type: 'checkIn', person, state: 'present' });
  event.do({ type: 'number', order: people.map((person) => person.id) });
  const stage = { id: 'all', name: 'Rounds', kind: 'qualifying', rounds, minutes: 90 };
  event.do({ type: 'stages', stages: [{ ...stage, cut: null, carry: 'full', seating: 'plan' }] });
  const groups = { club: people.map(({ club }) => club) };
  const plan = t.planSeating({ players, rounds, seed: 'dragon', winds: 'drawn', groups });
  const seating = t.finishSeating(plan);
  event.do({
    type: 'seat',
    seed: 'dragon',
    method: seating.method,
    rounds: seating.rounds.map((tables, i) => ({ round: i + 1, tables })),
    reason: '',
  });
  const days = t.dayPlanFor(state.stages, [begun + 30 * MINUTE]);
  event.do({ type: 'schedule', blocks: t.proposeSchedule(state.stages, days) });
  return event;
}

/** In the middle of its third round: two rounds played, a call, sheets in and one to look at. */
async function runningEvent() {
  const now = Date.now();
  const event = await sampleEvent({ players: 56, rounds: 6, begun: now - 300 * MINUTE });
  event.do({ type: 'addStaff', staff: { id: 'ilves', name: 'Ilves', role: 'referee' } });
  for (const round of [1, 2]) {
    event.do({ type: 'publishSeating', round, isPublic: true });
    event.do({ type: 'start', round });
    event.at += 95 * MINUTE;
    for (const { number } of event.state.rounds[round - 1].tables) event.sheet(round, number, true);
    event.do({ type: 'endRound', round });
    event.at += 20 * MINUTE;
  }
  event.at = now - 48 * MINUTE;
  event.do({ type: 'start', round: 3 });
  const slot = event.table(3, 11).seats[2];
  event.do({ type: 'missing', at: event.place(3, 11), slot });
  const late = { seconds: 192, isWaived: false, reason: '' };
  event.do({ type: 'arrived', at: event.place(3, 11), slot, ...late });
  event.at = now - 20 * MINUTE;
  const foul = { foul: 'confusingCall', kind: 'warning', points: 0, section: '12.3.2', note: '' };
  const [guilty] = event.table(3, 10).seats;
  event.do({ type: 'penalise', penalty: 'p1', slots: [guilty], round: 3, table: 10, ...foul });
  for (const number of [4, 9, 12]) event.sheet(3, number, true);
  event.at = now - 3.2 * MINUTE;
  event.sheet(3, 7, false);
  event.do({ type: 'setState', at: event.place(3, 2), state: 'allLast' });
  event.do({ type: 'call', call: 'c1', round: 3, table: 3, note: '' });
  return event;
}

async function guestAt(url) {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ name: 'Olga' });
  const answer = await fetch(`${url}/api/session/guest`, { method: 'POST', headers, body });
  return answer.headers.get('set-cookie').split(';')[0];
}

async function bring(url, event) {
  const cookie = await guestAt(url);
  const headers = { 'content-type': 'text/plain', cookie };
  const body = event.archive();
  const answer = await fetch(`${url}/api/events/import`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

/** The event that is being played, on a server; answers with id and key. */
export const openRunning = async (url) => bring(url, await runningEvent());

/** About to begin, with its seating told. */
export async function openSeated(url) {
  const begun = Date.now() - 30 * MINUTE;
  const event = await sampleEvent({ players: 24, rounds: 3, begun, winds: 'prescribed' });
  event.do({ type: 'publishSeating', round: 1, isPublic: true });
  return bring(url, event);
}

/** Its time is nearly up; one table has been given more. */
export async function openEnding(url) {
  const begun = Date.now() - 87 * MINUTE;
  const event = await sampleEvent({ players: 16, rounds: 3, begun, winds: 'prescribed' });
  event.do({ type: 'start', round: 1 });
  event.do({ type: 'extraTime', round: 1, table: 3, seconds: 240, reason: 'ruling' });
  return bring(url, event);
}

/** The event that is being played, from the phones of its people: who sits at the table, East first, and a referee. */
export async function openPhones(url) {
  const { foldEvent, tableOf } = await import('../engine/tournament/dist/index.js');
  const { id, key } = await openRunning(url);
  const headers = { authorization: `Bearer ${key}` };
  const read = async (path) => (await fetch(`${url}/api/events/${id}${path}`, { headers })).json();
  const { links } = await read('/links');
  const { seats, version } = tableOf(foldEvent((await read('/log')).entries), ROUND, TABLE);
  const at = { round: ROUND, table: TABLE, version };
  await fetch(`${url}/api/events/${id}/acts`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ id: crypto.randomUUID(), act: { type: 'drawWinds', at, slots: seats } }),
  });
  return {
    id,
    referee: links.find(({ role }) => role === 'referee'),
    players: seats.map((slot) => links.find(({ number }) => number === slot)),
  };
}

/** Names as papers must print them: two of each of the scripts that a federation meets. */
const IN_SCRIPTS = [
  ['Nguyễn Thị Hòa', 'VNM'],
  ['Łukasz Żurawski', 'POL'],
  ['Дарья Мельникова', 'UKR'],
  ['Ярослав Шевченко', 'UKR'],
  ['김민준', 'KOR'],
  ['이서연', 'KOR'],
  ['髙橋 一郎', 'JPN'],
  ['陳 大文', 'TPE'],
  ['สมชาย ใจดี', 'THA'],
  ['มาลี ศรีสุข', 'THA'],
  ['محمد العلي', 'JOR'],
  ['فاطمة الزهراء', 'MAR'],
  ['דוד לוי', 'ISR'],
  ['נועה כהן', 'ISR'],
  ['अर्जुन शर्मा', 'IND'],
  ['प्रिया सिंह', 'IND'],
];

/** The archive of an event in many scripts: its first round is signed. */
export async function scriptsArchive() {
  const begun = Date.parse('2026-11-14T09:00:00Z');
  const event = await sampleEvent({ players: IN_SCRIPTS.length, rounds: 3, begun });
  for (const [i, { person }] of [...event.state.people.values()].entries()) {
    const [name, country] = IN_SCRIPTS[i];
    event.do({ type: 'amend', person: person.id, changes: { name, country, mayPublish: true } });
  }
  event.do({ type: 'start', round: 1 });
  for (const { number } of event.state.rounds[0].tables) event.sheet(1, number, true);
  event.do({ type: 'endRound', round: 1 });
  return event.archive();
}
