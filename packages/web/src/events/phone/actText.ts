// What somebody did or wants to do at an event, in one sentence.

import type { ActRequest } from '@hanchan/protocol';
import { type Act, type EventState, type Slot, tableOf } from '@hanchan/tournament';
import { formatPoints, t } from '../../words/text.svelte.ts';
import { penaltyText } from './figures.ts';
import { nameAt } from './people.ts';

/** Those that have a sentence of their own. */
const TOLD = [
  'penalise',
  'withdrawPenalty',
  'call',
  'claimCall',
  'closeCall',
  'rule',
  'drawWinds',
  'setState',
  'allLast',
  'missing',
  'arrived',
  'replace',
  'lend',
  'repay',
  'enter',
  'confirm',
  'sendBack',
  'sign',
  'reopen',
  'void',
  'extraTime',
  'pause',
  'resume',
  'announce',
] as const satisfies readonly Act['type'][];

type Told = Act | ActRequest;

/** The table that an act is about, with its round. */
export function placeOf(state: EventState, act: Told): { round: number; table: number } | null {
  if ('at' in act) return act.at;
  if (act.type === 'claimCall' || act.type === 'closeCall')
    return state.calls.get(act.call) ?? null;
  if (act.type === 'withdrawPenalty') {
    const { round = null, table = null } = state.penalties.get(act.penalty) ?? {};
    return round === null || table === null ? null : { round, table };
  }
  if (!('table' in act) || !('round' in act) || act.table === null || act.round === null)
    return null;
  return { round: act.round, table: act.table };
}

function slotsIn(state: EventState, act: Told): readonly Slot[] {
  if (act.type === 'withdrawPenalty') return state.penalties.get(act.penalty)?.slots ?? [];
  if (act.type === 'penalise') return act.slots;
  return 'slot' in act ? [act.slot] : [];
}

export function actText(state: EventState, act: Told): string {
  const place = placeOf(state, act);
  const table = place === null ? undefined : tableOf(state, place.round, place.table);
  const names = slotsIn(state, act).map((slot) =>
    table ? nameAt(state, table, slot) : `#${slot}`,
  );
  const isTold = (TOLD as readonly string[]).includes(act.type);
  return t(`events.did.${isTold ? act.type : 'other'}`, {
    table: place?.table ?? '–',
    name: names.join(', '),
    ...detailsOf(state, act),
  });
}

function detailsOf(state: EventState, act: Told): Record<string, string> {
  switch (act.type) {
    case 'penalise': {
      const amount = penaltyText(act.points, state.settings.desk);
      return { what: `${t(`events.kind.${act.kind}`)} ${amount}`.trim() };
    }
    case 'lend':
    case 'repay':
      return { what: formatPoints(act.points) };
    case 'extraTime':
      return { what: String(Math.round(act.seconds / 60)) };
    case 'setState':
      return { what: t(`events.stage.${act.state}`) };
    case 'sendBack':
    case 'reopen':
    case 'void':
      return { what: act.reason };
    case 'rule':
      return { what: act.question };
    case 'announce':
      return { what: act.text };
    default:
      return {};
  }
}
