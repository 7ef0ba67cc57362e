// What players say to each other: set phrases, which every client has in its own language, and free text.

/** What can be said where only set phrases are allowed; each reader sees it in their own language. */
export const PHRASES = [
  'hello',
  'haveFun',
  'wellPlayed',
  'niceHand',
  'unlucky',
  'sorry',
  'oneMoment',
  'imBack',
  'thanks',
  'again',
  'goodbye',
] as const;
/** One of `PHRASES`. */
export type Phrase = (typeof PHRASES)[number];

/** What a table lets its players say. */
export const CHAT_MODES = ['all', 'phrases', 'off'] as const;
/** The most characters of one line. */
export const CHAT_LENGTH = 200;

/** Something that was said at a table. */
export interface ChatLine {
  /** Who speaks, as they were called then. */
  readonly player: string;
  readonly name: string;
  /** One of the two. */
  readonly phrase: Phrase | null;
  readonly text: string | null;
  /** Milliseconds since 1970. */
  readonly at: number;
}
