// Asks a beacon again for the rounds that a record says went into its walls.

import type { FairReport } from '@hanchan/records';
import { BadInput } from './badInput.ts';

const ANSWER_MS = 10_000;

/** What the record tells otherwise than the beacon does; null: nothing. */
export async function askedAgain(draws: FairReport['draws'], url: string): Promise<string | null> {
  if (!URL.canParse(url)) throw new BadInput('--beacon', 'must be an address');
  const address = url.replace(/\/+$/, '');
  for (const { deal, draw } of draws) {
    const published = await valueAt(`${address}/public/${draw.round}`);
    if (published === draw.value) continue;
    if (published === null) return `the beacon has no round ${draw.round}`;
    return draw.value === null
      ? `deal ${deal} was dealt without round ${draw.round} of the beacon, which was published`
      : `round ${draw.round} of the beacon has another value`;
  }
  return null;
}

async function valueAt(address: string): Promise<string | null> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(ANSWER_MS) });
    if (response.status === 404 || response.status === 425) return null;
    const told = (await response.json()) as { randomness?: unknown };
    return typeof told.randomness === 'string' ? told.randomness : null;
  } catch (error) {
    throw new BadInput('--beacon', `${address} cannot be reached: ${(error as Error).message}`);
  }
}
