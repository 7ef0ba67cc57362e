// A list of streams, each by its summary.

import type { OpenStream } from '@hanchan/storage';

/** Of each stream the last one that was made: whoever asks while it is read hears the same, and nobody reads it twice. */
export class Summaries<S> {
  readonly #made = new Map<string, { readonly head: number; readonly made: Promise<S | null> }>();

  at(id: string, head: number, make: () => Promise<S | null>): Promise<S | null> {
    const known = this.#made.get(id);
    if (known?.head === head) return known.made;
    const made = make();
    this.#made.set(id, { head, made });
    made.catch(() => this.#made.delete(id));
    return made;
  }
}

/** One that cannot be read is told of, and keeps nobody from the others; null: nothing is said of it. */
export async function summariesOf<S>(
  streams: readonly Pick<OpenStream, 'id' | 'head'>[],
  summaryOf: (id: string, head: number) => Promise<S | null>,
  onError: (error: unknown, id: string) => void,
): Promise<S[]> {
  const summaries: S[] = [];
  for (const { id, head } of streams) {
    const summary = await summaryOf(id, head).catch((error: unknown) => {
      onError(error, id);
      return null;
    });
    if (summary !== null) summaries.push(summary);
  }
  return summaries;
}
