// Text can be read on every ground it stands on, by day and by night, on every felt: computed from the tokens
// themselves.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const CSS = readFileSync(join(import.meta.dirname, '../src/style/tokens.css'), 'utf8');

type Scheme = 'light' | 'dark';
type Tokens = ReadonlyMap<string, string>;

/** The declarations of one rule, by name. */
function declarations(selector: string): Map<string, string> {
  const at = CSS.indexOf(`${selector} {`);
  if (at < 0) throw new Error(`tokens.css has no ${selector}`);
  const body = CSS.slice(at, CSS.indexOf('\n}', at));
  return new Map([...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map((one) => [one[1]!, one[2]!]));
}

const BASE = declarations(':root');
const FELTS: readonly (readonly [string, Tokens])[] = [
  ['pine', BASE],
  ['indigo', new Map([...BASE, ...declarations(':root[data-felt="indigo"]')])],
  ['slate', new Map([...BASE, ...declarations(':root[data-felt="slate"]')])],
];

function colour(tokens: Tokens, name: string, scheme: Scheme): readonly number[] {
  const value = tokens.get(name);
  if (value === undefined) throw new Error(`there is no --${name}`);
  const both = /light-dark\((#\w{6}), (#\w{6})\)/.exec(value);
  const hex = both === null ? value : both[scheme === 'light' ? 1 : 2]!;
  return [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16) / 255);
}

function luminance(rgb: readonly number[]): number {
  const [r, g, b] = rgb.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(a: readonly number[], b: readonly number[]): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light! + 0.05) / (dark! + 0.05);
}

const TEXT = 4.5;
const PART = 3;

/** text, ground, least contrast */
const PAGE: readonly (readonly [string, string, number])[] = [
  ...['paper', 'surface', 'surface-2', 'pine-soft', 'shu-soft', 'gold-soft', 'ai-soft'].map(
    (ground) => ['ink', ground, 7] as const,
  ),
  ...['paper', 'surface', 'surface-2'].map((ground) => ['ink-2', ground, TEXT] as const),
  ...['pine', 'shu', 'gold', 'ai'].flatMap((hue) => [
    [hue, 'paper', TEXT] as const,
    [hue, 'surface', TEXT] as const,
    [hue, `${hue}-soft`, TEXT] as const,
    [`on-${hue}`, `${hue}-fill`, TEXT] as const,
  ]),
  ...['on-lacquer', 'on-lacquer-2', 'lit', 'alarm'].flatMap((text) => [
    [text, 'lacquer', TEXT] as const,
    [text, 'lacquer-2', TEXT] as const,
  ]),
  ['line-strong', 'surface', PART],
  ['line-strong', 'paper', PART],
  ['focus', 'paper', PART],
  ['focus', 'surface', PART],
  ['tile-ink', 'tile-face-2', 7],
];

const FELT: readonly (readonly [string, string, number])[] = [
  ['on-felt', 'felt', TEXT],
  ['on-felt-2', 'felt', TEXT],
  ['on-felt-2', 'felt-edge', TEXT],
  ['focus-felt', 'felt', PART],
  ['tile-face', 'felt', PART],
  ['gold-fill', 'felt', PART],
];

describe.each(['light', 'dark'] as const)('%s', (scheme) => {
  test.each(PAGE)('%s on %s', (text, ground, least) => {
    const ratio = contrast(colour(BASE, text, scheme), colour(BASE, ground, scheme));
    expect(ratio).toBeGreaterThanOrEqual(least);
  });

  describe.each(FELTS)('felt %s', (_, tokens) => {
    test.each(FELT)('%s on %s', (text, ground, least) => {
      const ratio = contrast(colour(tokens, text, scheme), colour(tokens, ground, scheme));
      expect(ratio).toBeGreaterThanOrEqual(least);
    });
  });
});
