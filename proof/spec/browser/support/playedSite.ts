// A site on which three accounts and a guest have played: games as a server stores them, counted by itself.

import { join } from 'node:path';
import { openStorage } from '@hanchan/storage';
import * as played from '../../../../service/server/test/support/playedGames.ts';
import { temporaryFolder } from '../../support/leftovers.ts';
import { type Site, startSite } from './site.ts';

const NAMES = ['Kaia Lindar', 'Hugo Sandor', 'Oona Zeller'];
const GAMES = 14;
const MONTH = 30 * 86_400_000;
/** The last game. */
const LAST = Date.UTC(2026, 9, 20);

export interface Account {
  readonly id: string;
  readonly cookie: { readonly name: string; readonly value: string; readonly url: string };
}

export interface PlayedSite extends Site {
  readonly accounts: readonly Account[];
}

export async function playedSite(): Promise<PlayedSite> {
  const databaseUrl = join(temporaryFolder(), 'hanchan.db');
  const site = await startSite({ databaseUrl });
  const accounts: Account[] = [];
  for (const name of NAMES) accounts.push(await register(site.url, name));
  const storage = await openStorage({ url: databaseUrl, node: 'played' });
  const errors: unknown[] = [];
  const counting = played.countingOf(storage, errors);
  for (let i = 0; i < GAMES; i++) {
    const holders = [
      ...accounts.map(({ id }, at) => played.person(id, false, NAMES[at])),
      played.bot('beginner'),
    ];
    const seats = holders.map((_, seat) => holders[(seat + i) % 4]!);
    const at = LAST - (GAMES - 1 - i) * (MONTH / 2);
    const entries = played.playedEntries(played.opening(seats, {}, `secret ${i}`), { at, seed: i });
    await played.storeGame(storage, `game-${i}`, entries);
    await counting.count(`game-${i}`);
  }
  if (errors.length > 0) throw errors[0];
  await storage.close();
  return { ...site, accounts };
}

async function register(url: string, name: string): Promise<Account> {
  const response = await fetch(`${url}/api/account`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, password: 'a long pass phrase' }),
  });
  const [cookie = ''] = response.headers.getSetCookie();
  const [key = '', value = ''] = cookie.split(';')[0]!.split('=');
  const { player } = (await response.json()) as { readonly player: { readonly id: string } };
  return { id: player.id, cookie: { name: key, value, url } };
}
