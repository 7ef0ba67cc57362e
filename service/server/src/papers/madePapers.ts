// Papers that were made a moment ago. When a round is published a whole hall asks for the same one, and making it takes
// a second.

import type { PaperFile } from './printer.ts';

const KEPT = 24;

export type Making = () => Promise<PaperFile | null>;

/** The key says all that a paper depends on; the same one is made once, also when it is asked for meanwhile. */
export function keepPapers(): (key: string, make: Making) => Promise<PaperFile | null> {
  const made = new Map<string, Promise<PaperFile | null>>();
  return (key, make) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const making = make();
    made.set(key, making);
    making.catch(() => made.delete(key));
    const [oldest] = made.keys();
    if (made.size > KEPT && oldest !== undefined) made.delete(oldest);
    return making;
  };
}
