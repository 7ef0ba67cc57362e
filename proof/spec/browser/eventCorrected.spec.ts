// An event under WRC after its last round: a player left and somebody else played the number, and a signed sheet of the
// first round is found wrong. Nobody's result gets lost, and everybody reads who played what.

import { describe, expect, test } from 'vitest';
import { aPerson, SITS_FROM_2 } from '../support/eventDesk.ts';
import { findings } from './support/axe.ts';
import { useBrowser } from './support/browsing.ts';
import { deskDoor, step } from './support/deskPage.ts';

const LAPTOP = { viewport: { width: 1440, height: 900 } } as const;
const HELD = [50_000, 30_000, 25_000, 15_000];
const CORRECTED = ['49000', '31000', '25000', '15000'];

describe('an event that is corrected after its last round', () => {
  const browsing = useBrowser();

  test('keeps what was signed, names who played, and is closed when all is signed', {
    timeout: 180_000,
  }, async () => {
    const page = await browsing.open('/events/new?rehearsal=yes', LAPTOP);
    await page.getByLabel('Event name').fill('Corrected Cup');
    await page.getByLabel('Rounds', { exact: true }).last().fill('2');
    await page.getByRole('button', { name: 'Create event' }).click();
    await page.getByRole('heading', { name: 'Registration' }).waitFor();
    await page.getByLabel('Made-up players').fill('8');
    await page.getByRole('button', { name: 'Fill with made-up players' }).click();
    await page.locator('.sum').getByText('8enrolled').waitFor();
    await page.getByRole('button', { name: 'Draw numbers' }).click();
    await page.locator('tbody td.num').getByText('8', { exact: true }).waitFor();
    await step(page, 'Seating');
    await page.getByRole('button', { name: 'Make the seating' }).click();
    await page.getByRole('heading', { name: 'Proposed plan' }).waitFor();
    await page.getByRole('button', { name: 'Use this plan' }).click();
    const door = await deskDoor(page);

    const play = async (round: number) => {
      await door.act({ type: 'start', round });
      for (const table of [1, 2]) await door.sign(round, table, HELD);
      await door.act({ type: 'endRound', round });
    };
    await play(1);
    const numbers = (await door.log()).findLast(({ act }) => act.type === 'number')!.act;
    const left = numbers.type === 'number' ? numbers.order[0]! : '';
    await door.act({
      type: 'enrol',
      people: [aPerson('sub', { name: 'Sub Stitute', kind: 'fillIn' })],
    });
    await door.act({
      type: 'depart',
      person: left,
      departure: 'withdrawn',
      fromRound: 2,
      note: '',
    });
    await door.act(SITS_FROM_2);
    await play(2);

    // The public page lists both who played under number 1.
    const everybody = await browsing.open(`/events/${door.id}`, LAPTOP);
    await everybody.getByRole('link', { name: 'Sub Stitute' }).first().waitFor();
    const shown = await everybody.locator('tbody').first().locator('tr').count();
    expect(shown).toBe(9);

    // The head of the event opens a sheet of round 1 again.
    await step(page, 'Round 1');
    await page.getByRole('button', { name: /^Table 1 Signed/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reopen' }).click();
    const asked = page.getByRole('dialog').last();
    await asked.getByLabel('Reason').fill('East and South mixed up');
    await asked.getByRole('button', { name: 'Reopen' }).click();
    await page.getByRole('dialog').getByText('Being corrected').waitFor();
    await page.keyboard.press('Escape');
    const needs = page.getByRole('complementary', { name: 'Needs you' });
    await needs.getByText('Round 1, table 1: sign the corrected sheet').waitFor();
    expect(await needs.getByRole('button', { name: 'Close event' }).count()).toBe(0);
    await step(page, 'Export');
    expect(await page.getByRole('button', { name: 'Close event' }).isDisabled()).toBe(true);
    await page.getByText('The sheet of table 1 in round 1 is being corrected').waitFor();
    await everybody.getByText('The sheet of table 1 in round 1 is being corrected').waitFor();
    expect(await everybody.locator('tbody').first().locator('tr').count()).toBe(shown);
    expect(await findings(everybody)).toEqual([]);

    // The players are gone: the referee decides, and the desk says so.
    await step(page, 'Round 1');
    await needs.getByRole('button', { name: 'Open' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: 'Correct', exact: true }).click();
    const points = sheet.getByLabel(/’s points$/);
    for (const [i, held] of CORRECTED.entries()) await points.nth(i).fill(held);
    await sheet.getByRole('button', { name: 'Enter the sheet' }).click();
    await sheet.getByRole('button', { name: 'Sign by the referee’s decision' }).click();
    await sheet.getByText('signed by Organiser').waitFor();
    expect(await sheet.getByText('by the referee’s decision').count()).toBe(4);
    await page.keyboard.press('Escape');
    await needs.getByRole('button', { name: 'Close event' }).click();
    await everybody.getByText('Finished').first().waitFor();
    expect(await everybody.getByText('is being corrected').count()).toBe(0);
  });
});
