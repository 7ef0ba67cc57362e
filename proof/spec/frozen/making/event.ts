// An event from its first entry to its closing: enrolment, two rounds, a cut, a final; penalties of which one is withdrawn,
// somebody late, a sheet that was corrected, a change of the rules.

import { customise } from '@hanchan/rules';
import { WDMC_2019, WRC_2022 } from '@hanchan/rulesets';
import {
  chomboPoints,
  foldEvent,
  standingsOf,
  type TableSeats,
  writeArchive,
} from '@hanchan/tournament';
import { aDesk, aStage, type Desk, HEAD, REFEREE } from '../../support/eventDesk.ts';

const STAGES = [
  aStage({ id: 'main', name: 'Main stage', rounds: 2 }),
  aStage({ id: 'final', name: 'Final', kind: 'final', rounds: 1, cut: 4, carry: 'half' }),
];

const TABLES: readonly (readonly TableSeats[])[] = [
  [
    [1, 2, 3, 4],
    [5, 6, 7, 8],
  ],
  [
    [1, 6, 3, 8],
    [5, 2, 7, 4],
  ],
];

export function madeArchive(): string {
  const { id, title, values } = WDMC_2019;
  const desk = aDesk({
    players: 8,
    values,
    stages: STAGES,
    settings: { rules: { id, base: id, title, values }, name: 'Spring Open 春' },
  });
  changeRules(desk);
  for (const round of [1, 2]) playRound(desk, round);
  correct(desk);
  final(desk);
  desk.do({ type: 'closeEvent' });
  desk.do({ type: 'reopenEvent', reason: 'a name was misspelt' });
  desk.do({ type: 'amend', person: 'p3', changes: { name: '髙橋 一郎' } });
  return writeArchive(desk.entries);
}

/** From one book to another with a change of its own, before anybody plays. */
function changeRules(desk: Desk): void {
  const own = customise(WRC_2022, { 'table.loan': 0 }, 'Spring rules');
  if (!own.ok) throw new Error(JSON.stringify(own.error));
  const { id, title, values } = own.value;
  const rules = { id, base: WRC_2022.id, title, values };
  desk.do({ type: 'change', changes: { rules }, reason: 'agreed with the players' });
}

function playRound(desk: Desk, round: number): void {
  const tables = TABLES[round - 1]!;
  desk.do({ type: 'seat', seed: 'lot', method: 'test', rounds: [{ round, tables }], reason: '' });
  desk.later(60).start(round);
  if (round === 2) {
    desk.do({ type: 'missing', at: desk.at(2, 1), slot: 6 }, REFEREE);
    desk.later(7);
    desk.do(
      {
        type: 'arrived',
        at: desk.at(2, 1),
        slot: 6,
        seconds: 420,
        isWaived: false,
        reason: '',
      },
      REFEREE,
    );
  }
  desk.later(40);
  if (round === 1) penalise(desk);
  desk.finish(
    round,
    1,
    round === 1 ? [45_200, 33_000, 23_800, 18_000] : [30_000, 30_000, 41_100, 18_900],
  );
  desk.finish(round, 2, [12_000, 52_300, 30_700, 25_000]);
  desk.later(50).do({ type: 'endRound', round }, HEAD);
}

function penalise(desk: Desk): void {
  const { values } = desk.state.settings.rules;
  const at = { round: 1, table: 1, section: '12.3.2', note: 'seen by the referee' };
  desk.do(
    {
      type: 'penalise',
      penalty: 'x1',
      slots: [2],
      foul: 'emptyWin',
      kind: 'chombo',
      points: chomboPoints(values),
      ...at,
    },
    REFEREE,
  );
  desk.do(
    {
      type: 'penalise',
      penalty: 'x2',
      slots: [3],
      foul: 'other',
      kind: 'points',
      points: 5_000,
      ...at,
    },
    REFEREE,
  );
  desk.do({ type: 'withdrawPenalty', penalty: 'x2', reason: 'it was another player' }, HEAD);
}

/** A sheet is opened again, and signed with what had been on the table. */
function correct(desk: Desk): void {
  desk.do({ type: 'reopen', at: desk.at(1, 2), reason: 'two columns were swapped' }, HEAD);
  desk.finish(1, 2, [25_000, 52_300, 30_700, 12_000]);
}

function final(desk: Desk): void {
  const rows = standingsOf(foldEvent(desk.entries)).rows;
  const slots = rows.slice(0, 4).map(({ slot }) => slot);
  desk.do({ type: 'qualify', stage: 'final', slots });
  const tables = [slots as unknown as TableSeats];
  desk.do({ type: 'seat', seed: 'f', method: 'test', rounds: [{ round: 3, tables }], reason: '' });
  desk.later(30).start(3);
  desk.later(90);
  desk.finish(3, 1, [20_000, 44_000, 31_000, 25_000]);
  desk.do({ type: 'endRound', round: 3 }, HEAD);
}
