// Colour, where the output wants it: a terminal does, a pipe does not, and the user has the last word.

export type Ink = 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'blue' | 'magenta';

export type Paint = (text: string, ink: Ink) => string;

const CODES: Readonly<Record<Ink, readonly [number, number]>> = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  blue: [34, 39],
  magenta: [35, 39],
};

export const plain: Paint = (text) => text;

export const coloured: Paint = (text, ink) =>
  text === '' ? '' : `\u001b[${CODES[ink][0]}m${text}\u001b[${CODES[ink][1]}m`;

type Environment = Readonly<Record<string, string | undefined>>;

/** FORCE_COLOR decides where it is set, then NO_COLOR, then whether a person is looking. */
export function wantsColour(env: Environment, isTerminal: boolean): boolean {
  const forced = env['FORCE_COLOR'];
  if (forced !== undefined) return forced !== '0' && forced !== 'false';
  return isTerminal && !env['NO_COLOR'] && env['TERM'] !== 'dumb';
}
