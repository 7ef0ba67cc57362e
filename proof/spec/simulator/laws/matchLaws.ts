// What must hold of a match when it is over, whatever happened on the way.

import { tableChecks, viewText } from '@hanchan/arena';
import { type Action, type Match, possibleActions, view } from '@hanchan/game';
import type { ServerMessage } from '@hanchan/protocol';
import { linesOf, replayRecord, verifyWalls, type Watcher } from '@hanchan/records';
import type { StoredEntry } from '@hanchan/storage';
import { toEntry } from '../../../../service/server/src/match/games.ts';
import {
  forbiddenTexts,
  Reader,
  type TrueDeal,
  truthOf,
  type Viewer,
} from '../../../../service/server/test/support/hiddenReader.ts';
import type { Party } from '../clients/party.ts';
import type { Player } from '../clients/player.ts';

export type Broken = (law: string, details: string) => void;

/** Answers how it ended. */
export function checkMatch(
  party: Party,
  stored: readonly StoredEntry[],
  broken: Broken,
): Match | null {
  checkActs(party, stored, broken);
  checkLists(party, broken);
  const match = checkRecord(party, broken);
  if (match === null) return null;
  for (const player of party.players) checkView(player, match, broken);
  const secret = party.players[0]!.info!.fair.secret!;
  const listeners = [...party.players, ...(party.watcher === null ? [] : [party.watcher])];
  const truth = truthOf(party.record!);
  for (const listener of listeners) checkSecrets(listener, truth, secret, broken);
  return match;
}

/** What was acknowledged is stored once, what was refused is not, and nothing is there that nobody sent. */
function checkActs({ name, players }: Party, stored: readonly StoredEntry[], broken: Broken): void {
  const done = new Map<string, string>();
  for (const { entry } of stored.map(toEntry)) {
    if (entry.type !== 'act' || entry.id === null) continue;
    if (done.has(entry.id)) broken('nothing is done twice', `${name}: ${entry.id}`);
    done.set(entry.id, JSON.stringify(entry.action));
  }
  for (const { sent, acked, refused } of players) {
    for (const [id, action] of sent) {
      const found = done.get(id);
      if (acked.has(id) && found === undefined) broken('nothing acknowledged is lost', id);
      if (acked.has(id) && found !== undefined && found !== JSON.stringify(action)) {
        broken('what is stored is what was sent', `${id}: ${found}`);
      }
      if (refused.has(id) && found !== undefined) {
        broken('what was refused is not done', `${id}: ${refused.get(id)}`);
      }
      done.delete(id);
    }
  }
  if (done.size > 0) broken('nothing is done that nobody sent', [...done.keys()].join());
}

/** Everybody finds the match in the list of games, and no other: nobody played another. */
function checkLists({ name, game, lists }: Party, broken: Broken): void {
  for (const list of lists) {
    const [only, ...others] = list;
    if (only?.id === game && only.endedAt !== null && others.length === 0) continue;
    const found = list.map(({ id, endedAt }) => `${id} until ${endedAt}`).join();
    broken('a list of games is what was played', `${name}: ${game}, not ${found}`);
    return;
  }
}

/** The record verifies, every law of the table holds on the way, and the sum of points is kept. */
function checkRecord({ name, record }: Party, broken: Broken): Match | null {
  const lines = linesOf(record!);
  try {
    const { match, problem, isComplete } = replayRecord(lines, { watch: lawsOfTable() });
    const { problem: wall } = verifyWalls(lines);
    if (problem !== null || wall !== null || !isComplete) {
      broken('every record verifies', `${name}: ${JSON.stringify(problem ?? wall)}`);
    }
    return match;
  } catch (error) {
    broken('every law of the table holds', `${name}: ${(error as Error).message}`);
    return null;
  }
}

/** A record names the fields of an action in an order of its own. */
function lawsOfTable(): Watcher {
  const check = tableChecks();
  return (move, before, step) => {
    if (move.type !== 'action') return check(move, before, step);
    const wanted = sorted(move.action);
    const offered = possibleActions(before, move.action.seat);
    const action = offered.find((one) => sorted(one) === wanted) ?? move.action;
    return check({ ...move, action }, before, step);
  };
}

const sorted = (action: Action): string =>
  JSON.stringify(Object.entries(action).sort(([a], [b]) => (a < b ? -1 : 1)));

/** What a player has folded is what the player may know. */
function checkView(player: Player, match: Match, broken: Broken): void {
  // Whoever comes back when the match is over and the server was started anew is only told the result.
  if (player.view?.phase !== 'over') return;
  const { rules } = match;
  const own = viewText({ ...player.view, rules });
  const seen = viewText(view(match, player.seat!));
  if (own !== seen) broken('a view is what its seat may know', `${player.name}: ${own} is ${seen}`);
}

function checkSecrets(
  listener: Player,
  truth: readonly TrueDeal[],
  secret: string,
  broken: Broken,
): void {
  const viewer = listener.seat as Viewer | null;
  // Who came too late to hear anything has nothing to tell.
  if (viewer === null || listener.view === null) return;
  const reader = new Reader(viewer, truth, listener.view.rules);
  const texts = truth.map((deal) => forbiddenTexts(deal, viewer));
  let isOver = false;
  for (const text of listener.received) {
    const message = JSON.parse(text) as ServerMessage;
    isOver ||= message.type === 'room' && message.info.state === 'over';
    try {
      reader.read(message);
    } catch (error) {
      const details = `${listener.name}: ${(error as Error).message} in ${text.slice(0, 300)}`;
      broken('what a seat may not know is in no message', details);
      return;
    }
    const near = texts.slice(Math.max(0, reader.deal - 1), reader.deal + 1).flat();
    if ((!isOver && text.includes(secret)) || near.some((one) => text.includes(one))) {
      broken(
        'what a seat may not know is in no message',
        `${listener.name}: ${text.slice(0, 300)}`,
      );
      return;
    }
  }
}
