// From an mjlog, the XML in which Tenhou keeps its games, to the events of an mjai log. Indicators travel as a list, and the
// rulebook says when each is turned.

import { FOUR, roundWind, SEATS, type Seat, seatAfter } from '@hanchan/tiles';
import { LogCollector, LogError, type LogRead } from '../logRead.ts';
import { type MjaiEvent, UNREADABLE_DEAL } from '../mjai/form.ts';
import { numberIn, numbersIn, pointsIn, seatIn, Tiles } from './fields.ts';
import { meldEvent } from './meld.ts';
import { drawEvent, winEvent } from './result.ts';
import { elementError, type XmlElement, xmlElements } from './xml.ts';

const ROOT = 'mjloggm';
const HAND = 13;

/** Whether a text is such a file, as far as its beginning shows. */
export const isMjlog = (text: string): boolean =>
  /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?<mjloggm\b/.test(text);

export function readMjlog(text: string): LogRead {
  const log = new LogCollector();
  const elements: XmlElement[] = [];
  // All that stands before the damage is read.
  log.take(() => {
    for (const element of xmlElements(text.replace(/^\uFEFF/, ''))) elements.push(element);
    return [];
  });
  const damage = log.problem;
  log.problem = null;
  const first = elements.findIndex(({ name }) => name === 'INIT');
  const head = first < 0 ? elements : elements.slice(0, first);
  let tiles = new Tiles(true);
  log.take(() => {
    const { start, hasRed } = readHead(head);
    tiles = new Tiles(hasRed);
    return [start];
  });
  // A game of three, or what is no game, has no deals for this table.
  if (log.problem !== null) return { events: [], problem: log.problem };
  const deals = first < 0 ? [] : partedAt(elements.slice(first), 'INIT');
  for (const [at, deal] of deals.entries()) {
    const isCut = damage !== null && at === deals.length - 1 && !deal.some(isEnd);
    if (isCut) log.events.push({ type: UNREADABLE_DEAL });
    else log.take(() => readDeal(deal, tiles), [{ type: UNREADABLE_DEAL }]);
  }
  log.take(() => endGame(elements));
  return { events: log.events, problem: log.problem ?? damage };
}

const isEnd = ({ name }: XmlElement) => name === 'AGARI' || name === 'RYUUKYOKU';

function partedAt(elements: readonly XmlElement[], name: string): XmlElement[][] {
  const parts: XmlElement[][] = [];
  for (const element of elements) {
    if (element.name === name) parts.push([]);
    parts.at(-1)!.push(element);
  }
  return parts;
}

/** Flags of `GO type`. */
const NO_RED_FIVES = 0x02;
const NO_OPEN_TANYAO = 0x04;
const TWO_ROUNDS = 0x08;
const THREE_PLAYERS = 0x10;

function readHead(head: readonly XmlElement[]): { start: MjaiEvent; hasRed: boolean } {
  const find = (name: string) => head.find((element) => element.name === name);
  if (find(ROOT) === undefined) throw new LogError({ line: 0, field: '' }, `has no <${ROOT}>`);
  const go = find('GO');
  const type = go === undefined ? null : numberIn(go, 'type');
  if (type !== null && (type & THREE_PLAYERS) !== 0) {
    throw elementError(go!, 'type', 'is a game of three players: four play here');
  }
  const rules =
    type === null
      ? {}
      : {
          red: (type & NO_RED_FIVES) === 0,
          kuitan: (type & NO_OPEN_TANYAO) === 0,
          length: (type & TWO_ROUNDS) === 0 ? 'tonpuu' : 'hanchan',
        };
  const players = find('UN');
  const names = SEATS.map((seat) => decoded(players?.attributes.get(`n${seat}`)) ?? `p${seat}`);
  return { start: { type: 'start_game', rules, names }, hasRed: rules.red !== false };
}

function decoded(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text);
  } catch {
    return text;
  }
}

function readDeal(deal: readonly XmlElement[], tiles: Tiles): MjaiEvent[] {
  const reader = new DealReader(deal[0]!, tiles);
  for (const element of deal.slice(1)) reader.take(element);
  return reader.events(deal.at(-1)!);
}

/** `T12` is a draw of the first seat, `D12` its discard. */
const ACT = /^([TUVWDEFG])(\d{1,3})$/;
const DRAWS = 'TUVW';
const DISCARDS = 'DEFG';
/** Who left and came back, and other notes that are no part of the deal. */
const NOTES = ['BYE', 'UN', 'SHUFFLE', 'GO', 'TAIKYOKU', 'CHAT'];

class DealReader {
  readonly #tiles: Tiles;
  readonly #start: MjaiEvent;
  readonly #events: MjaiEvent[] = [];
  readonly #indicators: string[];
  /** What each seat drew last, by its number. */
  readonly #drawn: (number | null)[] = SEATS.map(() => null);
  #lastDrawer: Seat | null = null;
  #isOver = false;

  constructor(init: XmlElement, tiles: Tiles) {
    this.#tiles = tiles;
    const seed = numbersIn(init, 'seed', 6);
    const [round, honba, kyotaku] = seed as [number, number, number];
    const dealer = seatIn(init, 'oya');
    if (seatAfter(0, round, FOUR) !== dealer) {
      throw elementError(init, 'oya', `must be the dealer of round ${round}, not ${dealer}`);
    }
    this.#indicators = [tiles.name(init, 'seed', seed[5]!)];
    this.#start = {
      type: 'start_kyoku',
      bakaze: roundWind(Math.floor(round / FOUR)),
      kyoku: dealer + 1,
      honba,
      kyotaku,
      oya: dealer,
      dora_marker: this.#indicators[0],
      dora_markers: this.#indicators,
      scores: pointsIn(init, 'ten'),
      tehais: SEATS.map((seat) => tiles.names(init, `hai${seat}`, HAND)),
    };
  }

  take(element: XmlElement): void {
    const { name } = element;
    if (NOTES.includes(name)) return;
    if (this.#isOver && name !== 'AGARI')
      throw elementError(element, '', 'stands behind the end of its deal');
    const act = ACT.exec(name);
    if (act !== null) this.#act(element, act[1]!, Number(act[2]));
    else if (name === 'DORA') {
      this.#indicators.push(this.#tiles.name(element, 'hai', numberIn(element, 'hai')));
    } else this.#events.push(this.#eventOf(element));
  }

  events(last: XmlElement): MjaiEvent[] {
    if (!this.#isOver) throw elementError(last, '', 'is the last of a deal that has no end');
    return [this.#start, ...this.#events, { type: 'end_kyoku' }];
  }

  #act(element: XmlElement, letter: string, id: number): void {
    const pai = this.#tiles.name(element, '', id);
    const drawer = DRAWS.indexOf(letter);
    if (drawer >= 0) {
      this.#drawn[drawer] = id;
      this.#lastDrawer = drawer as Seat;
      this.#events.push({ type: 'tsumo', actor: drawer, pai });
      return;
    }
    const actor = DISCARDS.indexOf(letter);
    this.#events.push({ type: 'dahai', actor, pai, tsumogiri: this.#drawn[actor] === id });
    this.#drawn[actor] = null;
  }

  #eventOf(element: XmlElement): MjaiEvent {
    switch (element.name) {
      case 'N':
        return meldEvent(element, this.#tiles);
      case 'REACH':
        return riichiEvent(element);
      case 'AGARI':
        this.#isOver = true;
        return winEvent(element, this.#tiles);
      case 'RYUUKYOKU':
        this.#isOver = true;
        return drawEvent(element, this.#lastDrawer);
      default:
        throw elementError(element, '', 'is not known here');
    }
  }
}

/** Said before the discard, and a second time once the deposit lies on the table. */
function riichiEvent(element: XmlElement): MjaiEvent {
  const actor = seatIn(element, 'who');
  const step = numberIn(element, 'step');
  if (step === 1) return { type: 'reach', actor };
  if (step !== 2) throw elementError(element, 'step', `must be 1 or 2, not ${step}`);
  const isScored = element.attributes.has('ten');
  return {
    type: 'reach_accepted',
    actor,
    ...(isScored ? { scores: pointsIn(element, 'ten') } : {}),
  };
}

/** The last end of a game has the final scores, and what each is worth. */
function endGame(elements: readonly XmlElement[]): MjaiEvent[] {
  const last = elements.findLast((element) => element.attributes.has('owari'));
  if (last === undefined) return [];
  const scores = numbersIn(last, 'owari', 2 * FOUR)
    .filter((_, at) => at % 2 === 0)
    .map((hundreds) => hundreds * 100);
  return [{ type: 'end_game', scores }];
}
