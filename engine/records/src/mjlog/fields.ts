// Attributes of mjlog, read with care: a wrong one is named with its element, never guessed.

import { FOUR, quoted, SEATS, type Seat, type Tile } from '@hanchan/tiles';
import { formatMjaiTile } from '../mjai/tile.ts';
import { elementError, type XmlElement } from './xml.ts';

/** More than any attribute of a deal holds. */
const MOST_NUMBERS = 200;

function textOf(element: XmlElement, name: string): string {
  const text = element.attributes.get(name);
  if (text !== undefined) return text;
  throw elementError(element, name, 'is missing');
}

/** Numbers with commas between; `count` of them where it is known how many. */
export function numbersIn(element: XmlElement, name: string, count: number | null = null) {
  const text = textOf(element, name);
  const parts = text === '' ? [] : text.split(',', MOST_NUMBERS + 1);
  const wrong = parts.find((part) => !/^-?\d{1,9}(?:\.\d{1,3})?$/.test(part));
  if (wrong !== undefined) throw elementError(element, name, `${quoted(wrong)} is not a number`);
  if (parts.length > MOST_NUMBERS || (count !== null && parts.length !== count)) {
    const wanted = count === null ? `at most ${MOST_NUMBERS}` : String(count);
    throw elementError(element, name, `must be ${wanted} numbers, not ${parts.length}`);
  }
  return parts.map(Number);
}

export const numberIn = (element: XmlElement, name: string): number =>
  numbersIn(element, name, 1)[0]!;

export function seatIn(element: XmlElement, name: string): Seat {
  const number = numberIn(element, name);
  if (SEATS.includes(number as Seat)) return number as Seat;
  throw elementError(element, name, `must be a seat from 0 to 3, not ${number}`);
}

/** Points are written in hundreds. */
export const pointsIn = (element: XmlElement, name: string): number[] =>
  numbersIn(element, name, FOUR).map((hundreds) => hundreds * 100);

/** Scores and what was added to each, one after the other. */
export const deltasIn = (element: XmlElement, name: string): number[] =>
  numbersIn(element, name, 2 * FOUR)
    .filter((_, at) => at % 2 === 1)
    .map((hundreds) => hundreds * 100);

const COPIES = 4;
const KINDS = 34;
const FIRST_RED = 34;
/** The first copy of each five is the red one, where there are red fives. */
const RED_IDS = [16, 52, 88];

/** The tiles of this game, by the number that each copy has. */
export class Tiles {
  readonly #hasRed: boolean;

  constructor(hasRed: boolean) {
    this.#hasRed = hasRed;
  }

  of(element: XmlElement, name: string, id: number): Tile {
    if (!Number.isInteger(id) || id < 0 || id >= KINDS * COPIES) {
      throw elementError(element, name, `${id} is not a tile from 0 to 135`);
    }
    const red = this.#hasRed ? RED_IDS.indexOf(id) : -1;
    return (red >= 0 ? FIRST_RED + red : Math.floor(id / COPIES)) as Tile;
  }

  /** As mjai writes it. */
  name(element: XmlElement, attribute: string, id: number): string {
    return formatMjaiTile(this.of(element, attribute, id));
  }

  names(element: XmlElement, attribute: string, count: number | null = null): string[] {
    return numbersIn(element, attribute, count).map((id) => this.name(element, attribute, id));
  }
}
