// Which words of a plain text are terms of the game, so that they can explain themselves where they stand.

import { type Language, NOT_TERMS, SAID } from './said.ts';
import { TERM_IDS, TERMS, type TermId } from './terms.ts';

/** A stretch of the text: as it is, or a word that the glossary knows. */
export type Stretch = string | { readonly id: TermId; readonly text: string };

/** One way to say a term, or a phrase that only looks like one. */
interface Form {
  readonly id: TermId | null;
  readonly before: string;
  readonly core: string;
  readonly after: string;
}

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function formOf(id: TermId | null, said: string): Form {
  const [, before = '', core = said, after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(said) ?? [];
  return { id, before, core, after };
}

const formsOf = (language: Language): readonly Form[] => [
  ...NOT_TERMS[language].map((phrase) => formOf(null, phrase)),
  ...TERM_IDS.flatMap((id) =>
    (SAID[language][id] ?? [TERMS[id][language]]).map((said) => formOf(id, said)),
  ),
];

const HAN = '\\p{Script=Han}';
const KATAKANA = '[\\p{Script=Katakana}ー]';

/**
 * In English whole words, with a plural; a kanji by itself only where it is no part of another word, and katakana likewise. What
 * has to stand before is looked at last: a page of rules has a thousand texts.
 */
function sourceOf({ before, core, after }: Form, language: Language): string {
  const word = escaped(core);
  if (language === 'en') {
    const said = `${word}(?:e?s)?`;
    const behind = before === '' ? '' : `(?<=\\b${escaped(before)}${said})`;
    return `(${said})(?!-?\\w)${behind}${after === '' ? '' : `(?=${escaped(after)})`}`;
  }
  if (core.length === 1) return `(${word})(?<!(?![一二三四五六七八九十])${HAN}${word})(?!${HAN})`;
  return /^[\p{Script=Katakana}ー]+$/u.test(core)
    ? `(${word})(?<!${KATAKANA}${word})(?!${KATAKANA})`
    : `(${word})`;
}

interface Pattern {
  readonly forms: readonly Form[];
  readonly regex: RegExp;
}

/** The longest form first, so that *riichi stick* is not a *riichi*. */
const patterns = new Map<Language, Pattern>();
function patternOf(language: Language): Pattern {
  const known = patterns.get(language);
  if (known !== undefined) return known;
  const forms = [...formsOf(language)].sort((a, b) => b.core.length - a.core.length);
  const source = forms.map((form) => sourceOf(form, language)).join('|');
  const regex = language === 'en' ? new RegExp(`\\b(?:${source})`, 'gi') : new RegExp(source, 'gu');
  const pattern = { forms, regex };
  patterns.set(language, pattern);
  return pattern;
}

/** Each term once, where it stands first: a text full of underlined words is hard to read. */
export function glossed(text: string, language: Language): readonly Stretch[] {
  const { forms, regex } = patternOf(language);
  const found: Stretch[] = [];
  const told = new Set<TermId>();
  let from = 0;
  for (const match of text.matchAll(regex)) {
    const { id } = forms[match.slice(1).findIndex((group) => group !== undefined)]!;
    if (id === null || told.has(id)) continue;
    told.add(id);
    if (match.index > from) found.push(text.slice(from, match.index));
    found.push({ id, text: match[0] });
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push(text.slice(from));
  return found;
}
