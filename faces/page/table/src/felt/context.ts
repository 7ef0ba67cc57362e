// What every part of one table's screen shares, handed down by the screen.

import { getContext, setContext } from 'svelte';
import type { Choosing } from './choosing.svelte.ts';
import type { Mover } from './motion.ts';
import type { Sounds } from './sounds.ts';
import type { Book } from './tableBook.ts';
import type { Session } from './tableSession.svelte.ts';

export interface TableContext {
  readonly session: Session;
  readonly choosing: Choosing;
  readonly mover: Mover;
  readonly sounds: Sounds;
  readonly book: () => Book | null;
  /** Somebody teaches here, and explains instead of the table. */
  readonly isLesson: boolean;
  /** Opens the rules of this table at one of them. */
  readonly openRule: (rule: string) => void;
}

const KEY = Symbol('table');

export const shareTable = (context: TableContext): TableContext => setContext(KEY, context);

export const useTable = (): TableContext => getContext(KEY);
