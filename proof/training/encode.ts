// Plays the real games through the engine and writes every decision as a sample. Run by `train.py` in several
// processes: encode.mjs GAMES.tar.gz OUT PART PARTS; part n takes every PARTS-th game and writes OUT/n.bin.

import { closeSync, createReadStream, openSync, writeSync } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { type GameEvent, type Match, resultOf } from '@hanchan/game';
import { type MjaiEvent, replayMjai } from '@hanchan/records';
import { TENHOU } from '@hanchan/rulesets';
import { FEATURE_SIZE } from '../../engine/bots/src/net/features.ts';
import { PLANE_COUNT, PLANES, planeOf } from '../../engine/bots/src/net/planes.ts';
import { readTar } from '../../faces/cli/src/tar.ts';
import { isHeldOut } from './heldOut.ts';
import { LABEL, type Sample, sampleOf, UNKNOWN, writeOutcome, writePlace } from './sample.ts';

class GameReader {
  readonly samples: Sample[] = [];
  #deal: Sample[] = [];
  /** Answers to the tile on offer, until it is known what became of it. */
  #claims: Sample[] = [];
  #won = [0, 0, 0, 0];
  #lost = [0, 0, 0, 0];

  hear(events: readonly GameEvent[]): void {
    for (const event of events) {
      if (event.type === 'called') this.#settleClaims(event.seat, event.meld.type === 'chi');
      else if (event.type === 'won') {
        this.#settleClaims(event.seat, false);
        this.#won[event.seat]! += event.value.points;
        if (event.from !== null) this.#lost[event.from]! += event.value.points;
      } else if (
        event.type === 'drew' ||
        event.type === 'drawn' ||
        event.type === 'wallExhausted'
      ) {
        this.#settleClaims(null, false);
      } else if (event.type === 'dealEnded') this.#endDeal();
    }
  }

  take(sample: Sample | null): void {
    if (sample === null) return;
    if (sample.bytes[FEATURE_SIZE + LABEL.isClaim] === 1) this.#claims.push(sample);
    else this.#deal.push(sample);
  }

  /**
   * Somebody who says nothing while another takes the tile may have wanted it: only a pon that was left for
   * a chi is known to be unwanted.
   */
  #settleClaims(taker: number | null, isChi: boolean): void {
    for (const sample of this.#claims) {
      const labels = sample.bytes.subarray(FEATURE_SIZE);
      const isHidden = taker !== null && taker !== sample.seat && labels[LABEL.choice] === 0;
      const couldOnlyChi = (labels[LABEL.claimMask]! & 0b110000) === 0;
      if (isHidden && (!isChi || couldOnlyChi)) labels[LABEL.choice] = UNKNOWN;
      this.#deal.push(sample);
    }
    this.#claims = [];
  }

  #endDeal(): void {
    for (const sample of this.#deal) writeOutcome(sample, this.#won, this.#lost);
    this.samples.push(...this.#deal);
    this.#deal = [];
    this.#won = [0, 0, 0, 0];
    this.#lost = [0, 0, 0, 0];
  }
}

export function samplesOf(text: string): readonly Sample[] {
  const events = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as MjaiEvent);
  const reader = new GameReader();
  let last: Match | null = null;
  replayMjai(events, TENHOU, {
    watch(move, before, step) {
      if (move.type === 'action') reader.take(sampleOf(before, move.action));
      reader.hear(step.events);
      last = step.match;
    },
  });
  const { scores, rules } = last! as Match;
  const { places } = resultOf(scores, rules);
  for (const sample of reader.samples) writePlace(sample, places);
  return reader.samples;
}

/** The plane that each plane becomes when low and high ranks change places. */
function mirrored(): number[] {
  return PLANES.map((name) => {
    const other = name.replace(/(chi|Chi)(Low|High)/, (_, chi, side) =>
      side === 'Low' ? `${chi}High` : `${chi}Low`,
    );
    return planeOf(other);
  });
}

async function main([archive, out, part, parts]: readonly string[]): Promise<void> {
  const file = openSync(`${out}/${part}.bin`, 'w');
  let index = 0;
  const unpacked = createReadStream(archive!).pipe(createGunzip());
  for await (const { name, bytes } of readTar(unpacked, archive!)) {
    if (index++ % Number(parts) !== Number(part)) continue;
    const held = isHeldOut(name) ? 1 : 0;
    for (const sample of samplesOf(new TextDecoder().decode(bytes))) {
      sample.bytes[FEATURE_SIZE + LABEL.isHeldOut] = held;
      writeSync(file, sample.bytes);
    }
  }
  closeSync(file);
}

const [first] = process.argv.slice(2);
if (first === '--shape') console.log(JSON.stringify({ planes: PLANE_COUNT, swaps: mirrored() }));
else if (process.argv.length > 5) await main(process.argv.slice(2));
