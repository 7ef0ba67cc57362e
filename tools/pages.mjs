// `npm run pages`: takes a picture of every page into docs/pages, from the built page behind a server of its own.
// Names of pages after it take only those: `npm run pages -- table win`.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { launchChromium, prepareChromium } from './chromium.mjs';
import { openClub } from './sampleClub.mjs';
import { openEnding, openPhones, openRunning, openSeated, ROUND, TABLE } from './sampleEvents.mjs';
import { chooseKind, fillRon, pressRecord, recordRon, seatOf, sitDown } from './scoreTaps.mjs';
import { build, buildPage, ROOT } from './setup.mjs';
import { startSite } from './site.mjs';

const OUT = join(ROOT, 'docs/pages');
const SIZES = {
  desk: [1280, 800],
  hall: [1920, 1080],
  phone: [390, 844],
  sideways: [844, 390],
  tablet: [768, 1024],
};

const SCORED = '/calculator?hand=55m222333444p78s&win=6s&rules=wrc-2022&dora=9m';
const UNFINISHED = '/calculator?hand=123m406p77z12s[555z^]&win=9s&rules=wdmc-2019';
const BOOKS = 'wrc-2022,wdmc-2019,ema-2008,uspml-fundamentals,general,tenhou';

/** Ids of the events that are made for their pictures. */
let events;
/** The club that is made for its pictures. */
let club = null;

/** name, size, scheme, and how to get there. */
const PICTURES = [
  ['home', 'desk', 'light', (page) => page.goto('/')],
  ['home-dark', 'desk', 'dark', (page) => page.goto('/')],
  ['home-phone', 'phone', 'light', (page) => page.goto('/')],
  ['play', 'desk', 'light', (page) => page.goto('/play')],
  ['play-phone', 'phone', 'dark', (page) => page.goto('/play')],
  ['lobby', 'desk', 'light', (page) => page.goto('/play/tables')],
  ['lobby-phone', 'phone', 'dark', (page) => page.goto('/play/tables')],
  ['new-table', 'desk', 'light', changeRule],
  ['room', 'desk', 'light', openRoom],
  ['table', 'desk', 'light', (page) => playBots(page, 9)],
  ['table-dark', 'desk', 'dark', (page) => playBots(page, 7)],
  ['table-phone', 'phone', 'light', (page) => playBots(page, 7)],
  ['table-sideways', 'sideways', 'dark', (page) => playBots(page, 8)],
  ['table-tablet', 'tablet', 'light', (page) => playBots(page, 8)],
  ['unassisted', 'desk', 'light', (page) => playBots(page, 4, /Unassisted/)],
  ['result', 'desk', 'light', (page) => playBots(page, END_OF_DEAL)],
  ['result-phone', 'phone', 'dark', (page) => playBots(page, END_OF_DEAL)],
  ['rules', 'desk', 'light', (page) => page.goto('/rules')],
  ['rules-phone', 'phone', 'light', (page) => page.goto('/rules')],
  ['rules-all', 'desk', 'light', (page) => page.goto(`/rules?books=${BOOKS}&area=score`)],
  ['rules-own', 'desk', 'light', makeRules],
  ['rules-own-phone', 'phone', 'dark', makeRules],
  ['rulebook', 'desk', 'dark', (page) => page.goto('/rules/wdmc-2019#area-riichi')],
  ['yaku', 'desk', 'light', (page) => page.goto('/rules/wrc-2022/yaku#sanshoku_doujun')],
  ['yaku-phone', 'phone', 'dark', (page) => page.goto('/rules/ema-2008/yaku#tanyao')],
  ['score-table', 'desk', 'light', (page) => page.goto('/rules/wdmc-2019/score')],
  ['sheet', 'desk', 'light', (page) => page.goto('/rules/wrc-2022/sheet')],
  ['settings', 'desk', 'light', (page) => page.goto('/settings')],
  ['settings-japanese', 'phone', 'dark', (page) => page.goto('/settings'), 'ja'],
  ['practice', 'phone', 'light', (page) => page.goto('/practice')],
  ['games', 'desk', 'light', finishedGames],
  ['account', 'phone', 'light', (page) => page.goto('/account')],
  ['calculator', 'desk', 'light', (page) => page.goto(SCORED)],
  ['calculator-dark', 'desk', 'dark', (page) => page.goto(UNFINISHED)],
  ['calculator-phone', 'phone', 'light', (page) => page.goto(SCORED)],
  ['score-keeper', 'phone', 'light', keepScore],
  ['score-keeper-dark', 'desk', 'dark', keepScore],
  ['study', 'desk', 'light', (page) => page.goto('/study')],
  ['events', 'desk', 'light', (page) => openDesk(page, null)],
  ['desk', 'desk', 'light', (page) => openDesk(page, 'round-3')],
  ['desk-dark', 'desk', 'dark', (page) => openDesk(page, 'round-3')],
  ['desk-phone', 'phone', 'light', (page) => openDesk(page, 'round-3')],
  ['desk-seating', 'desk', 'light', (page) => openDesk(page, 'seating')],
  ['desk-standings', 'desk', 'dark', (page) => openDesk(page, 'standings')],
  ['desk-registration', 'phone', 'dark', (page) => openDesk(page, 'registration')],
  ['replay', 'desk', 'light', (page) => replayGame(page, 'Scores')],
  ['replay-phone', 'phone', 'dark', (page) => replayGame(page, null)],
  ['review', 'desk', 'light', reviewGame],
  ['board', 'hall', 'dark', (page) => showBoard(page, 'running', 'standings')],
  ['board-seating', 'hall', 'dark', (page) => showBoard(page, 'seated', 'seating')],
  ['board-end', 'hall', 'dark', endingBoard],
  ['event', 'desk', 'light', (page) => page.goto(`/events/${events.running}`)],
  ['event-phone', 'phone', 'dark', (page) => page.goto(`/events/${events.running}?player=4`)],
  ['event-join', 'phone', 'light', (page) => page.goto('/events/none/join')],
  ['event-referee', 'phone', 'light', (page, url) => refereeTables(page, url)],
  ['event-referee-verdict', 'phone', 'light', (page, url) => refereeVerdict(page, url)],
  ['event-player', 'phone', 'light', (page, url) => playerPage(page, url)],
  ['event-sheet', 'phone', 'light', (page, url) => sheetPage(page, url)],
  ['event-sheet-desk', 'desk', 'dark', (page, url) => sheetPage(page, url)],
  ['club', 'desk', 'light', (page) => clubPage(page, '')],
  ['club-phone', 'phone', 'dark', (page) => clubPage(page, '')],
  ['club-evening', 'desk', 'light', (page) => clubPage(page, '/evenings/tonight')],
  ['club-season', 'desk', 'light', (page) => clubPage(page, '/seasons/autumn')],
  ['club-player', 'desk', 'dark', (page) => clubPage(page, '/members/m2')],
  ['train', 'desk', 'light', (page) => page.goto('/train')],
  ['train-phone', 'phone', 'dark', (page) => page.goto('/train')],
  ['train-efficiency', 'desk', 'light', discardWrongly],
  [
    'train-scoring',
    'desk',
    'dark',
    (page) => page.goto('/train/scoring?rules=wrc-2022&level=fu&seed=book&n=1'),
  ],
  [
    'train-referee',
    'phone',
    'light',
    (page) => page.goto('/train/referee?rules=wdmc-2019&seed=book&n=3'),
  ],
];

/** A part of the desk of an event that is being played; null: the list of events. */
async function openDesk(page, part) {
  await page.goto('/');
  const { id, key } = await openRunning(new URL(page.url()).origin);
  const held = JSON.stringify({ [id]: [{ key, role: 'organiser', name: 'Organiser' }] });
  await page.evaluate((text) => localStorage.setItem('hanchan.events', text), held);
  await page.goto(part === null ? '/events' : `/events/${id}/desk/${part}`);
  await page.getByRole('heading').first().waitFor();
}

/** A page of the sample club, as its founder sees it. */
async function clubPage(page, path) {
  await page.goto('/');
  club ??= await openClub(new URL(page.url()).origin);
  const held = JSON.stringify({ [club.id]: { key: club.key, name: club.name } });
  await page.evaluate((text) => localStorage.setItem('hanchan.clubs', text), held);
  await page.goto(`/clubs/${club.id}${path}`);
  await page.locator('main[aria-busy="false"]').waitFor();
}

async function refereeTables(page, url) {
  const event = await openPhones(url);
  await joinEvent(page, event, event.referee);
  return event;
}

/** The way in that a badge or a list of links offers. */
async function joinEvent(page, { id }, { key, pin, role }) {
  await page.goto(`/events/${id}/join#${encodeURIComponent(key)}`);
  if (role !== 'player') {
    await page.locator('input.pin').fill(pin);
    await page.locator('button[type="submit"]').click();
  }
  await page.locator('.phone main').waitFor();
}

async function refereeVerdict(page, url) {
  const { id, players } = await refereeTables(page, url);
  await page.goto(`/events/${id}/referee?round=${ROUND}&table=${TABLE}`);
  await page.getByRole('radio', { name: players[2].name }).check();
  await page.getByRole('searchbox').fill('noten');
  await page.locator('.pick').first().click();
}

async function playerPage(page, url) {
  const event = await openPhones(url);
  await joinEvent(page, event, event.players[1]);
  return event;
}

/** A thousand points are missing, and the page says why. */
async function sheetPage(page, url) {
  const { id } = await playerPage(page, url);
  await page.goto(`/events/${id}/table/${ROUND}/${TABLE}`);
  const fields = page.getByLabel(/’s points$/);
  const points = ['41.2', '29.8', '27.0', '21.0'];
  for (const [i, text] of points.entries()) await fields.nth(i).fill(text);
  await page.locator('.sum').scrollIntoViewIfNeeded();
}

/** A game at a real table: three hands are kept, and of the fourth the fu are left, whose key would record it. */
async function keepScore(page) {
  const layStick = (name) => page.getByRole('button', { name: `Riichi: ${name}` }).click();
  await page.goto('/score');
  await sitDown(page, ['Aoki', 'Berg', 'Costa', 'Dahl']);
  await layStick('Costa');
  await recordRon(page, 'Costa', 'Berg', 3, 40);
  await recordRon(page, 'Dahl', 'Costa', 2, 30);
  await chooseKind(page, 'Draw');
  await seatOf(page, 'Aoki').click();
  await pressRecord(page);
  await layStick('Berg');
  await fillRon(page, 'Berg', 'Dahl', 3);
}

async function changeRule(page) {
  await page.goto('/play/new?rules=wdmc-2019');
  await page.getByRole('button', { name: 'Change a rule' }).click();
  await page.getByLabel('Find a rule to change').fill('riichi');
}

/** Own rules with a contradiction in them, which the editor tells. */
async function makeRules(page) {
  await page.goto('/rules/edit');
  const option = (rule) => page.locator(`[id="rule-${rule}"]`);
  await option('tiles.redFives').getByRole('combobox').selectOption('onePerSuit');
  await option('yaku.renhou').getByRole('combobox').selectOption('yakuman');
  await option('dora.ura').getByRole('switch').click();
  await page.getByLabel('Name of your rules').fill('Club night');
  await page.evaluate(() => scrollTo(0, 0));
}

async function discardWrongly(page) {
  await page.goto('/train/efficiency?rules=wrc-2022&level=river&seed=book&n=1');
  await page.locator('.rack button').first().click();
  await page.locator('.verdict').waitFor();
}

async function openRoom(page) {
  await page.goto('/play/new');
  await page.getByRole('button', { name: 'Open table' }).click();
  await page.getByText('waiting for players').waitFor();
  await page.getByRole('button', { name: 'Add a bot' }).first().click();
  await page.locator('.places .bot').waitFor();
}

const END_OF_DEAL = 90;

/** So many own discards at a table that still is played, or to the end of a deal. */
async function playBots(page, turns, help = /Guided/) {
  for (let attempt = 0; attempt < 6; attempt++) {
    await page.goto('/');
    await page.getByRole('radio', { name: help }).check();
    await page.getByRole('button', { name: 'Play three bots' }).click();
    const isOver = await playTurns(page, turns);
    if (isOver === (turns === END_OF_DEAL)) break;
  }
  await page.waitForTimeout(2_500);
}

async function playTurns(page, turns) {
  // At an unassisted table the word is always there, and counts only when it can be said.
  const call = page.locator(
    '.calls :is([data-call="tsumo"], [data-call="ron"], [data-call="tenpai"], [data-call="pass"]:not([aria-disabled="true"]))',
  );
  for (let turn = 0; turn < turns; ) {
    await page.waitForSelector('.table-page[data-asked="true"], .result .sheet');
    if ((await page.locator('.result .sheet').count()) > 0) return true;
    const isCall = (await call.count()) > 0;
    const target = isCall ? call.first() : page.locator('.hand li button').last();
    await target.click({ timeout: 3_000 }).then(
      () => !isCall && turn++,
      () => {},
    );
  }
  return false;
}

/** Turned by hand to a page of this kind. */
async function showBoard(page, event, kind) {
  await page.goto(`/events/${events[event]}/board`);
  await page.locator('.board[data-page]').waitFor();
  while ((await page.locator(`.board[data-page="${kind}"]`).count()) === 0) {
    await page.keyboard.press('ArrowRight');
  }
}

/** Made at the last moment: its time does not wait for other pictures. */
async function endingBoard(page, url) {
  const { id } = await openEnding(url);
  await page.goto(`/events/${id}/board`);
}

async function finishedGames(page) {
  await playBots(page, 3);
  await page.goto('/games');
}

/** A match between club players, as a file; always the same one. */
async function openBotGame(page, path) {
  const { playMatch, recording } = await import('../engine/arena/dist/index.js');
  const { createBot } = await import('../engine/bots/dist/index.js');
  const { WRC_2022 } = await import('../engine/rulesets/dist/index.js');
  const { value: bot } = createBot('club', null);
  const players = ['Anna', 'Ben', 'Chika', 'Dai'].map((name) => ({ name }));
  const { watch, text } = recording(WRC_2022, { players });
  await playMatch({ rules: WRC_2022.values, players: [bot, bot, bot, bot], seed: 5, watch });
  await page.goto(path);
  const buffer = Buffer.from(text());
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'club-night.jsonl', mimeType: 'application/json', buffer });
}

async function replayGame(page, tab) {
  await openBotGame(page, '/replay');
  await page.locator('.replaying .hand .tile').first().waitFor();
  await page.getByLabel('Hand', { exact: true }).selectOption('4');
  for (let step = 0; step < 52; step++) await page.keyboard.press('ArrowRight');
  await page.getByLabel('Open hands').check();
  if (tab !== null) await page.getByRole('tab', { name: tab }).click();
}

async function reviewGame(page) {
  await openBotGame(page, '/review');
  await page.getByText('Expert', { exact: true }).click();
  await page.getByRole('button', { name: 'Review' }).click();
  await page.locator('article summary').first().click();
}

/** Tables that wait and tables that are played, so that a lobby is not empty. */
async function fillLobby(url) {
  const open = async (name, request, starts) => {
    const send = (path, body, cookie) =>
      fetch(url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
        body: JSON.stringify(body),
      });
    const guest = await send('/api/session/guest', { name });
    const cookie = guest.headers.get('set-cookie').split(';')[0];
    const table = await (await send('/api/tables', request, cookie)).json();
    if (!starts) return;
    await send(`/api/tables/${table.id}/start`, {}, cookie);
    // A table is listed while somebody is there.
    const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { headers: { cookie } });
    socket.on('open', () => {
      socket.send(JSON.stringify({ type: 'hello', version: 1 }));
      socket.send(JSON.stringify({ type: 'sit', table: table.id }));
    });
  };
  const bots = (count) => Array.from({ length: count }, () => 'club');
  await open('Tomás', { rules: 'wdmc-2019', bots: bots(1) });
  await open('Jonas', { rules: 'wrc-2022', assistance: 'unassisted', clock: null });
  await open('Aya', { rules: 'uspml-fundamentals', clock: null, rounds: 1, bots: bots(2) });
  const changes = { 'tiles.redFives': 'onePerSuit' };
  await open('Mei', { rules: { base: 'wrc-2022', name: 'Club night', changes }, bots: bots(2) });
  await open('Petra', { rules: 'ema-2008', bots: bots(3), watchDelayMs: 300_000 }, true);
  await open('Sho', { rules: 'tenhou', bots: bots(3), watchDelayMs: 60_000 }, true);
}

async function main(wanted) {
  if (!process.env.HANCHAN_PAGE && (!(await build()) || !(await buildPage()))) process.exit(1);
  mkdirSync(OUT, { recursive: true });
  const site = await startSite({ botMs: [20, 40], offerMs: [10, 20], dealMs: 0 });
  await fillLobby(site.url);
  const [seated, running] = await Promise.all([openSeated(site.url), openRunning(site.url)]);
  events = { seated: seated.id, running: running.id };
  await prepareChromium();
  const browser = await launchChromium();
  const chosen = PICTURES.filter(([name]) => wanted.length === 0 || wanted.includes(name));
  for (const [name, size, colorScheme, reach, locale = 'en'] of chosen) {
    const [width, height] = SIZES[size];
    const isTouch = size !== 'desk' && size !== 'hall';
    const context = await browser.newContext({
      baseURL: site.url,
      viewport: { width, height },
      colorScheme,
      locale,
      hasTouch: isTouch,
      isMobile: isTouch,
    });
    const page = await context.newPage();
    await reach(page, site.url);
    await page.waitForTimeout(1_200);
    await page.screenshot({ path: join(OUT, `${name}.jpg`), type: 'jpeg', quality: 84 });
    await context.close();
    console.log(`docs/pages/${name}.jpg`);
  }
  await browser.close();
  await site.close();
}

await main(process.argv.slice(2));
