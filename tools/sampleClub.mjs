// A club for pictures, made over the API as its organiser would: members, a season with teams, evenings with results, two of
// them from kept scores with all their hands, one corrected, and the evening of today with drawn tables.

const NAMES = [
  'Kaia Lindar',
  'Cleo Zeller',
  'Hugo Sandor',
  'Wim Falk',
  'Mira Orlan',
  'Nilo Corvin',
  'Joris Vasse',
  'Runa Lindar',
  'Oona Zeller',
  'Piet Orlan',
  'Xenia Ulrik',
  'Silo Rovere',
];
const TEAMS = ['Dead Wall', 'Last Discard', 'Four Winds', 'Robbed Kan'];
const EVENINGS = 8;
const DAY_MS = 86_400_000;
const FORMULA = {
  worth: 'rulebook',
  placeBonus: [0, 0, 0, 0],
  rank: 'sum',
  best: 6,
  dropWorst: 0,
  perEvening: null,
  eveningBonus: 1_000,
  minimumGames: 3,
  guestsRank: false,
};

/** The same numbers every time. */
function dice(seed) {
  let at = seed;
  return (below) => {
    at = (at * 48_271) % 2_147_483_647;
    return at % below;
  };
}

const dayAt = (time) => new Date(time).toISOString().slice(0, 10);

/** The answer has the owner's key, as pages keep it. */
export async function openClub(url) {
  const send = async (method, path, body, headers = {}) => {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    const answer = await response.json();
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`);
    return { answer, cookie: response.headers.get('set-cookie')?.split(';')[0] };
  };
  const { cookie } = await send('POST', '/session/guest', { name: NAMES[0] });
  const settings = {
    name: 'Moon Pond',
    place: 'Old Customs House',
    about: '',
    timeZone: 'Europe/Stockholm',
    rules: 'wrc-2022',
    listed: 'everybody',
    results: 'members',
    ratesGames: true,
  };
  const { answer: club } = await send('POST', '/clubs', { settings, name: NAMES[0] }, { cookie });
  const as = { authorization: `Bearer ${club.key}` };
  let count = 0;
  const act = (one) =>
    send('POST', `/clubs/${club.id}/acts`, { id: `sample-act-${++count}`, act: one }, as);
  const ids = [club.member, ...NAMES.slice(1).map((_, i) => `m${i + 1}`)];
  const members = NAMES.slice(1).map((name, i) => ({ id: `m${i + 1}`, name, role: 'member' }));
  await act({ type: 'add', members });
  const now = Date.now();
  const teams = TEAMS.map((name, i) => ({
    id: `t${i}`,
    name,
    members: ids.filter((_, seat) => seat % TEAMS.length === i),
  }));
  await act({
    type: 'openSeason',
    season: {
      id: 'autumn',
      name: 'Autumn season',
      from: dayAt(now - 60 * DAY_MS),
      to: dayAt(now + 30 * DAY_MS),
      formula: FORMULA,
      teams,
    },
  });
  await playEvenings({ send, act, ids, now, next: dice(7) });
  await tonight({ act, ids, now });
  return { ...club, name: settings.name };
}

const planned = (id, day) => ({
  type: 'plan',
  evening: { id, day, time: '19:00', title: '', place: '', note: '', season: 'autumn' },
});

async function playEvenings({ send, act, ids, now, next }) {
  for (let night = 0; night < EVENINGS; night++) {
    const evening = `n${night}`;
    await act(planned(evening, dayAt(now - (EVENINGS - night) * 7 * DAY_MS)));
    const order = [...ids];
    for (let i = order.length - 1; i > 0; i--) {
      const j = next(i + 1);
      [order[i], order[j]] = [order[j], order[i]];
    }
    for (let table = 1; table <= 3; table++) {
      const players = order.slice(table * 4 - 4, table * 4);
      const place = { game: `${evening}t${table}`, evening, table, players, isRated: true };
      if (table === 1) await keptGame({ send, act, place, night });
      else await typedGame({ act, place, next });
    }
    await act({ type: 'endEvening', evening });
  }
  const fixed = [46_300, 31_200, 24_800, 17_700];
  await act({
    type: 'correct',
    game: 'n7t2',
    version: 1,
    players: ids.slice(0, 4),
    typed: { points: fixed, left: 0, penalties: [0, 0, 0, 0] },
    isRated: true,
    reason: 'Closed triplet was missed when scoring',
  });
}

async function typedGame({ act, place, next }) {
  const off = [0, 0, 0].map(() => 100 * (next(300) - 150));
  const points = [...off, -off[0] - off[1] - off[2]].map((one) => 30_000 + one);
  await act({ type: 'enter', ...place, typed: { points, left: 0, penalties: [0, 0, 0, 0] } });
}

/** A short game at `/score`, with a yakuman every third time. */
async function keptGame({ send, act, place, night }) {
  const [id, write, read] = [`sampleclub00${night}`, 'a'.repeat(32), `${night}`.repeat(32)];
  await send('PUT', `/kept/${id}`, { write, read });
  const body = { expected: 0, entries: await keptEntries(night) };
  await send('POST', `/kept/${id}/entries`, body, { authorization: `Bearer ${write}` });
  await act({ type: 'attach', ...place, source: { kind: 'kept', id, read } });
}

async function keptEntries(night) {
  const { WRC_2022 } = await import('../engine/rulesets/dist/index.js');
  const names = ['A', 'B', 'C', 'D'];
  const rules = WRC_2022.values;
  const win = (seat, from, worth, riichi) => ({
    type: 'hand',
    hand: { riichi, result: { type: 'ron', from, wins: [{ seat, worth }] } },
  });
  const [winner, loser] = [night % 4, (night + 1) % 4];
  const acts = [
    { type: 'begin', rules, book: 'wrc-2022', names, minutes: 90 },
    win(1, 0, { han: 2, fu: 30 }, [1]),
    win(2, 1, night % 3 === 2 ? { yakuman: 1 } : { han: 3, fu: 40 }, []),
    win(winner, loser, { han: 4, fu: 30 }, [winner]),
    { type: 'end', note: '' },
  ];
  return acts.map((one, i) => ({ id: `h${i}`, by: 'A', at: i + 1, act: one }));
}

async function tonight({ act, ids, now }) {
  await act(planned('tonight', dayAt(now)));
  for (const member of ids.slice(0, 9)) {
    await act({ type: 'answer', evening: 'tonight', member, answer: 'coming' });
  }
}
