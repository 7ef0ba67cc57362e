// A step at the table, played: others move as the lesson says, the learner's deeds are judged by what is asked and by the
// engine. What is wrong changes nothing, so a step cannot be played into a corner.

import { isSameAct } from '@hanchan/arena';
import {
  type Action,
  type GameEvent,
  type Illegal,
  legalActions,
  type Match,
  play,
  possibleActions,
  redact,
  refusalOf,
  type SeatEvent,
  type SeatView,
  seatsToAct,
  view,
} from '@hanchan/game';
import type { RuleValues } from '@hanchan/rules';
import { kindOf, type Seat, seatWind } from '@hanchan/tiles';
import { layOut } from './arrange.ts';
import { actsOf, isAnswer, isDeed, tilesNamed } from './deeds.ts';
import type { Act, Arrangement, TableStep } from './lesson.ts';
import { missingAfter } from './missing.ts';

/** What happened at once, as the learner sees it. */
export interface Update {
  readonly events: readonly SeatEvent[];
  readonly view: SeatView;
}

/** What is said to a deed. */
export type DeedVerdict =
  | { readonly type: 'right' }
  | {
      readonly type: 'wrong';
      /** The lesson's own sentence, where it has one. */
      readonly slip: string | null;
      /** Why the engine does not take it. */
      readonly refusal: Illegal | null;
      /** How many tiles more would be missing after this discard. */
      readonly further: number;
    };

export interface Run {
  readonly seat: Seat;
  /** What is asked now; null once the step is done. */
  readonly act: Act | null;
  readonly place: number;
  readonly view: SeatView;
  /** What can be pressed, right or wrong. */
  readonly offered: readonly Action[];
  /** What would be said to it. */
  judge(action: Action): DeedVerdict;
  attempt(action: Action): { readonly verdict: DeedVerdict; readonly updates: readonly Update[] };
}

/** A deal to its last tile, everybody asked about every discard, takes some 500. */
const MOST_MOVES = 1_000;

export function createRun(step: TableStep, rules: RuleValues): Run {
  const laid = layOut(step.deal, rules);
  const { seat } = laid;
  let { match } = laid;
  let place = 0;
  const prelude = [...(step.deal.prelude ?? [])];
  const scripts = scriptsOf(step.deal);

  const act = () => step.acts[place] ?? null;
  const seen = (): SeatView => {
    const now = view(match, seat);
    return step.isUnassisted === true ? now : { ...now, assistance: 'guided' };
  };

  const make = (action: Action): Update => {
    const done = play(match, action);
    if (!done.ok) throw new Error(`${step.id}: not played: ${action.type}, ${done.error.code}`);
    match = done.value.match;
    const told = done.value.events.flatMap((event: GameEvent) => redact(event, seat) ?? []);
    return { events: told, view: seen() };
  };

  /** The last deed is heard out: others answer, nothing more. */
  const hearOut = (): Update[] => {
    const updates: Update[] = [];
    while (match.deal?.phase.type === 'claims' && !seatsToAct(match).includes(seat)) {
      updates.push(make(nextMove({ match, seat, act: null, prelude, scripts })!));
    }
    return updates;
  };

  /** Others move, and what the learner did before, until something is asked. */
  const goOn = (): Update[] => {
    const updates: Update[] = [];
    for (let moves = 0; moves < MOST_MOVES; moves++) {
      const next = nextMove({ match, seat, act: act(), prelude, scripts });
      if (next === null) return updates;
      updates.push(make(next));
    }
    throw new Error(`${step.id}: nothing is ever asked`);
  };

  goOn();

  return {
    seat,
    get act() {
      return act();
    },
    get place() {
      return place;
    },
    get view() {
      return seen();
    },
    get offered() {
      return offeredIn(match, seat, act(), step.isUnassisted === true);
    },
    judge: (action) => judge(match, act()!, action),
    attempt(action) {
      const asked = act();
      if (asked === null) return { verdict: wrong(null, null, 0), updates: [] };
      const verdict = judge(match, asked, action);
      if (verdict.type === 'wrong') return { verdict, updates: [] };
      place++;
      const own = asked.isRefused === true ? [] : [make(action)];
      return { verdict, updates: [...own, ...(act() === null ? hearOut() : goOn())] };
    },
  };
}

const scriptsOf = ({ script = {} }: Arrangement): Map<string, string[]> =>
  new Map(Object.entries(script).map(([wind, deeds]) => [wind, [...deeds]]));

const wrong = (slip: string | null, refusal: Illegal | null, further: number): DeedVerdict => ({
  type: 'wrong',
  slip,
  refusal,
  further,
});

function judge(match: Match, act: Act, action: Action): DeedVerdict {
  const refusal = refusalOf(match, action);
  const isAsked =
    act.right === 'nearer'
      ? missingAfter(match, action) === 0
      : act.right.some((deed) => isDeed(action, deed));
  if (isAsked && (refusal !== null) === (act.isRefused === true)) return { type: 'right' };
  const slip = Object.entries(act.slips ?? {}).find(([deed]) => isDeed(action, deed));
  return wrong(slip?.[1] ?? null, refusal, missingAfter(match, action) ?? 0);
}

interface Moment {
  readonly match: Match;
  readonly seat: Seat;
  readonly act: Act | null;
  readonly prelude: string[];
  readonly scripts: Map<string, string[]>;
  /** Nothing is asked of the learner. */
  readonly isAlone?: boolean;
}

/** The next act of somebody else, or what the learner does unasked; null when the learner is asked. */
function nextMove({ match, seat, act, prelude, scripts, isAlone = false }: Moment): Action | null {
  const waiting = seatsToAct(match);
  const other = waiting.find((one) => one !== seat);
  // The learner answers first: what others do then never depends on having waited.
  if (waiting.includes(seat)) {
    if (prelude.length > 0) {
      if (!isTime(prelude[0]!, match, seat)) return usual(match, seat);
      return actsOf(prelude.shift()!, match, seat)[0]!;
    }
    if (!isAlone && (act === null || isFor(act, match, seat))) return null;
    return usual(match, seat);
  }
  if (other === undefined) return null;
  const deeds = scripts.get(seatWind(other, match.dealer));
  const deed = deeds?.[0];
  if (deed === undefined || !isTime(deed, match, other)) return usual(match, other);
  deeds!.shift();
  return deed === '-' ? usual(match, other) : actsOf(deed, match, other)[0]!;
}

/** Whether the act is one for this moment: a claim waits for the tile that can be claimed. */
function isFor(act: Act, match: Match, seat: Seat): boolean {
  const { phase, seats } = match.deal!;
  if (act.right === 'nearer') return phase.type === 'turn';
  if (phase.type === 'claims' && act.on !== undefined) {
    if (kindOf(phase.offer.tile) !== kindOf(tilesNamed(act.on)[0]!)) return false;
  }
  return act.right.some((deed) => {
    if (!fitsNow(deed, match)) return false;
    if (phase.type !== 'claims' || deed === 'pass') return true;
    if (act.isRefused === true && deed !== 'ron') return true;
    if (act.isRefused === true) return seats[seat].waits.includes(kindOf(phase.offer.tile));
    return legalActions(match, seat).some((action) => isDeed(action, deed));
  });
}

/** Whether somebody does now what is written: a claim waits for a tile that can be claimed. */
const isTime = (deed: string, match: Match, seat: Seat): boolean =>
  fitsNow(deed, match) &&
  (match.deal!.phase.type !== 'claims' ||
    legalActions(match, seat).some((action) => isDeed(action, deed)));

/** An answer to a discard, a draw, or something for one's turn: `-` is one for one's turn. */
function fitsNow(deed: string, match: Match): boolean {
  const { type } = match.deal!.phase;
  if (type === 'claims') return isAnswer(deed);
  if (type === 'pick') return deed === 'draw';
  return !isAnswer(deed) && deed !== 'draw';
}

/** What somebody does of whom nothing is asked: lets tiles go, discards what was drawn. */
function usual(match: Match, seat: Seat): Action {
  const { phase, seats } = match.deal!;
  if (phase.type === 'claims') return { type: 'pass', seat };
  if (phase.type === 'pick') return { type: 'pick', seat, slot: 0 };
  if (phase.type === 'declarations') return legalActions(match, seat)[0]!;
  const { drawn, hand } = seats[seat];
  const tile = drawn ?? hand.at(-1)!;
  return { type: 'discard', seat, tile, fromDraw: drawn !== null, riichi: false };
}

function offeredIn(match: Match, seat: Seat, act: Act | null, isOpen: boolean): readonly Action[] {
  if (act === null || !seatsToAct(match).includes(seat)) return [];
  const tempting = (act.also ?? [])
    .filter((deed) => fitsNow(deed, match))
    .flatMap((deed) => actsOf(deed, match, seat));
  const legal = isOpen ? possibleActions(match, seat) : legalActions(match, seat);
  const isNew = (one: Action) => !legal.some((other) => isSameAct(one, other));
  return [...legal, ...tempting.filter(isNew)];
}

/** A deal in which everybody does what is written, to its end, or until something has come about. */
export function playOut(
  deal: Arrangement,
  rules: RuleValues,
  until: (match: Match) => boolean = () => false,
): Match {
  const laid = layOut(deal, rules);
  const moment = {
    seat: laid.seat,
    act: null,
    isAlone: true,
    prelude: [...(deal.prelude ?? [])],
    scripts: scriptsOf(deal),
  };
  let { match } = laid;
  for (let moves = 0; moves < MOST_MOVES && match.phase === 'playing' && !until(match); moves++) {
    const done = play(match, nextMove({ ...moment, match })!);
    if (!done.ok) throw new Error(`not played: ${done.error.code}`);
    match = done.value.match;
  }
  return match;
}
