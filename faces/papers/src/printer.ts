// How a server prints: the module that its thread for papers loads.

import type { PaperOptions } from '@hanchan/tournament';
import { makePaper, type PaperFile } from './catalogue.ts';
import { PAPER_LANGUAGES, type PaperLanguage } from './names.ts';
import { type PaperRequest, paperSource } from './source.ts';

/** The server knows languages by what `PRINTER` lists. */
export interface PrintRequest extends Omit<PaperRequest, 'language'> {
  readonly language: string;
}

/** Null: this round has no tables yet. */
export async function print(
  request: PrintRequest,
  name: string,
  options: PaperOptions,
): Promise<PaperFile | null> {
  return makePaper(
    paperSource({ ...request, language: languageOf(request.language) }),
    name,
    options,
  );
}

function languageOf(wanted: string): PaperLanguage {
  const language = PAPER_LANGUAGES.find((one) => one === wanted);
  if (language === undefined) throw new Error(`no papers in ${wanted}`);
  return language;
}
