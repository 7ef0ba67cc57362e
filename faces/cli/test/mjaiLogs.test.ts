// Real games and our own, followed from each seat through the messages alone: what the players did is always among what the
// table says they may do.

import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { afterReach, MjaiTable, readAnswer } from '@hanchan/arena';
import { answersFromView, foldView, legalFromView, type SeatView } from '@hanchan/game';
import { type MjaiEvent, rulesetOfLog, writeFilm } from '@hanchan/records';
import type { Ruleset } from '@hanchan/rules';
import { TENHOU } from '@hanchan/rulesets';
import { SEATS, type Seat } from '@hanchan/tiles';
import { expect, test } from 'vitest';
import { OWN_BOOKS, ownFilm, ownGames, rulesetOf } from '../../../proof/spec/support/ownCorpus.ts';
import { hasShared, sharedNote, sharedPath } from '../../../proof/spec/support/shared.ts';
import { readTar } from '../src/tar.ts';
import { jsonLines } from './run.ts';

const OWN_MATCHES = 2;
const GAMES = Number(process.env['HANCHAN_MATCHES'] ?? 25);

async function* games(): AsyncGenerator<MjaiEvent[]> {
  const path = sharedPath('data/tenhou/games.tar.gz');
  let left = GAMES;
  for await (const { bytes } of readTar(createReadStream(path).pipe(createGunzip()), path)) {
    if (left-- === 0) return;
    yield jsonLines(new TextDecoder().decode(bytes)) as MjaiEvent[];
  }
}

/** What this seat sees of a whole log. */
function shownTo(seat: Seat, event: MjaiEvent): MjaiEvent {
  if (event.type === 'tsumo' && event['actor'] !== seat) return { ...event, pai: '?' };
  if (event.type !== 'start_kyoku') return event;
  const hands = event['tehais'] as string[][];
  return { ...event, tehais: hands.map((hand, at) => (at === seat ? hand : hand.map(() => '?'))) };
}

const CLAIMS = ['chi', 'pon', 'daiminkan', 'hora'];

/** The next event that this seat made, if it made one before anything else went on. */
function doneBy(seat: Seat, events: readonly MjaiEvent[], at: number): MjaiEvent | null {
  for (let next = at; next < events.length; next++) {
    const event = events[next]!;
    if (event.type === 'dora' || event.type === 'reach_accepted') continue;
    const isShared = event.type === 'hora' && event['actor'] !== seat;
    if (isShared) continue;
    return event['actor'] === seat || event.type === 'ryukyoku' ? event : null;
  }
  return null;
}

/** Returns how many choices were found. */
function followed(seat: Seat, events: readonly MjaiEvent[], book: Ruleset = TENHOU): number {
  const table = new MjaiTable(rulesetOfLog(events[0], book).values, seat);
  let choices = 0;
  let declared: SeatView | null = null;
  for (const [at, event] of events.entries()) {
    if (event.type === 'start_game') continue;
    const asked = table.hear(shownTo(seat, event));
    const done = asked === null ? null : doneBy(seat, events, at + 1);
    if (done === null) continue;
    const seen = asked === 'claims' ? foldView(table.view!, { type: 'asked' }) : table.view!;
    if (asked === 'claims' && !(CLAIMS.includes(done.type) && done['actor'] === seat)) continue;
    const legal = asked === 'claims' ? answersFromView(seen) : legalFromView(seen);
    const open = asked === 'reach' ? afterReach(legalFromView(declared!)) : legal;
    declared = seen;
    const read = readAnswer(done, open, seen);
    if (!read.ok) throw new Error(`${read.error}: ${JSON.stringify(done)}, line ${at + 2}`);
    choices++;
  }
  return choices;
}

test.each(OWN_BOOKS)('matches of our own under %s, from every seat', (id) => {
  const matches = ownGames(id).filter(({ name }) => name.startsWith('match '));
  let choices = 0;
  for (const game of matches.slice(0, OWN_MATCHES)) {
    const events = jsonLines(writeFilm(ownFilm(game), 'mjai')) as MjaiEvent[];
    for (const seat of SEATS) choices += followed(seat, events, rulesetOf(id));
  }
  expect(choices).toBeGreaterThan(OWN_MATCHES * 50);
});

test.skipIf(!hasShared)(
  `${GAMES} real games, from every seat${sharedNote}`,
  async () => {
    let choices = 0;
    for await (const events of games()) {
      for (const seat of SEATS) choices += followed(seat, events);
    }
    expect(choices).toBeGreaterThan(GAMES * 200);
  },
  600_000,
);
