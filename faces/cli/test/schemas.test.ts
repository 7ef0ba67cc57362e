// What every command prints for programs is in the form that `hanchan schema` promises, and holds nothing that it leaves out.

import { cpSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commitmentOf, newMatch } from '@hanchan/game';
import { makePaper } from '@hanchan/papers';
import { headerOf, writeRecord } from '@hanchan/records';
import { WRC_2022 } from '@hanchan/rulesets';
import { openStorage } from '@hanchan/storage';
import { writeArchive } from '@hanchan/tournament';
import { Ajv } from 'ajv';
import { beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../../proof/spec/support/leftovers.ts';
import { paperEvent } from '../../../proof/spec/support/paperEvent.ts';
import { schemaNames } from '../src/schemaCommand.ts';
import { hanchan } from './run.ts';
import { hanchanHere } from './runHere.ts';

const folder = temporaryFolder();
const at = (name: string) => join(folder, name);

const SIMULATED = ['simulate', '--rules', 'wrc-2022', '--bots', 'beginner', '--workers', '1'];

beforeAll(async () => {
  const settings = {
    fair: {
      scheme: 'w1',
      commitment: commitmentOf('5ec2e7'.padEnd(64, '0')),
      words: ['', '', '', ''],
    },
  };
  const header = headerOf(newMatch(WRC_2022.values), WRC_2022, { settings });
  writeFileSync(at('fair.hanchan'), writeRecord(header, []));
  const { desk, source } = paperEvent();
  writeFileSync(at('event.jsonl'), writeArchive(desk.entries));
  writeFileSync(at('event.xlsx'), (await makePaper(source, 'world-riichi.xlsx', {}))!.body);
  writeFileSync(at('broken.jsonl'), 'nothing');
  const circuit = { name: 'North', events: [{ archive: 'event.jsonl' }] };
  writeFileSync(at('circuit.json'), JSON.stringify(circuit));
  const club = { base: 'wrc-2022', name: 'Club', changes: { 'tiles.redFives': 'onePerSuit' } };
  writeFileSync(at('club.json'), JSON.stringify(club));
  writeFileSync(at('wrong.json'), JSON.stringify({ ...club, changes: { 'tiles.red': 1 } }));
  await hanchanHere(['rules', 'new', 'club-2026', '--from', 'wrc-2022', '--dir', at('club-2026')]);
  const simulated = hanchan([...SIMULATED, '--games', '1', '--records', at('games')]);
  expect(simulated.status).toBe(0);
  cpSync(join(at('games'), readdirSync(at('games'))[0]!), at('game.hanchan'));
  const head = ['number', 'time', 'family', 'assistance'];
  const four = ['a', 'b', 'c', 'd'];
  const columns = ['player', 'place', 'mu', 'sigma'];
  const heads = four.flatMap((seat) => columns.map((column) => `${column}_${seat}`));
  const seats = four.flatMap((player, i) => [player, i + 1, 25, 25 / 6]);
  const rated = [1, '2026-11-19T00:00:00.000Z', 'wrc', 'guided', ...seats];
  writeFileSync(at('log.json'), `${[...head, ...heads].join(',')}\n${rated.join(',')}\n`);
  const storage = await openStorage({ url: at('hanchan.db') });
  await storage.people.addGuest({ id: 'p1', name: 'Aiko' });
  await storage.close();
}, 120_000);

type Asked = readonly [schema: string, args: readonly string[], input?: string];

const WIN = {
  winner: 0,
  seatWind: 'E',
  roundWind: 'E',
  dealer: 0,
  closedTiles: ['2m', '2m', '2m', '3m', '3m', '3m', '4m', '4m', '4m', '7p', '8p', '5s', '5s'],
  winTile: '6p',
  melds: [],
  tsumo: true,
  ron: false,
  from: null,
};

const SHEET = { final: [32_000, 28_000, 30_000, 30_000], sticks: 0 };
const lines = (...objects: unknown[]) => objects.map((one) => `${JSON.stringify(one)}\n`).join('');
const HANDS = lines({ hand: '123m406p789s1122z' }, { hand: 'x' }, { hands: 1 });

const ASKED: readonly Asked[] = [
  ['score', ['222333444m78p55s', '--win', '6p', '--rules', 'wrc-2022', '--riichi', '--dora', '1m']],
  ['score', ['19m19p19s1234567z', '--win', '1z', '--rules', 'tenhou', '--tsumo']],
  ['score', ['222333444m78p55s', '--win', '1p', '--rules', 'wrc-2022']],
  ['score', ['123m456p78s99p[234s<]', '--win', '9s', '--rules', 'ema-2008']],
  ['score-batch', ['--batch', '--rules', 'wrc-2022'], lines(WIN, { ...WIN, winTile: '1p' }, 7, {})],
  ['shanten', ['123m406p789s1122z']],
  ['shanten', ['123m406p789s2z[111z<]']],
  ['shanten-batch', ['--batch'], HANDS],
  ['waits', ['2345678p888s777z']],
  ['waits-batch', ['--batch'], HANDS],
  ['discards', ['123m406p789s11223z']],
  ['discards-batch', ['--batch'], lines({ hand: '123m406p789s11223z' }, {})],
  ['rules-list', []],
  ...['wrc-2022', 'uspml-fundamentals'].map((id): Asked => ['rules-show', [id]]),
  ['rules-show', ['club.json']],
  ['rules-diff', ['wrc-2022', 'uspml-fundamentals']],
  ['rules-check', ['club.json']],
  ['rules-check', ['wrong.json']],
  ['rules-check', ['club-2026']],
  ['rules-clauses', ['wrc-2022']],
  ['rules-rulings', ['wrc-2022']],
  ['rules-where', ['calls.swap']],
  ['rules-where', ['A-26']],
  ['rules-check', ['rulebooks/wrc-2022']],
  ['rules-pack', ['rulebooks/wrc-2022', '--out', 'packed.json']],
  ['replay', ['game.hanchan', '--verify']],
  ['replay', ['broken.jsonl']],
  ['figures', ['game.hanchan']],
  ['ratings', ['log.json']],
  ['recount', ['--data', '.']],
  ['review', ['game.hanchan', '--seat', '0', '--bot', 'club']],
  ['review', ['game.hanchan', '--seat', '0', '--worlds', '2', '--workers', '1']],
  ['verify', ['game.hanchan', 'fair.hanchan']],
  ['simulate', [...SIMULATED.slice(1), '--games', '2', '--check']],
  [
    'simulate',
    ['--compare', 'wrc-2022,general', '--games', '1', '--bots', 'beginner', '--workers', '1'],
  ],
  ['simulate', [...SIMULATED.slice(1), '--games', '1', '--shard', '1/1', '--out', 'part.jsonl']],
  ['simulate-merge', ['part.jsonl']],
  ['bots', []],
  ['backup', ['saved', '--data', '.']],
  ['restore', ['saved', '--data', '.']],
  ['circuit-standings', ['circuit.json']],
  ['circuit-read', ['event.xlsx']],
  ['examination', ['--rules', 'wrc-2022', '--seed', 's', '--questions', '5']],
  [
    'examination',
    [
      '--rules',
      'wrc-2022',
      '--seed',
      's',
      '--questions',
      '5',
      '--answers',
      'AAAAA',
      '--pass-mark',
      '1',
      '--name',
      'Ada',
      '--date',
      '2027-03-01',
    ],
  ],
  ['tournament-seating', ['--players', '16', '--rounds', '3', '--seed', '1']],
  ['tournament-result', ['--rules', 'wrc-2022'], JSON.stringify(SHEET)],
  ['tournament-result', ['--rules', 'wrc-2022'], JSON.stringify({ ...SHEET, sticks: 1 })],
  ['tournament-standings', ['event.jsonl']],
  ['tournament-verify', ['event.jsonl']],
  ['tournament-verify', ['broken.jsonl']],
];

interface Schema {
  readonly [key: string]: unknown;
}

/** The same without room for what it does not name: outside, a later version may add a field. */
function strict(schema: unknown): unknown {
  if (schema === null || typeof schema !== 'object') return schema;
  if (Array.isArray(schema)) return schema.map(strict);
  const inner = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, strict(value)]),
  ) as Schema;
  const isForm = inner['type'] === 'object' && inner['properties'] !== undefined;
  return isForm ? { additionalProperties: false, ...inner } : inner;
}

async function schemaOf(name: string): Promise<Schema> {
  const { stdout } = await hanchanHere(['schema', name]);
  return JSON.parse(stdout) as Schema;
}

/** Files of this test by their names; everything else is as it stands. */
const FILES = /^(\w+\.(json|jsonl|hanchan|xlsx)|club-2026|saved|\.)$/;

test.each(ASKED.map(([name, args, input]) => [`${name} ${args.join(' ')}`, name, args, input]))(
  '%s',
  async (_, name, args, input) => {
    const isBatch = name.endsWith('-batch');
    const command = name.replace(/-batch$/, '').split('-');
    const given = args.map((one) => (FILES.test(one) ? at(one) : one));
    const flags = isBatch ? [] : ['--json'];
    const line = [...command, ...given, ...flags];
    // Its threads are those of the build.
    const ran = name === 'simulate' ? hanchan(line) : await hanchanHere(line, input);
    const { stdout, stderr } = ran;
    const documents = isBatch ? stdout.trim().split('\n') : [stdout];
    expect(stdout, stderr).not.toBe('');
    const ajv = new Ajv({ strict: false });
    const isValid = ajv.compile(strict(await schemaOf(name)) as Schema);
    for (const text of documents) {
      const document: unknown = JSON.parse(text);
      expect([isValid(document), isValid.errors]).toEqual([true, null]);
    }
    // It is no form that takes anything.
    expect(isValid({ other: 1 })).toBe(false);
  },
  60_000,
);

test('every form has an output here, and every command with --json a form', async () => {
  const names = schemaNames();
  expect(names.filter((name) => !ASKED.some(([asked]) => asked === name))).toEqual([]);
  const { stdout } = await hanchanHere(['completion', 'bash']);
  const commands = [...stdout.matchAll(/^ {6}'([a-z ]+)'\) words='([^']*)'/gm)];
  const wanted = commands.flatMap(([, path, words]) =>
    ['json', 'batch']
      .filter((flag) => words!.split(' ').includes(`--${flag}`))
      .map((flag) => `${path!.replace(' ', '-')}${flag === 'batch' ? '-batch' : ''}`),
  );
  expect(wanted.sort()).toEqual(names);
});

test('a form that is not there is refused, and the nearest named', async () => {
  const { status, stderr } = await hanchanHere(['schema', 'scor']);
  expect(status).toBe(2);
  expect(stderr).toMatch(/NAME: there is no output “scor”; did you mean score\?/);
});
