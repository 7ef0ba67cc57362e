// A number that an argument says.

import { BadInput } from './badInput.ts';

/** Both ends included. */
export function wholeNumber(argument: string, text: string, least: number, most: number): number {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  const range = `${least} to ${most.toLocaleString('en')}`;
  throw new BadInput(argument, `“${text}” is not a whole number from ${range}`);
}
