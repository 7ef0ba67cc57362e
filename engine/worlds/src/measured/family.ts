/** One kind of rules, as measured. */
export interface MeasuredFamily {
  /** The answers of `TRAITS`. */
  readonly traits: string;
  /** As `readNearness` reads it. */
  readonly nearness: string;
  /** As `readEnds` reads them. */
  readonly ends: string;
}
