// `hanchan replay --turns` as a user runs it: every turn of a game, in the words of its rulebook.

import { headerOf, writeRecord } from '@hanchan/records';
import type { Ruleset } from '@hanchan/rules';
import { EMA_2008, WRC_2022 } from '@hanchan/rulesets';
import { describe, expect, test } from 'vitest';
import { playout } from '../../../engine/records/test/playout.ts';
import { hanchan, temporaryFile } from './run.ts';
import { hanchanHere, runHere } from './runHere.ts';

/** Seeds with every kind of call in a match. */
const WRC = recordOf(WRC_2022, 1);
const EMA = recordOf(EMA_2008, 31);

function recordOf(ruleset: Ruleset, seed: number) {
  const { first, moves, steps } = playout(ruleset, seed);
  const events = steps.flatMap(({ step }) => step.events);
  const text = writeRecord(headerOf(first, ruleset), moves);
  return { events, path: temporaryFile('game.jsonl', text) };
}

const turns = (path: string, ...more: string[]) =>
  hanchanHere(['replay', path, '--turns', ...more]);
const told = await turns(WRC.path);
const lines = told.stdout.split('\n');
const countOf = (pattern: RegExp) => lines.filter((line) => pattern.test(line)).length;
const eventsOf = (type: string) => WRC.events.filter((event) => event.type === type).length;

describe('the words are the rulebook’s', () => {
  test.each(['chii', 'pon', 'kan', 'riichi', 'ron', 'tsumo'])('WRC says %s', (word) => {
    expect(told.stdout).toMatch(new RegExp(`^ +(East|South|West|North): +${word} `, 'm'));
    expect(told.stdout).not.toMatch(/: +(chi|chow|pung|kong|mahjong) /);
  });

  test.each(['chow', 'pung', 'kong', 'mahjong (ron)', 'mahjong (tsumo)'])(
    'EMA says %s',
    async (word) => {
      const { stdout } = await turns(EMA.path);
      const said = [...stdout.matchAll(/^ +\w+: +(.+?) {2}/gm)].map((match) => match[1]);
      expect(said).toContain(word);
      expect(stdout).not.toMatch(/: +(chii?|pon|kan|ron|tsumo) /);
    },
  );

  test('yaku, too', async () => {
    expect(told.stdout).toMatch(/(Value Honour|All Inside|Twin Sequences|Common Flush)/);
    expect((await turns(WRC.path, '--words', 'plain')).stdout).not.toContain('Value Honour');
  });

  test('or Japanese, or plain', async () => {
    expect((await turns(WRC.path, '--words', 'japanese')).stdout).toMatch(/: +チー +\dm? ?/);
    expect((await turns(EMA.path, '--words', 'plain')).stdout).toMatch(/: +chi +\d[mps]\*? with/);
  });

  test('a deal in a line stays plain unless asked', async () => {
    const plain = (await hanchanHere(['replay', WRC.path])).stdout;
    const own = (await hanchanHere(['replay', WRC.path, '--words', 'rulebook'])).stdout;
    expect(plain).not.toContain('Value Honour');
    expect(own).not.toBe(plain);
  });
});

describe('every turn has its line', () => {
  test('as many as there were events', () => {
    expect(told.status).toBe(0);
    expect(countOf(/^ {2}(East|South) \d.*, dealer .*, indicator \d[mpsz]/)).toBe(
      eventsOf('dealStarted'),
    );
    expect(countOf(/ draws +\d/)).toBe(eventsOf('drew'));
    expect(countOf(/ discards +\d/)).toBe(eventsOf('discarded'));
    expect(countOf(/^ {4} +indicator +\d/)).toBe(eventsOf('indicatorTurned'));
    expect(countOf(/: +(ron|tsumo) /)).toBe(eventsOf('won'));
    expect(countOf(/ pays +a riichi stick of 1,000$/)).toBe(eventsOf('riichiAccepted'));
    expect(countOf(/ scores +East /)).toBe(eventsOf('dealEnded'));
  });

  test('calls name the tile, the tiles that go with it, and the discarder', () => {
    expect(told.stdout).toMatch(
      /: +chii +\d[mps] with \d[mps] \d[mps] from (East|South|West|North)$/m,
    );
    expect(told.stdout).toMatch(/: +kan .*\((concealed|added)\)$/m);
  });

  test('in columns, without colour or blanks at the end of a line', () => {
    const deal = lines.slice(1, lines.indexOf(''));
    const starts = deal.map((line) => /^ {4}\S* +/.exec(line)?.[0].length);
    expect(new Set(starts).size).toBe(1);
    expect(told.stdout).not.toContain('\u001b');
    expect(told.stdout).not.toMatch(/ $/m);
    const env = { FORCE_COLOR: '1' };
    expect(hanchan(['replay', WRC.path, '--turns'], { env }).stdout).toContain('\u001b[');
  });

  test.each(['mjai', 'tenhou6'])('the same from %s', async (form) => {
    const { stdout: text } = await hanchanHere(['convert', WRC.path, '--to', form]);
    const { stdout, status } = await turns(
      temporaryFile(`game.${form}`, text),
      '--rules',
      'wrc-2022',
    );
    expect(status).toBe(0);
    // Neither form keeps who said tenpai one after the other, nor names our players alike.
    const plays = (page: string) => page.match(/^ +\w+:? +(draws|discards|chii|pon|kan|ron).*$/gm);
    expect(plays(stdout)).toEqual(plays(told.stdout));
  });
});

test('bad arguments', async () => {
  const { status, stderr } = await turns(WRC.path, '--words', 'french');
  expect({ status, stderr }).toMatchObject({ status: 2 });
  expect(stderr).toContain('--words: “french” is not one of rulebook, japanese, plain');
  expect(await turns(WRC.path, '--json')).toMatchObject({ status: 2 });
});

describe('hanchan score --words', () => {
  const HAND = 'score 234m23p55789s[777z<] --win 4p --rules ema-2008 --seat E';

  test('rulebook', async () => {
    const { stdout } = await runHere(`${HAND} --words rulebook`);
    expect(stdout).toContain('mahjong (ron)');
    expect(stdout).toContain('pung 7z 7z 7z from the left');
    expect(stdout).toMatch(/^ {2}Dragon Pung +7z/m);
    expect(stdout).toContain('Melded pung of honours');
  });

  test('japanese', async () => {
    expect((await runHere(`${HAND} --words japanese`)).stdout).toMatch(/^ {2}中 +7z/m);
  });

  test('plain is the default', async () => {
    const { stdout } = await runHere(HAND);
    expect(stdout).toContain('Red dragon (chun 中)');
    expect((await runHere(`${HAND} --words plain`)).stdout).toBe(stdout);
  });

  test('a changed rulebook keeps the words of the one it rests on', async () => {
    const custom = { name: 'Club', base: 'ema-2008', changes: { 'tiles.redFives': 'none' } };
    const path = temporaryFile('club.json', JSON.stringify(custom));
    const { stdout } = await runHere(`${HAND.replace('ema-2008', path)} --words rulebook`);
    expect(stdout).toContain('Dragon Pung');
  });
});
