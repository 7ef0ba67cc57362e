// Everybody's answers to the problem of the day: one for each person or device, and nobody sees them before having answered.

import { createHash } from 'node:crypto';
import {
  type DailyAnswers,
  dailyAnswers,
  dailyDays,
  dailyParams,
  dailyRequest,
} from '@hanchan/protocol';
import type { DailyVoter } from '@hanchan/storage';
import { quoted } from '@hanchan/tiles';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Problems, problemAt } from '../daily/problems.ts';
import { neighbourhood } from '../limits/proxies.ts';
import { DAY, HOUR } from '../time.ts';
import { aboutRoutes, answering } from './about.ts';
import {
  type App,
  askerOf,
  type Context,
  cookieOptions,
  granted,
  Refused,
  signedIn,
} from './context.ts';

type DailyParams = z.infer<typeof dailyParams>;

const about = aboutRoutes('daily');
/** A browser that has answered is known by this again, and by nothing else. */
const DEVICE = 'hanchan-daily';
const DEVICE_MS = 400 * DAY;
/** From one address in a day: as many as sit in a club's room. */
const ANSWERS_PER_PROBLEM = 40;
const ANSWERS_PER_DAY = 300;
/** From one address in an hour: to make a problem takes a tenth of a second, while all tables wait. */
const MADE_PER_HOUR = 40;
/** As far back as one's own days are told. */
const TOLD_MS = 400 * DAY;

export function addDailyRoutes(app: App, context: Context): void {
  const { storage, counts, config } = context;
  const answered = counts.allowance('daily', DAY);
  const made = counts.allowance('daily problems', HOUR);
  const problems = new Problems();

  function problemOf({ ip }: FastifyRequest, { day, rules }: DailyParams) {
    const { ruleset, isOpen } = granted(problemAt(day, rules, config.time.now()));
    const { code, size } = problems.of(ruleset, day, () => {
      if (made.take(`from ${neighbourhood(ip)}`, MADE_PER_HOUR) === 0) return;
      const message = 'problems of many days were asked for in a short time; try again later';
      throw new Refused({ code: 'tooFast', message });
    });
    return { asked: { day, rules, code }, size, isOpen };
  }

  async function told(
    { asked, size, isOpen }: ReturnType<typeof problemOf>,
    voter: DailyVoter,
  ): Promise<DailyAnswers> {
    const found = await storage.daily.answerOf(asked, voter);
    const mine = found === undefined ? null : { answer: found.answer };
    const given = await storage.daily.counts(asked);
    const people = [...given.values()].reduce((sum, count) => sum + count, 0);
    const head = { problem: asked.code, people, mine, isOpen };
    if (isOpen && mine === null) return { ...head, counts: null, unsure: null };
    const list = Array.from({ length: size }, (_, i) => given.get(i) ?? 0);
    return { ...head, counts: list, unsure: given.get(null) ?? 0 };
  }

  app.get(
    '/api/daily',
    about('The problems of the day that I have answered', { response: answering(dailyDays) }),
    async (request) => {
      const { person } = await signedIn(context, request);
      const since = new Date(config.time.now() - TOLD_MS).toISOString().slice(0, 10);
      return { days: await storage.daily.daysOf(person.id, since) };
    },
  );

  app.get(
    '/api/daily/:day/:rules',
    about('How many have answered a problem, and what, once one has answered oneself', {
      response: answering(dailyAnswers),
      params: dailyParams,
    }),
    async (request) =>
      told(problemOf(request, request.params), await voterOf(context, request, request.params)),
  );

  app.put(
    '/api/daily/:day/:rules',
    about('Answer the problem of a day; the first answer stands', {
      response: answering(dailyAnswers),
      params: dailyParams,
      body: dailyRequest,
    }),
    async (request, reply) => {
      const { params, body } = request;
      const found = problemOf(request, params);
      const { asked, size, isOpen } = found;
      if (!isOpen) {
        const message = `answers to the problem of ${params.day} no longer count`;
        throw new Refused({ code: 'wrongState', field: 'day', message });
      }
      if (body.problem !== asked.code) {
        const message = `this page asked problem ${quoted(body.problem)}, here it is ${asked.code}: load the page again`;
        throw new Refused({ code: 'conflict', field: 'problem', message });
      }
      if (body.answer !== null && body.answer >= size) {
        const message = `this problem has ${size} answers, from 0 to ${size - 1}`;
        throw new Refused({ code: 'badMessage', field: 'answer', message });
      }
      const voter = await voterOf(context, request, params, reply);
      const before = await storage.daily.answerOf(asked, voter);
      if (before?.isOwn !== true) {
        allow(request, params);
        await storage.daily.answer(asked, body.answer, voter, config.time.now());
      } else {
        // They may have answered on this device too, before it knew who they are.
        await storage.daily.recognise(asked, voter);
      }
      return told(found, voter);
    },
  );

  /** Whoever throws the device's name away again and again is still at one address. */
  function allow({ ip }: FastifyRequest, { day, rules }: DailyParams): void {
    const address = neighbourhood(ip);
    const waits = [
      answered.take(`to ${day} ${rules} from ${address}`, ANSWERS_PER_PROBLEM),
      answered.take(`from ${address}`, ANSWERS_PER_DAY),
    ];
    if (Math.max(...waits) === 0) return;
    const message = 'many answers from one place in a short time; try again later';
    throw new Refused({ code: 'tooFast', message });
  }
}

/** Who asks: the person, and the device by a name that says nothing about other problems. */
async function voterOf(
  context: Context,
  request: FastifyRequest,
  { day, rules }: DailyParams,
  reply?: FastifyReply,
): Promise<DailyVoter> {
  const asker = await askerOf(context, request);
  let device = request.cookies[DEVICE];
  if (device === undefined || device.length > 64) {
    device = context.config.randomBytes(16).toString('base64url');
    reply?.setCookie(DEVICE, device, {
      ...cookieOptions(context, reply, DEVICE_MS),
      sameSite: 'strict',
      path: '/api/daily',
    });
  }
  const named = createHash('sha256').update(`${device} ${day} ${rules}`).digest('base64url');
  return { person: asker?.person.id ?? null, device: named.slice(0, 22) };
}
