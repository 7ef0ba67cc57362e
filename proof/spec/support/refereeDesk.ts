// A referee with the rulebook's list of offences at the table of an event: what is proposed, what is given, and how often
// it has happened before.

import type { FoulEffect, FoulOutcome, Ruleset } from '@hanchan/rules';
import { foulListOf } from '@hanchan/rulesets/fouls';
import { deskRulesFor, type PenaltyPlace, type Proposal, proposal } from '@hanchan/tournament';
import { expect } from 'vitest';
import { anEvent } from './eventLog.ts';

const A = [1, 2, 3, 4] as const;

export class RefereeDesk {
  readonly #ruleset: Ruleset;
  readonly event: ReturnType<typeof anEvent>;
  #round = 0;

  constructor(ruleset: Ruleset) {
    this.#ruleset = ruleset;
    const { values } = ruleset;
    this.event = anEvent({ players: 4, rules: values, desk: deskRulesFor(values) });
    this.nextHanchan();
  }

  get #here(): PenaltyPlace {
    return { round: this.#round, table: 1 };
  }

  nextHanchan(): this {
    this.event.seat(++this.#round, [A]);
    return this;
  }

  /** What the list says of an offence by this player, here and now. */
  proposes(foul: string, slot = 1): Proposal {
    const list = foulListOf(this.#ruleset.id);
    const listed = list.fouls.find(({ id }) => id === foul);
    if (listed === undefined) throw new Error(`${this.#ruleset.id} lists no ${foul}`);
    return proposal(listed, list, this.event.state(), slot, this.#here);
  }

  /** The referee takes what is proposed; what costs nothing is noted all the same. */
  gives(foul: string, slot = 1): Proposal {
    const found = this.proposes(foul, slot);
    const where = { round: this.#round, table: 1, foul };
    this.event.penalise(slot, found.points, where, found.kind ?? 'warning');
    return found;
  }
}

/** Outcome, points and the time that it is, as a referee reads them. */
export const told = ({ outcome, points, time }: Proposal) => [outcome, points, time] as const;

/**
 * A proposal has this outcome, these points, at this time, and says where each of these effects is said to follow; null
 * where it must not.
 */
export function expectProposed(
  found: Proposal,
  figures: readonly [FoulOutcome, number, number],
  effects: Readonly<Partial<Record<FoulEffect, string | null>>>,
): void {
  expect(told(found)).toEqual(figures);
  const said = Object.keys(effects).map((id) => [id, saidOf(found, id as FoulEffect)]);
  expect(Object.fromEntries(said)).toEqual(effects);
}

/** Where an effect is said to follow; null where it does not. */
export function saidOf({ consequences }: Proposal, effect: FoulEffect): string | null {
  const found = consequences.find(({ id }) => id === effect);
  return found === undefined ? null : `${found.section}: ${found.clauses.join(' ')}`;
}
