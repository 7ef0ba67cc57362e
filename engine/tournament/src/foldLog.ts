// A log that begins with what it is about, and what follows from it.

/** The state after all of its entries; the first one is the act that creates it. */
export function foldLog<E extends { readonly act: { readonly type: string } }, S>(
  entries: readonly E[],
  what: string,
  begin: (act: Extract<E['act'], { readonly type: 'create' }>) => S,
  apply: (state: S, entry: E) => void,
): S {
  const isCreation = (act: E['act']): act is Extract<E['act'], { readonly type: 'create' }> =>
    act.type === 'create';
  const first = entries[0]?.act;
  if (first === undefined || !isCreation(first)) {
    throw new Error(`the log of ${what} begins with its creation`);
  }
  const state = begin(first);
  for (const entry of entries) apply(state, entry);
  return state;
}
