// A tournament over the API as a hall full of people makes it: every player confirms on their own phone, referees sign.

import { finishSeating, inventPeople, inventSheet, planSeating } from '@hanchan/tournament';

/** Tables whose sheets are being entered at the same moment. */
const AT_ONCE = 16;

const SETTINGS = {
  name: 'A full hall',
  venue: 'Everywhere',
  country: 'SWE',
  from: '2027-01-16',
  to: '2027-01-17',
  timeZone: 'Europe/Stockholm',
  capacity: null,
  rules: 'wrc-2022',
};

async function answerTo(path, response) {
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** People, numbers, stages and the seating of all rounds. `do` sends an act, and answers its number. */
export async function openHall(address, { players, rounds, seed, rules = SETTINGS.rules }) {
  let sent = 0;
  let cookie = '';
  const post = async (path, body, key) => {
    sent++;
    const headers = { 'content-type': 'application/json', origin: address };
    if (cookie !== '') headers.cookie = cookie;
    if (key) headers.authorization = `Bearer ${key}`;
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    return answerTo(path, await fetch(address + path, init));
  };
  // An event is made by somebody.
  const json = { 'content-type': 'application/json', origin: address };
  const body = JSON.stringify({ name: 'Olga' });
  const guest = await fetch(`${address}/api/session/guest`, {
    method: 'POST',
    headers: json,
    body,
  });
  cookie = guest.headers.get('set-cookie').split(';')[0];
  const made = await post('/api/events', { settings: { ...SETTINGS, rules } });
  cookie = '';
  const path = `/api/events/${made.id}`;
  const get = async (what, key) => {
    const init = key ? { headers: { authorization: `Bearer ${key}` } } : {};
    return answerTo(what, await fetch(address + path + what, init));
  };
  const act = (id, what, key = made.key) => post(`${path}/acts`, { id, act: what }, key);
  const prepared = (what) => act(`prepare-${what.type}`, what);

  const people = inventPeople(players, seed);
  await prepared({ type: 'enrol', people });
  await prepared({ type: 'number', order: people.map(({ id }) => id) });
  const staff = { id: 'r', name: 'Referee', role: 'headReferee' };
  await prepared({ type: 'addStaff', staff });
  const stage = { id: 'main', name: 'Main', kind: 'qualifying', minutes: 90, cut: null };
  await prepared({
    type: 'stages',
    stages: [{ ...stage, rounds, carry: 'full', seating: 'plan' }],
  });
  const from = performance.now();
  const plan = finishSeating(planSeating({ players, rounds, seed, winds: 'balanced' }));
  const seatingMs = performance.now() - from;
  await prepared({
    type: 'seat',
    seed,
    method: plan.method,
    rounds: plan.rounds.map((tables, i) => ({ round: i + 1, tables })),
    reason: '',
  });
  const { links } = await get('/links', made.key);
  const referee = links.find(({ link }) => link === 'staff:r');
  const { entries } = await get('/log', made.key);
  return {
    ...made,
    address,
    seatingMs,
    plan: plan.rounds,
    seed,
    rules: entries[0].act.settings.rules.values,
    referee: `${referee.key}:${referee.pin}`,
    display: links.find(({ link }) => link === 'display').key,
    playerKeys: new Map(links.flatMap(({ number, key }) => (number ? [[number, key]] : []))),
    act,
    log: (key) => get('/log', key),
    sent: () => sent,
  };
}

/** Entered by a player, confirmed by all four, signed by the referee. `onSign` is told when the signature is sent. */
async function finishTable(hall, round, number, onSign) {
  const seats = hall.plan[round - 1][number - 1];
  const sheet = inventSheet({ round, number, seats, winds: null }, hall.rules, hall.seed);
  const name = `table-${round}-${number}`;
  let version = 0;
  const at = () => ({ round, table: number, version: version++ });
  const key = (slot) => hall.playerKeys.get(slot);
  const entered = { type: 'enter', at: at(), sheet, source: 'typed' };
  await hall.act(`${name}-enter`, entered, key(seats[0]));
  for (const slot of seats) {
    const confirmed = { type: 'confirm', at: at(), slot, how: 'own' };
    await hall.act(`${name}-confirm-${slot}`, confirmed, key(slot));
  }
  const id = `${name}-sign`;
  onSign(id);
  await hall.act(id, { type: 'sign', at: at() }, hall.referee);
}

export async function playRound(hall, round, onSign = () => {}) {
  await hall.act(`publish-of-${round}`, { type: 'publishSeating', round, isPublic: true });
  await hall.act(`start-of-${round}`, { type: 'start', round }, hall.referee);
  const numbers = hall.plan[round - 1].map((_, i) => i + 1);
  const waiting = numbers.values();
  const clerk = async () => {
    for (const number of waiting) await finishTable(hall, round, number, onSign);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, clerk));
  const [slot] = hall.plan[round - 1][0];
  const penalty = { penalty: `p${round}`, slots: [slot], round, table: 1, section: '', note: '' };
  const chombo = { type: 'penalise', ...penalty, foul: 'falseWin', kind: 'chombo', points: 30_000 };
  await hall.act(`penalty-${round}`, chombo, hall.referee);
  await hall.act(`end-of-${round}`, { type: 'endRound', round }, hall.referee);
}

/** Calls back with every line of the stream; resolves when the first has come, with a way to stop. */
export async function listen({ address, id }, key, onTidings) {
  const controller = new AbortController();
  const headers = key ? { authorization: `Bearer ${key}` } : {};
  const { signal } = controller;
  const response = await fetch(`${address}/api/events/${id}/stream?from=1`, { headers, signal });
  if (!response.ok) throw new Error(`stream: ${response.status}`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  const read = async () => {
    const { value, done } = await reader.read();
    if (done) return false;
    const lines = (rest + value).split('\n');
    rest = lines.pop();
    for (const line of lines) onTidings(line);
    return true;
  };
  await read();
  const readAll = async () => {
    while (await read());
  };
  readAll().catch(() => {});
  return () => controller.abort();
}
