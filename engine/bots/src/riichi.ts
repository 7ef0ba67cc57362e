// Riichi or damaten: the same waits, worth more and seen by all, with no way back.

import { kindOf } from '@hanchan/tiles';
import { newPace } from './chances.ts';
import type { DiscardOption } from './discarding.ts';
import { hanOf } from './planList.ts';
import { costOfGoingOn } from './push.ts';
import type { Situation } from './situation.ts';
import type { Table } from './table.ts';
import { handAfter, type WaitingChance, waitingChance, waitsOf } from './waiting.ts';

/** Others are careful about a riichi, and fewer of them go on. */
const CAUTION = 0.72;
const OTHERS_FOLD = 0.55;
/** Without a way to fold, going on costs more. */
const NO_WAY_BACK = 1.5;

type Judgement = Pick<WaitingChance, 'worth' | 'value'>;

/** What riichi with this discard is worth; compare with the worth of the discard without it. */
export function judgeRiichi(situation: Situation, option: DiscardOption): Judgement {
  const { table, threats, pace, stakes } = situation;
  const { rules } = table;
  const hand = handAfter(table, option.tile);
  const waits = waitsOf(situation, hand, option.appraisal.accepts, 'riichi');
  const goesOn = pace.goesOn.map((chance) => chance ** OTHERS_FOLD);
  const bolder = newPace(pace.unseen, pace.draws, goesOn);
  const waiting = waitingChance(table, waits, kindOf(option.tile), bolder, CAUTION);
  const { chance } = waiting;
  const value = withLuck(table, waiting.value);
  const deposit = stakes.loss(rules['riichi.deposit']) * (1 - chance);
  const goingOn = costOfGoingOn(threats, 0, table.draws) * NO_WAY_BACK;
  const atDraw = (rules['draw.notenTotal'] / 2) * bolder.lasts * (1 - chance);
  const luck = stakes.gain(value) - stakes.gain(waiting.value);
  const won = chance * (waiting.worth + luck + stakes.denied);
  return { worth: won + atDraw - deposit - goingOn - option.loss, value };
}

/** What ippatsu and ura add: a share of a small hand's points, less where a limit is reached anyway. */
const IPPATSU_ADDS = 0.1;
const URA_ADDS = 0.25;
const AT_A_LIMIT = 0.4;
const SMALL = 1.3;

function withLuck({ rules, usualWin, isDealer }: Table, points: number): number {
  const ippatsu = hanOf(rules['yaku.ippatsu'], false) > 0 ? IPPATSU_ADDS : 0;
  const ura = rules['dora.ura'] ? URA_ADDS : 0;
  const isSmall = points < usualWin * SMALL * (isDealer ? 1.5 : 1);
  return points * (1 + (ippatsu + ura) * (isSmall ? 1 : AT_A_LIMIT));
}
