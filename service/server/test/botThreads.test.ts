// Bots in threads choose what they choose on the thread of the tables, whatever becomes of the threads.

import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { playMatch, seededWall } from '@hanchan/arena';
import { randomFrom } from '@hanchan/bots';
import { type Action, type Match, newMatch, timeoutAction } from '@hanchan/game';
import { makeMove } from '@hanchan/records';
import { RULESETS, WRC_2022 } from '@hanchan/rulesets';
import { bySeat } from '@hanchan/tiles';
import { describe, expect, test, vi } from 'vitest';
import { PATIENCE } from '../../../proof/spec/support/patience.ts';
import { BotFailures } from '../src/bots/botFailures.ts';
import type { BotQuestion } from '../src/bots/botPlayers.ts';
import { loadBots } from '../src/bots/bots.ts';
import { BotThreads, NoAnswer } from '../src/bots/botThreads.ts';
import { botAction } from '../src/match/botPlayer.ts';
import { systemTime, type Time } from '../src/time.ts';
import { afterTest, temporaryFolder } from './support/fixture.ts';

const bots = loadBots(null);
const expert = bots.get('expert');
const here = (name: string) => new URL(`support/${name}`, import.meta.url);

function threads(setup: { count?: number; time?: Pick<Time, 'after'>; file?: URL } = {}) {
  const made = new BotThreads({ bots, count: 2, time: systemTime, ...setup });
  afterTest(() => made.close());
  return made;
}

/** The first thread gets stuck once it has made the file `mark`. */
function heldUp(): { readonly file: URL; readonly mark: string } {
  const folder = temporaryFolder();
  const path = join(folder, 'bots.mjs');
  const mark = join(folder, 'mark');
  const script = JSON.stringify(here('heldUpBots.mjs').href);
  writeFileSync(
    path,
    `import { holdUpOnce } from ${script};\nholdUpOnce(${JSON.stringify(mark)});\n`,
  );
  return { file: pathToFileURL(path), mark };
}

/** Timers that run out when the test says so, by how long they were set for. */
class SetTimers {
  readonly #timers = new Set<{ readonly ms: number; readonly then: () => void }>();

  after = (ms: number, then: () => void) => {
    const timer = { ms, then };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  };

  runOut(ms: number): void {
    for (const timer of [...this.#timers]) {
      if (timer.ms !== ms) continue;
      this.#timers.delete(timer);
      timer.then();
    }
  }
}

const PATIENCE_MS = 5_000;
const REST_MS = 1_000;
const noChance = () => {
  throw new Error('nothing is left to chance here');
};

/** What an expert would be asked in a match of club players. */
async function someQuestions(count: number): Promise<readonly BotQuestion[]> {
  const questions: BotQuestion[] = [];
  const club = bots.get('club');
  await playMatch({
    rules: WRC_2022.values,
    seed: 5,
    players: bySeat(() => ({
      id: 'club',
      decide(view, legal, random) {
        const { type } = view.deal!.phase;
        if (legal.length > 1 && (type === 'turn' || type === 'claims'))
          questions.push({ level: 'expert', view, legal, random: noChance });
        return club.decide(view, legal, random);
      },
    })),
  });
  return questions.slice(0, count);
}

function firstTurn(): Match {
  const opened = newMatch(WRC_2022.values, { assistance: 'guided' });
  const dealt = makeMove(opened, { type: 'deal', wall: seededWall(WRC_2022.values, 1, 1) });
  if (!dealt.ok) throw new Error(dealt.error.code);
  return dealt.value.match;
}

const chosenHere = ({ view, legal, random }: BotQuestion): Action =>
  expert.decide(view, legal, random).action;

describe('bots in threads', () => {
  test('play whole matches under every rulebook as they do on this thread', async () => {
    const players = threads();
    let compared = 0;
    const matches = RULESETS.map(({ id, values }) => {
      // Two of the same: the one must not take what the other is to draw.
      const chances = [randomFrom(3), randomFrom(3)] as const;
      return playMatch({
        rules: values,
        seed: 11,
        players: bySeat(() => ({
          id: 'expert',
          async decide(view, legal) {
            const decision = expert.decide(view, legal, chances[0]);
            const random = chances[1];
            const action = await players.decide({ level: 'expert', view, legal, random });
            expect(JSON.stringify(action), id).toBe(JSON.stringify(decision.action));
            compared++;
            return decision;
          },
        })),
      });
    });
    await Promise.all(matches);
    expect(compared).toBeGreaterThan(300 * RULESETS.length);
  }, 300_000);

  test('are asked again when their thread ends', async () => {
    const players = threads({ time: new SetTimers(), file: here('endingBots.mjs') });
    const questions = await someQuestions(60);
    const chosen = await Promise.all(questions.map((question) => players.decide(question)));
    expect(chosen).toEqual(questions.map(chosenHere));
  }, 120_000);

  test('make the safe move when they are held up, and others go on in a new thread', async () => {
    const { file, mark } = heldUp();
    const time = new SetTimers();
    const players = threads({ count: 1, time, file });
    const match = firstTurn();
    const onError = vi.fn();
    const asked = { level: 'expert', seat: match.deal!.turn, random: noChance, onError } as const;
    const safe = botAction(players, match, asked);
    const [next] = await someQuestions(1);
    await vi.waitFor(() => expect(existsSync(mark)).toBe(true), PATIENCE);
    const later = players.decide(next!);
    const refused = expect(later).rejects.toMatchObject({ reason: 'late' });
    time.runOut(PATIENCE_MS);
    await refused;
    expect(await safe).toEqual(timeoutAction(match, match.deal!.turn));
    expect(onError.mock.calls).toMatchObject([[{ reason: 'late' }]]);
    const again = players.decide(next!);
    const rested = setInterval(() => time.runOut(REST_MS), 20);
    afterTest(() => clearInterval(rested));
    expect(await again).toEqual(chosenHere(next!));
  }, 120_000);

  test('do not let questions pile up', async () => {
    const { file } = heldUp();
    const players = threads({ count: 1, time: new SetTimers(), file });
    const [question] = await someQuestions(1);
    void players.decide(question!);
    await vi.waitFor(() => expect(players.waiting).toBe(0), PATIENCE);
    for (let i = 0; i < 2_000; i++) void players.decide(question!);
    await expect(players.decide(question!)).rejects.toMatchObject({ reason: 'full' });
    expect(players.waiting).toBe(2_000);
  });

  test('think quickly on this thread where nothing is to be gained', async () => {
    const players = threads({ file: here('noSuchFile.mjs') });
    const [question] = await someQuestions(1);
    const club = { ...question!, level: 'club' as const };
    expect(await players.decide(club)).toEqual(
      bots.get('club').decide(club.view, club.legal, noChance).action,
    );
    const single = { ...question!, legal: question!.legal.slice(0, 1) };
    expect(await players.decide(single)).toEqual(single.legal[0]);
  });
});

test('a failure is counted each time, and said once', () => {
  const counted: unknown[] = [];
  const said: unknown[] = [];
  const failures = new BotFailures({ inc: (labels?: unknown) => void counted.push(labels) }, {
    error: (what: unknown) => void said.push(what),
  } as never);
  for (let i = 0; i < 3; i++) failures.add(new NoAnswer('late', 'late'));
  failures.add(new Error('a fault'));
  expect(counted).toEqual([
    { reason: 'late' },
    { reason: 'late' },
    { reason: 'late' },
    { reason: 'error' },
  ]);
  expect(said).toHaveLength(2);
});
