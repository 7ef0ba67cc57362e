// What was done in a club without a network: kept on this device in order, and sent when there is one again. Each act has
// its id from the beginning, so that one that did arrive is not carried out twice.

import type { ClubActRequest, Refusal } from '@hanchan/protocol';
import type { Result } from '@hanchan/tiles';

const PLACE = 'hanchan.clubs.waiting';

/** An act that waits; a refused one stays until somebody has read why. */
export interface WaitingAct {
  readonly club: string;
  readonly id: string;
  readonly at: number;
  readonly act: ClubActRequest;
  readonly refused: Refusal | null;
}

/** What needs nothing from the server to be said. */
const CAN_WAIT: readonly ClubActRequest['type'][] = ['answer', 'present', 'draw', 'keep', 'enter'];
export const canWait = ({ type }: ClubActRequest): boolean => CAN_WAIT.includes(type);

/** How the server says that it cannot be reached. */
export const isAway = ({ code }: Refusal): boolean => code === 'closing';

function all(): readonly WaitingAct[] {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '[]');
  } catch {
    return [];
  }
}

/** False where the device keeps nothing. */
function keepAll(list: readonly WaitingAct[]): boolean {
  try {
    localStorage.setItem(PLACE, JSON.stringify(list));
    return true;
  } catch {
    return false;
  }
}

export const waitingIn = (club: string): readonly WaitingAct[] =>
  all().filter((one) => one.club === club);

export const keepWaiting = (one: WaitingAct): boolean => keepAll([...all(), one]);

export const dropWaiting = (id: string): boolean => keepAll(all().filter((one) => one.id !== id));

type Send = (one: WaitingAct) => Promise<Result<unknown, Refusal>>;

/** In the order in which it was done, as far as the network goes. True: something was sent. */
export async function sendWaiting(club: string, send: Send): Promise<boolean> {
  let isSent = false;
  for (const one of waitingIn(club)) {
    if (one.refused !== null) continue;
    const answer = await send(one);
    if (!answer.ok && isAway(answer.error)) break;
    if (answer.ok) dropWaiting(one.id);
    else {
      const { error: refused } = answer;
      keepAll(all().map((other) => (other.id === one.id ? { ...other, refused } : other)));
    }
    isSent = true;
  }
  return isSent;
}
