// What is measured of other players, and under which rules.

/** A measure and its 95 % interval. */
export type Measurement = readonly [value: number, low: number, high: number];

/** What one kind of player did. */
export interface ReferencePlayer {
  readonly matches: number;
  readonly deals: number;
  /** By measure, as `hanchan simulate` names them. */
  readonly figures: Readonly<Record<string, Measurement>>;
}

/** A rating that does not move. */
export interface Anchor {
  readonly value: number;
  readonly plusMinus: number;
}

/** Measured under one rulebook. */
export interface Reference {
  readonly book: string;
  readonly family: string;
  /** What measures it again. */
  readonly command: string;
  readonly players: Readonly<Record<string, ReferencePlayer>>;
  /** How strong each bot is; the club's is 1,500 in every family. */
  readonly anchors: Readonly<Record<string, Anchor>>;
}
