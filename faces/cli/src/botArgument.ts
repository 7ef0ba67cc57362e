// Who plays: `--bots club,expert,club:human,mjai:"command"` as a line-up, and the players it makes.

import { readFileSync } from 'node:fs';
import type { Player, PlayerMaker } from '@hanchan/arena';
import {
  type Bot,
  type BotProblem,
  createAdviser,
  createBot,
  createReader,
  LEVELS,
  type Reader,
} from '@hanchan/bots';
import { expertWeights } from '@hanchan/bots/weights';
import { nearest } from '@hanchan/rules';
import type { Seat } from '@hanchan/tiles';
import { BadInput } from './badInput.ts';

/** A bot by its name, or a program that speaks mjai. Plain data, so that it can be sent to a thread. */
export type Entrant =
  | { readonly type: 'bot'; readonly name: string }
  | { readonly type: 'mjai'; readonly command: string };

/** Four entrants, in the order of the seats they would have without rotation. */
export type LineUp = readonly Entrant[];

export const DEFAULT_BOTS = 'club';

/** One name fills all seats, two alternate, four are as given. Every bot has been made once when this returns. */
export function readLineUp(text: string, argument = '--bots'): LineUp {
  const names = splitNames(text);
  if (names.some((name) => name === '')) throw new BadInput(argument, 'a name is missing');
  if (![1, 2, 4].includes(names.length)) {
    throw new BadInput(argument, `give one, two or four bots, not ${names.length}`);
  }
  const entrants = names.map((name) => readEntrant(name, argument));
  const lineUp = [0, 1, 2, 3].map((place) => entrants[place % entrants.length]!);
  for (const entrant of entrants) if (entrant.type === 'bot') makeBot(entrant.name, argument);
  return lineUp;
}

/** Commas part names, except within quotes, which a command may need. */
function splitNames(text: string): string[] {
  const parts = text.match(/(?:"[^"]*"|[^,])+|(?<=,|^)(?=,|$)/g) ?? [''];
  return parts.map((part) => part.trim());
}

const MJAI = 'mjai:';

function readEntrant(name: string, argument: string): Entrant {
  if (!name.startsWith(MJAI)) return { type: 'bot', name };
  const command = name
    .slice(MJAI.length)
    .replace(/^"(.*)"$/, '$1')
    .trim();
  if (command === '') throw new BadInput(argument, 'mjai: needs a command, as in mjai:"./my-bot"');
  return { type: 'mjai', command };
}

export const nameOf = (entrant: Entrant) =>
  entrant.type === 'bot' ? entrant.name : `${MJAI}${entrant.command}`;

/** Starts a program in a seat, beside players of these names. */
export type ProgramStarter = (command: string, seat: Seat, names: readonly string[]) => Player;

/** Makes players; a bot is made once and sits wherever it is wanted. */
export function playerMaker(lineUp: LineUp, startProgram: ProgramStarter): PlayerMaker {
  const bots = new Map<string, Bot>();
  const botOf = (name: string) => {
    const known = bots.get(name) ?? makeBot(name, '--bots');
    bots.set(name, known);
    return known;
  };
  return (seating, seat) => {
    const entrants = seating.map((place) => lineUp[place]!);
    const entrant = entrants[seat]!;
    if (entrant.type === 'bot') return botOf(entrant.name);
    return startProgram(entrant.command, seat, entrants.map(nameOf));
  };
}

const WEIGHTS = new URL(expertWeights);

export function makeBot(name: string, argument: string): Bot {
  const needsWeights = name.split(':')[0] === 'expert';
  const made = createBot(name, needsWeights ? readWeights(argument) : null);
  if (!made.ok) throw new BadInput(argument, explain(name, made.error, argument === '--bots'));
  return made.value;
}

/** Judges what somebody else did: at the expert's level as its hints do. */
export function makeReviewer(name: string, argument: string): Bot {
  if (name !== 'expert') return makeBot(name, argument);
  const made = createAdviser(readWeights(argument));
  if (!made.ok) throw new BadInput(argument, explain(name, made.error, false));
  return made.value;
}

/** Reads the hands that nobody shows, as the expert's net does. */
export function makeReader(argument: string): Reader {
  const made = createReader(readWeights(argument));
  if (!made.ok) throw new BadInput(argument, explain('expert', made.error, false));
  return made.value;
}

function readWeights(argument: string): Uint8Array {
  try {
    return readFileSync(WEIGHTS);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const reason = code === 'ENOENT' ? 'there is no such file' : message;
    throw new BadInput(argument, `expert needs its weights, ${WEIGHTS.pathname}: ${reason}`);
  }
}

function explain(name: string, { code, detail }: BotProblem, mayBeProgram: boolean): string {
  switch (code) {
    case 'unknownBot': {
      const near = nearest(detail, LEVELS);
      const hint = near === undefined ? '' : `; did you mean ${near}?`;
      const known = `${LEVELS.join(', ')}, each also with :human`;
      const program = mayBeProgram ? ', or mjai:"command"' : '';
      return `there is no bot “${detail}”${hint}\n  known: ${known}${program}`;
    }
    case 'unknownSetting':
      return `“${name}”: there is no setting “${detail}”; the only one is human`;
    case 'noWeights':
    case 'badWeights':
      return `${name}: ${WEIGHTS.pathname} is damaged: ${detail}`;
  }
}
