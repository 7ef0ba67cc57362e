// What has become of options that earlier versions wrote. An option that is only added needs no step: it says itself what
// every game before it meant (`since`).

/** Rules as somebody stored them: option → value, in whatever vocabulary. */
export type Stored = Readonly<Record<string, unknown>>;

/** One option that is gone, or whose answers are other ones now. A step that has landed is never edited. */
export interface Step {
  readonly name: string;
  /** The first vocabulary that is written without it. */
  readonly to: number;
  /** What was written before, in the words of that vocabulary. */
  forward(stored: Stored): Stored;
  /** What the vocabulary before would have written for the same rules: their identity rests on it. */
  back(stored: Stored): Stored;
}

/** In the order of their vocabularies. */
export const STEPS: readonly Step[] = [];
