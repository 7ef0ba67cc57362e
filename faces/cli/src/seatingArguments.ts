// The flags of `hanchan tournament seating`, and what they mean; a wrong one is refused by its name, and by line and
// field where it is a file.

import type { Ruleset } from '@hanchan/rules';
import type { Result } from '@hanchan/tiles';
import {
  checkPlayers,
  checkSeatingRequest,
  type LineProblem,
  type PlayerPair,
  parsePairs,
  parsePeople,
  parsePlan,
  parseStanding,
  RANK_SEATINGS,
  type RankSeating,
  SEATING_WINDS,
  type SeatingPeopleTable,
  type SeatingPlan,
  type SeatingProblem,
  type SeatingRequest,
  type SeatingWinds,
  windsUnder,
} from '@hanchan/tournament';
import { BadInput } from './badInput.ts';
import { chooseRuleset, readTextFile } from './rulesetArgument.ts';

export interface SeatingArguments {
  readonly players?: string;
  readonly rounds?: string;
  readonly seed: string;
  readonly clubs?: string;
  readonly forbid?: string;
  readonly winds?: string;
  readonly rules?: string;
  readonly plan?: string;
  readonly played?: string;
  readonly without?: string;
  readonly swiss?: string;
  readonly snake?: string;
  readonly columns?: string;
  readonly blocks?: string;
  readonly text?: boolean;
  readonly json?: boolean;
}

/** What is to be done, with all that is needed for it. */
export type SeatingTask = {
  readonly people: SeatingPeopleTable;
  readonly forbidden: readonly PlayerPair[];
  readonly winds: SeatingWinds;
  /** The rulebook that decided on the winds. */
  readonly ruleset: Ruleset | null;
  readonly seed: string;
  readonly played: SeatingPlan;
} & (
  | { readonly type: 'whole'; readonly request: SeatingRequest }
  | { readonly type: 'check'; readonly plan: SeatingPlan }
  | { readonly type: 'rest'; readonly players: readonly number[]; readonly rounds: number }
  | { readonly type: 'swiss'; readonly standing: readonly number[] }
  | { readonly type: 'rank'; readonly standing: readonly number[]; readonly how: RankSeating }
);

export function readSeatingTask(args: SeatingArguments): SeatingTask {
  const ruleset = args.rules === undefined ? null : chooseRuleset(args.rules, '--rules').ruleset;
  const played = args.played === undefined ? [] : readPlan('--played', args.played);
  const ranked = readRanked(args);
  const plan = args.plan === undefined ? null : readPlan('--plan', args.plan, givenPlayers(args));
  const numbers = [played, plan ?? []].flat(3);
  const players =
    plan !== null || ranked !== null
      ? Math.max(...numbers, ...(ranked?.standing ?? []))
      : readPlayers(args, played);
  const shared = {
    people: readPeople(args.clubs, players),
    forbidden: readForbidden(args.forbid, players),
    winds: readWinds(args.winds, ruleset),
    ruleset: args.winds === undefined ? ruleset : null,
    seed: args.seed,
    played,
  };
  if (plan !== null) return { ...shared, type: 'check', plan };
  if (ranked !== null) return { ...shared, ...ranked };
  const rounds = readRounds(args.rounds);
  if (played.length > 0) return { ...shared, ...readRest(args, played, rounds) };
  if (args.without !== undefined) {
    throw new BadInput('--without', 'is about rounds still to come; give --played FILE as well');
  }
  const { people, forbidden, winds, seed } = shared;
  const request = { players, rounds, seed, winds, groups: people.groups, forbidden };
  return { ...shared, type: 'whole', request: allowed(checkSeatingRequest(request)) };
}

const givenPlayers = ({ players }: SeatingArguments) =>
  players === undefined ? undefined : allowed(checkPlayers(readNumber('--players', players)));

function readPlayers(args: SeatingArguments, played: SeatingPlan): number {
  const given = givenPlayers(args);
  if (given !== undefined) return given;
  if (played.length > 0) return Math.max(...played.flat(2));
  throw new BadInput('--players', 'missing; how many play');
}

function readRounds(text: string | undefined): number {
  if (text === undefined) throw new BadInput('--rounds', 'missing; how many rounds there are');
  return readNumber('--rounds', text);
}

function readNumber(argument: string, text: string): number {
  if (/^-?\d{1,9}$/.test(text)) return Number(text);
  throw new BadInput(argument, `“${text}” is not a whole number`);
}

/** The engine names a field as the command names its flag. */
function allowed<T>(result: Result<T, SeatingProblem>): T {
  if (result.ok) return result.value;
  throw new BadInput(`--${result.error.field}`, result.error.message);
}

function inFile<T>(
  argument: string,
  path: string,
  result: Result<T, LineProblem & { readonly field?: string }>,
): T {
  if (result.ok) return result.value;
  const { line, field, message } = result.error;
  const place = field === undefined ? `line ${line}` : `line ${line}, ${field}`;
  throw new BadInput(argument, `${path}, ${place}: ${message}`);
}

const readPlan = (argument: string, path: string, players?: number) =>
  inFile(argument, path, parsePlan(readTextFile(path, argument), players));

const readPeople = (path: string | undefined, players: number): SeatingPeopleTable =>
  path === undefined
    ? { groups: {}, names: [] }
    : inFile('--clubs', path, parsePeople(readTextFile(path, '--clubs'), players));

const readForbidden = (path: string | undefined, players: number) =>
  path === undefined
    ? []
    : inFile('--forbid', path, parsePairs(readTextFile(path, '--forbid'), players));

function readWinds(text: string | undefined, ruleset: Ruleset | null): SeatingWinds {
  if (text === undefined) return ruleset === null ? 'balanced' : windsUnder(ruleset.values);
  const known = SEATING_WINDS.find((winds) => winds === text);
  if (known !== undefined) return known;
  throw new BadInput('--winds', `“${text}” is neither ${SEATING_WINDS.join(' nor ')}`);
}

function readRanked(args: SeatingArguments) {
  const given = (['swiss', ...RANK_SEATINGS] as const).filter((how) => args[how] !== undefined);
  const [how, second] = given;
  if (how === undefined) return null;
  if (second !== undefined) {
    throw new BadInput(`--${second}`, `takes the place of --${how}; give one of them`);
  }
  const path = args[how]!;
  const standing = inFile(`--${how}`, path, parseStanding(readTextFile(path, `--${how}`)));
  const counted = checkPlayers(standing.length);
  if (!counted.ok) throw new BadInput(`--${how}`, `${path}: ${counted.error.message}`);
  return how === 'swiss'
    ? ({ type: 'swiss', standing } as const)
    : ({ type: 'rank', standing, how } as const);
}

function readRest(args: SeatingArguments, played: SeatingPlan, rounds: number) {
  const left = rounds - played.length;
  if (left < 1) {
    throw new BadInput('--rounds', `${rounds} in all, and ${played.length} are played already`);
  }
  const all = [...new Set(played.flat(2))].sort((a, b) => a - b);
  const without = (args.without ?? '').split(',').filter((word) => word.trim() !== '');
  const gone = without.map((word) => {
    const number = readNumber('--without', word.trim());
    if (!all.includes(number)) throw new BadInput('--without', `player ${number} has not played`);
    return number;
  });
  const players = all.filter((number) => !gone.includes(number));
  const counted = checkPlayers(players.length);
  if (!counted.ok) throw new BadInput('--without', `players remaining: ${counted.error.message}`);
  return { type: 'rest', players, rounds: left } as const;
}
