// The programs that play in a run: started for a match, ended with the run, and what was decided for them.

import type { Player } from '@hanchan/arena';
import type { Seat } from '@hanchan/tiles';
import { type MjaiPlayer, mjaiPlayer, stopPrograms } from './mjaiPlayer.ts';
import { type MjaiReport, mergeReports } from './mjaiReport.ts';

export class Programs {
  readonly #timeoutMs: number;
  readonly #playing = new Set<MjaiPlayer>();
  #reports: MjaiReport[] = [];

  constructor(timeoutMs: number) {
    this.#timeoutMs = timeoutMs;
  }

  start(command: string, seat: Seat, names: readonly string[], rulesetId: string): Player {
    const player = mjaiPlayer(command, seat, { timeoutMs: this.#timeoutMs, names, rulesetId });
    this.#playing.add(player);
    return {
      id: player.id,
      hear: (events, view) => player.hear!(events, view),
      decide: (view, legal, random, wrong) => player.decide(view, legal, random, wrong),
      close: () => this.#close(player),
    };
  }

  async #close(player: MjaiPlayer): Promise<void> {
    if (!this.#playing.delete(player)) return;
    await player.close();
    this.#reports = mergeReports([...this.#reports, player.report()]);
  }

  /** One for each command. */
  get reports(): readonly MjaiReport[] {
    return this.#reports;
  }

  /** Ends them all, also those in the middle of a match. */
  async stop(): Promise<void> {
    await Promise.all([...this.#playing].map((player) => this.#close(player)));
    await stopPrograms();
  }
}
