// Choices in the order of their worth.

/** Sorts in place, the best first, equals as they came. Few choices, often in order already: insertion is quickest. */
export function bestFirst<T extends { readonly worth: number }>(choices: T[]): T[] {
  for (let i = 1; i < choices.length; i++) {
    const choice = choices[i]!;
    let at = i;
    for (; at > 0 && choices[at - 1]!.worth < choice.worth; at--) choices[at] = choices[at - 1]!;
    choices[at] = choice;
  }
  return choices;
}
