// The plan of the days: what an organiser is offered to begin with, and how it moves when the event runs late.

import type { Block } from './stage.ts';

const MINUTE = 60_000;
/** A pause this long is a night, which takes up any delay. */
const NIGHT = 5 * 60 * MINUTE;

/** This block and those after it on the same day, later (or earlier) by so many minutes. */
export function shiftBlocks(
  blocks: readonly Block[],
  fromBlock: string,
  minutes: number,
): readonly Block[] {
  const first = blocks.findIndex(({ id }) => id === fromBlock);
  if (first < 0) return blocks;
  const rest = blocks.slice(first);
  const night = rest.findIndex((block, i) => i > 0 && block.start - endOf(rest[i - 1]!) >= NIGHT);
  const last = night < 0 ? blocks.length : first + night;
  return blocks.map((block, i) =>
    i < first || i >= last ? block : { ...block, start: block.start + minutes * MINUTE },
  );
}

export const endOf = ({ start, minutes }: Block): number => start + minutes * MINUTE;
