// Whose a stream is, when it is not ours.

/** The stream belongs to another process now, or its end is not where we left it. */
export class LostStream extends Error {
  override readonly name = 'LostStream';
  /** The process that has it; null where we only know that it is not where we left it. */
  readonly heldBy: string | null;

  constructor(message: string, heldBy: string | null = null) {
    super(message);
    this.heldBy = heldBy;
  }
}
