export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly n: number;
  readonly said: number;
  readonly was: number;
  readonly within: number;
}

type Row = readonly number[];

export function meanOf(numbers: readonly number[]): number;
export function slopeOf(rows: readonly Row[]): number;
export function slopeWithoutNoise(rows: readonly Row[]): number;
export function withInterval<T>(
  clusters: readonly (readonly T[])[],
  figure: (rows: readonly T[]) => number,
  random: () => number,
  times?: number,
): Estimate;
export function normalBelow(z: number): number;
export function noiseOf(walls: Row): number;
export function noiseOfSlope(rows: readonly Row[]): number;
export function shareWithoutCost(rows: readonly Row[]): number;
export function binsOf(rows: readonly Row[], edges: readonly number[]): readonly Bin[];
