// The faces of the tiles: taken from the art package while the page is built, made small, and handed to the page
// as one style sheet per skin. Nothing of the art is kept in the repository.

import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { optimize } from 'svgo';
import type { Plugin } from 'vite';

const ART = 'riichi-mahjong-tiles';
const SKINS = { light: ['regular', 'Regular'], dark: ['black', 'Black'] } as const;
type Skin = keyof typeof SKINS;

const HONOURS = ['Ton', 'Nan', 'Shaa', 'Pei', 'Haku', 'Hatsu', 'Chun'];
const SUITS = { m: 'Man', p: 'Pin', s: 'Sou' } as const;

/** Tile in notation (`0p` a red five) → its name in the art package. The white dragon is drawn by us. */
function faceNames(): [string, string][] {
  const names: [string, string][] = [];
  for (const [suit, name] of Object.entries(SUITS)) {
    names.push([`0${suit}`, `${name}5Dora`]);
    for (let rank = 1; rank <= 9; rank++) names.push([`${rank}${suit}`, `${name}${rank}`]);
  }
  HONOURS.forEach((name, i) => {
    if (name !== 'Haku') names.push([`${i + 1}z`, name]);
  });
  return names;
}

/** The art comes as components; what stands between the brackets is SVG but for how attributes are spelled. */
export function svgOf(component: string): string {
  const start = component.indexOf('<svg');
  const end = component.lastIndexOf('</svg>');
  const markup = component.slice(start, end + '</svg>'.length);
  return markup
    .replace(/\s*\{\.\.\.props\}/g, '')
    .replace(/style=\{\{([^}]*)\}\}/g, (_, body: string) => `style="${styleOf(body)}"`)
    .replace(/([A-Za-z]+)=\{([^}]*)\}/g, '$1="$2"')
    .replaceAll('xlinkHref', 'xlink:href')
    .replaceAll('xmlnsXlink', 'xmlns:xlink');
}

/** `fillRule: "evenodd",` → `fill-rule:evenodd`. */
function styleOf(body: string): string {
  const pairs = [...body.matchAll(/(\w+):\s*("[^"]*"|[^,\n]+)/g)];
  return pairs
    .map(([, name, value]) => {
      const property = name!.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      return `${property}:${value!.trim().replaceAll('"', '')}`;
    })
    .join(';');
}

function smallest(svg: string): string {
  const { data } = optimize(svg, {
    multipass: true,
    floatPrecision: 1,
    plugins: [
      { name: 'preset-default', params: { overrides: { convertShapeToPath: false } } },
      'reusePaths',
    ],
  });
  return data;
}

const dataUrl = (svg: string) =>
  `data:image/svg+xml,${svg
    .replaceAll('"', "'")
    .replaceAll('%', '%25')
    .replaceAll('#', '%23')
    .replaceAll('<', '%3C')
    .replaceAll('>', '%3E')}`;

/** The package exports only its components, so that its folder has to be looked for. */
function artFolder(): string {
  const places = createRequire(import.meta.url).resolve.paths(ART) ?? [];
  const found = places.map((place) => join(place, ART)).find(existsSync);
  if (found === undefined) throw new Error(`The art of the tiles is missing: install ${ART}`);
  return found;
}

export function facesCss(skin: Skin): string {
  const root = artFolder();
  const [folder, prefix] = SKINS[skin];
  const scope = skin === 'light' ? '' : `:root[data-tiles=${skin}] `;
  return faceNames()
    .map(([tile, name]) => {
      const file = join(root, 'components', folder, 'regular', `${prefix}${name}.tsx`);
      const url = dataUrl(smallest(svgOf(readFileSync(file, 'utf8'))));
      return `${scope}.face[data-t="${tile}"]{background-image:url("${url}")}`;
    })
    .join('\n');
}

/** `virtual:faces-light.css`, `virtual:faces-dark.css`. */
export function tileFaces(): Plugin {
  const ids = new Map<string, Skin>(
    (Object.keys(SKINS) as Skin[]).map((skin) => [`virtual:faces-${skin}.css`, skin]),
  );
  const made = new Map<string, string>();
  return {
    name: 'tile-faces',
    resolveId: (id) => (ids.has(id) ? `\0${id}` : null),
    load(id) {
      const skin = ids.get(id.slice(1));
      if (skin === undefined || !id.startsWith('\0')) return null;
      const css = made.get(skin) ?? facesCss(skin);
      made.set(skin, css);
      return css;
    },
  };
}
