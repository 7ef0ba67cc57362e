// A part of the page that comes after it, and that the page can do without.

/** Hands the part over once it is there. Without a network it does not come, and only what it adds is missing. */
export function whenThere<T>(part: Promise<T>, use: (part: T) => void): void {
  void part.then(use, () => {});
}
