// The value of the beacon that a deal waits for, at a table that has a new one before each: its round is named and stored as
// soon as the deal before is over, and the wall is made once its value has come, or has not come in time.

import { type BeaconDraw, roundAfter } from '@hanchan/game';
import type { BeaconSource } from '../beacon/beaconSource.ts';
import type { Ledger } from './ledger.ts';

export interface BeaconWaitSetup {
  readonly ledger: Ledger;
  readonly source: BeaconSource;
  /** Somebody is there, and the match goes on. */
  readonly isAwaited: () => boolean;
  readonly inTurn: (task: () => Promise<void>) => void;
  /** Stores the round, and tells it. */
  readonly name: (round: number) => Promise<void>;
  readonly deal: (draw?: BeaconDraw) => Promise<void>;
}

export class BeaconWait {
  readonly #setup: BeaconWaitSetup;
  #draw: Promise<BeaconDraw> | null = null;
  #cancel = () => {};

  constructor(setup: BeaconWaitSetup) {
    this.#setup = setup;
  }

  /** A deal is over, or none has been played: the first value came before the seats were drawn. */
  begin(): void {
    const { ledger, source, inTurn, name } = this.#setup;
    const { beacon } = ledger.open;
    if (beacon?.each !== 'deal' || ledger.match.dealNumber === 0 || this.#draw !== null) return;
    this.#draw = new Promise((resolve) => {
      inTurn(async () => {
        if (ledger.isOver) return;
        if (ledger.awaitedRound === null) await name(roundAfter(beacon.chain, source.now()));
        const drawing = source.draw(beacon.chain, ledger.awaitedRound!);
        this.#cancel = drawing.cancel;
        void drawing.draw.then(resolve);
      });
    });
  }

  deal(): void {
    const { inTurn, deal, isAwaited } = this.#setup;
    const draw = this.#draw;
    if (draw === null) {
      inTurn(() => deal());
      return;
    }
    void draw.then((drawn) =>
      inTurn(async () => {
        // Dealt already, or everybody has gone meanwhile.
        if (this.#draw !== draw || !isAwaited()) return;
        this.#draw = null;
        await deal(drawn);
      }),
    );
  }

  stop(): void {
    this.#cancel();
  }
}
