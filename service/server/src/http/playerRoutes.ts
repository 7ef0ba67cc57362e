// Profiles: figures, ratings and games of a player, as far as whoever asks may see them.

import { ASSISTANCE } from '@hanchan/game';
import {
  type PlayedAnswer,
  type ProfileAnswer,
  playedAnswer,
  playedQuerySchema,
  privacySchema,
  profileAnswer,
  profileQuerySchema,
  type RatingStepsAnswer,
  ratingStepsAnswer,
} from '@hanchan/protocol';
import type { CountedGame, RatedGame, StoredGame } from '@hanchan/storage';
import { z } from 'zod';
import { privacyOf, sightOf, withPrivacy } from '../figures/privacy.ts';
import { aheadOf, booksIn, figuresIn, wantedRows } from '../figures/profile.ts';
import { poolOf } from '../figures/rules.ts';
import { shownSkill } from '../figures/skill.ts';
import { aboutRoutes, answering } from './about.ts';
import { type App, type Asker, askerOf, type Context, Refused, signedIn } from './context.ts';
import { isEndHidden, toSummary } from './gameSummary.ts';
import { addExportRoutes } from './playerExport.ts';
import { ratingIn, type See } from './playerSight.ts';

const about = aboutRoutes('players');
const playerParams = z.strictObject({ player: z.string().min(1).max(64) });
const poolParams = playerParams.extend({
  family: z.string().min(1).max(64),
  assistance: z.enum(ASSISTANCE),
});
/** Enough for any curve; the whole log is a file. */
const MOST_STEPS = 2_000;

export function addPlayerRoutes(app: App, context: Context): void {
  const seen: See = async (request) => {
    const asker = await askerOf(context, request);
    const person = await context.storage.people.find(request.params.player);
    const viewer = asker?.person.id ?? null;
    const sight =
      person === undefined ? null : await sightOf(context.storage, context.blocks, person, viewer);
    if (person !== undefined && sight !== null) return { person, sight, asker };
    const message = 'there is no such player';
    throw new Refused({ code: 'noSuchPage', message, field: 'player' });
  };
  addProfile(app, context, seen);
  addPlayed(app, context, seen);
  addSteps(app, context, seen);
  addPrivacy(app, context);
  addExportRoutes(app, context, seen);
}

function addProfile(app: App, context: Context, see: See): void {
  const { storage } = context;

  app.get(
    '/api/players/:player',
    about('A player: ratings, and figures of hands as far as they are shown', {
      response: answering(profileAnswer),
      params: playerParams,
      querystring: profileQuerySchema,
    }),
    async (request): Promise<ProfileAnswer> => {
      const { person, sight, asker } = await see(request);
      const { id, name, account, createdAt } = person;
      const [ratings, rows] = await Promise.all([
        storage.figures.ratingsOf(id),
        storage.figures.ofPerson(id),
      ]);
      const shown = sight.figures ? figuresIn(wantedRows(rows, request.query)) : null;
      return {
        player: { id, name, isGuest: account === null, since: createdAt },
        isMe: sight.isMe,
        sees: { figures: sight.figures, games: sight.games },
        ratings: ratings.map(ratingIn),
        books: sight.figures || sight.games ? [...booksIn(rows)] : [],
        figures: shown?.figures ?? null,
        months: shown?.months ?? [],
        shows: privacyOf(person),
        ...(await between(asker, id)),
      };
    },
  );

  async function between(
    asker: Asker | null,
    player: string,
  ): Promise<Pick<ProfileAnswer, 'together' | 'isFollowed'>> {
    if (asker === null || asker.person.id === player) return { together: null, isFollowed: false };
    const [met, follows] = await Promise.all([
      storage.figures.together(asker.person.id, player),
      storage.circle.followersAmong(player, [asker.person.id]),
    ]);
    return {
      together: met.games === 0 ? null : { ...met, share: aheadOf(met) },
      isFollowed: follows.length > 0,
    };
  }
}

function addPlayed(app: App, context: Context, see: See): void {
  const { storage } = context;

  app.get(
    '/api/players/:player/games',
    about('The games of a player, latest first, as far as they are shown', {
      response: answering(playedAnswer),
      params: playerParams,
      querystring: playedQuerySchema,
    }),
    async (request): Promise<PlayedAnswer> => {
      const { person, sight, asker } = await see(request);
      if (!sight.games) throw hidden('games');
      const { from, to, before, limit, ...wanted } = request.query;
      const ids = await storage.figures.gamesOf(person.id, {
        ...wanted,
        from: from === undefined ? undefined : Date.parse(`${from}-01`),
        before: Math.min(before ?? Number.MAX_SAFE_INTEGER, endOf(to)),
        limit: limit + 1,
      });
      const shown = ids.slice(0, limit);
      const [games, rated, counted] = await Promise.all([
        storage.games.all(shown),
        storage.figures.rated(shown),
        Promise.all(shown.map((id) => storage.figures.find(id))),
      ]);
      const now = context.config.time.now();
      const told = games.filter((game) => !isEndHidden(game, asker, now));
      const found = counted.flatMap((one) => one ?? []);
      return {
        games: shown.flatMap((id) => {
          const game = told.find((one) => one.id === id);
          return game === undefined ? [] : [lineOf(game, person.id, { rated, counted: found })];
        }),
        next: ids.length > limit ? found.find(({ game }) => game === shown.at(-1))!.at : null,
      };
    },
  );
}

const hidden = (what: string) =>
  new Refused({ code: 'notAllowed', message: `this player does not show you their ${what}` });

/** Of the month, as a time. */
function endOf(month: string | undefined): number {
  if (month === undefined) return Number.MAX_SAFE_INTEGER;
  const [year, number] = month.split('-').map(Number);
  return Date.UTC(year!, number!);
}

interface Counts {
  readonly rated: readonly RatedGame[];
  readonly counted: readonly CountedGame[];
}

function lineOf(
  game: StoredGame,
  player: string,
  { rated, counted }: Counts,
): PlayedAnswer['games'][number] {
  const own = rated
    .find((one) => one.game === game.id)
    ?.seats.find(({ person }) => person === player);
  const after = own && shownSkill({ mu: own.muAfter, sigma: own.sigmaAfter }).value;
  const before = own && shownSkill({ mu: own.muBefore, sigma: own.sigmaBefore }).value;
  return {
    game: toSummary(game),
    place: game.seats.find(({ person }) => person === player)?.place ?? null,
    change: own === undefined ? null : Math.round(10 * (after! - before!)) / 10,
    unrated: counted.find((one) => one.game === game.id)?.why ?? '',
  };
}

function addSteps(app: App, context: Context, see: See): void {
  app.get(
    '/api/players/:player/ratings/:family/:assistance',
    about('How a rating came about, game by game', {
      response: answering(ratingStepsAnswer),
      params: poolParams,
    }),
    async (request): Promise<RatingStepsAnswer> => {
      const { family, assistance } = request.params;
      const { person } = await see(request);
      const pool = poolOf(family, assistance);
      const rated = await context.storage.figures.steps(person.id, pool, MOST_STEPS);
      const stored = await context.storage.figures.rating(person.id, pool);
      const first = (stored?.games ?? rated.length) - rated.length;
      return {
        steps: [...rated].reverse().map((game, at) => stepOf(game, person.id, first + at)),
      };
    },
  );
}

function stepOf(
  { at, seats }: RatedGame,
  player: string,
  games: number,
): RatingStepsAnswer['steps'][number] {
  const own = seats.find(({ person }) => person === player)!;
  return {
    at,
    place: own.place,
    before: { ...shownSkill({ mu: own.muBefore, sigma: own.sigmaBefore }), games },
    after: { ...shownSkill({ mu: own.muAfter, sigma: own.sigmaAfter }), games: games + 1 },
    others: seats
      .filter((seat) => seat !== own)
      .map(({ bot, place, muBefore, sigmaBefore }) => ({
        bot,
        place,
        ...shownSkill({ mu: muBefore, sigma: sigmaBefore }),
      })),
  };
}

function addPrivacy(app: App, context: Context): void {
  const { storage } = context;

  app.get(
    '/api/account/privacy',
    about('What others see of me', { response: answering(privacySchema) }),
    async (request) => privacyOf((await signedIn(context, request)).person),
  );

  app.put(
    '/api/account/privacy',
    about('Decide what others see of me', {
      response: answering(privacySchema),
      body: privacySchema,
    }),
    async (request) => {
      const { person } = await signedIn(context, request);
      await storage.people.setSettings(person.id, withPrivacy(person.settings, request.body));
      return request.body;
    },
  );
}
