// The engine uses no clock, no chance, no platform and no network, however a file comes to them.

import { describe, expect, test } from 'vitest';
import { ENGINE } from './limits.ts';
import { reachesOf } from './purity.ts';
import { sourcesOf } from './sources.ts';

/** Each with what is to be found in it, line by line. */
const BAD: Readonly<Record<string, readonly string[]>> = {
  'export const at = Date.now();': ['Date'],
  'const Clock = Date;\nexport const at = () => new Clock();': ['Date'],
  "export const at = globalThis['Date'];": ['globalThis.Date'],
  'const { Date: Clock } = globalThis;\nexport const at = new Clock();': ['globalThis.Date'],
  'const all = globalThis;\nexport const at = all;': ['globalThis'],
  "const key = 'Da' + 'te';\nexport const at = globalThis[key];": ['globalThis'],
  'export const dice = Math.random();': ['Math.random'],
  "export const dice = Math['random']();": ['Math.random'],
  'const { random } = Math;\nexport const dice = random();': ['Math.random'],
  'const { max, ...rest } = Math;\nexport const dice = rest;': ['Math'],
  'const maths = Math;\nexport const dice = maths.random();': ['Math'],
  'export const given = { Math };': ['Math'],
  'export const where = process.env;': ['process'],
  'declare const process: { env: object };\nexport const where = process.env;': ['declare'],
  'export const later = setTimeout(() => {}, 5);': ['setTimeout'],
  "export const got = fetch('https://hanchan.example');": ['fetch'],
  'export const made = new (() => {}).constructor("return 1")();': ['constructor'],
  'export const made = new Function("return Date.now()");': ['Function'],
  'export const text = (1200).toLocaleString();': ['toLocaleString'],
  "export const order = 'a'.localeCompare('b');": ['localeCompare'],
  'export const here = import.meta.url;': ['import.meta'],
  'export const load = (name: string) => import(name);': ['import()'],
  'export class Clock extends Date {}': ['Date'],
  'export const parts = { process };': ['process'],
  'export const f = (now = Date.now()) => now;': ['Date'],
};

const GOOD = [
  'export type At = Date;\nexport const at = (one: Date): Date => one;',
  'export const most = Math.max(1, 2);\nconst { floor } = Math;\nexport const least = floor(1.5);',
  'interface Platform { readonly WebAssembly?: object }\nconst { WebAssembly: wasm } = globalThis as unknown as Platform;\nexport const has = wasm !== undefined;',
  "export const text = (1200).toLocaleString('en');",
  "import { Date as Day } from './calendar.ts';\nexport const at = new Day();\nexport { Day };",
  'const process = { env: 1 };\nexport const { env } = process;\nexport const x = { Date: 1, fetch: 2 }.Date;',
  'export const sums = new Map<string, Uint8Array>([["a", Uint8Array.from([1])]]);\nouter: for (;;) break outer;',
];

const fixtures = [...Object.keys(BAD), ...GOOD];
const fixturePath = (at: number) => `fixture/${at}.ts`;

const sources = ENGINE.flatMap((name) => sourcesOf(name)).filter(
  ({ path }) => path.endsWith('.ts') && !path.includes('/made/'),
);
const reaches = reachesOf(
  new Map([
    ...sources.map(({ path, text }) => [path, text] as const),
    ...fixtures.map((text, at) => [fixturePath(at), text] as const),
  ]),
);
const foundIn = (at: number) =>
  reaches.filter(({ path }) => path === fixturePath(at)).map(({ what }) => what);

describe('the engine is pure', () => {
  test('no file reaches for clock, chance, platform or network', () => {
    expect(sources.length).toBeGreaterThan(300);
    expect(reaches.filter(({ path }) => !path.startsWith('fixture/'))).toEqual([]);
  });

  test.each(Object.entries(BAD))('%s is found', (text, what) => {
    expect(foundIn(fixtures.indexOf(text))).toEqual(what);
  });

  test.each(GOOD)('%s is free', (text) => {
    expect(foundIn(fixtures.indexOf(text))).toEqual([]);
  });
});
