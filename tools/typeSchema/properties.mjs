// The properties of a type in an order that only the sources decide. Of an interface or an object it is the one they are written in. Of
// a type made from a union of names (`Record<'a' | 'b', T>`, `Omit<…>`) the compiler gives them as it happened to meet the names, which changes with
// what else it has read and how it was built.

export function propertiesOf(checker, type) {
  const groups = new Map();
  for (const symbol of checker.getPropertiesOfType(type)) {
    const origin = symbol.declarations?.[0]?.parent;
    groups.set(origin, [...(groups.get(origin) ?? []), symbol]);
  }
  return [...groups.values()].flatMap((group) => group.sort(compare));
}

/** Those of one origin as they stand there; those that stand nowhere, as the keys of a record, by name. */
function compare(a, b) {
  const [first, second] = [a, b].map(({ declarations }) => declarations?.[0]?.pos ?? 0);
  return first - second || (a.name < b.name ? -1 : 1);
}

/** An object with its keys by name. */
export const byName = (record) =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
