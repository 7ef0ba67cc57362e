// The schedule under an organiser's hands: a line changed, added, taken out, always in the order of the day.

import type { Block } from '@hanchan/tournament';

const sorted = (blocks: readonly Block[]): Block[] => [...blocks].sort((a, b) => a.start - b.start);

export function changeBlock(
  blocks: readonly Block[],
  id: string,
  changes: Partial<Omit<Block, 'id'>>,
): Block[] {
  return sorted(blocks.map((block) => (block.id === id ? { ...block, ...changes } : block)));
}

export const dropBlock = (blocks: readonly Block[], id: string): Block[] =>
  blocks.filter((block) => block.id !== id);

/** A break after this line, before whatever comes next. */
export function addAfter(blocks: readonly Block[], id: string, label: string): Block[] {
  const at = blocks.findIndex((block) => block.id === id);
  const before = blocks[at];
  if (before === undefined) return [...blocks];
  const taken = new Set(blocks.map((block) => block.id));
  let number = blocks.length + 1;
  while (taken.has(`break-${number}`)) number++;
  const fresh: Block = {
    id: `break-${number}`,
    kind: 'break',
    label,
    start: before.start + before.minutes * 60_000,
    minutes: 15,
    round: null,
  };
  return [...blocks.slice(0, at + 1), fresh, ...blocks.slice(at + 1)];
}

/** Lines that run into the next one. */
export function overlaps(blocks: readonly Block[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [i, block] of blocks.entries()) {
    const next = blocks[i + 1];
    if (next !== undefined && block.start + block.minutes * 60_000 > next.start)
      found.add(block.id);
  }
  return found;
}

/** How late the event runs: the line of the next round that has not begun, and the minutes it is behind. */
export function delayOf(
  blocks: readonly Block[],
  started: ReadonlySet<number>,
  now: number,
): { readonly block: Block; readonly minutes: number } | null {
  const next = blocks.find(({ round }) => round !== null && !started.has(round));
  if (next === undefined || next.start >= now) return null;
  return { block: next, minutes: Math.ceil((now - next.start) / 60_000) };
}
