// Games played, their records, rules, and blocked players.

import {
  blocksAnswer,
  type GameSummary,
  type GamesAnswer,
  gameAnswer,
  gamesAnswer,
  gamesQuerySchema,
  rulesCheckSchema,
  rulesetAnswer,
  rulesetsAnswer,
} from '@hanchan/protocol';
import { hashOf, type Ruleset } from '@hanchan/rules';
import { offeredRulesets } from '@hanchan/rulesets';
import type { StoredGame } from '@hanchan/storage';
import { z } from 'zod';
import { offeredRules, rulesetOf } from '../lobby/rules.ts';
import { recordOf } from '../match/record.ts';
import { aboutRoutes, answering } from './about.ts';
import { type App, askerOf, type Context, granted, Refused, signedIn } from './context.ts';
import { asFile } from './files.ts';
import { isEndHidden, toSummary } from './gameSummary.ts';

const gameParams = z.strictObject({ game: z.string().min(1).max(64) });
const rulesParams = z.strictObject({ id: z.string().min(1).max(64) });
const playerParams = z.strictObject({ player: z.string().min(1).max(64) });

const whole = (ruleset: Ruleset) => ({ ...ruleset, hash: hashOf(ruleset.values) });

export function addGameRoutes(app: App, context: Context): void {
  const { storage, games } = context;
  const { now } = context.config.time;
  const about = aboutRoutes('games');

  async function gameOf(id: string): Promise<StoredGame> {
    const game = await storage.games.find(id);
    if (game !== undefined) return game;
    throw new Refused({ code: 'noSuchGame', message: 'there is no such game', field: 'game' });
  }

  app.get(
    '/api/games',
    about('My games, latest first', {
      response: answering(gamesAnswer),
      querystring: gamesQuerySchema,
    }),
    async (request): Promise<GamesAnswer> => {
      const { person } = await signedIn(context, request);
      const { limit, before } = request.query;
      const page = await storage.games.ofPerson(person.id, {
        limit: limit + 1,
        ...(before === undefined ? {} : { before }),
      });
      const shown = page.slice(0, limit);
      const next = page.length > limit ? shown.at(-1)!.startedAt : null;
      return { games: shown.map(toSummary), next };
    },
  );

  app.get(
    '/api/games/:game',
    about('One game', { response: answering(gameAnswer), params: gameParams }),
    async (request) => {
      const game = await gameOf(request.params.game);
      const isHidden = isEndHidden(game, await askerOf(context, request), now());
      return isHidden ? unfinished(toSummary(game)) : toSummary(game);
    },
  );

  app.get(
    '/api/games/:game/record',
    about('The record of a finished game, walls and secret included', { params: gameParams }),
    async (request, reply) => {
      const game = await gameOf(request.params.game);
      const asker = await askerOf(context, request);
      if (game.endedAt === null || isEndHidden(game, asker, now())) {
        throw new Refused({
          code: 'wrongState',
          message: 'the record is available after the match',
        });
      }
      asFile(reply, `hanchan-${game.id}.jsonl`, 'application/x-ndjson; charset=utf-8');
      return recordOf(await games.read(game.id));
    },
  );
}

const unfinished = (game: GameSummary): GameSummary => ({ ...game, endedAt: null, result: null });

export function addRulesRoutes(app: App): void {
  const about = aboutRoutes('rules');

  app.get(
    '/api/rules',
    about('The rulebooks', { response: answering(rulesetsAnswer) }),
    async () => ({
      rulesets: offeredRulesets().map(({ id, title, document, values }) => ({
        id,
        title,
        document,
        hash: hashOf(values),
      })),
    }),
  );

  app.get(
    '/api/rules/:id',
    about('A rulebook, every value with its source', {
      response: answering(rulesetAnswer),
      params: rulesParams,
    }),
    async (request) => {
      const ruleset = rulesetOf(request.params.id);
      if (ruleset.ok) return whole(ruleset.value);
      throw new Refused({ ...ruleset.error, code: 'noSuchPage', field: 'id' });
    },
  );

  app.post(
    '/api/rules/check',
    about('Check whether custom rules can be played', {
      response: answering(rulesetAnswer),
      body: rulesCheckSchema,
    }),
    async (request) => {
      return whole(granted(offeredRules(request.body.rules)));
    },
  );
}

export function addBlockRoutes(app: App, context: Context): void {
  const { storage, blocks } = context;
  const about = aboutRoutes('blocks');
  const list = async (player: string) => ({ blocked: await storage.people.blockedBy(player) });

  app.get(
    '/api/blocks',
    about('Players I have blocked', { response: answering(blocksAnswer) }),
    async (request) => {
      const { person } = await signedIn(context, request);
      return list(person.id);
    },
  );

  for (const method of ['PUT', 'DELETE'] as const) {
    const isBlocked = method === 'PUT';
    const summary = isBlocked ? 'Block a player' : 'Take a block back';
    app.route({
      method,
      url: '/api/blocks/:player',
      ...about(summary, { response: answering(blocksAnswer), params: playerParams }),
      handler: async (request) => {
        const { person } = await signedIn(context, request);
        const { player } = request.params;
        if (isBlocked && (await storage.people.find(player)) === undefined) {
          throw new Refused({
            code: 'badMessage',
            message: 'there is no such player',
            field: 'player',
          });
        }
        await blocks.set(person.id, player, isBlocked);
        return list(person.id);
      },
    });
  }
}
