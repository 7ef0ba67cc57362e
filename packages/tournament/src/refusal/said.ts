// A sentence with its values apart, so that a page can say it in the reader's language: `Round {0} is over.` and 3.

export interface Said {
  readonly text: string;
  readonly values: readonly (string | number)[];
}

export const said = (parts: TemplateStringsArray, ...values: (string | number)[]): Said => ({
  text: parts.reduce((text, part, i) => `${text}{${i - 1}}${part}`),
  values,
});

/** The sentence, in these or other words for it. */
export const saidWith = (text: string, values: Said['values']): string =>
  text.replace(/\{(\d+)\}/g, (_, i) => String(values[Number(i)]));
