// Where the values of a beacon come from: an address in the form of drand (`/info`, `/public/ROUND`), which the operator
// names. What it says is checked as far as it can be; what does not come in time, or is not right, does not come at all.

import { webcrypto } from 'node:crypto';
import {
  type BeaconChain,
  type BeaconDraw,
  drawFault,
  isSigned,
  readChain,
  roundMessage,
  roundTime,
} from '@hanchan/game';
import { forgedRound } from '@hanchan/records';
import type { Time } from '../time.ts';

/** In milliseconds. */
const WAITS = {
  /** For a value once its time has come. */
  value: 15_000,
  /** Until it is asked for again. */
  again: 500,
  answer: 3_000,
} as const;
const LONGEST_ANSWER = 8_192;
/** A period that no table would wait for. */
const LONGEST_PERIOD = 120;

export interface Drawing {
  /** Never rejects: what does not come has no value. */
  readonly draw: Promise<BeaconDraw>;
  cancel(): void;
}

export interface BeaconSource {
  /** Where it is asked; null: there is none. */
  readonly address: string | null;
  /** What it is; null while it cannot be reached. */
  chain(): Promise<BeaconChain | null>;
  /** What time it is for a beacon: never held back, as a table's own stamps are. */
  now(): number;
  /** Waits for a round and asks until it is there. */
  draw(chain: BeaconChain, round: number): Drawing;
}

export interface SourceSetup {
  readonly url: string | null;
  readonly time: Time;
  readonly onTrouble: (message: string) => void;
}

export function createBeaconSource({ url, time, onTrouble }: SourceSetup): BeaconSource {
  const address = url === null ? null : plainAddress(url);

  async function chain(): Promise<BeaconChain | null> {
    if (address === null) return null;
    try {
      const read = chainIn(address, await askFor(`${address}/info`));
      if (read === null) onTrouble('the beacon does not say what it is');
      return read;
    } catch (error) {
      onTrouble(`the beacon cannot be reached: ${(error as Error).message}`);
      return null;
    }
  }

  function draw(of: BeaconChain, round: number): Drawing {
    const deadline = roundTime(of, round) + WAITS.value;
    let cancelTimer = () => {};
    let isOver = false;
    const drawn = new Promise<BeaconDraw>((resolve) => {
      const finish = (value: BeaconDraw) => {
        isOver = true;
        resolve(value);
      };
      const ask = async () => {
        const found = await checkedValue(of, round).catch((error: Error) => error.message);
        if (isOver) return;
        if (typeof found !== 'string') return finish(found);
        if (time.now() < deadline) {
          cancelTimer = time.after(WAITS.again, () => void ask());
          return;
        }
        onTrouble(`round ${round} of the beacon did not come: ${found}`);
        finish({ round, value: null, signature: null });
      };
      cancelTimer = time.after(Math.max(0, roundTime(of, round) - time.now()), () => void ask());
    });
    const cancel = () => {
      isOver = true;
      cancelTimer();
    };
    return { draw: drawn, cancel };
  }

  return { address, chain, now: () => time.now(), draw };
}

/** Without what is nobody's business: it stands in every record. */
function plainAddress(url: string): string {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname}`.replace(/\/+$/, '');
}

function chainIn(source: string, told: Readonly<Record<string, unknown>>): BeaconChain | null {
  const { schemeID: scheme, public_key: key, genesis_time: genesis, period } = told;
  const chain = readChain({ source, scheme, key, genesis, period });
  return chain !== null && chain.period <= LONGEST_PERIOD ? chain : null;
}

/** The value of a round, checked; otherwise why not. */
async function checkedValue(chain: BeaconChain, round: number): Promise<BeaconDraw | string> {
  const told = await askFor(`${chain.source}/public/${round}`);
  if (told['round'] !== round) return 'it answers with another round';
  const { randomness: value, signature } = told;
  if (typeof value !== 'string' || typeof signature !== 'string') return 'it has no value';
  const draw = { round, value, signature };
  const fault = drawFault(draw);
  if (fault !== null || !isSigned(chain)) return fault ?? draw;
  const claim = { round, key: chain.key, message: roundMessage(round), signature };
  const forged = await forgedRound([claim], webcrypto.subtle);
  return forged === null ? draw : 'its key has not signed it';
}

async function askFor(address: string): Promise<Readonly<Record<string, unknown>>> {
  const signal = AbortSignal.timeout(WAITS.answer);
  const response = await fetch(address, { signal, redirect: 'error' });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`status ${response.status}`);
  }
  let text = '';
  const decoder = new TextDecoder();
  for await (const part of response.body ?? []) {
    text += decoder.decode(part, { stream: true });
    if (text.length > LONGEST_ANSWER) throw new Error('the answer is too long');
  }
  const told: unknown = JSON.parse(text);
  if (typeof told !== 'object' || told === null) throw new Error('the answer is no object');
  return told as Record<string, unknown>;
}
