// What a player has chosen about this screen, and what new tables begin with. Kept in the browser; nobody else is told.

import { type BotLevel, PACES, type TablePace } from '@hanchan/protocol';
import { type PaperSize, usualPaper } from './usualPaper.ts';

export type Theme = 'system' | 'light' | 'dark';
export type Terms = 'japanese' | 'rulebook' | 'ema';
export type TileSkin = 'light' | 'dark' | 'indexed';
export type TileBack = 'indigo' | 'pine' | 'vermilion' | 'bamboo';
export type Felt = 'pine' | 'indigo' | 'slate';
export type Speed = 'quick' | 'normal' | 'calm' | 'off';
export type Sound = 'off' | 'soft' | 'normal';
export type Discard = 'oneClick' | 'twoTaps';

export interface Settings {
  theme: Theme;
  /** Null: as the browser asks. */
  language: string | null;
  terms: Terms;
  tiles: TileSkin;
  back: TileBack;
  felt: Felt;
  speed: Speed;
  sound: Sound;
  /** Calls are spoken, where the browser has a voice. */
  voice: boolean;
  discard: Discard;
  autoSort: boolean;
  /** A phone held upright shows the hand in one row. */
  oneRow: boolean;
  /** Waits and how many of them are left. */
  waits: boolean;
  /** What a bot would do, at tables without other people. */
  hints: boolean;
  /** Free text of others is shown; set phrases always are. */
  chat: boolean;
  /** Keeping score: the key that says the last thing records the hand. */
  lastKeyRecords: boolean;
  /** Of what is printed for an event. */
  paper: PaperSize;
  /** Of the next table with bots. */
  pace: TablePace;
  level: BotLevel;
}

export const CHOICES = {
  theme: ['system', 'light', 'dark'],
  terms: ['japanese', 'rulebook', 'ema'],
  tiles: ['light', 'dark', 'indexed'],
  back: ['indigo', 'pine', 'vermilion', 'bamboo'],
  felt: ['pine', 'indigo', 'slate'],
  speed: ['quick', 'normal', 'calm', 'off'],
  sound: ['off', 'soft', 'normal'],
  discard: ['oneClick', 'twoTaps'],
  paper: ['a4', 'letter'] satisfies PaperSize[],
  pace: PACES,
  level: ['beginner', 'club', 'expert'] satisfies BotLevel[],
} as const;

const KEY = 'hanchan.settings';

const DEFAULTS: Settings = {
  theme: 'system',
  language: null,
  terms: 'japanese',
  tiles: 'light',
  back: 'indigo',
  felt: 'pine',
  speed: 'normal',
  sound: 'soft',
  voice: false,
  discard: 'oneClick',
  autoSort: true,
  oneRow: false,
  waits: true,
  hints: false,
  chat: true,
  lastKeyRecords: true,
  paper: usualPaper(globalThis.navigator?.languages ?? []),
  pace: 'normal',
  level: 'club',
};

const SPEEDS: Readonly<Record<Speed, string>> = { quick: '.5', normal: '', calm: '1.6', off: '0' };

export const settings: Settings = $state(read());

/** What was stored, as far as it is still a choice; an older or foreign value falls back. */
function read(): Settings {
  let stored: Record<string, unknown> = {};
  try {
    stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {};
  } catch {
    // Storage may be closed or hold something else: then everything is as on a first visit.
  }
  const known = Object.entries(DEFAULTS).map(([name, usual]) => {
    const value = stored[name];
    const choices = (CHOICES as Record<string, readonly unknown[]>)[name];
    const isChoice =
      choices === undefined ? typeof value === typeof usual : choices.includes(value);
    const isLanguage = name === 'language' && typeof value === 'string';
    return [name, isChoice || isLanguage ? value : usual];
  });
  return Object.fromEntries(known);
}

/** Puts the choices on the page and keeps them; runs again whenever one changes. */
export function applySettings(): void {
  const root = document.documentElement;
  const put = (name: string, value: string, usual: string) => {
    if (value === usual) delete root.dataset[name];
    else root.dataset[name] = value;
  };
  put('theme', settings.theme, 'system');
  put('felt', settings.felt, 'pine');
  put('back', settings.back, 'indigo');
  put('tiles', settings.tiles, 'light');
  root.style.setProperty('--speed', SPEEDS[settings.speed]);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A private window may refuse: the choices then last as long as the page.
  }
}

export function resetSettings(): void {
  Object.assign(settings, DEFAULTS);
}
