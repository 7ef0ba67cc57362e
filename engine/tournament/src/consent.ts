// What somebody has agreed to: each is asked for by itself, nothing is assumed, and what was given can be taken back.

import { form } from '@hanchan/tiles';
import { WORDING_IDS, type WordingId } from './consentWordings.ts';

const { flag, oneOf, optional } = form;

/** What may be asked for, as fields of a person: not said is neither yes nor no. */
export const CONSENT_FIELDS = {
  /** Whether the name may be published. Without, a number stands in its place. */
  mayPublish: flag,
  /** Whether name and results may go to the federation's ranking. */
  mayRank: optional(flag),
  /** Whether the organiser may write or call about this event. */
  mayContact: optional(flag),
} as const;

/** Which wording was shown; none: the desk wrote the answer down. */
export const WORDING = optional(oneOf(WORDING_IDS));

/** One of the things that somebody may agree to. */
export type Consent = keyof typeof CONSENT_FIELDS;

/** Every one of them, in the order in which they are asked for. */
export const CONSENTS = Object.keys(CONSENT_FIELDS) as readonly Consent[];

/** How the desk came to know: said to it, or signed on paper. */
export const CONSENT_WAYS = ['own', 'spoken', 'written'] as const;

/**
 * How it was given or taken back: on the form, by the person's own link, said to the desk, on paper; `unsaid` where the desk
 * wrote it down and did not say how.
 */
export type ConsentWay = (typeof CONSENT_WAYS)[number] | 'form' | 'unsaid';

/** One answer, as it was given. */
export interface ConsentGiven {
  readonly to: Consent;
  readonly isGiven: boolean;
  readonly at: number;
  readonly how: ConsentWay;
  readonly wording: WordingId | null;
}

type Answers = { readonly [C in Consent]?: boolean | undefined };

/** What is answered in these fields; what they leave out was not asked. */
export const answersIn = (
  fields: Answers,
  given: Pick<ConsentGiven, 'at' | 'how' | 'wording'>,
): readonly ConsentGiven[] =>
  CONSENTS.flatMap((to) => {
    const isGiven = fields[to];
    return isGiven === undefined ? [] : [{ to, isGiven, ...given }];
  });
