// A score keeper beside a table that is played in the engine: it hears only what a person at a real table would write
// down, and must stand where the engine stands after every deal.

import { type GameEvent, type Match, type Step, winNow } from '@hanchan/game';
import {
  type Aborted,
  append,
  type Entry,
  foldLog,
  type HandResult,
  type Kept,
  type PlayedHand,
  type TableAct,
  type WonHand,
} from '@hanchan/keeper';
import type { RuleValues } from '@hanchan/rules';
import type { Value, Win, Worth } from '@hanchan/score';
import { formatHand, formatTile, formatTiles, SEATS, type Seat } from '@hanchan/tiles';
import { expect } from 'vitest';

type Of<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;

/** How winners are written down. */
export type Way = 'worth' | 'tiles';

/** Where the keeper and the engine must stand alike. */
const AGREED = ['scores', 'round', 'dealer', 'counters', 'deposits', 'pool', 'penalties'] as const;

export class Keeping {
  readonly rules: RuleValues;
  readonly way: Way;
  entries: readonly Entry[] = [];
  kept: Kept;
  hands = 0;
  #riichi: Seat[] = [];
  #wins: { readonly event: Of<'won'>; readonly win: Win }[] = [];
  #drawn: Of<'drawn'> | null = null;
  /** Chombos found at a draw that stands all the same. */
  #offenders: Seat[] = [];
  /** Rung when the deal had ended, though nobody had written it down yet. */
  #isRungAfter = false;
  #isRungOnLast = false;

  constructor(rules: RuleValues, way: Way) {
    this.rules = rules;
    this.way = way;
    const names = ['A', 'B', 'C', 'D'] as const;
    const begin = { type: 'begin', rules, book: 'any', names, minutes: null } as const;
    const begun = append([], { id: 'begin', by: 'test', at: 0, act: begin });
    if (begun.type !== 'added') throw new Error(JSON.stringify(begun));
    this.entries = begun.entries;
    this.kept = begun.kept;
  }

  write(act: TableAct): void {
    const entry: Entry = { id: `e${this.entries.length}`, by: 'test', at: 0, act };
    const answer = append(this.entries, entry);
    if (answer.type !== 'added')
      throw new Error(`${JSON.stringify(act)}: ${JSON.stringify(answer)}`);
    this.entries = answer.entries;
    this.kept = answer.kept;
  }

  see(before: Match, { match, events }: Step): void {
    const voided = events.find((event) => event.type === 'dealVoided');
    const blamed = voided?.offenders ?? [];
    for (const event of events) {
      switch (event.type) {
        case 'dealStarted':
          this.#riichi = [];
          this.#wins = [];
          this.#drawn = null;
          this.#offenders = [];
          break;
        case 'fouled':
          if (event.consequence === 'chombo' && voided === undefined)
            this.#offenders.push(event.seat);
          break;
        case 'riichiAccepted':
          this.#riichi.push(event.seat);
          break;
        case 'won': {
          const phase = before.deal!.phase;
          const offer = phase.type === 'claims' ? phase.offer : null;
          this.#wins.push({ event, win: winNow(before, event.seat, offer) });
          break;
        }
        case 'drawn':
          this.#drawn = event;
          break;
        case 'bellRang':
          this.#ring(before, event);
          break;
        case 'penalised':
          this.#penalise(event, blamed.includes(event.seat) && isLastFor(event, events));
          break;
        case 'dealVoided':
          this.#void(event, match);
          break;
        case 'dealEnded':
          this.#end(event, before, match);
          break;
      }
    }
    if (match.phase === 'over') this.agree(match);
  }

  #ring(before: Match, { bell }: Of<'bellRang'>): void {
    if (before.bell !== 'silent') return;
    const isPlaying = before.phase === 'playing';
    if (!isPlaying) this.write({ type: 'bell', when: 'between' });
    else if (bell === 'lastDeal') this.write({ type: 'bell', when: 'during' });
    else if (bell === 'lastDiscard') this.#isRungOnLast = true;
    else this.#isRungAfter = true;
  }

  #end(event: Of<'dealEnded'>, before: Match, match: Match): void {
    const isDrawn = this.#wins.length === 0;
    if (this.#isRungOnLast && !isDrawn) this.write({ type: 'bell', when: 'during' });
    const result = isDrawn ? this.#drawResult(event, before) : this.#winResult();
    const dead = SEATS.filter((seat) => match.deal!.seats[seat].isDead);
    this.#hand({ riichi: this.#riichi, dead, result });
    this.#ringLate(isDrawn);
    this.agree(match);
  }

  #void({ offenders }: Of<'dealVoided'>, match: Match): void {
    const isBlamed = offenders.length > 0;
    const result: HandResult = isBlamed ? { type: 'chombo', by: offenders } : { type: 'redeal' };
    this.#hand({ riichi: this.#riichi, result });
    this.#ringLate(true);
    this.agree(match);
  }

  #hand(hand: PlayedHand): void {
    this.write({ type: 'hand', hand });
    this.hands++;
  }

  #ringLate(isDrawn: boolean): void {
    const isDue = this.#isRungAfter || (this.#isRungOnLast && isDrawn);
    if (isDue && this.kept.table.over === null) this.write({ type: 'bell', when: 'between' });
    this.#isRungAfter = false;
    this.#isRungOnLast = false;
  }

  /** Fouls that leave the deal alone; a chombo is told with the deal that it voids. */
  #penalise({ seat, penalties }: Of<'penalised'>, isOfVoid: boolean): void {
    const had = this.kept.table.penalties[seat];
    const note = 'judged';
    if (penalties.warnings > had.warnings) {
      this.write({ type: 'ruling', ruling: { what: 'warning', seat }, note });
      return;
    }
    const lost = penalties.tournamentPoints - had.tournamentPoints;
    const points = lost + (penalties.modifier - had.modifier) / 1_000;
    const isChombo = isOfVoid || this.#offenders.includes(seat);
    if (points > 0 && !isChombo) {
      this.write({ type: 'ruling', ruling: { what: 'penalty', seat, points }, note });
    }
  }

  #drawResult(event: Of<'dealEnded'>, before: Match): HandResult {
    const result = drawResult(this.#drawn!, event, before);
    const chombo = this.#offenders;
    return result.type === 'aborted' || chombo.length === 0 ? result : { ...result, chombo };
  }

  #winResult(): HandResult {
    const wins = this.#wins.map(({ event, win }) => this.#wonHand(event, win));
    const { from, seat } = this.#wins[0]!.event;
    return from === null
      ? { type: 'tsumo', win: { ...wins[0]!, seat } }
      : { type: 'ron', from, wins };
  }

  #wonHand({ seat, value }: Of<'won'>, win: Win): WonHand {
    const covered: readonly string[] = this.rules['liability.yaku'];
    const liable = win.liable.filter(
      ({ yaku }) => covered.includes(yaku) && value.yakuman.some(({ id }) => id === yaku),
    );
    if (this.way === 'worth') return { seat, worth: worthOf(value, this.rules), liable };
    const { hand, tile, indicators, ura, riichi, ippatsu, afterKan } = win;
    return {
      seat,
      liable,
      shown: {
        hand: formatHand(hand),
        tile: formatTile(tile),
        indicators: formatTiles(indicators),
        ura: formatTiles(ura),
        doubleRiichi: riichi === 'double',
        ippatsu,
        afterKan,
        robbedKan: win.robbedKan,
        lastTile: win.lastTile,
        firstTurn: win.firstTurn,
      },
    };
  }

  /** The keeper stands where the engine does, folded anew from its entries. */
  agree(match: Match): void {
    const { table } = foldLog(this.entries)!;
    for (const name of AGREED) expect(table[name], name).toEqual(match[name]);
    expect(table.over !== null).toBe(match.phase === 'over');
  }
}

/** A void deal takes its chombo last. */
function isLastFor(event: Of<'penalised'>, events: readonly GameEvent[]): boolean {
  const own = events.filter((one) => one.type === 'penalised' && one.seat === event.seat);
  return own.at(-1) === event;
}

/** What a table would say of a hand: its han and fu, its limit, or how many yakuman. */
function worthOf({ han, fu, limit, base }: Value, rules: RuleValues): Worth {
  if (limit === 'yakuman' && han === null) return { yakuman: base / 8_000 };
  if (rules['score.model'] === 'flat') return { flat: true };
  if (han === null) return { limit: 'mangan' };
  return { han, fu: fu ?? undefined };
}

type DrawResult = Extract<HandResult, { type: 'exhausted' | 'nagashi' | 'aborted' }>;

/** Where hands stay hidden, what was paid and who deals next tell who was tenpai. */
function drawResult(drawn: Of<'drawn'>, ended: Of<'dealEnded'>, before: Match): DrawResult {
  const { reason, by, deltas } = drawn;
  if (reason !== 'exhausted' && reason !== 'nagashi')
    return { type: 'aborted', reason: reason as Aborted };
  const { rules, dealer, deal } = before;
  const isHidden = rules['draw.reveal'] === 'none';
  const inRiichi = (seat: Seat) => deal!.seats[seat].riichi !== 'none';
  const isPaid = (seat: Seat) =>
    rules['draw.notenToPool'] > 0 ? deltas[seat] === 0 : deltas[seat] > 0;
  const isTenpai = (seat: Seat) =>
    inRiichi(seat) ||
    (reason === 'exhausted' && isPaid(seat)) ||
    (seat === dealer && ended.dealerStays);
  const tenpai = isHidden ? SEATS.filter(isTenpai) : drawn.tenpai;
  return reason === 'nagashi' ? { type: 'nagashi', by, tenpai } : { type: 'exhausted', tenpai };
}
