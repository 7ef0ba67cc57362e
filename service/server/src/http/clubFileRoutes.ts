// A club to take along: the whole of it as one file that proves itself, its results for a spreadsheet, and a new club from a file.

import {
  type ClubEntry,
  type ClubState,
  checkedFold,
  countingGames,
  dayOf,
  nameView,
  readClubFile,
  writeClubFile,
} from '@hanchan/club';
import { clubEntryFault, clubJoinedAnswer } from '@hanchan/protocol';
import { SEATS } from '@hanchan/tiles';
import { z } from 'zod';
import { breathing } from '../breathing.ts';
import { clubKey, memberLink } from '../clubs/keys.ts';
import { creators } from '../events/creators.ts';
import { sha256 } from '../events/sha256.ts';
import type { Time } from '../time.ts';
import { aboutRoutes, answering } from './about.ts';
import { type ClubDoor, clubParams } from './clubDoor.ts';
import { type App, type Context, Refused } from './context.ts';
import { quotedText } from './csvText.ts';
import { asFile, asWhole, CSV, JSON_FILE, takingFile } from './files.ts';

const about = aboutRoutes('clubs');
const TWELVE_THOUSANDS = 12_000;
/** Ten years of evenings with all their hands. */
const FILE_BYTES = 64 * 1_024 * 1_024;

export function addClubFileRoutes(app: App, context: Context, door: ClubDoor): void {
  app.get(
    '/api/clubs/:club/file',
    { config: asWhole, ...about('The whole club as one file: its owner', { params: clubParams }) },
    async (request, reply) => {
      const { club, by } = await door.enter(request);
      if (by.role !== 'owner') {
        throw new Refused({ code: 'notAllowed', field: 'role', message: 'This is for owners.' });
      }
      asFile(reply, `${club.id}.club.json`, JSON_FILE);
      return context.work.spend(request, () => writeClubFile(club.entries, sha256));
    },
  );
  app.get(
    '/api/clubs/:club/games.csv',
    about('All results as CSV, a line for each player', { params: clubParams }),
    async (request, reply) => {
      const { club, by } = await door.look(request);
      asFile(reply, `${club.id}.games.csv`, CSV);
      const nameOf = (id: string) => nameView(club.state, id, by).name ?? '';
      return context.work.spend(request, () => gamesCsv(club.state, nameOf));
    },
  );
  addImport(app, context);
}

function gamesCsv(state: ClubState, nameOf: (id: string) => string): string {
  const lines = countingGames(state).flatMap((game) =>
    SEATS.map((seat) => {
      const { players, result, isRated } = game.outcome;
      const score = (result.score[seat] / TWELVE_THOUSANDS).toFixed(1);
      const own = [result.points[seat], result.places[seat], score, isRated ? 'yes' : 'no'];
      const id = players[seat];
      return [
        dayOf(state, game),
        game.id,
        game.table,
        seat + 1,
        id,
        quotedText(nameOf(id)),
        ...own,
      ].join();
    }),
  );
  return `${['day,game,table,seat,member,name,points,place,score,rated', ...lines].join('\r\n')}\r\n`;
}

/** Throws, with the field, what no club can have written. */
async function logIn(text: string, time: Time): Promise<readonly ClubEntry[]> {
  const bad = (field: string, message: string) =>
    new Refused({ code: 'badArchive', field, message });
  const file = readClubFile(text, sha256);
  if (!file.ok) throw bad(file.error.field, file.error.message);
  const breathe = breathing(time);
  for (const [i, entry] of file.value.entries()) {
    const fault = clubEntryFault(entry);
    if (fault !== null) throw bad(`entries.${i}.${fault.field}`, fault.message);
    const pause = breathe();
    if (pause !== null) await pause;
  }
  const entries = file.value as readonly ClubEntry[];
  const folded = checkedFold(entries);
  if (!folded.ok) throw bad(folded.error.field, folded.error.message);
  return entries;
}

function addImport(app: App, context: Context): void {
  const { clubs, config } = context;
  const creating = creators(context);
  app.post(
    '/api/clubs/import',
    {
      ...takingFile(creating, context, FILE_BYTES),
      ...about('A new club from a file, sent as plain text (with a name or an account)', {
        body: z.instanceof(Buffer),
        response: answering(clubJoinedAnswer),
      }),
    },
    async (request) => {
      const club = await clubs.take(await logIn(request.body.toString('utf8'), config.time));
      creating.count(request);
      const owner = [...club.state.members.values()].find(({ role }) => role === 'owner')!;
      const key = clubKey(club.secret, club.state, memberLink(owner.id));
      return { id: club.id, member: owner.id, key };
    },
  );
}
