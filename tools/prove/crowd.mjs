// A day of people who look for a game, second by second, with arrivals by the hour, wishes, ranges, homes, blocks and people who give
// up; who sits down with whom is asked of the real matchmaking. What must never happen is looked for after every second, by code
// that shares nothing with it.

/** How many of a hundred come at each hour of a day, the small hours first. */
const HOURS = [2, 1, 1, 1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 5, 5, 6, 7, 9, 11, 11, 8, 5, 3];
const WISHES = [
  [0.5, 'WRC, East and South'],
  [0.3, 'Tenhou, East and South'],
  [0.12, 'Tenhou, East only'],
  [0.08, 'EMA, East and South'],
];
const rulebookOf = (pool) => pool.split(',')[0];
/** How many take another length or clock after a while, and how many are not there when they are asked. */
const FLEXIBLE = 0.4;
const AWAY = 0.08;
const BOTS_AFTER = [
  [0.15, 30_000],
  [0.45, 90_000],
  [0.25, 180_000],
  [0.15, null],
];
const DAY_S = 86_400;
/** How long a match takes, and how many play another one at once. */
const MATCH_S = [1_500, 3_000];
const AGAIN = 0.4;
const LEAVER = 0.06;
const BARRED_MS = 300_000;
const FROM_A_SHARED_HOME = 0.04;
const HOMES = 25;
/** After so long anybody will do, as docs/finding-a-game.md says. */
const ANYBODY_AFTER_MS = 180_000;
const ASK_S = 20;
/** The queue lets go after so long. */
const LONGEST_S = 3_600;
/** Who takes bots sits no later than this after they said, or after the time that a leaver waits: two questions of 20 s, and a second. */
const BOTS_BY_MS = 41_000;

export function crowdDay({ people, seed, groupsAmong }) {
  const random = seeded(seed);
  const everybody = Array.from({ length: people }, (_, at) => personOf(at, random)).sort(
    (one, other) => one.comesAt - other.comesAt,
  );
  const areApart = (one, other) => everybody.blocked.has([one, other].sort().join());
  everybody.blocked = blocksAmong(everybody, random);
  const day = {
    random,
    everybody,
    areApart,
    queue: new Map(),
    coming: [...everybody],
    seated: [],
    left: [],
    away: [],
    letGo: [],
    asked: [],
    broken: [],
  };
  for (let second = 0; second < 2 * DAY_S; second++) {
    if (day.coming.length === 0 && day.queue.size === 0) break;
    come(day, second);
    if (day.queue.size === 0) continue;
    giveUp(day, second);
    answer(day, second);
    const waiting = freeOnes(day).map((one) => seekerOf(one, second));
    const groups = groupsAmong(waiting, areApart);
    look(day, waiting, groups);
    for (const group of groups) ask(day, group, second);
    lookAtRest(day, second);
  }
  return {
    people,
    waits: day.seated,
    gaveUp: day.left,
    away: day.away,
    letGo: day.letGo,
    still: [...day.queue.values()],
    broken: [...new Set(day.broken)],
  };
}

function personOf(at, random) {
  const hour = pick(
    HOURS.map((share, value) => [share / 105, value]),
    random,
  );
  const rating = 1_500 + 250 * bell(random);
  return {
    id: `p${at}`,
    rating,
    pool: pick(WISHES, random),
    botsAfterMs: pick(BOTS_AFTER, random),
    home: random() < FROM_A_SHARED_HOME ? `h${Math.floor(random() * HOMES)}` : null,
    barredMs: random() < LEAVER ? BARRED_MS : 0,
    flexible: random() < FLEXIBLE,
    isAway: random() < AWAY,
    /** Some wait for an hour, most a few minutes. */
    patienceS: Math.round(120 + 900 * -Math.log(1 - random())),
    comesAt: Math.floor(3_600 * (hour + random())),
    playsUntil: -1,
  };
}

function blocksAmong(everybody, random) {
  const blocked = new Set();
  for (let i = 0; i < everybody.length / 4; i++) {
    const [one, other] = [0, 0].map(() => everybody[Math.floor(random() * everybody.length)].id);
    if (one !== other) blocked.add([one, other].sort().join());
  }
  return blocked;
}

function come(day, second) {
  while (day.coming.length > 0 && day.coming[0].comesAt <= second) {
    const person = day.coming.shift();
    day.queue.set(person.id, { person, since: second });
  }
}

/** Whoever was found stays; of the others some have had enough, and the queue itself lets go after an hour. */
function giveUp(day, second) {
  for (const { person, since } of freeOnes(day)) {
    const isLetGo = second - since >= LONGEST_S;
    if (second - since < person.patienceS && !isLetGo) continue;
    day.queue.delete(person.id);
    (isLetGo ? day.letGo : day.left).push({ person, ms: 1_000 * (second - since) });
  }
}

const freeOnes = (day) => [...day.queue.values()].filter(({ isAsked }) => !isAsked);

/** Who was asked and is away is out when the time is over; the others wait on, with the time that they had. */
function answer(day, second) {
  for (const { group, until } of day.asked) {
    if (until > second) continue;
    for (const id of group.people) {
      const one = day.queue.get(id);
      if (one === undefined) continue;
      one.isAsked = false;
      if (!one.person.isAway) continue;
      day.queue.delete(id);
      day.away.push({ person: one.person, ms: 1_000 * (second - one.since) });
    }
  }
  day.asked = day.asked.filter(({ until }) => until > second);
}

function ask(day, group, second) {
  const people = group.people.map((id) => day.queue.get(id)).filter((one) => one !== undefined);
  if (!people.some(({ person }) => person.isAway)) {
    sit(day, group, second);
    return;
  }
  for (const one of people) one.isAsked = true;
  day.asked.push({ group, until: second + ASK_S });
}

const seekerOf = ({ person, since }, second) => ({
  person: person.id,
  pool: person.pool,
  broadPool: rulebookOf(person.pool),
  flexible: person.flexible,
  isQuiet: person.isAway,
  waitedMs: 1_000 * (second - since),
  barredMs: person.barredMs,
  rating: person.rating,
  botsAfterMs: person.botsAfterMs,
  homes: person.home === null ? [] : [person.home],
});

/** No group may hold somebody twice, who does not wait, who is kept away from another, or who looks for something else. */
function look(day, waiting, groups) {
  const known = new Map(waiting.map((one) => [one.person, one]));
  const sat = new Set();
  for (const { people, bots } of groups) {
    if (people.length + bots !== 4) day.broken.push('a table without four seats taken');
    for (const id of people) {
      if (sat.has(id)) day.broken.push('somebody in two matches at once');
      sat.add(id);
      const one = known.get(id);
      if (one === undefined) day.broken.push('somebody who does not wait was seated');
      else if (one.waitedMs < one.barredMs) day.broken.push('a leaver was seated too early');
      if (bots > 0 && one?.botsAfterMs === null) day.broken.push('a bot for who wants none');
      for (const other of people) {
        if (other === id) continue;
        if (day.areApart(id, other)) day.broken.push('two who have blocked each other met');
        if (!mayAgree(one, known.get(other))) day.broken.push('two who look for other games met');
        if (one?.homes.some((home) => known.get(other)?.homes.includes(home)))
          day.broken.push('one home twice at a table');
      }
    }
  }
}

/** Whoever is not flexible, or has not waited for three minutes, plays what they look for. */
function mayAgree(one, other) {
  const isOpen = (each) => each?.flexible === true && each.waitedMs >= ANYBODY_AFTER_MS;
  if (one?.pool === other?.pool) return true;
  return (isOpen(one) || isOpen(other)) && rulebookOf(one.pool) === rulebookOf(other.pool);
}

function sit(day, { people, bots }, second) {
  const found = people.map((id) => day.queue.get(id)).filter((one) => one !== undefined);
  const ratings = found.map(({ person }) => person.rating);
  const spread = Math.max(...ratings) - Math.min(...ratings);
  const [shortest, longest] = MATCH_S;
  const until = second + Math.round(shortest + day.random() * (longest - shortest));
  for (const { person, since } of found) {
    if (person.playsUntil > second) day.broken.push('somebody was seated who still plays');
    person.playsUntil = until;
    day.queue.delete(person.id);
    const { pool, botsAfterMs, barredMs } = person;
    const takesBots = botsAfterMs !== null;
    const ms = 1_000 * (second - since);
    if (takesBots && ms > Math.max(botsAfterMs, barredMs) + BOTS_BY_MS)
      day.broken.push('somebody who takes bots waited too long');
    day.seated.push({ pool, at: second, ms, bots, spread, takesBots });
    if (day.random() < AGAIN && until < DAY_S) day.coming.push({ ...person, comesAt: until });
  }
  day.coming.sort((one, other) => one.comesAt - other.comesAt);
}

/** Of those who are left nobody may have been due. */
function lookAtRest(day, second) {
  const due = (one) =>
    one.person.botsAfterMs !== null &&
    1_000 * (second - one.since) >= Math.max(one.person.botsAfterMs, one.person.barredMs);
  const rest = freeOnes(day);
  if (rest.some(due)) day.broken.push('somebody waits longer for bots than they said');
  if ([...day.queue.values()].some(({ since }) => second - since > LONGEST_S + ASK_S))
    day.broken.push('somebody waits for more than an hour');
  const long = rest.filter(
    (one) => 1_000 * (second - one.since) >= Math.max(ANYBODY_AFTER_MS, one.person.barredMs),
  );
  for (const pool of new Set(long.map(({ person }) => person.pool))) {
    const four = long.filter(
      ({ person }) =>
        person.pool === pool || (person.flexible && rulebookOf(person.pool) === rulebookOf(pool)),
    );
    if (four.length >= 4 && couldMeet(four, day.areApart))
      day.broken.push('four waited on who could have played');
  }
}

function couldMeet(all, areApart) {
  const fine = ({ person: a }, { person: b }) =>
    !areApart(a.id, b.id) && (a.home === null || a.home !== b.home);
  for (const [i, a] of all.entries())
    for (const [j, b] of all.entries())
      for (const [k, c] of all.entries())
        for (const [l, d] of all.entries()) {
          if (!(i < j && j < k && k < l)) continue;
          if (fine(a, b) && fine(a, c) && fine(a, d) && fine(b, c) && fine(b, d) && fine(c, d))
            return true;
        }
  return false;
}

/** Lines of a table: by the part of the day and by what is looked for. */
export function crowdTable({ waits, gaveUp, away, letGo, still, people }) {
  const parts = [
    ['0 to 6 o’clock', ({ at }) => at % DAY_S < 6 * 3_600],
    ['6 to 17', ({ at }) => at % DAY_S >= 6 * 3_600 && at % DAY_S < 17 * 3_600],
    ['17 to 23', ({ at }) => at % DAY_S >= 17 * 3_600 && at % DAY_S < 23 * 3_600],
    ...WISHES.map(([, pool]) => [pool, (one) => one.pool === pool]),
    ['who takes bots', ({ takesBots }) => takesBots],
    ['who never takes any', ({ takesBots }) => !takesBots],
    ['all', () => true],
  ];
  const head = [
    '',
    'seated',
    'four people',
    'with bots',
    'wait: half',
    '9 of 10',
    'longest',
    'spread: half',
    '9 of 10',
  ];
  const rows = parts.map(([name, isMeant]) => {
    const meant = waits.filter(isMeant);
    const ms = meant.map((one) => one.ms).sort(ascending);
    const spread = meant
      .filter(({ bots }) => bots === 0)
      .map((one) => one.spread)
      .sort(ascending);
    const full = meant.filter(({ bots }) => bots === 0).length;
    return [
      name,
      meant.length,
      full,
      meant.length - full,
      clock(at(ms, 0.5)),
      clock(at(ms, 0.9)),
      clock(at(ms, 1)),
      round(at(spread, 0.5)),
      round(at(spread, 0.9)),
    ];
  });
  const lines = [head, ...rows].map((row) =>
    row.map((cell, i) => (i === 0 ? String(cell).padEnd(24) : String(cell).padStart(13))).join(''),
  );
  const words = `${people} people, ${waits.length} seatings; ${gaveUp.length} gave up, half of them within ${clock(at(gaveUp.map(({ ms }) => ms).sort(ascending), 0.5))}; ${away.length} were not there when asked; ${letGo.length} were let go after an hour; ${still.length} still wait at the end`;
  return [...lines, words];
}

const ascending = (one, other) => one - other;
const at = (sorted, share) =>
  sorted.length === 0 ? null : sorted[Math.round(share * (sorted.length - 1))];
const round = (value) => (value === null ? '–' : Math.round(value));
const clock = (ms) =>
  ms === null
    ? '–'
    : `${Math.floor(ms / 60_000)}:${String(Math.floor((ms / 1_000) % 60)).padStart(2, '0')}`;

function pick(shares, random) {
  let left = random();
  for (const [share, value] of shares) {
    left -= share;
    if (left < 0) return value;
  }
  return shares.at(-1)[1];
}

const bell = (random) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** Small and seeded: the same day again. */
function seeded(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
