// One's data, to take along or to have erased. Games belong to all four who played them: they stay, walls, moves and
// results, and whoever is gone is in them under a neutral name that no account can tell apart from another's.

import { type AccountData, NEUTRAL_NAME } from '@hanchan/protocol';
import type { Person, Storage, StoredGame } from '@hanchan/storage';
import { shownSkill } from '../figures/skill.ts';
import type { RoomData } from '../lobby/roomData.ts';
import type { OpenEntry, SeatHolder } from '../match/entries.ts';
import { GAME_STREAM } from '../match/games.ts';
import { PROOF } from './identity.ts';
import { recoveryPurpose } from './recovery.ts';

/** No person has this id. */
const NOBODY = '';

function withoutHolder<T extends SeatHolder | null>(holder: T, person: string): T {
  if (holder?.type !== 'player' || holder.player !== person) return holder;
  return { ...holder, player: NOBODY, name: NEUTRAL_NAME, isGuest: true };
}

/** The first entry of a game. Everything else in it speaks of seats. */
function openingWithout(body: string, person: string): string {
  const open = JSON.parse(body) as OpenEntry;
  return JSON.stringify({
    ...open,
    holders: open.holders.map((one) => withoutHolder(one, person)),
  });
}

function tableWithout(data: string, person: string): string {
  const room = JSON.parse(data) as RoomData;
  return JSON.stringify({
    ...room,
    host: room.host === person ? NOBODY : room.host,
    places: room.places.map((place) => withoutHolder(place, person)),
    wanted: room.wanted.filter((one) => one !== person),
  });
}

export function erasePerson({ erase }: Storage, person: string): Promise<void> {
  return erase(person, {
    name: NEUTRAL_NAME,
    kind: GAME_STREAM,
    opening: (body) => openingWithout(body, person),
    table: (data) => tableWithout(data, person),
    links: [recoveryPurpose(person), `${PROOF}${person}`],
  });
}

const PAGE = 100;

/** All games of a person, the latest first. */
export async function gamesOf({ games }: Storage, person: string): Promise<readonly StoredGame[]> {
  const all = new Map<string, StoredGame>();
  for (let before: number | undefined; ; ) {
    const page = await games.ofPerson(person, {
      limit: PAGE,
      ...(before === undefined ? {} : { before }),
    });
    const known = all.size;
    for (const game of page) all.set(game.id, game);
    if (page.length < PAGE || all.size === known) return [...all.values()];
    before = page.at(-1)!.startedAt;
  }
}

type Parts = Pick<AccountData, 'games' | 'exportedAt'>;

/** Everything that is stored about a person. */
export async function dataOf(
  { people, sessions, circle, conduct, daily, figures, homes }: Storage,
  { id, name, createdAt, account, settings }: Person,
  { games, exportedAt }: Parts,
): Promise<AccountData> {
  return {
    exportedAt,
    player: { id, name, isGuest: account === null, createdAt },
    account:
      account === null
        ? null
        : {
            email: account.email,
            claimedEmail: account.claimedEmail,
            hasPassword: account.password !== null,
            hasRecoveryCode: await sessions.hasLink(recoveryPurpose(id)),
            createdAt: account.createdAt,
          },
    settings: JSON.parse(settings) as unknown,
    sessions: (await sessions.listOf(id)).map((line) => ({ ...line })),
    blocked: (await people.blockedBy(id)).map((one) => ({ id: one.id, name: one.name })),
    following: (await circle.followedBy(id)).map((one) => ({ id: one.id, name: one.name })),
    leavings: await conduct.leavingsOf(id, 0),
    sanctions: (await conduct.sanctionsOf(id, exportedAt)).map((one) => ({ ...one })),
    ratings: (await figures.ratingsOf(id)).map((one) => ({
      pool: one.pool,
      ...shownSkill(one),
      games: one.games,
    })),
    figures: (await figures.ofPerson(id)).map(({ book, month, company, games: count, data }) => ({
      book,
      month,
      company,
      games: count,
      counts: JSON.parse(data) as unknown,
    })),
    homes: (await homes.marksOf([id], 0)).get(id) ?? [],
    daily: await daily.daysOf(id, ''),
    games,
  };
}
