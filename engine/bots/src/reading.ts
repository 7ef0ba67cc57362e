// What the net makes of the hands that nobody shows: how likely each opponent is tenpai, and to win on a tile.

import type { Action, SeatView } from '@hanchan/game';
import { fail, KIND_COUNT, type Kind, ok, type Result } from '@hanchan/tiles';
import type { BotProblem } from './levels.ts';
import { adviceFrom, ask } from './net/advice.ts';
import { createNetwork } from './net/network.ts';
import { readWeights } from './net/weights.ts';
import { situationOf } from './situation.ts';

/** The others as the net sees them, each by the turns from the viewer: 1 to the right, 2 across, 3 to the left. */
export interface Reading {
  tenpai(turns: number): number;
  /** How likely that player wins on a discard of this kind. */
  danger(turns: number, kind: Kind): number;
}

/** Reads the hidden hands behind a view in which the viewer has something to decide. */
export type Reader = (view: SeatView, legal: readonly Action[]) => Reading;

/** `weights` is the content of the expert's weight file. */
export function createReader(weights: Uint8Array | null): Result<Reader, BotProblem> {
  if (weights === null) return fail({ code: 'noWeights', detail: 'reading needs the weights' });
  const read = readWeights(weights);
  if (!read.ok) return fail({ code: 'badWeights', detail: read.error });
  const network = createNetwork(read.value);
  return ok((view, legal) => {
    const situation = situationOf(view);
    const outputs = ask(network, situation, legal, true);
    const { tenpai, dangerBy } = adviceFrom(outputs, situation, legal);
    // Kept: the net writes its next answer where this one stands.
    const danger = [1, 2, 3].map((turns) =>
      Float64Array.from({ length: KIND_COUNT }, (_, kind) => dangerBy(turns, kind)),
    );
    return {
      tenpai: (turns) => tenpai[turns - 1]!,
      danger: (turns, kind) => danger[turns - 1]![kind]!,
    };
  });
}
