// The game in words: one sentence per event, in the player's language, with the tiles in it.

import { ruleOfRuling, type SeatEvent } from '@hanchan/game';
import { inText, tilesInText } from '@hanchan/kit/words/inText.ts';
import { tellPhrase } from '@hanchan/kit/words/tellPhrase.ts';
import { currentLanguage, formatPoints, t } from '@hanchan/kit/words/text.svelte.ts';
import { dealPhrase, dealSign, type PlayWords } from '@hanchan/narrator';
import type { Case, RuleKey, RuleValues } from '@hanchan/rules';
import { type Meld, type Seat, WINDS, type Wind } from '@hanchan/tiles';
import { foulText } from './foulReason.ts';
import { windOf } from './places.ts';
import type { Fouled } from './reasonKey.ts';
import type { SeenEvent } from './results.ts';

export interface LogEntry {
  readonly id: number;
  /** Whose wind stands before it; null for what the table does. */
  readonly wind: Wind | null;
  /** May hold tiles, as `[[5p]]`. */
  readonly text: string;
  readonly rule: RuleKey | null;
  readonly case?: Case;
  /** Riichi, wins, fouls: set apart. */
  readonly isWeighty: boolean;
}

export interface LogContext {
  readonly names: (seat: Seat) => string;
  readonly viewer: Seat | null;
  readonly terms: PlayWords;
}

type Line = Omit<LogEntry, 'id'>;

/** Null for what nobody needs to be told. */
export function lineOf(told: SeenEvent, context: LogContext): Line | null {
  const { before, event } = told;
  const by = (seat: Seat, key: string, values: Record<string, unknown> = {}): Line => ({
    wind: windOf(seat, before),
    text: t(`table.log.${seat === context.viewer ? 'you' : 'they'}.${key}`, {
      name: context.names(seat),
      ...values,
    }),
    rule: null,
    isWeighty: false,
  });
  const weighty = (line: Line, rule: RuleKey | null = null, one?: Case): Line => ({
    ...line,
    rule,
    ...(one === undefined ? {} : { case: one }),
    isWeighty: true,
  });
  switch (event.type) {
    case 'discarded': {
      const tile = inText(event.tile);
      if (event.riichi) {
        const call = context.terms.call('riichi');
        return weighty(by(event.seat, 'riichi', { tile, call }), 'riichi.deposit', {
          deposit: 'laid',
        });
      }
      return by(event.seat, event.fromDraw ? 'drawsAndDiscards' : 'discards', { tile });
    }
    case 'called':
      return by(event.seat, 'calls', {
        call: context.terms.call(callOf(event.meld)),
        tiles: tilesInText(event.meld.tiles),
        from: nameOf(event.from, context),
      });
    case 'kanDeclared':
      return by(event.seat, 'kan', {
        call: context.terms.call('kan'),
        tiles: tilesInText(event.meld.tiles),
      });
    case 'declared':
      return by(event.seat, event.isTenpai ? 'tenpai' : 'noten');
    case 'won': {
      const { seat, from, tile, value } = event;
      const call = context.terms.call(from === null ? 'tsumo' : 'ron');
      const key = from === null ? 'tsumo' : 'ron';
      return weighty(
        by(seat, key, {
          call,
          tile: inText(tile),
          from: from === null ? '' : nameOf(from, context),
          points: formatPoints(value.points),
        }),
      );
    }
    case 'fouled':
      return weighty(
        withHand(
          by(event.seat, 'fouls', {
            foul: foulText(event),
            consequence: t(`table.consequence.${event.consequence}`),
          }),
          event,
        ),
        event.rule,
        event.case,
      );
    case 'handDied':
      return by(event.seat, 'dead');
    case 'lent':
      return by(event.seat, 'borrows', { count: event.count });
    default:
      return tableLine(event, before.rules);
  }
}

function withHand(line: Line, { hand, tile }: Fouled): Line {
  if (hand === undefined) return line;
  const { text } = line;
  const tiles = tilesInText(hand);
  return {
    ...line,
    text:
      tile === undefined
        ? t('table.log.shows', { text, tiles })
        : t('table.log.showsWith', { text, tiles, tile: inText(tile) }),
  };
}

/** What happens to everybody. */
function tableLine(event: SeatEvent, rules: RuleValues): Line | null {
  const line = (key: string, values: Record<string, unknown> = {}): Line => ({
    wind: null,
    text: t(`table.log.${key}`, values),
    rule: null,
    isWeighty: true,
  });
  switch (event.type) {
    case 'dealStarted':
      return line('deal', { round: roundName(event.round, event.dealer) });
    case 'indicatorTurned':
      return { ...line('indicator', { tile: inText(event.tile) }), isWeighty: false };
    case 'drawn':
      return line('drawn', { reason: t(`table.draw.${event.reason}`) });
    case 'dealVoided':
      return line('void');
    case 'bellRang':
      return line('bell');
    case 'matchEnded':
      return line('end');
    case 'ruled': {
      const told = line('ruled', { ruling: t(`table.judged.${event.ruling.type}`) });
      return { ...told, ...ruleOfRuling(event.ruling, rules) };
    }
    default:
      return null;
  }
}

const nameOf = (seat: Seat, { viewer, names }: LogContext) =>
  seat === viewer ? t('table.log.youAsSource') : names(seat);

export function callOf({ type }: Meld): 'chi' | 'pon' | 'kan' {
  return type === 'chi' || type === 'pon' ? type : 'kan';
}

/** “East 3”, 東3局. */
export const roundName = (round: number, dealer: Seat): string =>
  tellPhrase(dealPhrase({ round, dealer }));

/** As the middle of the table shows it: 東一局, or East 1 for who reads no kanji. */
export function roundSign(round: number, dealer: Seat): string {
  if (currentLanguage() !== 'ja') return roundName(round, dealer);
  return dealSign(WINDS[round % WINDS.length]!, dealer);
}
