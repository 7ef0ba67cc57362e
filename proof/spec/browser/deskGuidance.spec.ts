// What the desk says is needed leads to where it is done, and a wrong sum is explained once, in the same words wherever it is told.

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useBrowser } from './support/browsing.ts';
import { sayWinds, step } from './support/deskPage.ts';

const LAPTOP = { viewport: { width: 1440, height: 900 } } as const;

async function rehearsal(page: Page, players: number): Promise<void> {
  await page.getByLabel('Event name').fill('Guided Cup');
  await page.getByLabel('Rounds', { exact: true }).last().fill('2');
  await page.getByRole('button', { name: 'Create event' }).click();
  await page.getByRole('heading', { name: 'Registration' }).waitFor();
  await page.getByLabel('Made-up players').fill(String(players));
  await page.getByRole('button', { name: 'Fill with made-up players' }).click();
  await page.locator('.sum').getByText(`${players}enrolled`).waitFor();
}

describe('what the desk asks for', () => {
  const browsing = useBrowser();

  test('fill-ins for full tables: they are added where they are missed, and an absent player leads to the check-in', {
    timeout: 120_000,
  }, async () => {
    const page = await browsing.open('/events/new?rehearsal=yes', LAPTOP);
    await rehearsal(page, 6);
    await page.locator('.sum').getByText('2fill-ins needed').waitFor();
    await page.getByRole('button', { name: 'Add 2 fill-ins' }).click();
    await page.locator('.sum').getByText('0fill-ins needed').waitFor();
    await page.locator('.sum').getByText('8enrolled').waitFor();
    expect(await page.getByRole('button', { name: /^Add \d+ fill-in/ }).count()).toBe(0);
    await page.getByRole('button', { name: 'Draw numbers' }).click();
    await step(page, 'Seating');
    await page.getByRole('button', { name: 'Make the seating' }).click();
    await page.getByRole('button', { name: 'Use this plan' }).click();
    await step(page, 'Check-in');
    await page.getByRole('button', { name: 'Absent' }).first().click();
    const needs = page.getByRole('complementary', { name: 'Needs you' });
    await step(page, 'Round 1');
    const absent = needs.getByRole('article').filter({ hasText: '1 absent before round 1' });
    await absent.getByRole('link', { name: 'Check-in' }).click();
    await page.getByRole('heading', { name: 'Check-in' }).waitFor();
    await page.getByRole('button', { name: 'Absent', pressed: true }).waitFor();
  });

  test('a wrong sum is explained once where one looks, and with the same causes in both places', {
    timeout: 120_000,
  }, async () => {
    const page = await browsing.open('/events/new?rehearsal=yes', LAPTOP);
    await rehearsal(page, 8);
    await page.getByRole('button', { name: 'Draw numbers' }).click();
    await step(page, 'Seating');
    await page.getByRole('button', { name: 'Make the seating' }).click();
    await page.getByRole('button', { name: 'Use this plan' }).click();
    await step(page, 'Round 1');
    await page.getByRole('button', { name: 'Start round 1' }).click();
    await page.getByRole('button', { name: /^Table 1/ }).click();
    const sheet = page.getByRole('dialog');
    await sayWinds(sheet);
    const points = sheet.getByLabel(/’s points$/);
    for (const [i, held] of ['41000', '29000', '28500', '20500'].entries()) {
      await points.nth(i).fill(held);
    }
    const wrong = sheet.getByText(/\d short\b/);
    await wrong.waitFor();
    expect(await wrong.count()).toBe(1);
    const causes = await sheet
      .locator('p.wrong + ul > li')
      .evaluateAll((lines) => lines.map((line) => (line.firstChild?.textContent ?? '').trim()));
    expect(causes.length).toBeGreaterThan(0);
    expect(new Set(causes).size).toBe(causes.length);
    await page.keyboard.press('Escape');
    const needs = page.getByRole('complementary', { name: 'Needs you' });
    const need = needs.getByRole('article').filter({ hasText: 'Table 1' });
    await need.getByText(/\d short\b/).waitFor();
    expect(await need.count()).toBe(1);
    expect(await needs.getByText(/\d short\b/).count()).toBe(1);
    expect(await need.locator('p').first().textContent()).toContain(`1,000 short. ${causes[0]}`);
  });
});
