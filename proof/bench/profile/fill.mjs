// A site full of games for the benchmark of profiles: one real game, and copies of it by SQL.

import { createBot, randomFrom } from '@hanchan/bots';
import { legalActions, seatsToAct, view } from '@hanchan/game';
import { storedRules } from '@hanchan/rules';
import { WRC_2022 } from '@hanchan/rulesets';
import { openStorage } from '@hanchan/storage';
import Database from 'libsql';
import { Counting, toCount } from '../../../service/server/dist/figures/counting.js';
import { playedGame } from '../../../service/server/dist/figures/playedGame.js';
import { DEFAULT_CONFIG, startServer } from '../../../service/server/dist/index.js';
import { toEntry } from '../../../service/server/dist/match/games.js';
import { Ledger } from '../../../service/server/dist/match/ledger.js';

export const busyPerson = 'p0';
const PEOPLE = 10_000;
/** Of twenty games one is the busy player's. */
const OWN = 20;
const MONTHS = 60;
const START = Date.UTC(2021, 10, 1);
const MONTH = 30 * 86_400_000;
const KIND = 'game';

export async function fillSite(url, games) {
  const storage = await openStorage({ url, node: 'bench' });
  const entries = play();
  const played = playedGame(entries);
  const data = toCount('g', played).figures[0].add(null);
  copies(url, games, data);
  const server = await startServer({
    ...DEFAULT_CONFIG,
    host: '127.0.0.1',
    port: 0,
    databaseUrl: url,
    logLevel: 'error',
    limits: { ...DEFAULT_CONFIG.limits, requestsPerMinute: 1e9, requestsPerSession: 1e9 },
  });
  const counting = new Counting({
    figures: storage.figures,
    read: async (game) => (await storage.log.read(KIND, game)).map(toEntry),
    hiddenMs: () => 0,
    onError(error) {
      throw error;
    },
    onCounted() {},
    time: { steady: () => 0, after: () => () => {} },
  });
  return {
    games,
    ownGames: games / OWN,
    storage,
    counting,
    entries,
    async ask(path) {
      const response = await fetch(`${server.url}${path}`);
      const body = await response.json();
      if (!response.ok) throw new Error(`${path}: ${JSON.stringify(body)}`);
      return body;
    },
    async close() {
      await server.close();
      await storage.close();
    },
  };
}

/** Stored as a server leaves it, and counted. */
export async function newGame({ storage, counting, entries }, at) {
  const game = `new-${at}`;
  const claim = await storage.log.claim(KIND, game);
  const bodies = entries.map(({ at: when, entry }) => ({ at: when, body: JSON.stringify(entry) }));
  await storage.log.append({
    kind: KIND,
    id: game,
    from: claim.head,
    epoch: claim.epoch,
    entries: bodies,
    isLast: true,
  });
  const seats = [0, 1, 2, 3].map((seat) => ({
    seat,
    person: seat < 3 ? `p${seat}` : null,
    name: `P${seat}`,
    bot: null,
    points: 30_000,
    place: seat + 1,
    result: 0,
  }));
  await storage.games.save({
    id: game,
    table: 't',
    ruleset: 'wrc-2022',
    data: '{"title":"WRC 2022","result":null}',
    startedAt: START,
    endedAt: entries.at(-1).at,
    seats,
  });
  await counting.count(game);
  if ((await storage.figures.find(game)) === undefined) throw new Error(`${game} was not counted`);
}

function play() {
  const open = {
    type: 'open',
    table: 't',
    ruleset: { id: WRC_2022.id, title: WRC_2022.title },
    choice: WRC_2022.id,
    rules: WRC_2022.values,
    settings: {
      rules: WRC_2022.id,
      rounds: null,
      clock: { moveMs: 5_000, bankMs: 0 },
      bellMinutes: null,
      assistance: 'guided',
      claimOrder: 'together',
      visibility: 'public',
      watchDelayMs: 0,
      openHands: false,
      chat: 'all',
      pace: 'normal',
      walls: 'words',
    },
    holders: [0, 1, 2]
      .map((i) => ({ type: 'player', player: `p${i}`, name: `P${i}`, isGuest: false }))
      .concat({ type: 'bot', level: 'club', name: 'Aoi' }),
    secret: 'bench',
    words: ['', '', '', ''],
  };
  const bot = createBot('beginner', null).value;
  const random = randomFrom(1);
  const ledger = new Ledger(open, START + MONTHS * MONTH);
  const entries = [{ at: ledger.lastAt, entry: { ...open, rules: storedRules(open.rules) } }];
  const put = (entry) => {
    const timed = { at: ledger.lastAt + 1, entry };
    ledger.take(timed, ledger.try(entry).value);
    entries.push(timed);
  };
  while (!ledger.isOver) {
    if (ledger.match.phase === 'awaitingDeal') {
      put({ type: 'deal' });
      continue;
    }
    const seat = seatsToAct(ledger.match)[0];
    const { action } = bot.decide(
      view(ledger.match, seat),
      legalActions(ledger.match, seat),
      random,
    );
    put({ type: 'act', action, id: null, by: 'player', ms: 0, bank: 0 });
  }
  return entries.map((timed, i) =>
    i === 0 ? toEntry({ at: timed.at, body: JSON.stringify(timed.entry) }) : timed,
  );
}

/** A few seconds for what the server would take hours for: it would play every game. */
function copies(url, games, data) {
  const db = new Database(url);
  const numbers = (count) =>
    `with recursive n(i) as (select 0 union all select i + 1 from n where i < ${count - 1})`;
  const at = `${START} + i * ${Math.floor((MONTHS * MONTH) / games)}`;
  /** Who sits at each seat of game i. */
  const who = (seat) =>
    seat === 0
      ? `case when i % ${OWN} = 0 then 'p0' else 'p' || (1 + (i * 13) % 9999) end`
      : `'p' || (1 + (i * 13 + ${seat * 101}) % 9999)`;
  const open = JSON.stringify({
    privacy: { figures: 'everybody', games: 'everybody', listed: true },
  });
  const months = `strftime('%Y-%m', (${START} / 1000) + m.i * 2592000, 'unixepoch')`;
  db.exec('begin');
  db.exec(
    `${numbers(PEOPLE)} insert into people(id, name, created_at, settings) select 'p' || i, 'P' || i, ${START}, '${open}' from n`,
  );
  db.exec(
    `${numbers(PEOPLE)} insert into accounts(person, name_key, created_at) select 'p' || i, 'p' || i, ${START} from n`,
  );
  db.exec(
    `${numbers(games)} insert into games(id, table_id, ruleset, data, started_at, ended_at) select 'g' || i, 't', 'wrc-2022', '{"title":"WRC 2022","result":null}', ${at}, ${at} from n`,
  );
  db.exec(
    `${numbers(games)} insert into counted_games(game, number, at, book, company, pool, why) select 'g' || i, i + 1, ${at}, 'wrc-2022', 'people', 'wrc guided', '' from n`,
  );
  for (let seat = 0; seat < 4; seat++) {
    db.exec(
      `${numbers(games)} insert into game_seats(game, seat, person, name, points, place, result, started_at) select 'g' || i, ${seat}, ${who(seat)}, 'P', 30000, 1 + (i + ${seat}) % 4, 0, ${at} from n`,
    );
    db.exec(
      `${numbers(games)} insert into rated_seats(game, seat, number, pool, at, person, place, mu_before, sigma_before, mu_after, sigma_after) select 'g' || i, ${seat}, i + 1, 'wrc guided', ${at}, ${who(seat)}, 1 + (i + ${seat}) % 4, 25, 2, 25.1, 2 from n`,
    );
  }
  db.exec(
    `${numbers(PEOPLE)} insert into ratings(person, pool, mu, sigma, games, at) select 'p' || i, 'wrc guided', 20 + (i % 100) / 10.0, 2, 40, ${START} from n`,
  );
  const insert = (people, count) =>
    db
      .prepare(
        `insert or ignore into figures(person, book, family, month, company, games, data) select people.id, 'wrc-2022', 'wrc', ${months}, company.name, 40, ? from people, (with recursive n(i) as (select 0 union all select i + 1 from n where i < ${count - 1}) select i from n) m, (select 'people' as name union select 'bots') company where people.id ${people}`,
      )
      .run(data);
  insert("= 'p0'", MONTHS);
  insert("between 'p1' and 'p19'", 6);
  db.exec('commit');
  db.close();
}
