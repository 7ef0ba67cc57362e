// The beginner: looks only at its own tiles. Nearest to tenpai, riichi whenever it can, pon of what is surely worth
// something, and now and then the second-best tile.

import type { Action, Offer, SeatView } from '@hanchan/game';
import { discards, regularShanten } from '@hanchan/hand';
import { kindOf, type Tile } from '@hanchan/tiles';
import { type Bot, type Candidate, type Decision, reason } from './bot.ts';
import { candidate, decided, forced } from './deciding.ts';
import { tripletPlan } from './keeping.ts';
import { pick, type Random } from './random.ts';
import { passReason } from './reasons.ts';
import { readTable, type Table } from './table.ts';

export const beginner: Bot = { id: 'beginner', decide };

/** One discard in five is not the best one. */
const SLIPS = 0.2;

function decide(view: SeatView, legal: readonly Action[], random: Random): Decision {
  const first = legal[0]!;
  if (legal.length === 1) return forced(first);
  const has = (type: Action['type']) => legal.find((action) => action.type === type);
  const win = has('tsumo') ?? has('ron');
  if (win !== undefined) return decided(win, ['win']);
  if (first.type === 'pick') return forced(pick(legal, random));
  const tenpai = has('tenpai');
  if (tenpai !== undefined) return decided(tenpai, ['valuable']);
  const table = readTable(view);
  const { phase } = table.deal;
  if (phase.type === 'claims') return answer(table, legal, phase.offer);
  const again = has('nineTerminals');
  if (again !== undefined) return decided(again, ['dealAgain']);
  const kan = has('concealedKan');
  return kan === undefined ? discard(table, legal, random) : decided(kan, ['kan']);
}

/** Pon of value honours, always; anything else only once the hand is open and comes nearer by it. */
function answer(table: Table, legal: readonly Action[], offer: Offer): Decision {
  const pass = legal.find(({ type }) => type === 'pass')!;
  const kind = kindOf(offer.tile);
  const value = tripletPlan(table, kind);
  const needsNone = table.yakuNeeded === 0;
  for (const action of legal) {
    if (action.type !== 'pon' && action.type !== 'chi') continue;
    if (action.type === 'pon' && value !== null) {
      const reasons = [reason('fasterOpen'), value.kept];
      return { action, candidates: [candidate(action, { reasons })] };
    }
    if ((needsNone || !table.isClosed) && comesNearer(table, action.own)) {
      return decided(action, ['fasterOpen']);
    }
  }
  return { action: pass, candidates: [candidate(pass, { reasons: [passReason(table)] })] };
}

function comesNearer({ counts, melds }: Table, own: readonly Tile[]): boolean {
  const now = regularShanten(counts, melds.length);
  const rest = Uint8Array.from(counts);
  for (const tile of own) rest[kindOf(tile)]!--;
  return regularShanten(rest, melds.length + 1) < now;
}

function discard(table: Table, legal: readonly Action[], random: Random): Decision {
  const { rules, melds, held } = table;
  const forms = {
    sevenPairs: rules['win.sevenPairs'],
    thirteenOrphans: rules['win.thirteenOrphans'],
  };
  const seen = table.left.map((left, kind) => 4 - left - table.counts[kind]!);
  for (const { tiles } of melds) for (const tile of tiles) seen[kindOf(tile)]!--;
  const candidates: Candidate[] = [];
  for (const choice of discards({ concealed: held, melds }, seen, forms)) {
    const actions = legal.filter((one) => one.type === 'discard' && one.tile === choice.tile);
    // Those with riichi are listed behind the plain ones.
    const action = actions.at(-1);
    if (action === undefined) continue;
    const isRiichi = action.type === 'discard' && action.riichi;
    const isBest = candidates.length === 0;
    candidates.push(
      candidate(action, {
        worth: choice.count - choice.shanten * 200,
        shanten: choice.shanten,
        accepts: choice.improving,
        reasons: isRiichi ? [reason('riichi')] : isBest ? [reason('efficient')] : [],
      }),
    );
  }
  const second = candidates[1];
  if (second !== undefined && random() < SLIPS) {
    const slip = candidate(second.action, { ...second, reasons: [reason('slip')] });
    return { action: second.action, candidates: [slip, candidates[0]!, ...candidates.slice(2)] };
  }
  return { action: candidates[0]!.action, candidates };
}
