// Two lines that look like one person: the same words in another order, without accents, or with one slip of the keys.

import { folded } from './folded.ts';

const key = (name: string) =>
  folded(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .sort()
    .join(' ');
/** Short names differ by one letter and are two people. */
const LEAST = 7;

/** Remembers names, and tells the first that is nearly the same as another. */
export function nearNames() {
  const known: { readonly name: string; readonly key: string }[] = [];
  return {
    add: (name: string) => void known.push({ name, key: key(name) }),
    near(name: string): string | null {
      const own = key(name);
      const found = known.find(
        (one) => one.key === own || (own.length >= LEAST && isOneSlip(one.key, own)),
      );
      return found?.name ?? null;
    },
  };
}

/** One letter too many, too few, another, or two changed round; numbers tell people apart on purpose. */
function isOneSlip(a: string, b: string): boolean {
  if (/\d/.test(a + b)) return false;
  if (Math.abs(a.length - b.length) > 1) return false;
  let from = 0;
  while (from < a.length && a[from] === b[from]) from++;
  const [restA, restB] = [a.slice(from), b.slice(from)];
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  );
}
