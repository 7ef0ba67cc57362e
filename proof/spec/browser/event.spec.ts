// A whole event in a browser, under two rulebooks: sixteen players, two rounds, a cut to eight, a final. An organiser at a
// desk, two referees and four players on phones, a board in the hall; a late player, a substitute, a chombo, a wrong sheet,
// a correction after the signature. At the end every cell of what is handed out is held against the test's own ledger.

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findings } from './support/axe.ts';
import { HALL, holdPage, noteChange, soon } from './support/board.ts';
import { useBrowser } from './support/browsing.ts';
import { closeTable, signOnPaper, step, typeSheet } from './support/deskPage.ts';
import { BOOKS, type Book, exportsAgree } from './support/eventExports.ts';
import {
  button,
  chooseFoul,
  drawWinds,
  enterAs,
  fillSheet,
  inThousands,
  openTable,
  tap,
} from './support/eventPhone.ts';
import {
  endRound,
  type Hall,
  nameOf,
  openHall,
  SHEETS,
  STICKS,
  seatStage,
  startRound,
} from './support/eventStory.ts';
import { OWN_BOOKS, ownStandings, type PlayedSheet } from './support/ownLedger.ts';
import { ServerClock } from './support/serverClock.ts';

const clock = new ServerClock();

const SUBSTITUTE = 'Wim Anker';
const WRONG = [40_200, 34_800, 27_000, 18_000];
const TYPED_WRONG = [52_100, 26_300, 22_400, 19_200];

describe('a whole event', () => {
  const browsing = useBrowser({ time: clock.time });

  /** Winds, a sheet with two numbers wrong, four confirmations, sent back, put right, confirmed again, signed. */
  async function playTableOne(hall: Hall, referee: Page, board: Page, slots: readonly number[]) {
    const names = slots.map(nameOf);
    const phones: Page[] = [];
    for (const slot of slots) phones.push(await enterAs(browsing, await hall.player(slot)));
    const [first] = phones as [Page, ...Page[]];
    await tap(first.getByRole('link', { name: 'Open the sheet' }));
    await drawWinds(first, names);
    const enterSheet = async (points: readonly number[]) => {
      await fillSheet(first, names, inThousands(points));
      await tap(button(first, 'Enter the sheet'));
      await first.getByText('0 of 4 confirmed').waitFor();
    };
    await enterSheet(WRONG);
    for (const [i, phone] of phones.entries()) {
      if (i > 0) await tap(phone.getByRole('link', { name: 'Check and confirm the sheet' }));
      await button(phone, 'I confirm').first().waitFor();
    }
    // At the same moment, as four people round a table do.
    await Promise.all(
      phones.map((phone) => tap(phone.getByRole('button', { name: /^I confirm/ }))),
    );
    await openTable(referee, 1);
    await tap(referee.getByRole('link', { name: /Sheet/ }));
    await button(referee, 'Checked: sign').and(referee.locator(':enabled')).waitFor();
    await tap(button(referee, 'Send back'));
    await tap(button(referee, 'Sticks do not match'));
    await tap(referee.locator('form').getByRole('button', { name: 'Send back' }));
    await first.getByRole('heading', { name: 'The sheet was sent back' }).waitFor();
    await enterSheet(SHEETS[0]![0]!);
    await Promise.all(
      phones.map((phone) => tap(phone.getByRole('button', { name: /^I confirm/ }))),
    );
    await first.getByText(/A referee checks and signs/).waitFor();
    for (const page of [first, referee]) expect(await findings(page)).toEqual([]);

    const changedAt = await noteChange(board, '2 of 4');
    await tap(button(referee, 'Checked: sign'));
    await board.locator('.note').getByText('2 of 4 tables in').waitFor();
    for (const phone of phones) await phone.getByText('Checked and signed.').waitFor();
    const signed = (await hall.door.log()).findLast(({ act }) => act.type === 'sign')!;
    expect(signed.act).toMatchObject({ at: { round: 1, table: 1 } });
    expect((await changedAt()) - (signed.at - clock.ahead)).toBeLessThan(soon());
    return phones;
  }

  /** The minutes of a late player run on the referee's phone. */
  async function lateAtTableTwo({ door }: Hall, referee: Page, slot: number, book: Book) {
    await openTable(referee, 2);
    await tap(referee.getByRole('radio', { name: new RegExp(nameOf(slot)) }));
    await tap(button(referee, `${nameOf(slot)} is missing`));
    await tap(button(referee, 'No foul after all'));
    const card = referee.locator('section[aria-labelledby="late"] > *').filter({
      hasText: nameOf(slot),
    });
    await card.getByRole('timer').waitFor();
    clock.ahead += 185_000;
    // The phone hears what time it is by now.
    await door.act({ type: 'announce', text: 'We have begun.' });
    await card.getByText(book.cost).waitFor();
    await tap(card.getByRole('button', { name: 'Arrived' }));
    await card.getByText(/came after 3:/).waitFor();
    clock.goOn();
  }

  async function chomboAtTableThree(referee: Page, slot: number, { foul, shown }: Book) {
    await openTable(referee, 3);
    await chooseFoul(referee, nameOf(slot), foul[0], foul[1]);
    expect(await referee.locator('.verdict').textContent()).toMatch(shown);
    expect(await findings(referee)).toEqual([]);
    await tap(button(referee, 'Apply to table 3'));
    await referee.getByRole('heading', { name: 'Given at this table' }).waitFor();
    await tap(referee.getByRole('link', { name: 'All tables' }));
  }

  // In every run the second; the first, whose sheets and chombo `eventPhones` goes through too, with HANCHAN_FULL=1.
  const books = process.env['HANCHAN_FULL'] === '1' ? BOOKS : BOOKS.slice(1);

  test.each(books)('$title', { timeout: 400_000 }, async (book) => {
    const own = OWN_BOOKS[book.id];
    const hall = await openHall(browsing, book.title);
    const { desk, door } = hall;
    const colorScheme = book.scheme;
    const board = await browsing.open(`/events/${door.id}/board`, HALL);
    const [one, two] = [
      await enterAs(browsing, hall.referees[0]!, { colorScheme }),
      await enterAs(browsing, hall.referees[1]!, { colorScheme }),
    ];
    const sheets: PlayedSheet[] = [];
    const played = (round: number, table: number, slots: readonly number[], rest = {}) =>
      sheets.push({
        round,
        stage: round === 3 ? 'final' : 'qualifying',
        table,
        slots,
        held: SHEETS[round - 1]![table - 1]!,
        sticks: round === 1 && table === 2 ? STICKS : 0,
        off: new Map(),
        replaced: null,
        ...rest,
      });

    // Round 1: a late player, a chombo, a wrong sheet. Table 4 has nothing to see: it goes through the desk's own door.
    const first = await door.seats(1);
    await holdPage(board, 'seating');
    // Who is late is so since then: by what the test says, however long it takes.
    clock.stand();
    await startRound(desk, 1);
    await holdPage(board, 'clock');
    await board.locator('time.running').waitFor();
    const late = first[1]![2];
    await lateAtTableTwo(hall, two, late, book);
    await tap(two.getByRole('link', { name: 'All tables' }));
    const chombo = first[2]![1];
    await chomboAtTableThree(two, chombo, book);
    await door.sign(1, 4, SHEETS[0]![3]!);
    await holdPage(board, 'standings');
    await board.locator('.note').getByText('1 of 4 tables in').waitFor();
    const phones = await playTableOne(hall, one, board, first[0]!);
    await step(desk, 'Round 1');
    await typeSheet(desk, 2, SHEETS[0]![1]!, STICKS);
    await signOnPaper(desk, 2);
    await desk.emulateMedia({ colorScheme });
    expect(await findings(desk)).toEqual([]);
    await door.sign(1, 3, SHEETS[0]![2]!);
    await endRound(desk, 1);
    for (const [i, slots] of first.entries()) played(1, i + 1, slots);
    Object.assign(sheets[1]!, { off: new Map([[late, book.late]]) });
    Object.assign(sheets[2]!, { off: new Map([[chombo, book.chombo]]) });

    // Round 2: somebody sits in for whoever is last; a signed sheet turns out to be wrong.
    const second = await door.seats(2);
    const last = ownStandings(own, sheets, []).at(-1)!.slot;
    const there = second.findIndex((slots) => slots.includes(last));
    await startRound(desk, 2);
    await desk.getByRole('button', { name: new RegExp(`^Table ${there + 1} `) }).click();
    await desk.getByRole('button', { name: `Substitute ${nameOf(last)}` }).click();
    const form = desk.getByRole('dialog').last();
    await form.getByLabel('Name', { exact: true }).fill(SUBSTITUTE);
    await form.getByLabel('Reason').fill('Taken ill');
    await form.getByRole('button', { name: 'Substitute', exact: true }).click();
    await closeTable(desk);
    for (const [i] of second.entries()) {
      if (i > 0) await door.sign(2, i + 1, SHEETS[1]![i]!);
    }
    await typeSheet(desk, 1, TYPED_WRONG);
    await signOnPaper(desk, 1);
    await desk.getByRole('button', { name: /^Table 1 Signed/ }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Reopen' }).click();
    const why = desk.getByRole('dialog').last();
    await why.getByLabel('Reason').fill('1,000 of West written under East');
    await why.getByRole('button', { name: 'Reopen' }).click();
    await desk.getByRole('button', { name: 'Correct', exact: true }).click();
    const points = desk.getByRole('dialog').getByLabel(/’s points$/);
    for (const [i, held] of SHEETS[1]![0]!.entries()) await points.nth(i).fill(String(held));
    await desk.getByRole('dialog').getByRole('button', { name: 'Enter the sheet' }).click();
    await signOnPaper(desk, 1);
    await endRound(desk, 2);
    for (const [i, slots] of second.entries())
      played(2, i + 1, slots, i === there ? { replaced: { slot: last, by: SUBSTITUTE } } : {});

    // The cut, and a final round.
    await step(desk, 'Seating');
    const qualified = ownStandings(own, sheets, [])
      .filter(({ substitute }) => substitute === null)
      .slice(0, 8)
      .map(({ slot }) => slot);
    await desk.getByRole('button', { name: 'Confirm these 8 finalists' }).click();
    await desk.getByText(`In: ${qualified.map(nameOf).join(', ')}.`).waitFor();
    await seatStage(desk, [3]);
    const third = await door.seats(3);
    expect(third.flat().sort((a, b) => a - b)).toEqual([...qualified].sort((a, b) => a - b));
    await startRound(desk, 3);
    await door.sign(3, 2, SHEETS[2]![1]!);
    await typeSheet(desk, 1, SHEETS[2]![0]!);
    await signOnPaper(desk, 1);
    await endRound(desk, 3);
    for (const [i, slots] of third.entries()) played(3, i + 1, slots);
    await desk.getByRole('button', { name: 'Close event' }).click();
    await desk.getByText('The event is closed').waitFor();

    const standings = await exportsAgree(desk, book, {
      sheets,
      finalists: qualified,
      late,
      chombo,
    });
    const winner = nameOf(standings[0]!.slot);
    await board.locator('header').getByText('Final ranking').waitFor();
    await holdPage(board, 'standings', winner);
    expect(await board.locator('.columns tr').first().textContent()).toContain(winner);
    const [phone] = phones as [Page, ...Page[]];
    await tap(phone.getByRole('link', { name: 'My event' }));
    await phone.getByRole('heading', { name: 'My results' }).waitFor();
    expect(await findings(phone)).toEqual([]);
  });
});
