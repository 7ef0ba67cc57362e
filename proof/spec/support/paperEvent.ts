// An event with results, as papers are made of it: names of many scripts, a penalty, somebody late.

import { type PaperLanguage, type PaperSize, type PaperSource, paperSource } from '@hanchan/papers';
import type { Ruleset } from '@hanchan/rules';
import { RULESETS, WRC_2022 } from '@hanchan/rulesets';
import { foulListOf } from '@hanchan/rulesets/fouls';
import {
  archiveChecksum,
  chomboPoints,
  type EventState,
  foldEvent,
  inventSheet,
  type Pass,
  type Person,
  type TableSeats,
  writeArchive,
} from '@hanchan/tournament';
import { aDesk, aStage, type Desk, HEAD } from './eventDesk.ts';

export const NAMES: readonly Partial<Person>[] = [
  { name: '髙橋 一郎', legalName: 'Ichirō Takahashi', country: 'JPN', emaId: '4010123' },
  { name: 'Zoë Łukasiewicz', country: 'POL', emaId: '14010001' },
  { name: 'Nguyễn Thị Ánh', country: 'FRA' },
  { name: 'Дарья Žižková', country: 'CZE' },
  { name: '=2+5', club: '@cmd', country: 'DEU' },
  { name: 'Hidden One', mayPublish: false },
];

export interface PaperEvent {
  readonly desk: Desk;
  readonly source: PaperSource;
}

/** Eight players, three rounds; two are played and signed, the third is seated. */
export function paperEvent({ book = WRC_2022 }: { readonly book?: Ruleset } = {}): PaperEvent {
  const { id, title, values } = book;
  const stages = [aStage({ rounds: 3 })];
  const desk = aDesk({
    players: 8,
    values,
    stages,
    settings: { rules: { id, title, values }, name: 'Spring Open 春' },
  });
  for (const [i, changes] of NAMES.entries()) {
    desk.do({ type: 'amend', person: `p${i + 1}`, changes });
  }
  for (const round of [1, 2, 3]) {
    const tables = tablesOf(round);
    desk.do({ type: 'seat', seed: 'x', method: 'test', rounds: [{ round, tables }], reason: '' });
    if (round === 3) break;
    desk.start(round);
    for (const { number } of desk.state.rounds[round - 1]!.tables) finish(desk, round, number);
    desk.do({ type: 'endRound', round }, HEAD);
  }
  return { desk, source: sourceFor(desk) };
}

/** Everybody keeps the group and moves on in it. */
const tablesOf = (round: number): TableSeats[] =>
  [0, 1].map((table) => {
    const at = (group: number) => 2 * group + ((table + group * (round - 1)) % 2) + 1;
    return [at(0), at(1), at(2), at(3)];
  });

function finish(desk: Desk, round: number, table: number): void {
  if (round === 1 && table === 1) {
    desk.do(
      {
        type: 'penalise',
        penalty: 'foul',
        slots: [desk.table(1, 1).seats[1]],
        round,
        table,
        foul: 'emptyWin',
        kind: 'chombo',
        points: chomboPoints(desk.state.settings.rules.values),
        section: '12.3.2',
        note: '=HYPERLINK("x")',
      },
      HEAD,
    );
  }
  const sheet = inventSheet(desk.table(round, table), desk.state.settings.rules.values, 'paper');
  desk.do({ type: 'enter', at: desk.at(round, table), sheet, source: 'typed' }, HEAD);
  desk.confirmAll(round, table);
  desk.do({ type: 'sign', at: desk.at(round, table) }, HEAD);
}

export const EVENT_URL = 'https://hanchan.example/events/aB3dE5fG';

export function sourceFor(
  desk: Desk,
  language: PaperLanguage = 'en',
  state: EventState = foldEvent(desk.entries),
  size: PaperSize = 'a4',
): PaperSource {
  const passes = new Map<string, Pass>();
  for (const { person, slot } of state.people.values()) {
    passes.set(person.id, { url: `${EVENT_URL}/join#person:${person.id}.k`, pin: `10${slot}0` });
  }
  return paperSource({
    state,
    language,
    size,
    url: EVENT_URL,
    books: RULESETS,
    foulsOf: foulListOf,
    checksum: () => archiveChecksum(writeArchive(desk.entries)),
    passes,
  });
}
