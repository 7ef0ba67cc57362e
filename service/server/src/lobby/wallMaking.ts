// From a full table to its match: nobody comes or goes any more, everybody who has promised a word tells it, and once all
// that is fixed a round of the beacon is named and waited for. Only then are the walls known to anyone.

import { type BeaconDraw, roundAfter } from '@hanchan/game';
import type { Refusal, TableSettings } from '@hanchan/protocol';
import { fail, ok, type Result } from '@hanchan/tiles';
import type { BeaconSource } from '../beacon/beaconSource.ts';
import type { Time } from '../time.ts';
import type { RoomData } from './roomData.ts';

export interface WallMakingSetup {
  readonly data: RoomData;
  readonly time: Time;
  readonly beacon: BeaconSource;
  /** How long promised words are waited for. */
  readonly tellMs: number;
  /** Time has passed, or a value has come: `step` is to be asked again. */
  readonly goOn: () => void;
}

/** Agreed on before anybody sits down: which beacon it is does not change afterwards. Null: none. */
export async function agreedBeacon(
  beacon: BeaconSource,
  walls: TableSettings['walls'],
): Promise<Result<RoomData['beacon'], Refusal>> {
  if (walls === 'words') return ok(null);
  const refuse = (message: string) =>
    fail({ code: 'notOffered' as const, message, field: 'walls' });
  if (beacon.address === null) return refuse('this server has no beacon');
  const chain = await beacon.chain();
  if (chain === null) return refuse('the beacon cannot be reached now');
  return ok({ chain, each: walls === 'beacon' ? 'match' : 'deal' });
}

export class WallMaking {
  readonly #setup: WallMakingSetup;
  #cancelTelling = () => {};
  #cancelDraw = () => {};
  #draw: BeaconDraw | null = null;
  #isDrawing = false;

  constructor(setup: WallMakingSetup) {
    this.#setup = setup;
  }

  /** Nobody comes or goes from now on. True when the match may begin at once. */
  close(): boolean {
    const { data, time } = this.#setup;
    data.closing ??= { at: time.now(), fixedAt: null, round: null, draw: null };
    return this.step();
  }

  /** As far as it goes by now. True when everything is there. */
  step(): boolean {
    const { data, time } = this.#setup;
    if (data.closing === null || data.state !== 'waiting') return false;
    if (data.closing.fixedAt === null) {
      if (this.#waitsForWords()) return false;
      this.#cancelTelling();
      const fixedAt = time.now();
      const round = data.beacon === null ? null : roundAfter(data.beacon.chain, fixedAt);
      data.closing = { ...data.closing, fixedAt, round };
    }
    if (data.closing.round === null || data.closing.draw !== null) return true;
    if (this.#draw === null) {
      this.#startDrawing();
      return false;
    }
    data.closing = { ...data.closing, draw: this.#draw };
    return true;
  }

  stop(): void {
    this.#cancelTelling();
    this.#cancelDraw();
  }

  /** Until everybody has told the word, or the time is up: then it is made without, and the record says so. */
  #waitsForWords(): boolean {
    const { data, time, tellMs, goOn } = this.#setup;
    const left = data.closing!.at + tellMs - time.now();
    if (left <= 0 || !untoldIn(data)) return false;
    this.#cancelTelling();
    this.#cancelTelling = time.after(Math.min(left, tellMs), goOn);
    return true;
  }

  #startDrawing(): void {
    const { data, beacon, goOn } = this.#setup;
    if (this.#isDrawing) return;
    this.#isDrawing = true;
    const { draw, cancel } = beacon.draw(data.beacon!.chain, data.closing!.round!);
    this.#cancelDraw = cancel;
    void draw.then((drawn) => {
      this.#draw = drawn;
      goOn();
    });
  }
}

const untoldIn = ({ pledges, words }: RoomData): boolean =>
  pledges.some((pledge, at) => pledge !== null && words[at] === '');
