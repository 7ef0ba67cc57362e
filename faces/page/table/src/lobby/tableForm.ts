// The form that opens a table, and the request that it becomes.

import { RULEBOOKS } from '@hanchan/kit/books/rulebooks.ts';
import { type RulesForm, rulesOf } from '@hanchan/kit/books/rulesForm.ts';
import type { BotLevel, TablePace, TableRequest, Visibility, WallSource } from '@hanchan/protocol';

export const CLOCKS = ['off', '5+20', '10+30', 'own'] as const;
export type ClockChoice = (typeof CLOCKS)[number];

export interface TableForm extends RulesForm {
  help: 'guided' | 'unassisted';
  rounds: 'book' | '1' | '2';
  clock: ClockChoice;
  /** Seconds, for a clock of one's own. */
  move: number;
  bank: number;
  bots: '0' | '1' | '2' | '3';
  level: BotLevel;
  visibility: Visibility;
  password: string;
  /** Minutes that spectators are behind; `none`: nobody watches. */
  delay: 'none' | '0' | '1' | '5' | '15';
  /** Spectators see all hands; only where they are behind. */
  openHands: boolean;
  oneHome: boolean;
  chat: 'all' | 'phrases' | 'off';
  claims: 'together' | 'asHeard';
  pace: TablePace;
  walls: WallSource;
}

export function emptyTableForm(): TableForm {
  return {
    book: RULEBOOKS[0]!.id,
    changes: {},
    rulesName: '',
    help: 'guided',
    rounds: 'book',
    clock: '5+20',
    move: 8,
    bank: 60,
    bots: '0',
    level: 'club',
    visibility: 'public',
    password: '',
    delay: '5',
    openHands: false,
    oneHome: false,
    chat: 'all',
    claims: 'together',
    pace: 'normal',
    walls: 'words',
  };
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

function clockOf({ clock, move, bank }: TableForm) {
  if (clock === 'off') return null;
  const [moveSeconds, bankSeconds] = clock === 'own' ? [move, bank] : clock.split('+').map(Number);
  return { moveMs: moveSeconds! * SECOND, bankMs: bankSeconds! * SECOND };
}

export function requestOf(form: TableForm): TableRequest {
  const { help, rounds, bots, level, visibility, password, delay, chat, claims, pace, walls } =
    form;
  const isBehind = delay !== 'none' && delay !== '0';
  return {
    rules: rulesOf(form),
    rounds: rounds === 'book' ? null : Number(rounds),
    clock: clockOf(form),
    assistance: help,
    claimOrder: claims,
    visibility,
    ...(visibility === 'password' ? { password } : {}),
    bots: Array.from({ length: Number(bots) }, () => level),
    watchDelayMs: delay === 'none' ? null : Number(delay) * MINUTE,
    openHands: isBehind && form.openHands,
    ...(form.visibility === 'public' && form.oneHome ? { oneHome: true } : {}),
    chat,
    // Where somebody else may still sit down, nothing goes at once.
    pace: pace === 'atOnce' && bots !== '3' ? 'fast' : pace,
    walls,
  };
}
