// The arguments of `hanchan score` made into a win, refused by name where no table could produce it.

import { cite, nearest, type RuleKey, type Ruleset, YAKU_IDS, type YakuId } from '@hanchan/rules';
import {
  checkWin,
  type Liability,
  type RiichiState,
  type Win,
  type WinProblem,
} from '@hanchan/score';
import { type Seat, type Tile, WINDS, type Wind } from '@hanchan/tiles';
import { BadInput, citedMessage } from './badInput.ts';
import { readHand, readTile, readTiles } from './handArgument.ts';
import { wholeNumber } from './wholeNumber.ts';

export interface WinArguments {
  readonly win?: string;
  readonly tsumo?: boolean;
  readonly ron?: boolean;
  readonly seat: string;
  readonly round: string;
  readonly from?: string;
  readonly dora?: string;
  readonly ura?: string;
  readonly riichi?: boolean;
  readonly doubleRiichi?: boolean;
  readonly ippatsu?: boolean;
  readonly rinshan?: boolean;
  readonly chankan?: boolean;
  readonly haitei?: boolean;
  readonly houtei?: boolean;
  readonly firstTurn?: boolean;
  readonly mixedIn?: boolean;
  readonly honba: string;
  readonly sticks: string;
  readonly pool: string;
  readonly pao: readonly string[];
}

/** Seats are counted from the dealer, so that a seat is its wind. */
const DEALER: Seat = 0;

export function readWinArguments(handText: string, args: WinArguments, ruleset: Ruleset): Win {
  if (args.win === undefined) throw new BadInput('--win', 'missing: the winning tile, such as 3m');
  refuseClashes(args, ruleset);
  const winner = readSeat('--seat', args.seat);
  const indicators = args.dora === undefined ? [] : readTiles('--dora', args.dora);
  const win: Win = {
    hand: readHand('HAND', handText),
    tile: readTile('--win', args.win),
    winner,
    dealer: DEALER,
    roundWind: readWind('--round', args.round),
    from: args.tsumo ? null : readDiscarder(args, winner),
    riichi: riichiState(args),
    ippatsu: args.ippatsu === true,
    afterKan: args.rinshan === true,
    robbedKan: args.chankan === true,
    lastTile: args.haitei === true || args.houtei === true,
    firstTurn: args.firstTurn === true,
    mixedIn: args.mixedIn === true,
    indicators,
    ura: readUra(args),
    counters: readCount('--honba', args.honba),
    deposits: readCount('--sticks', args.sticks),
    pool: readCount('--pool', args.pool),
    liable: args.pao.map((text) => readLiability(text, ruleset)),
    winners: 1,
  };
  refuseExtraTile(win);
  const problem = checkWin(win, ruleset.values)[0];
  if (problem !== undefined) throw refusal(problem, args, ruleset);
  return win;
}

/** Flags that speak of one way of winning, together with the other way. */
function refuseClashes(args: WinArguments, ruleset: Ruleset): void {
  if (args.tsumo && args.ron) throw new BadInput('--ron', 'excludes --tsumo');
  if (args.riichi && args.doubleRiichi) throw new BadInput('--double-riichi', 'excludes --riichi');
  const way = args.ron ? 'the win is a ron' : 'without it the win is taken as a ron';
  const only = (flag: keyof WinArguments, isTsumo: boolean, rule: RuleKey) => {
    if (!args[flag] || isTsumo === (args.tsumo === true)) return;
    const message = isTsumo
      ? `only goes with --tsumo; ${way}`
      : 'only goes with --ron; the win is a tsumo';
    throw new BadInput(`--${flag}`, cited(message, rule, ruleset));
  };
  only('haitei', true, 'yaku.haitei');
  only('houtei', false, 'yaku.houtei');
  only('rinshan', true, 'yaku.rinshan');
  only('chankan', false, 'yaku.chankan');
  if (args.from !== undefined && args.tsumo) {
    throw new BadInput('--from', 'only goes with --ron; the win is a tsumo');
  }
  if (args.from === undefined && args.pao.length > 0 && !args.tsumo) {
    throw new BadInput('--from', 'missing: with --pao a ron is shared with the discarder');
  }
}

function refuseExtraTile({ hand }: Win): void {
  const wanted = 13 - 3 * hand.melds.length;
  if (hand.concealed.length !== wanted + 1) return;
  throw new BadInput(
    'HAND',
    `${wanted + 1} concealed tiles, one too many: the winning tile is given apart with --win and left out here`,
  );
}

function riichiState(args: WinArguments): RiichiState {
  if (args.doubleRiichi) return 'double';
  return args.riichi ? 'riichi' : 'none';
}

function readUra(args: WinArguments): Tile[] {
  if (args.ura === undefined) return [];
  if (riichiState(args) === 'none') {
    throw new BadInput('--ura', 'is only turned for a riichi winner; add --riichi');
  }
  return readTiles('--ura', args.ura);
}

/** Who discarded matters only where somebody is liable; otherwise the player to the left stands for all. */
function readDiscarder(args: WinArguments, winner: Seat): Seat {
  if (args.from === undefined) return ((winner + 3) % 4) as Seat;
  const from = readSeat('--from', args.from);
  if (from === winner) throw new BadInput('--from', `${args.from} is the winner (--seat)`);
  return from;
}

function readSeat(argument: string, text: string): Seat {
  return WINDS.indexOf(readWind(argument, text)) as Seat;
}

function readWind(argument: string, text: string): Wind {
  const wind = WINDS.find((name) => name === text.toUpperCase());
  if (wind === undefined) throw new BadInput(argument, `“${text}” is not one of E, S, W, N`);
  return wind;
}

const readCount = (argument: string, text: string) => wholeNumber(argument, text, 0, 999_999);

function readLiability(text: string, ruleset: Ruleset): Liability {
  const [name = '', wind] = text.split('=');
  if (wind === undefined) {
    throw new BadInput('--pao', `“${text}” is not of the form YAKU=WIND, such as daisangen=W`);
  }
  if (!YAKU_IDS.includes(name as YakuId)) {
    const near = nearest(name, YAKU_IDS);
    const hint = near === undefined ? '' : `; did you mean ${near}?`;
    throw new BadInput('--pao', `there is no yaku “${name}”${hint}`);
  }
  const covered: readonly string[] = ruleset.values['liability.yaku'];
  if (!covered.includes(name)) {
    const message = `nobody answers for ${name} in this rulebook`;
    throw new BadInput('--pao', cited(message, 'liability.yaku', ruleset));
  }
  return { yaku: name as YakuId, seat: readSeat('--pao', wind) };
}

/** By the name in `Win`: the argument it comes from, and the rule that speaks of it. */
function originOf(
  { field }: WinProblem,
  args: WinArguments,
): { readonly argument: string; readonly rule?: RuleKey } {
  switch (field) {
    case 'hand':
      return { argument: 'HAND' };
    case 'tile':
      return { argument: '--win' };
    case 'riichi':
      return args.doubleRiichi
        ? { argument: '--double-riichi', rule: 'yaku.double_riichi' }
        : { argument: '--riichi', rule: 'yaku.riichi' };
    case 'ippatsu':
      return { argument: '--ippatsu', rule: 'yaku.ippatsu' };
    case 'afterKan':
      return { argument: '--rinshan', rule: 'yaku.rinshan' };
    case 'robbedKan':
      return { argument: '--chankan', rule: 'yaku.chankan' };
    case 'lastTile':
      return args.tsumo
        ? { argument: '--haitei', rule: 'yaku.haitei' }
        : { argument: '--houtei', rule: 'yaku.houtei' };
    case 'firstTurn':
      return { argument: '--first-turn', rule: firstTurnRule(args) };
    case 'indicators':
      return { argument: '--dora' };
    case 'counters':
      return { argument: '--honba' };
    case 'deposits':
      return { argument: '--sticks' };
    case 'liable':
      return { argument: '--pao' };
    default:
      return { argument: `--${field}` };
  }
}

function firstTurnRule(args: WinArguments): RuleKey {
  if (!args.tsumo) return 'yaku.renhou';
  return args.seat.toUpperCase() === 'E' ? 'yaku.tenhou' : 'yaku.chiihou';
}

function refusal(problem: WinProblem, args: WinArguments, ruleset: Ruleset): BadInput {
  const { argument, rule } = originOf(problem, args);
  const forbids = problem.rule ?? rule;
  const message =
    forbids === undefined ? problem.message : cited(problem.message, forbids, ruleset);
  return new BadInput(argument, message);
}

/** A yaku that the rulebook does not have says nothing about when it can be had. */
function cited(message: string, rule: RuleKey, ruleset: Ruleset): string {
  const isAbsent = rule.startsWith('yaku.') && ruleset.values[rule] === 'absent';
  return isAbsent ? message : citedMessage(message, ruleset, cite(ruleset, rule));
}
