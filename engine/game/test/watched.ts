// A table, and what everybody makes of what they are told there: after every step it has to be what they see.

import type { RuleValues } from '@hanchan/rules';
import { WRC_2022 } from '@hanchan/rulesets';
import { SEATS } from '@hanchan/tiles';
import { expect } from 'vitest';
import { type Setup, Table } from '../../../proof/spec/support/playTable.ts';
import { foldView, redact, type SeatView, seatsToAct, type Viewer, view } from '../src/index.ts';

export const VIEWERS: readonly Viewer[] = [...SEATS, 'spectator'];
const NOT_BY_A_PLAYER = /^(referee .*|start|bell)$/;
const CLAIM = /^[ESWN] (pass|ron|chi|pon|kan \S{3,})/;

export const NOTHING = '147m258p369s1234z';
export const NEITHER = '258m369p147s1567z';
export const IDLE = '369m147p258s2467z';
/** Waits for 3p and 6p. */
export const PINFU = '123m456m789s4566p';
export const PLAIN = { E: '2m', S: '2m', W: '2m', N: '2m' };

/** A watched table, of WRC where the rules do not matter. */
export const watched = (setup: Setup, rules: RuleValues = WRC_2022.values) =>
  new Watched(rules, setup);

export class Watched {
  readonly table: Table;
  #known: readonly SeatView[];
  #heard: number;

  constructor(rules: RuleValues, setup: Setup = {}) {
    this.table = new Table(rules, setup);
    this.#known = VIEWERS.map((viewer) => view(this.table.match, viewer));
    this.#heard = this.table.events.length;
  }

  do(...commands: string[]): this {
    for (const command of commands) {
      if (NOT_BY_A_PLAYER.test(command)) this.table.do(command);
      else {
        if (!(this.#isOffered() && CLAIM.test(command))) this.passAll();
        this.table.answer(command);
      }
      this.#compare();
    }
    return this;
  }

  passAll(): this {
    while (this.#isOffered()) {
      const { match } = this.table;
      this.table.answer(`${this.table.wind(seatsToAct(match)[0]!)} pass`);
      this.#compare();
    }
    return this;
  }

  deal(setup: Setup = {}): this {
    this.table.deal(setup);
    this.#compare();
    return this;
  }

  #isOffered(): boolean {
    const { phase, deal } = this.table.match;
    return phase === 'playing' && deal!.phase.type === 'claims';
  }

  #compare(): void {
    const told = this.table.events.slice(this.#heard);
    this.#heard = this.table.events.length;
    this.#known = this.#known.map((known) => {
      const { viewer } = known;
      const heard = told.map((event) => redact(event, viewer)).filter((event) => event !== null);
      const folded = heard.reduce(foldView, known);
      expect(folded).toEqual(view(this.table.match, viewer));
      return folded;
    });
  }
}
