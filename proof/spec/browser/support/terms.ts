// A word that explains itself, pressed.

import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** By keys: Enter opens the card of the first term within, Escape closes it and nothing else, and the focus is on the word again. */
export async function explainsItself(
  page: Page,
  within: Locator,
  look?: () => Promise<void>,
): Promise<void> {
  const word = within.locator('.term').first();
  await word.focus();
  await page.keyboard.press('Enter');
  const card = page.locator('.gloss:popover-open');
  await card.locator('.says').waitFor();
  expect(await card.getAttribute('aria-label')).toBe(await word.textContent());
  expect(await word.getAttribute('aria-expanded')).toBe('true');
  await look?.();
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
  expect(await word.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await word.getAttribute('aria-expanded')).toBe('false');
}

/** By a finger: a tap opens it, and so does another close it. */
export async function explainsAtATap(page: Page, within: Locator): Promise<void> {
  const word = within.locator('.term').first();
  await word.tap();
  const card = page.locator('.gloss:popover-open');
  await card.locator('.says').waitFor();
  await word.tap();
  await card.waitFor({ state: 'detached' });
}
