// Which words of a plain text are terms of the game, so that they can explain themselves where they stand.

import { TERM_IDS, TERMS, type TermId } from './terms.ts';

/** A stretch of the text: as it is, or a word that the glossary knows. */
export type Stretch = string | { readonly id: TermId; readonly text: string };

type Language = 'en' | 'ja';

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The longest name first, so that *riichi stick* is not a *riichi*; in English whole words, with a plural. */
const patterns = new Map<Language, RegExp>();
function patternOf(language: Language): RegExp {
  const known = patterns.get(language);
  if (known !== undefined) return known;
  const names = TERM_IDS.map((id) => TERMS[id][language])
    .filter((name) => name.length > 1)
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');
  const pattern =
    language === 'en' ? new RegExp(`\\b(${names})s?\\b`, 'gi') : new RegExp(`(${names})`, 'g');
  patterns.set(language, pattern);
  return pattern;
}

/** Each term once, where it stands first: a text full of underlined words is hard to read. */
export function glossed(text: string, language: Language): readonly Stretch[] {
  const found: Stretch[] = [];
  const told = new Set<TermId>();
  let from = 0;
  for (const match of text.matchAll(patternOf(language))) {
    const name = match[1]!.toLowerCase();
    const id = TERM_IDS.find((one) => TERMS[one][language].toLowerCase() === name)!;
    if (told.has(id)) continue;
    told.add(id);
    if (match.index > from) found.push(text.slice(from, match.index));
    found.push({ id, text: match[0] });
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push(text.slice(from));
  return found;
}
