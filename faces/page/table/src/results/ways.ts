// The ways on from the end of a match.

export interface WaysOn {
  readonly onleave: () => void;
  readonly onrematch: (() => void) | undefined;
  readonly recordUrl: string | null;
  readonly replayUrl: string | null;
  readonly reviewUrl: string | null;
  /** Back to the table, where there is something to look at. */
  readonly onclose?: () => void;
}
