// Who sat a paper, as a certificate has it.

export interface Sat {
  readonly name: string;
  readonly date: string;
  /** The examiner's; empty: none. */
  readonly key: string;
  /** One letter for each question. */
  readonly answers: string;
}
