// What a form changes of what is there: the rest is not sent, so that nobody else's change is undone and the log says
// what was changed.

export function changedOnly<T extends object>(
  before: { readonly [K in keyof T]: unknown },
  after: T,
): Partial<T> {
  const keys = Object.keys(after) as (keyof T)[];
  return Object.fromEntries(
    keys.filter((key) => before[key] !== after[key]).map((key) => [key, after[key]]),
  ) as Partial<T>;
}
