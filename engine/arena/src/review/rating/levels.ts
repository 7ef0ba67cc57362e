// What was measured for the scale of the rating: what a decision of each bot costs.

/** Cost a decision in hundredths of a usual win, with the half width of its 95 % interval over games. */
export interface MeasuredLevel {
  readonly games: number;
  readonly decisions: number;
  readonly cost: number;
  readonly within: number;
}

/** The bots under one kind of rules. */
export interface MeasuredLevels {
  /** As `traitsOf` tells rules apart. */
  readonly traits: string;
  readonly beginner: MeasuredLevel;
  readonly club: MeasuredLevel;
  readonly expert: MeasuredLevel;
}
