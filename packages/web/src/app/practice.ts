// The practice table of this browser, kept so that a reload or a day without network loses nothing: the seed of the
// walls and the acts are the whole match.

import type { Action } from '@hanchan/game';
import type { BotLevel, RulesChoice } from '@hanchan/protocol';

export interface KeptPractice {
  readonly rules: RulesChoice;
  readonly assistance: 'guided' | 'unassisted';
  readonly rounds: number | null;
  readonly level: BotLevel;
  readonly seed: string;
  readonly actions: readonly Action[];
}

const KEY = 'hanchan.practice';

/** The name under which a match against bots is kept when it is over. */
export const practiceId = (seed: string): string => `practice-${seed.slice(0, 16)}`;

/** Bots are called after pine, bamboo and plum, the three friends of winter. */
export const BOT_NAMES = ['Matsu', 'Take', 'Ume'] as const;

export function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Null where there is none, or none that this version understands. */
export function keptPractice(): KeptPractice | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as KeptPractice | null;
    return kept !== null && typeof kept.seed === 'string' && Array.isArray(kept.actions)
      ? kept
      : null;
  } catch {
    return null;
  }
}

/** Null forgets it: the match is over. */
export function keepPractice(practice: KeptPractice | null): void {
  try {
    if (practice === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(practice));
  } catch {
    // Without storage the table lasts as long as the page.
  }
}
