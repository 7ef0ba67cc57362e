// A match of ours in the JSON of tenhou.net/6, deal by deal.

import type { GameEvent, Match, Step } from '@hanchan/game';
import type { Ruleset, RuleValues } from '@hanchan/rules';
import { compareTiles, SEATS, type Seat, type Tile } from '@hanchan/tiles';
import type { Of } from '../mjai/compare.ts';
import { liableSeat } from '../mjai/write.ts';
import { formatCall } from './calls.ts';
import {
  ALL_TENPAI,
  DRAWS,
  NO_DISCARD,
  NOBODY_TENPAI,
  type Tenhou6Deal,
  type Tenhou6Game,
  TSUMOGIRI,
  WIN,
} from './form.ts';
import { formatCode } from './tile.ts';
import { worthWords, yakuWords } from './words.ts';

type Entry = number | string;

/** Writes a game in the form of tenhou.net/6 as it is played. */
export class Tenhou6Writer {
  readonly #log: Tenhou6Deal[] = [];
  #deal: DealWriter | null = null;

  /** Takes what came of one move. */
  take(before: Match, step: Step): void {
    for (const event of step.events) {
      if (event.type === 'dealStarted') this.#deal = new DealWriter(event, before.rules);
      else this.#deal?.take(event, before, step.match);
      // A voided deal is played again, and the form has no way to say why.
      if (event.type === 'dealVoided') this.#deal = null;
      if (event.type === 'dealEnded' && this.#deal !== null) {
        this.#log.push(this.#deal.deal());
        this.#deal = null;
      }
    }
  }

  /** The deals that have ended. */
  game(
    ruleset: Pick<Ruleset, 'title' | 'values'>,
    names: readonly string[] = ['', '', '', ''],
  ): Tenhou6Game {
    const { values, title } = ruleset;
    const aka = values['tiles.redFives'] === 'none' ? 0 : 1;
    const rule = { disp: displayOf(values), aka };
    return { title: [title, ''], name: names, rule, log: this.#log };
  }
}

function displayOf(rules: RuleValues): string {
  const tanyao = rules['yaku.tanyao'];
  const isOpen = typeof tanyao === 'object' && 'open' in tanyao && tanyao.open > 0;
  const length = ['東', '南'][rules['end.rounds'] - 1] ?? '';
  return `${length}${isOpen ? '喰' : ''}${rules['tiles.redFives'] === 'none' ? '' : '赤'}`;
}

const codes = (tiles: readonly Tile[]) => [...tiles].sort(compareTiles).map(formatCode);

class DealWriter {
  readonly #head: readonly (readonly number[])[];
  readonly #hands: readonly (readonly number[])[];
  readonly #indicators: number[];
  readonly #takes: readonly Entry[][] = [[], [], [], []];
  readonly #gives: readonly Entry[][] = [[], [], [], []];
  #ura: readonly number[] = [];
  #result: readonly unknown[] = [];

  constructor(start: Of<'dealStarted'>, rules: RuleValues) {
    const { round, dealer, counters, deposits, pool, scores, hands, indicators } = start;
    const onTable = rules['riichi.deposit'] > 0 ? deposits : pool;
    this.#head = [[round * 4 + dealer, counters, onTable], [...scores]];
    this.#hands = hands.map(codes);
    this.#indicators = indicators.map(formatCode);
  }

  take(event: GameEvent, before: Match, after: Match): void {
    switch (event.type) {
      case 'drew':
        this.#takes[event.seat]!.push(formatCode(event.tile));
        break;
      case 'discarded': {
        const code = event.fromDraw ? TSUMOGIRI : formatCode(event.tile);
        this.#gives[event.seat]!.push(event.riichi ? `r${code}` : code);
        break;
      }
      case 'called':
        this.#takes[event.seat]!.push(formatCall(event.meld));
        if (event.meld.type === 'calledKan') this.#gives[event.seat]!.push(NO_DISCARD);
        break;
      case 'kanDeclared':
        this.#gives[event.seat]!.push(formatCall(event.meld, event.tile));
        break;
      case 'indicatorTurned':
        this.#indicators.push(formatCode(event.tile));
        break;
      case 'won':
        this.#win(event, before, after);
        break;
      case 'drawn':
        this.#result = drawResult(event);
        break;
    }
  }

  #win(event: Of<'won'>, before: Match, after: Match): void {
    const { seat, from, value, ura } = event;
    if (ura.length > 0) this.#ura = ura.map(formatCode);
    const pao = liableSeat(seat, value, after) ?? seat;
    const words = [worthWords(event, before), ...yakuWords(event, before)];
    const entry = [[...value.deltas], [seat, from ?? seat, pao, ...words]];
    this.#result = [...(this.#result.length > 0 ? this.#result : [WIN]), ...entry];
  }

  deal(): Tenhou6Deal {
    const seats = SEATS.flatMap((seat: Seat) => [
      this.#hands[seat]!,
      this.#takes[seat]!,
      this.#gives[seat]!,
    ]);
    return [...this.#head, this.#indicators, this.#ura, ...seats, this.#result];
  }
}

function drawResult({ reason, deltas, tenpai }: Of<'drawn'>): unknown[] {
  const isPaid = deltas.some((delta) => delta !== 0);
  if (reason === 'exhausted' && !isPaid && tenpai.length === 4) return [ALL_TENPAI];
  if (reason === 'exhausted' && !isPaid && tenpai.length === 0) return [NOBODY_TENPAI];
  if (reason === 'exhausted' || reason === 'nagashi') return [DRAWS[reason], [...deltas]];
  return [DRAWS[reason]];
}
