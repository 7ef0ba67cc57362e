// A list of streams, each by its summary.

import type { OpenStream } from '@hanchan/storage';

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
