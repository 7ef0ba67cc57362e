// What is counted of a player as files: to look at elsewhere, or to take along.

import type { StoredGame } from '@hanchan/storage';
import { z } from 'zod';
import { figuresIn, wantedRows } from '../figures/profile.ts';
import { aboutRoutes } from './about.ts';
import type { Context } from './context.ts';
import { type App, Refused } from './context.ts';
import { neverFormula } from './csvText.ts';
import { asFile, asWhole, CSV, JSON_FILE } from './files.ts';
import { isEndHidden } from './gameSummary.ts';
import { ratingIn, type See, type Seen } from './playerSight.ts';

const about = aboutRoutes('players');
const params = z.strictObject({
  player: z.string().min(1).max(64),
  file: z.enum(['figures.json', 'figures.csv', 'games.csv']),
});
const PAGE = 500;

function cell(value: string | number | null): string {
  const plain = typeof value === 'string' ? neverFormula(value) : String(value ?? '');
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

const csv = (rows: readonly (readonly (string | number | null)[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

export function addExportRoutes(app: App, context: Context, see: See): void {
  const { storage } = context;
  const MAKERS = { 'figures.json': asJson, 'figures.csv': figureRows, 'games.csv': gameRows };

  app.get(
    '/api/players/:player/files/:file',
    {
      config: asWhole,
      ...about('Figures or games of a player as a file, as far as they are shown', { params }),
    },
    async (request, reply) => {
      const { file } = request.params;
      const seen = await see(request);
      const what = file === 'games.csv' ? 'games' : 'figures';
      if (!seen.sight[what]) {
        const message = `this player does not show you their ${what}`;
        throw new Refused({ code: 'notAllowed', message });
      }
      asFile(reply, `hanchan-${file}`, file.endsWith('.json') ? JSON_FILE : CSV);
      return MAKERS[file](seen);
    },
  );

  async function parts({ person }: Seen) {
    const rows = await storage.figures.ofPerson(person.id);
    const keyed = rows.map((row) => ({ row, key: `${row.book} ${row.month} ${row.company}` }));
    keyed.sort((a, b) => (a.key < b.key ? -1 : 1));
    return keyed.map(({ row }) => {
      const { book, month, company } = row;
      const { figures, ...counts } = figuresIn(wantedRows([row], {})).figures;
      return { book, month, company, ...counts, figures };
    });
  }

  async function asJson(seen: Seen): Promise<string> {
    const { id, name } = seen.person;
    const ratings = (await storage.figures.ratingsOf(id)).map(ratingIn);
    const document = { player: { id, name }, ratings, figures: await parts(seen) };
    return `${JSON.stringify(document, null, 2)}\n`;
  }

  /** A row for each measure of each month. */
  async function figureRows(seen: Seen): Promise<string> {
    const head = [
      'rulebook',
      'month',
      'against',
      'games',
      'hands',
      'measure',
      'value',
      'low',
      'high',
    ];
    const rows = (await parts(seen)).flatMap(({ book, month, company, matches, deals, figures }) =>
      Object.entries(figures).flatMap(([measure, figure]) =>
        figure === null
          ? []
          : [
              [
                book,
                month,
                company,
                matches,
                deals,
                measure,
                figure.value,
                figure.low,
                figure.high,
              ],
            ],
      ),
    );
    return csv([head, ...rows]);
  }

  async function gameRows({ person, asker }: Seen): Promise<string> {
    const now = context.config.time.now();
    const head = ['game', 'ended', 'rulebook', 'place', 'points', 'result', 'others', 'record'];
    const rows: (readonly (string | number | null)[])[] = [head];
    for await (const game of everyGame(person.id)) {
      if (isEndHidden(game, asker, now)) continue;
      const own = game.seats.find((seat) => seat.person === person.id)!;
      const others = game.seats.filter((seat) => seat !== own).map(({ name }) => name);
      // Results are kept in twelfths of a point.
      const result = own.result === null ? null : own.result / 12;
      rows.push([
        game.id,
        new Date(game.endedAt!).toISOString(),
        game.ruleset,
        own.place,
        own.points,
        result,
        others.join('; '),
        `/api/games/${game.id}/record`,
      ]);
    }
    return csv(rows);
  }

  /** The latest first. */
  async function* everyGame(person: string): AsyncGenerator<StoredGame> {
    for (let before: number | undefined; ; ) {
      const ids = await storage.figures.gamesOf(person, { before, limit: PAGE });
      const games = await storage.games.all(ids);
      yield* games;
      if (ids.length < PAGE) return;
      before = (await storage.figures.find(ids.at(-1)!))!.at;
    }
  }
}
