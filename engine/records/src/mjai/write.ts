// A match of ours as an mjai log: what the log must have, and every further field that readers look for.

import type { GameEvent, Match, Step } from '@hanchan/game';
import type { Ruleset, RuleValues } from '@hanchan/rules';
import type { Value } from '@hanchan/score';
import { roundWind, SEATS, type Seat, seatWind, type Wind } from '@hanchan/tiles';
import type { Move } from '../move.ts';
import { formatWall } from '../record/write.ts';
import { formatSorted, mjaiOf, type Of } from './compare.ts';
import type { MjaiEvent } from './form.ts';
import { formatMjaiTile } from './tile.ts';

const WIND_WORDS: Readonly<Record<Wind, string>> = { E: 'east', S: 'south', W: 'west', N: 'north' };

/** `names` are shown by players of the format; seats where they are unknown. */
export interface MjaiHeader {
  readonly id?: string;
  readonly names?: readonly string[];
}

/** The first line of an mjai log. */
export function startGame(
  ruleset: Pick<Ruleset, 'id' | 'values'>,
  { id, names }: MjaiHeader = {},
): MjaiEvent {
  return {
    type: 'start_game',
    ...(id === undefined ? {} : { id }),
    rules: { ruleset: ruleset.id, ...tableOf(ruleset.values), sanma: false },
    names: names ?? SEATS.map((seat) => `p${seat}`),
  };
}

/** What the header of a log says about its table, where the rulebook's answer is one it has a word for. */
function tableOf(rules: RuleValues): Record<string, unknown> {
  const tanyao = rules['yaku.tanyao'];
  const length = ['tonpuu', 'hanchan'][rules['end.rounds'] - 1];
  return {
    red: rules['tiles.redFives'] !== 'none',
    ...(typeof tanyao === 'object' && 'open' in tanyao ? { kuitan: tanyao.open > 0 } : {}),
    ...(length === undefined ? {} : { length }),
  };
}

/** The events of one move, in full. */
export function writeMjai(move: Move, before: Match, step: Step): MjaiEvent[] {
  return step.events.flatMap((event) =>
    mjaiOf(event, before).map((core) => ({ ...core, ...moreOf(event, move, before, step.match) })),
  );
}

function moreOf(event: GameEvent, move: Move, before: Match, after: Match): object {
  switch (event.type) {
    case 'dealStarted':
      return move.type === 'deal' && !move.isRebuilt ? { wall: formatWall(move.wall) } : {};
    case 'won':
      return moreOfWin(event, before, after);
    case 'drawn':
      return moreOfDraw(event);
    default:
      return {};
  }
}

function moreOfWin({ seat, ura, value }: Of<'won'>, before: Match, after: Match): object {
  const pao = liableSeat(seat, value, after);
  return {
    han: value.han,
    fu: value.fu,
    yakuman: value.yakuman.reduce((sum, { units }) => sum + units, 0),
    yaku: yakuOf(seat, value, before),
    ura_markers: ura.map(formatMjaiTile),
    ...(pao === null ? {} : { pao }),
  };
}

/** Who answers for a yakuman of this win. */
export function liableSeat(seat: Seat, { yakuman }: Value, { deal }: Match): Seat | null {
  const liable = deal?.seats[seat].liable ?? [];
  const found = liable.find(({ yaku }) => yakuman.some(({ id }) => id === yaku));
  return found === undefined || found.seat === seat ? null : found.seat;
}

/** `[name, han]`, with winds told apart as logs do; dora behind the yaku. */
function yakuOf(seat: Seat, value: Value, { round, dealer }: Match): [string, unknown][] {
  const words: Readonly<Record<string, string>> = {
    seat_wind: `seat_wind_${WIND_WORDS[seatWind(seat, dealer)]}`,
    round_wind: `round_wind_${WIND_WORDS[roundWind(round)]}`,
  };
  if (value.yakuman.length > 0) return value.yakuman.map(({ id }) => [id, 'yakuman']);
  const { dora, ura, red } = value.dora;
  const bonus = Object.entries({ dora, uradora: ura, akadora: red }).filter(([, han]) => han > 0);
  return [...value.yaku.map(({ id, han }): [string, unknown] => [words[id] ?? id, han]), ...bonus];
}

function moreOfDraw({ reason, by, tenpai, shown }: Of<'drawn'>): object {
  const isTold = ['exhausted', 'nagashi', 'fourRiichi', 'tripleRon'].includes(reason);
  const told = reason === 'tripleRon' ? by : tenpai;
  return {
    ...(isTold ? { tenpais: SEATS.map((seat) => told.includes(seat)) } : {}),
    shown: shown.map((hand) => (hand === null ? null : formatSorted(hand))),
  };
}
