// Text in the bytes of an old code page, by asking the decoder what each byte means.

const HIGHEST = 0xff;
const LEADS = [0x81, 0xfc] as const;
const tables = new Map<string, ReadonlyMap<string, readonly number[]>>();

function tableOf(encoding: string): ReadonlyMap<string, readonly number[]> {
  const known = tables.get(encoding);
  if (known !== undefined) return known;
  const decoder = new TextDecoder(encoding);
  const table = new Map<string, readonly number[]>();
  const add = (...bytes: number[]) => {
    const char = decoder.decode(new Uint8Array(bytes));
    if ([...char].length === 1 && char !== '\uFFFD' && !table.has(char)) table.set(char, bytes);
  };
  for (let byte = 0; byte <= HIGHEST; byte++) add(byte);
  if (encoding === 'shift_jis') {
    for (let lead = LEADS[0]; lead <= LEADS[1]; lead++) {
      for (let trail = 0x40; trail < HIGHEST; trail++) add(lead, trail);
    }
  }
  tables.set(encoding, table);
  return table;
}

export function encodedIn(encoding: string, text: string): Uint8Array {
  if (encoding === 'utf-8') return new TextEncoder().encode(text);
  const table = tableOf(encoding);
  return new Uint8Array(
    [...text].flatMap((char) => {
      const bytes = table.get(char);
      if (bytes === undefined) throw new Error(`${encoding} has no ${char}`);
      return [...bytes];
    }),
  );
}
