// Ratings of everybody: how they are worked out, the lists, and the log from which anybody can compute them again.

import { Readable } from 'node:stream';
import { ASSISTANCE } from '@hanchan/game';
import {
  type LadderAnswer,
  ladderAnswer,
  ladderQuerySchema,
  PROVISIONAL,
  type RatingsAnswer,
  ratingsAnswer,
} from '@hanchan/protocol';
import { offeredRulesets } from '@hanchan/rulesets';
import { z } from 'zod';
import { botsIn, explained } from '../figures/explained.ts';
import { privacyOf } from '../figures/privacy.ts';
import { logLines } from '../figures/ratingLog.ts';
import { poolOf } from '../figures/rules.ts';
import { shownSkill, skillOf } from '../figures/skill.ts';
import { aboutRoutes, answering } from './about.ts';
import { type App, askerOf, type Context } from './context.ts';
import { asFile, asWhole, CSV } from './files.ts';

const about = aboutRoutes('ratings');
const poolParams = z.strictObject({
  family: z.string().min(1).max(64),
  assistance: z.enum(ASSISTANCE),
});
const ROWS = 50;
/** As wide as a rating may be that is not provisional. */
const SURE = skillOf(0, PROVISIONAL).sigma;

export function addRatingRoutes(app: App, context: Context): void {
  const { storage, blocks } = context;
  const fixed = explained();

  app.get(
    '/api/ratings',
    about('How ratings are worked out, and how strong the bots are', {
      response: answering(ratingsAnswer),
    }),
    async (): Promise<RatingsAnswer> => {
      const sizes = await storage.figures.poolSizes();
      const families = [...new Set(offeredRulesets().map(({ family }) => family))];
      const pools = families.flatMap((family) =>
        ASSISTANCE.map((assistance) => ({
          family,
          assistance,
          players: sizes.get(poolOf(family, assistance)) ?? 0,
          bots: botsIn(family),
        })),
      );
      return { ...fixed, pools };
    },
  );

  app.get(
    '/api/ratings/:family/:assistance',
    about('The list of ratings, the strongest first', {
      response: answering(ladderAnswer),
      params: poolParams,
      querystring: ladderQuerySchema,
    }),
    async (request): Promise<LadderAnswer> => {
      const { family, assistance } = request.params;
      const { page, wide } = request.query;
      const offset = (page - 1) * ROWS;
      const found = await storage.figures.ladder(poolOf(family, assistance), {
        limit: ROWS + 1,
        offset,
        ...(wide === 'yes' ? {} : { maxSigma: SURE }),
      });
      const viewer = (await askerOf(context, request))?.person.id ?? null;
      const rows = await Promise.all(
        found.slice(0, ROWS).map(async ({ person, name, settings, games, mu, sigma }, at) => {
          const isMe = person === viewer;
          const isAvoided = viewer !== null && !isMe && (await blocks.of(person)).has(viewer);
          const isNamed = isMe || (privacyOf({ settings }).listed && !isAvoided);
          return {
            player: isNamed ? { id: person, name } : null,
            position: offset + at + 1,
            rating: { ...shownSkill({ mu, sigma }), games },
            isMe,
          };
        }),
      );
      return { rows, bots: botsIn(family), hasMore: found.length > ROWS };
    },
  );

  app.get(
    '/api/ratings/log',
    {
      config: asWhole,
      ...about(
        'Every rated game, oldest first, with numbers for names: what all ratings follow from',
      ),
    },
    (_, reply) => {
      asFile(reply, 'hanchan-ratings.csv', CSV);
      return reply.send(Readable.from(logLines(storage.figures)));
    },
  );
}
