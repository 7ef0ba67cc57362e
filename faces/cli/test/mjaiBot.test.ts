// Our bots as programs: what they answer, what they refuse, and that they play as they do at our own table.

import { type Player, SeatMessages } from '@hanchan/arena';
import { type Bot, createBot, pick, randomFrom } from '@hanchan/bots';
import { customise, type Ruleset } from '@hanchan/rules';
import { RULESETS, TENHOU } from '@hanchan/rulesets';
import { afterAll, describe, expect, test } from 'vitest';
import { stopPrograms } from '../src/mjaiPlayer.ts';
import { defaultsIn } from '../src/mjaiReport.ts';
import { HIDDEN, startKyoku } from './mjaiMessages.ts';
import { played, withBots, withProgram } from './mjaiSeats.ts';
import { BIN, jsonLines } from './run.ts';
import { hanchanHere } from './runHere.ts';

afterAll(stopPrograms);

const botNamed = (name: string): Bot => {
  const made = createBot(name, null);
  if (!made.ok) throw new Error(made.error.detail);
  return made.value;
};

/** A shorter match, of which `start_game` tells. */
function inOneRound(ruleset: Ruleset): Ruleset {
  const changed = customise(ruleset, { 'end.rounds': 1 });
  return changed.ok ? changed.value : ruleset;
}

/** Nobody can tell a program that the bell has rung, so these matches are played to their own end. */
const WHOLE = 100;

describe('the round trip', () => {
  const command = (name: string, flags = '') =>
    `'${process.execPath}' '${BIN}' bot ${name} --mjai ${flags}`;

  /** mjai has no word for the place of a tile in a pool: there the first is taken. Nothing else may differ. */
  const sayable = (record: string) =>
    record.includes('"slot":')
      ? record.replaceAll(/"slot":\d+/g, '"slot":0').replaceAll(/"(sum|each)":"\w+"/g, '')
      : record;

  test.each(RULESETS.map(({ id }) => id))(
    'club behind a pipe plays the match of club at our table: %s',
    async (id) => {
      const ruleset = inOneRound(RULESETS.find((one) => one.id === id)!);
      const club = botNamed('club');
      const match = { ruleset, seed: 11, seat: 2, bellAfterDeals: WHOLE } as const;
      const here = await withBots(club, match);
      const there = await withProgram(
        `every:${command('club', `--rules ${id}`)}`,
        { timeoutMs: 20_000 },
        { ...match, others: club },
      );
      expect(defaultsIn(there.report)).toBe(0);
      expect(sayable(there.record)).toBe(sayable(here.record));
    },
  );

  test('chance is the same, given the seed; the ruleset is the one that start_game names', async () => {
    const beginner = botNamed('beginner');
    const match = {
      ruleset: inOneRound(RULESETS[0]!),
      seed: 5,
      seat: 0,
      bellAfterDeals: WHOLE,
    } as const;
    const here = await withBots(beginner, match);
    const there = await withProgram(
      `every:${command('beginner', '--seed 5')}`,
      { timeoutMs: 20_000, rulesetId: RULESETS[0]!.id },
      { ...match, others: beginner },
    );
    expect(defaultsIn(there.report)).toBe(0);
    expect(there.record).toBe(here.record);
  });

  test('whole lists at a time, and only where it is asked', async () => {
    const club = botNamed('club');
    const match = { ruleset: inOneRound(TENHOU), seed: 3, seat: 1, bellAfterDeals: WHOLE } as const;
    const here = await withBots(club, match);
    for (const text of [`batch:${command('club')}`, `asked:${command('club', '--answer asked')}`]) {
      const there = await withProgram(text, { timeoutMs: 20_000 }, { ...match, others: club });
      expect(defaultsIn(there.report)).toBe(0);
      expect(there.record).toBe(here.record);
    }
  });
});

const HAND = ['2m', '3m', '7m', '4p', '5pr', '8p', '1s', '8s', '9s', 'E', 'S', 'P', 'F'];
const READY = ['2m', '3m', '4m', '4p', '5pr', '6p', '7s', '8s', '9s', 'P', 'P', '6m', '7m'];
const START = startKyoku([HIDDEN, HAND, HIDDEN, HIDDEN]);
const NONE = { type: 'none' };

async function answersTo(lines: readonly unknown[], ...flags: readonly string[]) {
  const input = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line)));
  const run = await hanchanHere(['bot', 'club', '--mjai', ...flags], `${input.join('\n')}\n`);
  return { ...run, answers: jsonLines(run.stdout) as Record<string, unknown>[] };
}

/** All that seat 1 is told of a match, and nothing it says. */
async function linesOfMatch(): Promise<string[]> {
  const messages = new SeatMessages(1, { rulesetId: 'tenhou', names: ['a', 'b', 'c', 'd'] });
  const lines: string[] = [];
  const club = botNamed('club');
  const listener: Player = {
    id: 'listener',
    decide: (view, legal, random) => club.decide(view, legal, random),
    hear(events, { rules }) {
      const heard = events.flatMap((event) => messages.of(event, rules));
      lines.push(...heard.map((message) => JSON.stringify(message)));
    },
  };
  await played([club, listener, club, club], { seed: 2 });
  return lines;
}

describe('hanchan bot', () => {
  const opening = [{ type: 'start_game', id: 1 }, START];
  const draw = { type: 'tsumo', actor: 1, pai: 'N' };

  test('a line out for every line in', async () => {
    const { answers, status, stderr } = await answersTo([...opening, draw]);
    expect(status).toBe(0);
    expect(stderr).toBe('');
    expect(answers.slice(0, 2)).toEqual([NONE, NONE]);
    expect(answers[2]).toMatchObject({ type: 'dahai', actor: 1 });
  });

  test('only where it is asked', async () => {
    const { answers } = await answersTo([...opening, draw], '--answer', 'asked');
    expect(answers).toHaveLength(1);
  });

  test('a list of messages has one answer', async () => {
    const { answers } = await answersTo([[...opening, draw]]);
    expect(answers).toHaveLength(1);
    expect(answers[0]).toMatchObject({ type: 'dahai', actor: 1 });
  });

  test('an indicator turned after the draw leaves the question open', async () => {
    const { answers } = await answersTo([[...opening, draw, { type: 'dora', dora_marker: '9p' }]]);
    expect(answers[0]).toMatchObject({ type: 'dahai', actor: 1 });
  });

  test('several games in a row', async () => {
    const other = { ...START, tehais: [HAND, HIDDEN, HIDDEN, HIDDEN] };
    const { answers, stderr } = await answersTo([
      ...[...opening, draw, { type: 'end_game' }],
      ...[{ type: 'start_game', id: 0 }, other, { ...draw, actor: 0 }],
    ]);
    expect(stderr).toBe('');
    expect(answers.at(-1)).toMatchObject({ type: 'dahai', actor: 0 });
  });

  test('--explain adds the candidates with their reasons', async () => {
    const { answers } = await answersTo([[...opening, draw]], '--explain');
    const { candidates } = answers[0]!['meta'] as { candidates: Record<string, unknown>[] };
    expect(candidates.length).toBeGreaterThan(0);
    for (const one of candidates) {
      expect(Object.keys(one)).toEqual(
        expect.arrayContaining(['action', 'worth', 'shanten', 'accepts', 'danger', 'reasons']),
      );
    }
    expect(candidates[0]!['action']).toMatchObject({ type: 'dahai', actor: 1 });
  });

  const ready = [
    { type: 'start_game', id: 1 },
    { ...START, tehais: [HIDDEN, READY, HIDDEN, HIDDEN] },
  ];

  test('a win is taken', async () => {
    const { answers } = await answersTo([...ready, { type: 'tsumo', actor: 1, pai: '8m' }]);
    expect(answers[2]).toEqual({ type: 'hora', actor: 1, target: 1, pai: '8m' });
  });

  test('riichi is declared first, and discarded when that has been told', async () => {
    const reach = { type: 'reach', actor: 1 };
    const dahai = { type: 'dahai', actor: 1, pai: 'N', tsumogiri: true };
    const { answers } = await answersTo([...ready, draw, reach, dahai]);
    expect(answers.slice(2)).toEqual([reach, dahai, NONE]);
  });

  test('bad lines are named with line and field, answered with none, and do not stop it', async () => {
    const { answers, stderr, status } = await answersTo([
      ...opening,
      'not json',
      { actor: 1 },
      { type: 'tsumo', actor: 1, pai: '10m' },
      { type: 'tsumo', actor: 9, pai: '1m' },
      { type: 'flowers' },
      draw,
    ]);
    expect(status).toBe(0);
    expect(answers.slice(2, 7)).toEqual([NONE, NONE, NONE, NONE, NONE]);
    expect(answers[7]).toMatchObject({ type: 'dahai', actor: 1 });
    expect(stderr).toMatch(/line 3: not JSON/);
    expect(stderr).toMatch(/line 4: type must be text/);
    expect(stderr).toMatch(/line 5: tsumo: pai must be a tile, not "10m"/);
    expect(stderr).toMatch(/line 6: tsumo: actor must be a seat from 0 to 3, not 9/);
    expect(stderr).toMatch(/line 7: flowers: type must be/);
  });

  test('whatever is wrong with a line, the next is answered', async () => {
    const lines = await linesOfMatch();
    const random = randomFrom(17);
    const junk = [null, -1, 4, 1.5, '', '?', 'E', '5mr', true, [], ['1m'], {}, 'x'.repeat(50)];
    let told = 0;
    for (let run = 0; run < 6; run++) {
      const broken = lines.flatMap((line) => {
        if (random() > 0.02) return [line];
        const message = JSON.parse(line) as Record<string, unknown>;
        message[pick(Object.keys(message), random)] = pick(junk, random);
        // Lost, said twice, cut off, or wrong in one field.
        return pick([[], [line, line], [line.slice(0, -3)], [JSON.stringify(message)]], random);
      });
      const { answers, status, stderr } = await answersTo(broken);
      expect(status).toBe(0);
      expect(answers).toHaveLength(broken.length);
      expect(stderr).not.toContain('could not be handled');
      told += stderr.split('\n').length - 1;
    }
    expect(told).toBeGreaterThan(20);
  });

  test.each([
    ['LEVEL', ['bot', 'clubb', '--mjai'], /LEVEL: there is no bot “clubb”; did you mean club\?/],
    ['--rules', ['bot', 'club', '--rules', 'wrc-2023'], /--rules: there is no ruleset “wrc-2023”/],
    ['--seed', ['bot', 'club', '--seed', 'x'], /--seed: “x”/],
    ['--answer', ['bot', 'club', '--answer', 'never'], /--answer: “never”/],
  ])('bad arguments are refused: %s', async (_, args, words) => {
    const { status, stderr } = await hanchanHere(args);
    expect(status).toBe(2);
    expect(stderr).toMatch(words);
  });
});
