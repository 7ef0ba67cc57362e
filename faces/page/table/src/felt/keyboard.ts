// What a key does at a table. Keys are taken from the whole page, unless somebody types or a sheet is open.

import { settings } from '@hanchan/kit/device/settings.svelte.ts';
import type { Seat } from '@hanchan/tiles';
import { choicesIn } from './choices.ts';
import type { Choosing } from './choosing.svelte.ts';
import { choiceFor, isTyping } from './tableKeys.ts';
import type { Session } from './tableSession.svelte.ts';

export interface KeyboardParts {
  readonly session: Session;
  readonly choosing: Choosing;
  readonly root: () => HTMLElement | null;
  readonly toggleDifferences: () => void;
  readonly toggleLog: () => void;
  readonly toggleYaku: () => void;
  readonly sayTable: () => void;
}

/** True when the key was taken. */
export function takeKey(event: KeyboardEvent, parts: KeyboardParts): boolean {
  const { session } = parts;
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return false;
  if (session.result !== null) return takeResultKey(event, session);
  if (event.shiftKey && takeAutoKey(event.key.toUpperCase(), session)) return true;
  return (
    takeChoiceKey(event, parts) || takeTableKey(event, parts) || moveFocus(event, parts.root())
  );
}

/** A button or a link under the focus hears its keys by itself. */
function takeResultKey(event: KeyboardEvent, session: Session): boolean {
  const { target } = event;
  const isOwn = target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement;
  if ((event.key !== ' ' && event.key !== 'Enter') || isOwn) return false;
  session.nextResult();
  return true;
}

function takeAutoKey(key: string, session: Session): boolean {
  const { autos } = session;
  if (key === 'A') {
    settings.autoSort = !settings.autoSort;
    session.sortAgain();
  } else if (session.view?.assistance === 'unassisted') return false;
  else if (key === 'W') session.setAuto('win', !autos.win);
  else if (key === 'N') session.setAuto('noCalls', !autos.noCalls);
  else if (key === 'D') session.setAuto('discard', !autos.discard);
  else return false;
  return true;
}

function takeChoiceKey(event: KeyboardEvent, parts: KeyboardParts): boolean {
  const { session, choosing } = parts;
  const { view } = session;
  if (view === null || view.viewer === 'spectator' || view.deal === null) return false;
  if (event.key === 'Escape' && choosing.mode.type !== 'plain') {
    if (choosing.mode.type === 'laying') choosing.takeBack();
    else choosing.reset();
    return true;
  }
  if (view.assistance === 'unassisted') return sayWord(event.key, parts);
  const choice = choiceFor(event.key, event.shiftKey, choicesIn(view, session.legal));
  if (choice !== undefined) {
    if (choice.name === 'riichi') choosing.startRiichi();
    else if (choice.action !== null) choosing.send(choice.action);
    return true;
  }
  if (event.key.toUpperCase() !== 'D' || event.shiftKey) return false;
  choosing.discardDrawn();
  return true;
}

/** The words of an unassisted table, right or wrong. */
function sayWord(key: string, { session, choosing }: KeyboardParts): boolean {
  const seat = session.view!.viewer as Seat;
  const { phase } = session.view!.deal!;
  const isClaim = phase.type === 'claims' && session.legal.length > 0;
  const isTurn = choosing.isOwnTurn;
  const pick = session.legal.find(({ type }) => type === 'pick');
  const nine = session.legal.find(({ type }) => type === 'nineTerminals');
  const layings = { K: 'kan', P: 'pon', C: 'chi' } as const;
  const word = key.toUpperCase();
  if (word === 'ESCAPE' && isClaim) choosing.send({ type: 'pass', seat });
  else if (word === 'R' && isClaim) choosing.send({ type: 'ron', seat });
  else if (word === 'I' && isTurn) choosing.startRiichi();
  else if (word === 'T' && isTurn) choosing.send({ type: 'tsumo', seat });
  else if (word === 'D' && isTurn) choosing.discardDrawn();
  else if (word === 'W' && pick !== undefined) choosing.send(pick);
  else if (word === '9' && nine !== undefined) choosing.send(nine);
  else if (word in layings && (isClaim || (isTurn && word === 'K'))) {
    choosing.startLaying(layings[word as keyof typeof layings]);
  } else return false;
  return true;
}

function takeTableKey(event: KeyboardEvent, parts: KeyboardParts): boolean {
  const { session, choosing } = parts;
  switch (event.key) {
    case 'v':
    case 'V':
      parts.toggleDifferences();
      return true;
    case 'l':
    case 'L':
      parts.toggleLog();
      return true;
    case 'y':
    case 'Y':
      parts.toggleYaku();
      return true;
    case '/':
      parts.sayTable();
      return true;
    case '?': {
      const { pointed } = choosing;
      const viewer = session.view?.viewer;
      if (pointed === null || viewer === undefined || viewer === 'spectator') return false;
      const riichi = choosing.mode.type === 'riichi';
      const { tile, isDrawn } = pointed;
      void session.askWhy({ type: 'discard', seat: viewer, tile, fromDraw: isDrawn, riichi });
      return true;
    }
    default:
      return false;
  }
}

/** Left and right within a row, up and down between hand, choices and table. */
function moveFocus(event: KeyboardEvent, root: HTMLElement | null): boolean {
  // In the panel the arrows scroll.
  if (root === null || document.activeElement?.closest('.talk') != null) return false;
  const rows = [
    [...root.querySelectorAll<HTMLElement>('.centre .round')],
    [...root.querySelectorAll<HTMLElement>('.calls .call')],
    [...root.querySelectorAll<HTMLElement>('.hand button')],
  ].filter((row) => row.length > 0);
  const at = rows.findIndex((row) => row.includes(document.activeElement as HTMLElement));
  const row = rows[at] ?? rows.at(-1);
  if (row === undefined) return false;
  const column = row.indexOf(document.activeElement as HTMLElement);
  switch (event.key) {
    case 'ArrowLeft':
    case 'ArrowRight': {
      const step = event.key === 'ArrowRight' ? 1 : -1;
      const next = column < 0 ? row.length - 1 : (column + step + row.length) % row.length;
      row[next]!.focus();
      return true;
    }
    case 'ArrowUp':
    case 'ArrowDown': {
      const other = rows[at < 0 ? rows.length - 1 : at + (event.key === 'ArrowDown' ? 1 : -1)];
      (other?.at(-1) ?? row[column])?.focus();
      return other !== undefined;
    }
    default:
      return false;
  }
}
