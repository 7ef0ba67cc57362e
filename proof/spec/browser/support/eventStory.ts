// The story of a small event as it is told in a browser: who came, what was written on every sheet, what went wrong.

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Browsing } from './browsing.ts';
import { copyLink, type DeskDoor, deskDoor, step } from './deskPage.ts';
import type { Door } from './eventPhone.ts';
import type { Entrant } from './ownTables.ts';

const FIRST =
  'Ada Bram Cleo Dario Edda Faro Gwen Hugo Ines Jari Kaya Lars Mira Noor Olof Pia'.split(' ');
const LAST =
  'Holt Tamm Yorke Zeller Falk Brandt Moreau Novak Costa Virtanen Demir Berg Sato Haddad Lind Rossi'.split(
    ' ',
  );
const COUNTRIES = ['SWE', 'FIN', 'DNK'];
const CLUBS = ['Red', 'White', 'Green', 'North'];

export const PEOPLE: readonly Entrant[] = FIRST.map((first, i) => ({
  name: `${first} ${LAST[i]}`,
  country: COUNTRIES[i % COUNTRIES.length]!,
  club: CLUBS[i % CLUBS.length]!,
  emaId: i < 2 ? `0460000${i + 1}` : '',
}));
export const nameOf = (slot: number): string => PEOPLE[slot - 1]!.name;

export const EVENT = {
  name: 'Harbour Cup',
  venue: 'Old Customs House',
  country: 'SWE',
  from: '2027-03-20',
  to: '2027-03-21',
} as const;

/** What is written on each sheet, by round and table; deposits left behind the points. */
export const SHEETS: readonly (readonly (readonly number[])[])[] = [
  [
    [41_200, 33_800, 27_000, 18_000],
    [38_500, 31_500, 29_500, 19_500],
    [45_300, 30_900, 24_800, 19_000],
    [36_600, 28_400, 28_400, 26_600],
  ],
  [
    [51_100, 26_300, 23_400, 19_200],
    [34_700, 33_200, 31_100, 21_000],
    [39_900, 35_300, 25_700, 19_100],
    [47_000, 29_300, 25_200, 18_500],
  ],
  [
    [43_700, 32_900, 26_100, 17_300],
    [37_800, 34_600, 27_700, 19_900],
  ],
];
/** Round 1, table 2. */
export const STICKS = 1;

export const LAPTOP = {
  viewport: { width: 1440, height: 900 },
  permissions: ['clipboard-read', 'clipboard-write'],
  acceptDownloads: true,
};

export interface Hall {
  readonly desk: Page;
  readonly door: DeskDoor;
  readonly referees: readonly Door[];
  /** The link on a badge, by number. */
  player(slot: number): Promise<Door>;
}

/** From the form for a new event to two published rounds: people by paste, numbers, staff, a plan. */
export async function openHall(browsing: Browsing, title: string): Promise<Hall> {
  const desk = await browsing.open('/events/new', LAPTOP);
  await desk.getByLabel('Event name').fill(EVENT.name);
  await desk.getByLabel('Venue').fill(EVENT.venue);
  await desk.getByLabel('Country').fill(EVENT.country);
  await desk.getByLabel('First day').fill(EVENT.from);
  await desk.getByLabel('Last day').fill(EVENT.to);
  await desk.getByRole('radio', { name: new RegExp(`^${title}`) }).check();
  await desk.getByRole('radio', { name: /^Qualifying and final/ }).check();
  await desk.getByLabel('Rounds', { exact: true }).last().fill('2');
  await desk.getByLabel('Who gets in').fill('8');
  // WDMC leaves both to the head judge alone; here players and referees are tried under every book.
  await desk.getByText('Desk rules', { exact: true }).click();
  await desk.getByLabel('Who enters sheets').selectOption('players');
  await desk.getByLabel('Who signs sheets').selectOption('staff');
  await desk.getByRole('button', { name: 'Create event' }).click();
  await desk.getByRole('heading', { name: 'Registration' }).waitFor();

  await desk.getByRole('button', { name: 'Import a list' }).click();
  const lines = PEOPLE.map(({ name, country, club, emaId }) =>
    [...name.split(' '), country, club, emaId].join(','),
  );
  const list = desk.getByRole('dialog');
  await list
    .getByLabel('List', { exact: true })
    .fill(['first name,last name,country,club,ema', ...lines].join('\n'));
  await list.getByRole('button', { name: 'Add 16 players' }).click();
  await desk.locator('.sum').getByText('16enrolled').waitFor();
  await desk.getByRole('button', { name: 'In order of registration' }).click();
  await desk.locator('tbody td.num').getByText('16', { exact: true }).waitFor();

  await step(desk, 'Staff and links');
  for (const name of ['Hansen', 'Iversen']) {
    await desk.getByLabel('Name', { exact: true }).fill(name);
    await desk.getByRole('button', { name: 'Add', exact: true }).click();
    await desk.getByRole('img', { name: `Code for ${name}` }).waitFor();
  }
  const referees = [
    await copyLink(desk, 'Hansen', EVENT.name),
    await copyLink(desk, 'Iversen', EVENT.name),
  ];
  await seatStage(desk, [1, 2]);
  return {
    desk,
    door: await deskDoor(desk),
    referees,
    async player(slot) {
      await step(desk, 'Staff and links');
      const show = desk.getByRole('button', { name: /^(Show|Hide)$/ });
      if ((await show.getAttribute('aria-expanded')) === 'false') await show.click();
      return copyLink(desk, nameOf(slot), nameOf(slot));
    },
  };
}

/** A plan for the stage that comes next, used and published. */
export async function seatStage(desk: Page, rounds: readonly number[]): Promise<void> {
  if (!(await desk.getByRole('heading', { level: 1, name: 'Seating' }).isVisible()))
    await step(desk, 'Seating');
  await desk.getByLabel('Seed').fill(`harbour ${rounds[0]}`);
  await desk.getByRole('button', { name: 'Make the seating' }).click();
  await desk.getByRole('heading', { name: 'Proposed plan' }).waitFor();
  await desk.getByRole('button', { name: 'Use this plan' }).click();
  for (const round of rounds) {
    await desk.getByRole('button', { name: `Publish ${round}` }).click();
    await desk.getByRole('button', { name: `Unpublish ${round}` }).waitFor();
  }
}

export async function startRound(desk: Page, round: number): Promise<void> {
  await step(desk, `Round ${round}`);
  await desk.getByRole('button', { name: `Start round ${round}` }).click();
  await desk.getByRole('button', { name: 'Pause all' }).waitFor();
}

export async function endRound(desk: Page, round: number): Promise<void> {
  const tables = SHEETS[round - 1]!.length;
  await desk.getByRole('progressbar', { name: `${tables} of ${tables} sheets signed` }).waitFor();
  await desk.getByRole('button', { name: 'End the round' }).first().click();
  await desk.getByText(`Round ${round}, done`).waitFor();
}

/** A file, by the button of the export page. */
export async function download(desk: Page, name: string): Promise<string> {
  const coming = desk.waitForEvent('download');
  await desk.getByRole('button', { name, exact: true }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^harbour-cup-/);
  return file.path();
}
