// How often the expert does what the players of real games did, in games that its net was never shown, and whether
// what it says about danger comes true.

import { readFileSync } from 'node:fs';
import { type Bot, createBot, randomFrom } from '@hanchan/bots';
import { type Action, legalActions, type Match, noRonBecause, view } from '@hanchan/game';
import { type MjaiEvent, replayMjai } from '@hanchan/records';
import { TENHOU } from '@hanchan/rulesets';
import { kindOf, SEATS, type Seat, type Tile } from '@hanchan/tiles';
import { unseenGames } from './unseenGames.ts';

export function loadExpert(): Bot {
  const weights = readFileSync(new URL('../../../engine/bots/weights/expert.bin', import.meta.url));
  const bot = createBot('expert', weights);
  if (!bot.ok) throw new Error(bot.error.detail);
  return bot.value;
}

/** Of so many choices the bot made so many as the player did; `usual` is the share of the commoner answer. */
export interface Agreement {
  choices: number;
  same: number;
  usual: number;
}

export interface Bin {
  readonly below: number;
  tiles: number;
  /** Sum of what was said, and how often it came true. */
  said: number;
  was: number;
}

export class Comparison {
  readonly bot: Bot;
  games = 0;
  readonly by: Record<string, Agreement> = {};
  readonly danger: Bin[] = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.15, 0.2, 0.3, 1].map(
    (below) => ({ below, tiles: 0, said: 0, was: 0 }),
  );
  /** Answers to one tile, until it is known who took it. */
  #answers: { readonly seat: Seat; readonly isPass: boolean; count(): void }[] = [];

  constructor(bot: Bot) {
    this.bot = bot;
  }

  #count(name: string, isSame: boolean, isUsual: boolean): void {
    this.by[name] ??= { choices: 0, same: 0, usual: 0 };
    const tally = this.by[name];
    tally.choices++;
    if (isSame) tally.same++;
    if (isUsual) tally.usual++;
  }

  #turn(match: Match, action: Action, legal: readonly Action[]): void {
    const { seat } = action;
    const decision = this.bot.decide(view(match, seat), legal, randomFrom(1));
    const { action: chosen, candidates } = decision;
    const mayWin = legal.some(({ type }) => type === 'tsumo');
    if (mayWin) this.#count('wins', chosen.type === action.type, action.type === 'tsumo');
    const isKan = ({ type }: Action) => type === 'concealedKan' || type === 'addedKan';
    if (!mayWin && legal.some(isKan)) {
      this.#count('kans', isKan(chosen) === isKan(action), !isKan(action));
    }
    if (action.type !== 'discard' || match.deal!.seats[seat].riichi !== 'none') return;
    const kinds = new Set(
      legal.flatMap((one) => (one.type === 'discard' ? [kindOf(one.tile)] : [])),
    );
    if (kinds.size > 1 && chosen.type === 'discard') {
      this.#count('discards', kindOf(chosen.tile) === kindOf(action.tile), false);
    }
    if (legal.some((one) => one.type === 'discard' && one.riichi) && chosen.type === 'discard') {
      this.#count('riichi', chosen.riichi === action.riichi, !action.riichi);
    }
    const seen = new Set<Tile>();
    for (const { action: one, danger } of candidates) {
      if (one.type !== 'discard' || danger === null || seen.has(kindOf(one.tile))) continue;
      seen.add(kindOf(one.tile));
      const bin = this.danger.find(({ below }) => danger <= below)!;
      bin.tiles++;
      bin.said += danger;
      if (isWonOn(match, seat, one.tile)) bin.was++;
    }
  }

  #answer(match: Match, action: Action, legal: readonly Action[]): void {
    const { seat } = action;
    const mayWin = legal.some(({ type }) => type === 'ron');
    const { action: chosen } = this.bot.decide(view(match, seat), legal, randomFrom(1));
    if (mayWin) this.#count('wins', chosen.type === action.type, action.type === 'ron');
    const isPass = action.type === 'pass';
    const isSame = chosen.type === action.type && sameTiles(chosen, action);
    if (mayWin) return;
    this.#answers.push({
      seat,
      isPass,
      count: () => this.#count('calls and passes', isSame, isPass),
    });
  }

  /** Whoever passed while somebody else took the tile may have wanted it. */
  #settle(taker: Seat | null): void {
    for (const { seat, isPass, count } of this.#answers) {
      if (taker === null || seat === taker || !isPass) count();
    }
    this.#answers = [];
  }

  play(lines: string): void {
    const events = lines.trimEnd().split('\n');
    replayMjai(
      events.map((line) => JSON.parse(line) as MjaiEvent),
      TENHOU,
      {
        watch: (move, before, { events: told }) => {
          if (move.type === 'action') {
            const legal = legalActions(before, move.action.seat);
            const { type } = before.deal!.phase;
            if (legal.length > 1 && type === 'turn') this.#turn(before, move.action, legal);
            if (legal.length > 1 && type === 'claims') this.#answer(before, move.action, legal);
          }
          for (const event of told) {
            if (event.type === 'called' || event.type === 'won') this.#settle(event.seat);
            else if (event.type === 'drew' || event.type === 'drawn') this.#settle(null);
          }
        },
      },
    );
    this.games++;
  }
}

function sameTiles(a: Action, b: Action): boolean {
  if (!('own' in a) || !('own' in b)) return true;
  const kinds = (tiles: readonly Tile[]) => tiles.map(kindOf).sort().join();
  return kinds(a.own) === kinds(b.own);
}

function isWonOn(match: Match, from: Seat, tile: Tile): boolean {
  return SEATS.some(
    (seat) => seat !== from && noRonBecause(match, seat, { from, tile, by: 'discard' }) === null,
  );
}

export async function compare(bot: Bot, games: number): Promise<Comparison> {
  const comparison = new Comparison(bot);
  for await (const lines of unseenGames(games)) comparison.play(lines);
  return comparison;
}
