// A log in each form, damaged in each way: the command says what is wrong and where, and does nothing by halves. Exit status 2 where it
// cannot be read, 1 where it can and the rules say otherwise; never a word of the result of a file that was refused.

import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { filmOf, type MjaiEvent, readGames, writeFilm } from '@hanchan/records';
import { findRuleset, TENHOU } from '@hanchan/rulesets';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../../proof/spec/support/leftovers.ts';
import { majsoulOf } from '../../../proof/spec/support/majsoulWriter.ts';
import { mjlogOf } from '../../../proof/spec/support/mjlogWriter.ts';
import { sealedRecord } from '../../../proof/spec/support/sealedRecord.ts';
import { hanchanHere } from './runHere.ts';

const folder = temporaryFolder();
const record = sealedRecord({ ruleset: TENHOU });
const film = filmOf(readGames('game', record).games[0]!, { find: findRuleset, usual: TENHOU });
const mjai = writeFilm(film, 'mjai');
const events = mjai
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as MjaiEvent);

const FORMS = {
  record,
  mjai,
  tenhou6: writeFilm(film, 'tenhou6'),
  mjlog: mjlogOf(events),
  majsoul: JSON.stringify(majsoulOf(events), null, 1),
} as const;
type Form = keyof typeof FORMS;

/** Exchanges what the pattern finds first behind the middle of the text, where deals are. */
function inTheMiddle(text: string, pattern: RegExp, by: string): string {
  const from = Math.floor(text.length / 2);
  const rest = text.slice(from);
  const changed = rest.replace(pattern, by);
  if (changed === rest) throw new Error(`nothing of ${pattern} to damage`);
  return text.slice(0, from) + changed;
}

function linesWith(text: string, change: (lines: string[], middle: number) => string[]): string {
  const lines = text.split('\n');
  return change(lines, Math.floor(lines.length / 2)).join('\n');
}
const without = (text: string) => linesWith(text, (lines, at) => lines.toSpliced(at, 1));
const twice = (text: string) => linesWith(text, (lines, at) => lines.toSpliced(at, 0, lines[at]!));
const zeros = (text: string) => {
  const at = Math.floor(text.length / 2);
  return `${text.slice(0, at)}${'\0'.repeat(64)}${text.slice(at + 64)}`;
};

/** What it does, and what is said: in every form the line, the element or the field is named. */
type Case = readonly [form: Form, what: string, damage: (text: string) => string, said: RegExp];

const cut = (text: string) => text.slice(0, Math.floor(text.length * 0.61));
const begun = (text: string) => text.slice(0, 40);

/** What cannot be read: nothing is said of the game, and nothing is written. */
const UNREADABLE: readonly Case[] = [
  ['record', 'cut off', cut, /: line \d+[:,] is not JSON$/m],
  ['mjai', 'cut off', cut, /: line \d+[:,] is not JSON$/m],
  ['tenhou6', 'cut off', cut, /: line 1, log\[1\]: is not whole JSON behind character \d+/],
  ['mjlog', 'cut off', cut, /: line 1, element \d+ <\w+>: is cut off or damaged/],
  ['majsoul', 'cut off', cut, /: line \d{3,}[:,] is cut off: what line \d+ opens is not closed/],
  ['record', 'cut in its first line', begun, /: line 1[:,] is not JSON: \{"hanchan":1/],
  ['mjai', 'cut in its first line', begun, /: line 1[:,] is not JSON: \{"type":"start_game"/],
  ['tenhou6', 'cut in its first line', begun, /: line 1[:,] is not JSON: \{"title"/],
  ['mjlog', 'cut in its first line', begun, /: line 1, element 2 <SHUFFLE>: is cut off/],
  ['majsoul', 'cut in its first lines', begun, /: line \d[:,] is cut off: /],
  ...(['record', 'mjai', 'tenhou6', 'mjlog', 'majsoul'] as const).map(
    (form): Case => [form, 'empty', () => '', /: is empty$/m],
  ),
  ['record', 'full of zeros', zeros, /: line \d+[:,] is not JSON$/m],
  ['mjai', 'full of zeros', zeros, /: line \d+[:,] is not JSON$/m],
  ['tenhou6', 'full of zeros', zeros, /: line 1, log\[1\]: is not whole JSON behind/],
  ['mjlog', 'full of zeros', zeros, /: line 1, element \d+ <\w+>: is cut off or damaged/],
  ['majsoul', 'full of zeros', zeros, /: line \d{3,}[:,] is not JSON: /],
  [
    'record',
    'of a tile that is none',
    (text) => inTheMiddle(text, /("tile":")\d\w/, '$19x'),
    /: line \d+, .*tile: must be a tile such as "5m", not "9x"/,
  ],
  [
    'mjai',
    'of a tile that is none',
    (text) => inTheMiddle(text, /("pai":")[^"]+/, '$19x'),
    /: line \d+, pai: dahai: pai must be a tile, not "9x"/,
  ],
  [
    'tenhou6',
    'of a tile that is none',
    (text) => inTheMiddle(text, /\[\d\d,/, '[99,'),
    /: log\[\d\]\[\d+\]\[0\]: 99 is not a (discard|draw|tile)/,
  ],
  [
    'mjlog',
    'of a tile that is none',
    (text) => inTheMiddle(text, /<T\d+/, '<T999'),
    /: line 1, element \d+ <T999>: 999 is not a tile from 0 to 135/,
  ],
  [
    'majsoul',
    'of a tile that is none',
    (text) => inTheMiddle(text, /("tile": ")\d\w/, '$19x'),
    /: data\[\d+\]\.data\.tile: "9x" is not a tile/,
  ],
  [
    'record',
    'of a seat that is none',
    (text) => inTheMiddle(text, /("a":\[)\d/, '$17'),
    /: line \d+, a\[0\]: a seat is 0 to 3, not 7/,
  ],
  [
    'mjai',
    'of a seat that is none',
    (text) => inTheMiddle(text, /("actor":)\d/, '$17'),
    /: line \d+, actor: dahai: actor must be a seat from 0 to 3, not 7/,
  ],
  [
    'mjlog',
    'of a seat that is none',
    (text) => inTheMiddle(text, /oya="\d"/, 'oya="7"'),
    /: line 1, element \d+ <INIT>,? oya: must be a seat from 0 to 3, not 7/,
  ],
  [
    'majsoul',
    'of a seat that is none',
    (text) => inTheMiddle(text, /("seat": )\d/, '$17'),
    /: data\[\d+\]\.data\.seat: must be a seat from 0 to 3, not 7/,
  ],
];

/** What can be read, and is no game by the rules: reviewed as far as the rules go, and not written anew. */
const AGAINST_THE_RULES: readonly Case[] = [
  ['record', 'short of a line', without, /: hand \d, event \d+: .*its checksum differs/],
  ['mjai', 'short of a line', without, /: hand \d, event \d+: expected tsumo, got dahai/],
  [
    'mjlog',
    'short of an element',
    (text) => inTheMiddle(text, /<[T-W]\d+\s*\/>/, ''),
    /: hand \d, event \d+: expected tsumo, got dahai/,
  ],
  ['record', 'of a line told twice', twice, /: hand \d, event \d+: .*its checksum differs/],
  ['mjai', 'of a line told twice', twice, /: hand \d, event \d+: expected .*, got /],
  [
    'mjlog',
    'of an element told twice',
    (text) => inTheMiddle(text, /(<[D-G]\d+\s*\/>)/, '$1$1'),
    /: hand \d, event \d+: expected tsumo, got dahai/,
  ],
];

/** The three commands that take a game. */
async function commandsOn([form, what, damage]: Case) {
  const path = join(folder, `${form} ${what}`);
  const out = `${path}.out`;
  writeFileSync(path, damage(FORMS[form]));
  return {
    verified: await hanchanHere(['replay', '--verify', path]),
    reviewed: await hanchanHere(['review', path, '--bot', 'club']),
    converted: await hanchanHere(['convert', path, '--to', 'record', '-o', out]),
    isWritten: existsSync(out),
  };
}

describe.each(UNREADABLE)('%s that is %s', (...damaged) => {
  test('is refused by each command, by its place, and nothing is done', async () => {
    const { verified, reviewed, converted, isWritten } = await commandsOn(damaged);
    for (const { status, stderr } of [verified, reviewed, converted]) {
      expect(stderr).toMatch(damaged[3]);
      expect(status).toBe(2);
    }
    expect([reviewed.stdout, converted.stdout, isWritten]).toEqual(['', '', false]);
  });
});

describe.each(AGAINST_THE_RULES)('%s that is %s', (...damaged) => {
  test('is reviewed as far as it goes, with the place, and is not written anew', async () => {
    const { verified, reviewed, converted, isWritten } = await commandsOn(damaged);
    expect([verified.status, reviewed.status, converted.status]).toEqual([1, 1, 1]);
    expect(verified.stdout).toMatch(/1 games, \d+ hands, \d+ events, 1 differ/);
    expect(reviewed.stderr).toMatch(damaged[3]);
    expect(converted.stderr).toMatch(/not converted, it differs at hand \d, event \d+/);
    expect([converted.stdout, isWritten]).toEqual(['', false]);
  });
});

test('a packed log that ends too early is refused', async () => {
  const path = join(folder, 'cut.gz');
  writeFileSync(path, gzipSync(mjai).subarray(0, 400));
  for (const command of ['replay', 'review']) {
    const { status, stdout, stderr } = await hanchanHere([command, path]);
    expect([status, stdout]).toEqual([2, command === 'review' ? '' : stdout]);
    expect(stderr).toMatch(/cut\.gz: cannot be unpacked/);
  }
});
