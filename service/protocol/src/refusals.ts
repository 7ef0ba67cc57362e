// Why the server does not do what it was asked to: a code that programs read, and beside it the field or the
// rule that people want to know.

import { ILLEGAL_CODES, type IllegalCode } from '@hanchan/game';
import type { Case, Passage, RuleKey } from '@hanchan/rules';

/** What can be wrong with a message or a request before any rule of the game speaks. */
export const PROTOCOL_CODES = [
  /** Not JSON, not an object, or a field is not what it must be: `field` and `message` say which. */
  'badMessage',
  /** More bytes than the server reads. */
  'tooLarge',
  /** The client speaks another version of this protocol. */
  'otherVersion',
  /** The first message of a connection is `hello`. */
  'noHello',
  /** Without a session nobody acts. */
  'notSignedIn',
  'noSuchTable',
  /** The sender has no seat at this table. */
  'notSeated',
  /** An action names a seat that is not the sender's. */
  'otherSeat',
  /** The answer is to an earlier question than the one that is put. */
  'stale',
  /** Too many messages in too short a time. */
  'tooFast',
  /** The table does not have it: chat, watchers, a free place. */
  'notOffered',
  /** The table is in another state: not started yet, running, over. */
  'wrongState',
  /** Only the host does this. */
  'notHost',
  'tableFull',
  'wrongPassword',
  /** A player at the table has blocked the sender, or the other way round. */
  'blocked',
  /** Somebody of the same home sits there, and the host has not allowed that. */
  'oneHome',
  'nameTaken',
  'wrongLogin',
  /** A new password that is tried first: words and runs of keys that many have, or the account's name. */
  'guessable',
  /** A link that was used before, or is too old. */
  'deadLink',
  /** A link to sign in works in the browser that asked for it. */
  'otherBrowser',
  'noSuchGame',
  'noSuchPage',
  'noSuchEvent',
  'noSuchCircuit',
  'noSuchClub',
  /** The key or the PIN opens nothing here, or not this. */
  'notAllowed',
  /** Others have written since: read what they wrote, and decide. `version` is the one that is there now. */
  'conflict',
  /** The act names somebody or something the event does not have. */
  'unknown',
  'duplicate',
  'badValue',
  'wrongSum',
  'incomplete',
  /** The archive was changed, or is no archive: `field` is the line. */
  'badArchive',
  /** A request from a page of another origin. */
  'otherOrigin',
  /** The rules themselves cannot be: `field` and `message` say why. */
  'badRules',
  'noSuchKept',
  /** The link to a kept score does not open it, or only to read. */
  'wrongLink',
  /** What was written down cannot have happened: `field`, `rule` and `message` say why. */
  'badEntry',
  /** Another process of this server plays the table. */
  'elsewhere',
  /** The server could not store it, and so it has not happened. */
  'notStored',
  /** The server is going down; the table goes on when it is back. */
  'closing',
  'internal',
] as const;
/** Why the server refuses something that no rule of the game forbids. */
export type ProtocolCode = (typeof PROTOCOL_CODES)[number];

/** Every code that a refusal may have, of the server and of the rules. */
export const REFUSAL_CODES = [...PROTOCOL_CODES, ...ILLEGAL_CODES] as const;
/** One of `REFUSAL_CODES`. */
export type RefusalCode = ProtocolCode | IllegalCode;

/** Why something was not done, for programs and for people. */
export interface Refusal {
  readonly code: RefusalCode;
  /** A sentence in English, for logs and for people who write clients. */
  readonly message: string;
  /** Of an event: the message by its id and with its values apart, `Round {0} is over.` and 3, for pages in other languages. */
  readonly said?: {
    readonly id?: string;
    readonly text: string;
    readonly values: readonly (string | number)[];
  };
  /** The field of the message or the form that is wrong. */
  readonly field?: string;
  /** The option that forbids it. */
  readonly rule?: RuleKey;
  /** The case in which it forbids it, where the rulebook tells cases apart. */
  readonly case?: Case;
  /** Of a conflict: the version that is there now. */
  readonly version?: number;
  /** Where this table's rulebook says so. */
  readonly citation?: Passage;
}
