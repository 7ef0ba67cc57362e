// A short id for another event of a circuit.

/** `e3`, or the next that is free. */
export function newEntryId(entries: readonly { readonly id: string }[], letter = 'e'): string {
  let number = entries.length + 1;
  while (entries.some(({ id }) => id === `${letter}${number}`)) number++;
  return `${letter}${number}`;
}
