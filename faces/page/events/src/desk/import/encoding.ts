// In which bytes a list was saved. Spreadsheets write UTF-8, UTF-16 or the old code page of their country, and none says which: marks at the
// beginning and bytes that cannot be UTF-8 tell most of it, and what is left is decided by how much it looks like names.

export const ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'shift_jis',
] as const;
export type Encoding = (typeof ENCODINGS)[number];

export const decoded = (bytes: Uint8Array, encoding: Encoding): string =>
  new TextDecoder(encoding).decode(bytes);

/** A file as text, in whatever it was saved. */
export async function textOfFile(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return decoded(bytes, guessEncoding(bytes));
}

export function guessEncoding(bytes: Uint8Array): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const zeros = [0, 1].map(
    (odd) => bytes.filter((byte, at) => byte === 0 && at % 2 === odd).length,
  );
  if (zeros[1]! > bytes.length / 8) return 'utf-16le';
  if (zeros[0]! > bytes.length / 8) return 'utf-16be';
  if (isWhole(bytes, 'utf-8')) return 'utf-8';
  if (isWhole(bytes, 'shift_jis') && isJapanese(decoded(bytes, 'shift_jis'))) return 'shift_jis';
  const pages = (['windows-1252', 'windows-1250', 'windows-1251'] as const).map((page) => ({
    page,
    odd: oddities(decoded(bytes, page)),
  }));
  return pages.reduce((best, one) => (one.odd < best.odd ? one : best)).page;
}

function isWhole(bytes: Uint8Array, encoding: Encoding): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Words of kana and kanji. Accented letters of Europe look like single kanji among its letters. */
function isJapanese(text: string): boolean {
  const words = text.match(/[\u3041-\u30ff\u4e00-\u9fff]{2}/g)?.length ?? 0;
  const strays = text.match(/[a-z][\u4e00-\u9fff]|[\u4e00-\u9fff][a-z]/gi)?.length ?? 0;
  return words > strays;
}

/** What no name has: signs beside letters, letters of two scripts in one word, capitals behind small letters. */
function oddities(text: string): number {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return (
    3 * count(/(?<=\p{L})[^\p{L}\p{M}\p{N}\s'’\-.,;|"()/@&+_`]|[\u0080-\u009f]/gu) +
    3 * count(/[¡-¿×÷€-™](?=\p{L})/gu) +
    2 * count(/\p{Script=Latin}(?=\p{Script=Cyrillic})|\p{Script=Cyrillic}(?=\p{Script=Latin})/gu) +
    2 * count(/(?<=\p{Ll})(?![A-Z])\p{Lu}/gu) +
    count(/[\u00c0-\u00ff]{3}/gu) * 2
  );
}
