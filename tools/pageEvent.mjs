// An event for the pictures of its phones: a round that runs, a penalty, a call, a sheet that waits for its signature.

const PLAYERS = 16;

export async function pictureEvent(url) {
  const { inventPeople } = await import('../packages/tournament/dist/index.js');
  const send = async (path, options) => (await fetch(`${url}/api/events${path}`, options)).json();
  const post = (path, body, key) =>
    send(path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(key && { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify(body),
    });
  const settings = {
    name: 'Harbour Open',
    venue: 'Old Customs House',
    country: 'SWE',
    from: '2026-05-02',
    to: '2026-05-03',
    timeZone: 'Europe/Stockholm',
    capacity: null,
    rules: 'wrc-2022',
  };
  const { id, key } = await post('', { settings });
  const act = async (asked, as = key) => {
    const answer = await post(`/${id}/acts`, { id: crypto.randomUUID(), act: asked }, as);
    if (answer.seq === undefined) throw new Error(`${asked.type}: ${answer.message}`);
  };
  const people = inventPeople(PLAYERS, 'pictures');
  await act({ type: 'enrol', people });
  await act({ type: 'addStaff', staff: { id: 'head', name: 'Hansen', role: 'headReferee' } });
  await act({ type: 'number', order: people.map((person) => person.id) });
  const stage = { id: 'q', name: 'Qualifying', kind: 'qualifying', rounds: 2, minutes: 90 };
  await act({ type: 'stages', stages: [{ ...stage, cut: null, carry: 'full', seating: 'plan' }] });
  const tables = (step) =>
    [0, 1, 2, 3].map((table) =>
      [0, 1, 2, 3].map((seat) => seat * 4 + ((table + seat * step) % 4) + 1),
    );
  const rounds = [
    { round: 1, tables: tables(0) },
    { round: 2, tables: tables(1) },
  ];
  await act({ type: 'seat', seed: 'pictures', method: 'by hand', rounds, reason: '' });
  for (const round of [1, 2]) await act({ type: 'publishSeating', round, isPublic: true });
  await act({ type: 'start', round: 1 });
  const at = (table, version) => ({ round: 1, table, version });
  await finishRound(act, at, rounds[0].tables);
  await act({ type: 'start', round: 2 });
  const { links } = await send(`/${id}/links`, { headers: { authorization: `Bearer ${key}` } });
  const keyOf = (name) => links.find((link) => link.name === name);
  await act({ type: 'call', call: 'pictures-1', round: 2, table: 3, note: 'A question' });
  await act({
    type: 'drawWinds',
    at: { round: 2, table: 2, version: 0 },
    slots: rounds[1].tables[1],
  });
  const nameAt = (round, table, seat) => people[rounds[round - 1].tables[table - 1][seat] - 1].name;
  return { id, links, keyOf, nameAt };
}

/** Three tables are signed, so that there are standings. */
async function finishRound(act, at, tables) {
  const finals = [
    [41_300, 32_600, 27_100, 19_000],
    [52_000, 30_000, 24_400, 12_600],
    [38_200, 35_500, 29_300, 17_000],
    [45_700, 33_300, 22_000, 19_000],
  ];
  for (const [i, slots] of tables.entries()) {
    const left = 120_000 - finals[i].reduce((sum, points) => sum + points, 0);
    const sheet = { slots, held: finals[i], loans: [0, 0, 0, 0], sticks: left / 1_000 };
    await act({ type: 'enter', at: at(i + 1, 0), sheet, source: 'typed' });
    for (const [n, slot] of slots.entries()) {
      await act({ type: 'confirm', at: at(i + 1, n + 1), slot, how: 'paper' });
    }
    await act({ type: 'sign', at: at(i + 1, 5) });
  }
  await act({ type: 'endRound', round: 1 });
}

/** The way in that a badge or a list of links offers. */
export async function joinEvent(page, { id, keyOf }, name) {
  const { key, pin, role } = keyOf(name);
  await page.goto(`/events/${id}/join#${encodeURIComponent(key)}`);
  if (role !== 'player') {
    await page.locator('input.pin').fill(pin);
    await page.locator('button[type="submit"]').click();
  }
  await page.locator('.phone main').waitFor();
}
