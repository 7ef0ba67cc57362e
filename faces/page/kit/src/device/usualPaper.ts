// On which paper people print where the reader lives.

/** Where Letter is the usual size, by CLDR. */
const LETTER = new Set('BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' '));

export type PaperSize = 'a4' | 'letter';

/** By the first language that names a country: `en-US` prints on Letter. */
export function usualPaper(languages: readonly string[]): PaperSize {
  const regions = languages.map((tag) => /-([A-Z]{2})\b/.exec(tag)?.[1]);
  return LETTER.has(regions.find((region) => region !== undefined) ?? '') ? 'letter' : 'a4';
}
