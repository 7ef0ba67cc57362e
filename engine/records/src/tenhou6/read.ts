// From the JSON of tenhou.net/6 to the events of an mjai log, which the engine then plays. Indicators have no
// place among the events here: they travel as a list, and the rulebook says when each is turned.

import {
  FOUR,
  fail,
  ok,
  quoted,
  type Result,
  roundWind,
  SEATS,
  seatAfter,
  type Tile,
} from '@hanchan/tiles';
import { type MjaiEvent, UNREADABLE_DEAL } from '../mjai/form.ts';
import { formatMjaiTile } from '../mjai/tile.ts';
import { type CodedCall, giverOf, parseCall } from './calls.ts';
import { listOf, numbersOf, Tenhou6Error } from './fields.ts';
import { NO_DISCARD, type Tenhou6Problem, TSUMOGIRI } from './form.ts';
import { type Give, orderTurns, type SeatLog, type Take, type Turn } from './order.ts';
import { readResult } from './result.ts';
import { parseCode } from './tile.ts';

/** Longer than any deal can be. */
const MOST_ENTRIES = 100;
const RESULT_AT = 16;

function tilesAt(value: unknown, field: string): Tile[] {
  return listOf(value, field).map((code, i) => {
    const tile = parseCode(code);
    if (tile === undefined)
      throw new Tenhou6Error(`${field}[${i}]`, `${quoted(code)} is not a tile`);
    return tile;
  });
}

/** The whole game as events, or the field that is not of the form. */
export function readTenhou6(json: unknown): Result<MjaiEvent[], Tenhou6Problem> {
  const { events, problem } = readTenhou6Deals(json);
  return problem === null ? ok(events) : fail(problem);
}

export interface Tenhou6Read {
  /** Of every deal that can be read; where one cannot, an event stands for it. */
  readonly events: MjaiEvent[];
  /** The first. */
  readonly problem: Tenhou6Problem | null;
}

export function readTenhou6Deals(json: unknown): Tenhou6Read {
  const events: MjaiEvent[] = [];
  let problem: Tenhou6Problem | null = null;
  const take = (read: () => readonly MjaiEvent[], otherwise: readonly MjaiEvent[]) => {
    try {
      events.push(...read());
    } catch (error) {
      if (!(error instanceof Tenhou6Error)) throw error;
      problem ??= { field: error.field, message: error.message };
      events.push(...otherwise);
    }
  };
  const game = (json ?? {}) as Readonly<Record<string, unknown>>;
  let log: readonly unknown[] = [];
  take(() => {
    log = listOf(game['log'], 'log');
    return [startGame(game)];
  }, []);
  for (const [i, deal] of log.entries()) {
    const field = `log[${i}]`;
    take(() => readDeal(listOf(deal, field), field), [{ type: UNREADABLE_DEAL }]);
  }
  take(() => endGame(game), []);
  return { events, problem };
}

/** Red fives are counted, or flagged. */
const isSet = (value: unknown) =>
  value === true || ((typeof value === 'number' || typeof value === 'string') && Number(value) > 0);

/** The short description of the table names its length, open tanyao and red fives. */
function startGame(game: Readonly<Record<string, unknown>>): MjaiEvent {
  const rule = (game['rule'] ?? {}) as Readonly<Record<string, unknown>>;
  const disp = typeof rule['disp'] === 'string' ? rule['disp'] : '';
  const names = Array.isArray(game['name']) ? game['name'] : SEATS.map((seat) => `p${seat}`);
  const reds = ['aka', 'aka51', 'aka52', 'aka53'].filter((key) => rule[key] !== undefined);
  const isNamed = /[東南]/.test(disp);
  return {
    type: 'start_game',
    rules: {
      ...(reds.length > 0 ? { red: reds.some((key) => isSet(rule[key])) } : {}),
      ...(isNamed ? { kuitan: disp.includes('喰') } : {}),
      ...(isNamed && disp.includes('東') ? { length: 'tonpuu' } : {}),
    },
    names,
  };
}

/** Downloaded logs give score and placement points of each seat, in pairs. */
function endGame(game: Readonly<Record<string, unknown>>): MjaiEvent[] {
  if (game['sc'] === undefined) return [];
  const scores = listOf(game['sc'], 'sc').filter((_, i) => i % 2 === 0);
  return [{ type: 'end_game', scores: numbersOf(scores, 'sc', 4) }];
}

function readDeal(deal: readonly unknown[], field: string): MjaiEvent[] {
  const [kyoku, honba, kyotaku] = numbersOf(deal[0], `${field}[0]`, 3) as [number, number, number];
  const dealer = seatAfter(0, kyoku, FOUR);
  const indicators = tilesAt(deal[2], `${field}[2]`).map(formatMjaiTile);
  const ura = tilesAt(deal[3], `${field}[3]`).map(formatMjaiTile);
  const hands = SEATS.map((seat) => tilesAt(deal[4 + 3 * seat], `${field}[${4 + 3 * seat}]`));
  const start: MjaiEvent = {
    type: 'start_kyoku',
    bakaze: roundWind(Math.floor(kyoku / FOUR)),
    kyoku: dealer + 1,
    honba,
    kyotaku,
    oya: dealer,
    ...(indicators.length > 0 ? { dora_marker: indicators[0], dora_markers: indicators } : {}),
    scores: numbersOf(deal[1], `${field}[1]`, 4),
    tehais: hands.map((hand) => hand.map(formatMjaiTile)),
  };
  const seats = SEATS.map((seat) => readSeat(deal, 4 + 3 * seat, field));
  const turns = orderTurns(seats, dealer);
  if (turns === null) throw new Tenhou6Error(field, 'takes and discards do not fit together');
  const result = readResult(listOf(deal[RESULT_AT], `${field}[${RESULT_AT}]`), {
    field: `${field}[${RESULT_AT}]`,
    tile: formatMjaiTile(winningTile(turns)),
    ura,
    turns,
    dealer,
  });
  return [start, ...playOf(turns, result.isRon), ...result.events, { type: 'end_kyoku' }];
}

function readSeat(deal: readonly unknown[], at: number, field: string): SeatLog {
  const takesField = `${field}[${at + 1}]`;
  const givesField = `${field}[${at + 2}]`;
  const takes = entriesOf(deal[at + 1], takesField);
  const gives = entriesOf(deal[at + 2], givesField);
  return {
    takes: takes.map((entry, i) => readTake(entry, `${takesField}[${i}]`)),
    gives: gives.map((entry, i) => readGive(entry, `${givesField}[${i}]`)),
  };
}

function entriesOf(value: unknown, field: string): readonly unknown[] {
  const entries = listOf(value, field);
  if (entries.length <= MOST_ENTRIES) return entries;
  throw new Tenhou6Error(field, `has more entries than a deal can have (${MOST_ENTRIES})`);
}

function readTake(entry: unknown, field: string): Take {
  const tile = parseCode(entry);
  if (tile !== undefined) return { type: 'draw', tile };
  const call = parseCall(entry);
  if (call !== undefined && 'cpm'.includes(call.mark)) return { type: 'call', call };
  throw new Tenhou6Error(field, `${quoted(entry)} is neither a tile nor a call`);
}

function readGive(entry: unknown, field: string): Give {
  if (entry === NO_DISCARD) return { type: 'none' };
  const call = parseCall(entry);
  if (call !== undefined && 'ka'.includes(call.mark)) return { type: 'kan', call };
  const riichi = typeof entry === 'string' && /^r\d\d$/.test(entry);
  const code = riichi ? Number(entry.slice(1)) : entry;
  const tile = code === TSUMOGIRI ? null : parseCode(code);
  if (tile === undefined) throw new Tenhou6Error(field, `${quoted(entry)} is not a discard`);
  return { type: 'discard', tile, riichi };
}

/** The tile of the last turn: discarded, declared for a kan, or drawn. */
function winningTile(turns: readonly Turn[]): Tile {
  const last = turns.at(-1);
  if (last === undefined) return 0;
  const { take, give } = last;
  if (give?.type === 'kan') return give.call.tile;
  if (give?.type === 'discard' && give.tile !== null) return give.tile;
  return take.type === 'draw' ? take.tile : take.call.tile;
}

function playOf(turns: readonly Turn[], isRon: boolean): MjaiEvent[] {
  return turns.flatMap((turn, i) => {
    const isLast = i === turns.length - 1;
    return [takeOf(turn), ...giveOf(turn, isLast && isRon)];
  });
}

const CALL_TYPES = { p: 'pon', m: 'daiminkan', c: 'chi', k: 'kakan', a: 'ankan' } as const;

function takeOf({ seat, take }: Turn): MjaiEvent {
  if (take.type === 'draw') return { type: 'tsumo', actor: seat, pai: formatMjaiTile(take.tile) };
  const { call } = take;
  return {
    type: CALL_TYPES[call.mark],
    actor: seat,
    target: giverOf(seat, call),
    ...tilesOf(call),
  };
}

const tilesOf = ({ tile, rest }: CodedCall) => ({
  pai: formatMjaiTile(tile),
  consumed: rest.map(formatMjaiTile),
});

function giveOf({ seat, take, give }: Turn, isWon: boolean): MjaiEvent[] {
  if (give === null || give.type === 'none') return [];
  if (give.type === 'kan') {
    const { pai, consumed } = tilesOf(give.call);
    if (give.call.mark === 'k') return [{ type: 'kakan', actor: seat, pai, consumed }];
    return [{ type: 'ankan', actor: seat, consumed: [...consumed, pai] }];
  }
  const tile = give.tile ?? (take.type === 'draw' ? take.tile : take.call.tile);
  const pai = formatMjaiTile(tile);
  const dahai = { type: 'dahai', actor: seat, pai, tsumogiri: give.tile === null };
  if (!give.riichi) return [dahai];
  const accepted = isWon ? [] : [{ type: 'reach_accepted', actor: seat }];
  return [{ type: 'reach', actor: seat }, dahai, ...accepted];
}
