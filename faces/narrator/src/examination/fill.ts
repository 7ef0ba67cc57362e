// Sentences with places for values, by how many there are of something where that matters.

export type Filling = Readonly<Record<string, string | number>>;

/** `{{who}}` is replaced; of `…_one` and `…_other` the one that fits the count. */
export const fill = (text: string, values: Filling): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));

/** The sentence for so many; a language that does not tell them apart has one. */
export const byCount = (
  { one, other }: { readonly one: string; readonly other: string },
  count: number,
  values: Filling = {},
): string => fill(count === 1 ? one : other, { count, ...values });
