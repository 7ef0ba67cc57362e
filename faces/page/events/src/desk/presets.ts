// The shapes that most events have, to begin with.

import type { Stage } from '@hanchan/tournament';

export const PRESETS = ['rounds', 'cutFinal', 'sixInTwoDays', 'swiss'] as const;
export type Preset = (typeof PRESETS)[number];

export interface PresetNumbers {
  readonly rounds: number;
  /** Null: no limit. */
  readonly minutes: number | null;
  readonly cut: number;
  readonly finals: number;
}

/** Names of stages are data of the event, in the organiser's language. */
export interface StageNames {
  readonly qualifying: string;
  readonly final: string;
  readonly swiss: string;
}

const WHOLE = { cut: null, carry: 'full' } as const;

export function stagesOf(preset: Preset, numbers: PresetNumbers, names: StageNames): Stage[] {
  const { rounds, minutes, cut, finals } = numbers;
  const qualifying: Stage = {
    id: 'qualifying',
    name: names.qualifying,
    kind: 'qualifying',
    rounds,
    minutes,
    seating: 'plan',
    ...WHOLE,
  };
  switch (preset) {
    case 'rounds':
      return [qualifying];
    case 'sixInTwoDays':
      return [{ ...qualifying, rounds: 6 }];
    case 'swiss':
      return [{ ...qualifying, id: 'swiss', name: names.swiss, kind: 'swiss', seating: 'swiss' }];
    case 'cutFinal':
      return [
        qualifying,
        {
          id: 'final',
          name: names.final,
          kind: 'final',
          rounds: finals,
          minutes,
          cut,
          carry: 'full',
          seating: cut === 4 ? 'byRank' : 'snake',
        },
      ];
  }
}
