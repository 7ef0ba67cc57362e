// May this be done now, by this person? A refusal names the field and says why, and nothing has changed.

import { sentencesFrom, worded } from '../refusal/sentence.ts';
import type { ActRefusal } from '../state.ts';
import type { CircuitAct, CircuitActor, EntryTerms } from './act.ts';
import { CIRCUIT_REFUSAL_TEXTS } from './refusalTexts.ts';
import type { EventResults } from './results.ts';
import { type CircuitRule, MOST_EVENTS } from './rule.ts';
import { MOST_ANSWERS, MOST_ROWS_WRITTEN, rowsIn } from './size.ts';
import type { CircuitState } from './state.ts';

type ActOf<T extends CircuitAct['type']> = Extract<CircuitAct, { readonly type: T }>;
type Role = CircuitActor['role'];

const says = sentencesFrom(CIRCUIT_REFUSAL_TEXTS);
const refuse = (
  code: ActRefusal['code'],
  field: string,
  sentence: ReturnType<typeof says>,
): ActRefusal => ({ code, field, ...worded(sentence) });

/** For whoever stands at the door, or has looked at the table. */
export const refusedInCircuit = <Id extends keyof typeof CIRCUIT_REFUSAL_TEXTS>(
  code: ActRefusal['code'],
  field: string,
  ...sentence: Parameters<typeof says<Id>>
): ActRefusal => refuse(code, field, says(...sentence));

const OWNER: readonly Role[] = ['owner'];
const HEADS: readonly Role[] = ['owner', 'organiser'];
const SERVER: readonly Role[] = ['server'];

const MAY: Readonly<Record<CircuitAct['type'], readonly Role[]>> = {
  create: OWNER,
  change: HEADS,
  addOrganiser: OWNER,
  dropOrganiser: OWNER,
  renewLink: HEADS,
  addEvent: HEADS,
  agree: HEADS,
  addResults: HEADS,
  correctResults: HEADS,
  addCarried: HEADS,
  changeEvent: HEADS,
  takeOut: HEADS,
  putBack: HEADS,
  identify: HEADS,
  adjust: HEADS,
  erase: SERVER,
  invite: HEADS,
  extend: HEADS,
  withdraw: HEADS,
  answer: [...HEADS, 'invited'],
};

const WORDS: Readonly<Record<Role, string>> = {
  owner: 'the owner',
  organiser: 'organisers',
  invited: 'whoever was invited',
  visitor: 'everybody',
  server: 'the server',
};

/** The types of acts that a role may do at all. */
export const mayDoInCircuit = (role: Role): readonly CircuitAct['type'][] =>
  (Object.keys(MAY) as CircuitAct['type'][]).filter((type) => MAY[type].includes(role));

/** Of the very first act, when there is no circuit yet. */
export function circuitCreationRefusal(act: CircuitAct): ActRefusal | null {
  if (act.type !== 'create') {
    return refuse('wrongState', 'type', says('circuit.creationFirst'));
  }
  return ruleRefusal(act.settings.rule, 'settings.rule');
}

/** Why an act is not carried out; null: it is. */
export function circuitRefusal(
  state: CircuitState,
  act: CircuitAct,
  by: CircuitActor,
  at: number,
): ActRefusal | null {
  const roles = MAY[act.type];
  if (roles === undefined || !roles.includes(by.role)) {
    const sentence = says('circuit.role', (roles ?? []).map((role) => WORDS[role]).join(', '));
    return refuse('notAllowed', 'role', sentence);
  }
  const rows = rowsIn(act);
  if (rows > 0 && state.written + rows > MOST_ROWS_WRITTEN) {
    return refuse('badValue', 'act', says('circuit.full', MOST_ROWS_WRITTEN));
  }
  return REFUSALS[act.type](state, act as never, { by, at });
}

interface When {
  readonly by: CircuitActor;
  readonly at: number;
}
type Refusing<T extends CircuitAct['type']> = (
  state: CircuitState,
  act: ActOf<T>,
  when: When,
) => ActRefusal | null;

const nothing = () => null;

const REFUSALS: { readonly [T in CircuitAct['type']]: Refusing<T> } = {
  create: () => refuse('wrongState', 'type', says('circuit.exists')),
  change: changeRefusal,
  addOrganiser: ({ organisers, owner }, { organiser: { id } }) =>
    organisers.has(id) || owner.id === id
      ? refuse('duplicate', 'organiser.id', says('circuit.organiserKnown', id))
      : null,
  dropOrganiser: ({ organisers }, { organiser }) =>
    organisers.has(organiser)
      ? null
      : refuse('unknown', 'organiser', says('circuit.organiserUnknown', organiser)),
  renewLink: linkRefusal,
  addEvent: (state, { entry, event }) => {
    const same = [...state.entries.values()].find(
      ({ source }) => source.kind === 'event' && source.event === event,
    );
    if (same !== undefined) return refuse('duplicate', 'event', says('entry.same', same.id));
    return newEntryRefusal(state, entry);
  },
  agree: ({ entries }, { entry }) =>
    entries.get(entry)?.source.kind === 'event' ? null : unknownEntry(entry),
  addResults: (state, { entry, results }) =>
    newEntryRefusal(state, entry) ?? resultsRefusal(results),
  correctResults: ({ entries }, { entry, results }) => {
    const found = entries.get(entry);
    if (found === undefined) return unknownEntry(entry);
    if (found.source.kind === 'event') return refuse('wrongState', 'entry', says('entry.live'));
    return resultsRefusal(results);
  },
  addCarried: (state, { id, rows }) => {
    if (state.carried.has(id) || state.entries.has(id)) {
      return refuse('duplicate', 'id', says('entry.known', id));
    }
    return rowTwice(rows);
  },
  changeEvent: (state, { entry, changes, reason }) => {
    if (!state.entries.has(entry)) return unknownEntry(entry);
    const { label: _, ...counting } = changes;
    if (reason === '' && Object.keys(counting).length > 0) {
      return refuse('incomplete', 'reason', says('circuit.reason'));
    }
    return finalRefusal(state, entry, changes, 'changes.counts');
  },
  takeOut: (state, { entry }) => outRefusal(state, entry, false),
  putBack: (state, { entry }) => outRefusal(state, entry, true),
  identify: ({ answers }, { groups }) =>
    answers.length + groups.length > MOST_ANSWERS
      ? refuse('badValue', 'groups', says('circuit.tooManyAnswers', MOST_ANSWERS))
      : null,
  adjust: nothing,
  erase: nothing,
  invite: inviteRefusal,
  extend: (state, { invitation, until }, { at }) =>
    openRefusal(state, invitation) ?? pastRefusal(until, at),
  withdraw: (state, { invitation }) => openRefusal(state, invitation),
  answer: answerRefusal,
};

function changeRefusal(
  { settings, entries }: CircuitState,
  { changes, reason }: ActOf<'change'>,
): ActRefusal | null {
  const { rule, qualification } = changes;
  if (rule !== undefined) {
    const wrong = ruleRefusal(rule, 'changes.rule');
    if (wrong !== null) return wrong;
  }
  const isOther = (now: unknown, before: unknown) =>
    now !== undefined && JSON.stringify(now) !== JSON.stringify(before);
  const counts = isOther(rule, settings.rule) || isOther(qualification, settings.qualification);
  return counts && entries.size > 0 && reason === ''
    ? refuse('incomplete', 'reason', says('circuit.reason'))
    : null;
}

/** What the form alone cannot say of a rule. */
function ruleRefusal({ weights, age }: CircuitRule, field: string): ActRefusal | null {
  if (weights.by === 'size') {
    for (const of of ['players', 'countries'] as const) {
      const steps = weights[of];
      if (steps.some(({ from }, i) => i > 0 && from <= steps[i - 1]!.from)) {
        return refuse('badValue', `${field}.weights.${of}`, says('circuit.list', of));
      }
    }
  }
  return age !== null && age.half < age.full
    ? refuse('badValue', `${field}.age.half`, says('circuit.age'))
    : null;
}

/** Only the owner locks others out; whoever holds a link may renew their own. */
function linkRefusal(
  { organisers, invitations }: CircuitState,
  { link }: ActOf<'renewLink'>,
  { by }: When,
): ActRefusal | null {
  const [kind, id = ''] = [link.split(':')[0], link.slice(link.indexOf(':') + 1)];
  const isThere =
    link === 'owner' ||
    (kind === 'organiser' && organisers.has(id)) ||
    (kind === 'invitation' && invitations.has(id));
  if (!isThere) return refuse('unknown', 'link', says('circuit.linkUnknown', link));
  const isOwn = kind === 'invitation' || (kind === 'organiser' && id === by.id);
  return by.role === 'owner' || isOwn
    ? null
    : refuse('notAllowed', 'role', says('circuit.role', WORDS.owner));
}

const unknownEntry = (id: string) => refuse('unknown', 'entry', says('entry.unknown', id));

function newEntryRefusal(
  state: CircuitState,
  entry: EntryTerms & { readonly id: string },
): ActRefusal | null {
  const { entries, carried } = state;
  if (entries.has(entry.id) || carried.has(entry.id)) {
    return refuse('duplicate', 'entry.id', says('entry.known', entry.id));
  }
  if (entries.size >= MOST_EVENTS) {
    return refuse('badValue', 'entry', says('circuit.tooMany', MOST_EVENTS));
  }
  return finalRefusal(state, entry.id, entry, 'entry.counts');
}

function finalRefusal(
  { entries }: CircuitState,
  own: string,
  { counts }: Partial<EntryTerms>,
  field: string,
): ActRefusal | null {
  if (counts !== 'final') return null;
  const other = [...entries.values()].find(
    ({ id, terms, isOut }) => id !== own && !isOut && terms.counts === 'final',
  );
  return other === undefined ? null : refuse('duplicate', field, says('entry.final', other.id));
}

function resultsRefusal({ from, to, players, rows }: EventResults): ActRefusal | null {
  if (to < from) return refuse('badValue', 'results.to', says('entry.days', from, to));
  if (players < rows.length) {
    return refuse('badValue', 'results.players', says('entry.fewPlayers', players, rows.length));
  }
  const at = rows.findIndex(({ place }) => place > rows.length);
  if (at >= 0) {
    const sentence = says('entry.place', rows[at]!.place, rows.length);
    return refuse('badValue', `results.rows.${at}.place`, sentence);
  }
  return rowTwice(rows, 'results.rows');
}

function rowTwice(rows: readonly { readonly id: string }[], field = 'rows'): ActRefusal | null {
  const seen = new Set<string>();
  for (const [i, { id }] of rows.entries()) {
    if (seen.has(id)) return refuse('duplicate', `${field}.${i}.id`, says('entry.rowTwice', id));
    seen.add(id);
  }
  return null;
}

function outRefusal(state: CircuitState, id: string, wanted: boolean): ActRefusal | null {
  const found = state.entries.get(id) ?? state.carried.get(id);
  if (found === undefined) return unknownEntry(id);
  if (found.isOut !== wanted) {
    return refuse('wrongState', 'entry', says(found.isOut ? 'entry.out' : 'entry.in', id));
  }
  const entry = state.entries.get(id);
  return wanted && entry !== undefined ? finalRefusal(state, id, entry.terms, 'entry') : null;
}

function inviteRefusal(
  { settings, invitations: known, invited }: CircuitState,
  { invitations, until }: ActOf<'invite'>,
  { at }: When,
): ActRefusal | null {
  if (settings.qualification === null) {
    return refuse('wrongState', 'invitations', says('invitation.nothing'));
  }
  const ids = new Set<string>();
  const open = new Set<string>();
  for (const [i, { id, player }] of invitations.entries()) {
    if (known.has(id) || ids.has(id)) {
      return refuse('duplicate', `invitations.${i}.id`, says('invitation.known', id));
    }
    if (invited.has(player) || open.has(player)) {
      return refuse('duplicate', `invitations.${i}.player`, says('invitation.twice'));
    }
    ids.add(id);
    open.add(player);
  }
  return pastRefusal(until, at);
}

const pastRefusal = (until: number | null, at: number): ActRefusal | null =>
  until !== null && until <= at ? refuse('badValue', 'until', says('invitation.past')) : null;

function openRefusal({ invitations }: CircuitState, id: string): ActRefusal | null {
  const found = invitations.get(id);
  if (found === undefined) return refuse('unknown', 'invitation', says('invitation.unknown', id));
  return found.isWithdrawn
    ? refuse('wrongState', 'invitation', says('invitation.withdrawn'))
    : null;
}

function answerRefusal(
  state: CircuitState,
  { invitation }: ActOf<'answer'>,
  { by, at }: When,
): ActRefusal | null {
  if (by.role === 'invited' && by.id !== invitation) {
    return refuse('notAllowed', 'invitation', says('invitation.own'));
  }
  const refused = openRefusal(state, invitation);
  if (refused !== null) return refused;
  const { until } = state.invitations.get(invitation)!;
  return by.role === 'invited' && until !== null && at > until
    ? refuse('wrongState', 'until', says('invitation.late'))
    : null;
}
