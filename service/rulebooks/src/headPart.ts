// rulebook.yaml: what the book is called, which edition it is, and where its silence is filled from.

import { isRuleKey, type RulebookHead, VOCABULARY } from '@hanchan/rules';
import type { EditionChange } from '@hanchan/rulesets/forms';
import { BOOK_FORMAT, BOOK_ID, CLAUSE_ID } from './parts.ts';
import type { Place } from './place.ts';

export interface BookHead extends Omit<RulebookHead, 'from'> {
  readonly vocabulary: number;
  /** The edition before, of which the folder says only what is different. */
  readonly from: Place | null;
  readonly changes: readonly EditionChange[];
  /** Where the document says nothing: as that rulebook does, for this reason. */
  readonly silent: { readonly as: Place; readonly reason: string } | null;
}

const ID_LIKE = 'lower-case words with dashes between, such as club-2026';

export function readHead(place: Place): BookHead | undefined {
  const form = place.form(
    ['format', 'vocabulary', 'id', 'title', 'short', 'document', 'family', 'edition'],
    ['from', 'changes', 'silent'],
  );
  if (form === undefined || !isReadable(form.format, form.vocabulary)) return undefined;
  const id = form.id.text(BOOK_ID, ID_LIKE);
  if (id !== undefined && (id.length > 48 || id.startsWith('custom-'))) {
    form.id.fault('must have at most 48 letters and not begin with custom-');
  }
  const title = form.title.text(/^.{1,80}$/u, 'at most 80 letters on one line');
  const short = form.short.text(/^.{1,16}$/, 'at most 16 letters, as a citation names the book');
  const document = form.document.text();
  const family = form.family.text(BOOK_ID, ID_LIKE);
  const edition = form.edition.text();
  const changes = form.changes?.list(readChange) ?? [];
  const silent = form.silent === undefined ? null : readSilence(form.silent);
  const from = form.from === undefined ? null : form.from.text(BOOK_ID, ID_LIKE);
  if (from && from === id) form.from!.fault('a rulebook is no further edition of itself');
  const isWhole = id && title && short && document && family && edition;
  if (!isWhole || silent === undefined || from === undefined) return undefined;
  return {
    vocabulary: form.vocabulary.value as number,
    ...{ id, title, short, document, family, edition },
    from: form.from ?? null,
    changes,
    silent,
  };
}

/** A number of this version or of one before. */
function isReadable(format: Place, vocabulary: Place): boolean {
  const isKnown = (place: Place, latest: number, what: string) => {
    const number = place.whole(1, Number.MAX_SAFE_INTEGER);
    if (number === undefined || number <= latest) return number !== undefined;
    place.fault(`${what} ${number} is of a newer version; this one knows ${latest}`);
    return false;
  };
  return [
    isKnown(format, BOOK_FORMAT, 'the format'),
    isKnown(vocabulary, VOCABULARY, 'the vocabulary'),
  ].every(Boolean);
}

function readSilence(place: Place): BookHead['silent'] | undefined {
  const form = place.form(['as', 'reason']);
  const reason = form?.reason.text();
  return form === undefined || reason === undefined ? undefined : { as: form.as, reason };
}

function readChange(place: Place): EditionChange | undefined {
  const form = place.form(['says'], ['sections', 'options', 'clauses', 'removed', 'secondHand']);
  const says = form?.says.text();
  if (form === undefined || says === undefined) return undefined;
  const options = form.options?.list((one) => {
    const key = one.text();
    if (key === undefined || isRuleKey(key)) return key;
    return one.fault('there is no such option');
  });
  const secondHand = form.secondHand?.text();
  return {
    says,
    sections: form.sections?.texts() ?? [],
    options: (options ?? []) as EditionChange['options'],
    clauses: form.clauses?.texts(CLAUSE_ID, 'the id of a clause') ?? [],
    removed: form.removed?.texts(CLAUSE_ID, 'the id of a clause') ?? [],
    ...(secondHand === undefined ? {} : { secondHand }),
  };
}
