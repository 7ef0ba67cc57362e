// Languages and sizes of what is printed, also where the papers are not installed.

import type { PaperLanguage, PaperSize } from '@hanchan/papers/names';
import { BadInput } from './badInput.ts';

export const LANGUAGES = Object.keys({ en: true, ja: true } satisfies Record<
  PaperLanguage,
  true
>) as PaperLanguage[];

export const SIZES = Object.keys({ a4: true, letter: true } satisfies Record<
  PaperSize,
  true
>) as PaperSize[];

export function oneOf<T extends string>(option: string, known: readonly T[], wanted: string): T {
  const found = known.find((one) => one === wanted);
  if (found !== undefined) return found;
  throw new BadInput(option, `one of ${known.join(', ')}, not ${JSON.stringify(wanted)}`);
}
