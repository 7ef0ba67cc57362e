// Every turn of every deal for a person who follows a game: who, what they do or say, and with which tiles.

import type { GameEvent, Match, Ruling } from '@hanchan/game';
import { endMessage, type PlayWords, WIND_NAMES, worthPhrase } from '@hanchan/narrator';
import { type BySeat, type Meld, SEATS, type Seat, seatWind, type Tile } from '@hanchan/tiles';
import { alignRows } from './columns.ts';
import { dealName, type GameStep } from './dealText.ts';
import { count } from './handArgument.ts';
import type { Paint } from './paint.ts';
import { tell } from './telling.ts';
import { MELD_CALLS, tilesText, tileText } from './tileText.ts';
import { points } from './wording.ts';

export interface TurnStyle {
  readonly words: PlayWords;
  readonly paint: Paint;
  /** The players by seat, where the game names them. */
  readonly names: readonly string[] | null;
}

type EventOf<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;

/** Who, what, and the rest. Something said aloud stands behind a colon. */
type Row = readonly [string, string, string];

const LEFT = { align: 'left' } as const;

/** The columns are those of a deal, so that one long word does not widen the whole game. */
export function turnLines(steps: readonly GameStep[], style: TurnStyle): string[] {
  const lines: string[] = [];
  let rows: Row[] = [];
  const flush = () => {
    lines.push(...alignRows(rows, [LEFT, LEFT, LEFT]).map((row) => `  ${row}`));
    rows = [];
  };
  for (const { before, events } of steps) {
    const writer = new TurnWriter(before, style);
    for (const event of events) {
      if (event.type === 'dealStarted') {
        flush();
        if (lines.length > 0) lines.push('');
        lines.push(writer.heading(event));
      }
      rows.push(...writer.rowsOf(event));
    }
  }
  flush();
  return lines;
}

/** Tells the events of one step. */
class TurnWriter {
  readonly #match: Match;
  readonly #style: TurnStyle;

  constructor(match: Match, style: TurnStyle) {
    this.#match = match;
    this.#style = style;
  }

  heading({ dealer, deposits, indicators }: EventOf<'dealStarted'>): string {
    const { paint, names } = this.#style;
    const name = names?.[dealer] || `seat ${dealer + 1}`;
    const turned = indicators.map((tile) => this.#tile(tile)).join(' ');
    const parts = [
      dealName(this.#match),
      ...(deposits > 0 ? [count(deposits, 'riichi stick')] : []),
      `dealer ${name}`,
      ...(turned === '' ? [] : [`indicator ${turned}`]),
    ];
    return `${paint(parts[0]!, 'bold')}, ${parts.slice(1).join(', ')}`;
  }

  /** None for what nobody at the table sees or hears happen. */
  rowsOf(event: GameEvent): Row[] {
    switch (event.type) {
      case 'dealStarted':
        return SEATS.map((_, turn) => ((event.dealer + turn) % 4) as Seat).map((seat) =>
          this.#does(seat, 'holds', tilesText(event.hands[seat], this.#style.paint)),
        );
      case 'drew': {
        const place = event.from === 'replacement' ? this.#note('replacement') : '';
        return [this.#does(event.seat, 'draws', `${this.#tile(event.tile)}${place}`)];
      }
      case 'discarded':
        return [this.#discard(event)];
      case 'riichiAccepted': {
        const stake = points(this.#match.rules['riichi.deposit']);
        return [this.#does(event.seat, 'pays', `a riichi stick of ${stake}`)];
      }
      case 'called':
        return [this.#called(event)];
      case 'kanDeclared':
        return [this.#kan(event)];
      case 'indicatorTurned':
        return [['', 'indicator', this.#tile(event.tile)]];
      case 'won':
      case 'wallExhausted':
      case 'declared':
      case 'drawn':
      case 'dealEnded':
      case 'matchEnded':
        return this.#endRows(event);
      default:
        return this.#officialRows(event);
    }
  }

  #discard({ seat, tile, fromDraw, riichi }: EventOf<'discarded'>): Row {
    const text = `${this.#tile(tile)}${fromDraw ? this.#note('drawn') : ''}`;
    if (!riichi) return this.#does(seat, 'discards', text);
    return this.#says(seat, this.#style.words.call('riichi'), `discards ${text}`);
  }

  #called({ seat, from, meld }: EventOf<'called'>): Row {
    const { paint, words } = this.#style;
    const own = [...meld.tiles];
    if (meld.called !== null) own.splice(own.indexOf(meld.called), 1);
    const claimed = meld.called === null ? '' : `${this.#tile(meld.called)} with `;
    const text = `${claimed}${tilesText(own, paint)}${this.#from(from)}`;
    return this.#says(seat, words.call(MELD_CALLS[meld.type]), text);
  }

  #kan({ seat, tile, meld }: EventOf<'kanDeclared'>): Row {
    const { paint, words } = this.#style;
    const isAdded = meld.type === 'addedKan';
    const text = isAdded ? this.#tile(tile) : tilesText(meld.tiles, paint);
    return this.#says(
      seat,
      words.call('kan'),
      `${text}${this.#note(isAdded ? 'added' : 'concealed')}`,
    );
  }

  #endRows(
    event: EventOf<'won' | 'wallExhausted' | 'declared' | 'drawn' | 'dealEnded' | 'matchEnded'>,
  ): Row[] {
    switch (event.type) {
      case 'won':
        return this.#won(event);
      case 'wallExhausted':
        return [['', 'wall', 'exhausted']];
      case 'declared':
        return [this.#says(event.seat, event.isTenpai ? 'tenpai' : 'noten', '')];
      case 'drawn':
        return this.#drawn(event);
      case 'dealEnded':
        return [['', 'scores', this.#bySeat(event.scores, points)]];
      case 'matchEnded':
        return [['', 'end', this.#bySeat(event.scores, points)]];
    }
  }

  #won({ seat, from, tile, hand, ura, value }: EventOf<'won'>): Row[] {
    const { paint, words } = this.#style;
    const call = words.call(from === null ? 'tsumo' : 'ron');
    const source = from === null ? '' : this.#from(from);
    const melds = this.#match.deal?.seats[seat].melds ?? [];
    const sets = melds.map(({ tiles }: Meld) => ` │ ${tilesText(tiles, paint)}`).join('');
    const rows: Row[] = [
      this.#says(seat, call, `${this.#tile(tile)}${source}: ${tell(worthPhrase(value), words)}`),
      ['', 'hand', `${tilesText(hand, paint)}${sets}`],
    ];
    if (ura.length > 0) rows.push(['', 'ura', ura.map((one) => this.#tile(one)).join(' ')]);
    return [...rows, ...this.#payments(value.deltas)];
  }

  #drawn(event: EventOf<'drawn'>): Row[] {
    const text = tell(endMessage(event, this.#match.dealer)!, this.#style.words);
    return [['', 'end', text], ...this.#payments(event.deltas)];
  }

  /** Fouls, the referee, the clock. */
  #officialRows(event: GameEvent): Row[] {
    switch (event.type) {
      case 'fouled':
        return this.#fouled(event);
      case 'handDied':
        return [this.#does(event.seat, 'dead hand', '')];
      case 'penalised': {
        const told = Object.entries(event.penalties).filter(([, amount]) => amount !== 0);
        const text = told.map(([kind, amount]) => `${spaced(kind)} ${points(amount)}`).join(', ');
        return [this.#does(event.seat, 'owes', `${text} in all`)];
      }
      case 'ruled':
        return [['Referee:', spaced(event.ruling.type), this.#whom(event.ruling)]];
      case 'dealVoided':
        return [
          ['', 'void', 'the deal does not count'],
          ['', 'scores', this.#bySeat(event.scores, points)],
        ];
      case 'lent':
        return event.chips === undefined
          ? [this.#does(event.seat, 'borrows', count(event.count, 'loan'))]
          : [this.#does(event.seat, 'borrows', `the riichi stick, ${count(event.chips, 'chip')}`)];
      case 'bellRang':
        return [['', 'bell', '']];
      default:
        return [];
    }
  }

  #fouled({ seat, foul, consequence, because, hand, tile }: EventOf<'fouled'>): Row[] {
    const why = because === undefined ? '' : ` (${spaced(because.code)})`;
    const rows: Row[] = [this.#does(seat, 'foul', `${spaced(foul)}${why}: ${spaced(consequence)}`)];
    if (hand === undefined) return rows;
    const on = tile === undefined ? '' : `, declared on ${this.#tile(tile)}`;
    return [...rows, ['', 'hand', `${tilesText(hand, this.#style.paint)}${on}`]];
  }

  #whom(ruling: Ruling): string {
    return 'seat' in ruling ? this.#name(ruling.seat) : '';
  }

  #payments(deltas: BySeat<number>): Row[] {
    const signed = (value: number) => `${value > 0 ? '+' : ''}${points(value)}`;
    if (deltas.every((delta) => delta === 0)) return [];
    return [['', 'payments', this.#bySeat(deltas, signed, (value) => value !== 0)]];
  }

  /** In the order of play, from the dealer on. */
  #bySeat(
    values: BySeat<number>,
    text: (value: number) => string,
    isTold: (value: number) => boolean = () => true,
  ): string {
    return SEATS.map((_, turn) => ((this.#match.dealer + turn) % 4) as Seat)
      .filter((seat) => isTold(values[seat]))
      .map((seat) => `${this.#name(seat)} ${text(values[seat])}`)
      .join(', ');
  }

  #does(seat: Seat, act: string, text: string): Row {
    return [this.#name(seat), act, text];
  }

  #says(seat: Seat, call: string, text: string): Row {
    return [`${this.#name(seat)}:`, this.#style.paint(call, 'bold'), text];
  }

  #name(seat: Seat): string {
    return WIND_NAMES.en[seatWind(seat, this.#match.dealer)];
  }

  #from(seat: Seat): string {
    return ` from ${this.#name(seat)}`;
  }

  #tile(tile: Tile): string {
    return tileText(tile, this.#style.paint);
  }

  #note(text: string): string {
    return ` ${this.#style.paint(`(${text})`, 'dim')}`;
  }
}

/** The engine's codes, such as `falseWin`, are words run together. */
function spaced(code: string): string {
  return code.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
