// One input, tried on one reader: it answers, or this throws and says why not.

import { type Document, document, textOf, untouched } from './edits.ts';
import { poorRefusal, type Refused, type Target } from './target.ts';

export interface Prepared {
  readonly target: Target;
  readonly documents: readonly Document[];
}

export const prepare = (target: Target): Prepared => ({
  target,
  documents: (target.samples?.() ?? []).map(document),
});

/** What the fuzzer begins with: each sample as it is, and each text. */
export const beginnings = ({ target, documents }: Prepared): readonly Uint8Array[] => [
  ...documents.map((_, i) => untouched(i)),
  ...(target.texts?.() ?? []).map((text) => new TextEncoder().encode(text)),
];

export function tryInput(prepared: Prepared, input: Uint8Array): void | Promise<void> {
  const text = textOf(input, prepared.documents);
  const answer = prepared.target.read(text, input);
  if (answer instanceof Promise) return answer.then((one) => check(one, text));
  check(answer, text);
}

function check(answer: Refused, text: string): void {
  const poor = poorRefusal(answer, text);
  if (poor !== null) throw new Error(`the refusal ${poor}`);
}
