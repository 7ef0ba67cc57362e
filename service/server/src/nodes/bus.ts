// How the processes of one site speak with each other. The bus finds and tells; it decides nothing, and may lose what is
// told: whose a stream is, is in the database, and every write proves it.

/** Nobody of that name is there. */
export const NOBODY = Symbol('nobody');
/** It is there, and did not answer in time. */
export const NO_ANSWER = Symbol('no answer');
export type Unanswered = typeof NOBODY | typeof NO_ANSWER;

export type Answer = (question: string, from: string) => Promise<string>;
export type Hear = (text: string, from: string) => void;

export interface Bus {
  /** Our own name: no other process has it, now or later. */
  readonly node: string;
  /** False where nobody else can be on it. */
  readonly isShared: boolean;
  /** Can be used now. */
  readonly isUp: boolean;
  ask(node: string, question: string, waitMs: number): Promise<string | Unanswered>;
  /** Whether the bus itself answers: if not, it is us who are silent. */
  answers(waitMs: number): Promise<boolean>;
  /** In order, at most once. */
  tell(node: string, text: string): void;
  /** To every other process. */
  tellAll(text: string): void;
  /** From now on questions and news are taken. */
  listen(listener: BusListener): void;
  close(): Promise<void>;
}

export interface BusListener {
  readonly answer: Answer;
  readonly hear: Hear;
  readonly hearAll: Hear;
  /** What was told while it was down is lost, in both directions. */
  readonly onBack: () => void;
}

/** The only process: there is nobody to speak with. */
export const loneBus = (node: string): Bus => ({
  node,
  isShared: false,
  isUp: true,
  ask: async () => NOBODY,
  answers: async () => true,
  tell() {},
  tellAll() {},
  listen() {},
  async close() {},
});
