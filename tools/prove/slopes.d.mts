export interface Sample {
  readonly at: number;
  readonly rss: number;
  readonly heap: number;
  readonly files: number;
  readonly resources: number;
}

export interface Verdict {
  readonly name: string;
  readonly unit: string;
  readonly perHour: number;
  readonly bound: number;
  readonly isFlat: boolean;
}

export function slopeOf(points: readonly (readonly [number, number])[]): number;
export function verdictsOf(samples: readonly Sample[]): readonly Verdict[];
