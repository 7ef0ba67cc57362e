// Four browsers at one table, through every kind of call, a riichi, a double ron, a lost connection and a draw. After
// every call and every few discards each of the four screens shows what the engine has on the table.

import type { GameEvent } from '@hanchan/game';
import { WDMC_2019 } from '@hanchan/rulesets';
import { formatTile, SEATS } from '@hanchan/tiles';
import type { Browser, Page, WebSocketRoute } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SET_UP, sharedChromium } from './support/chromium.ts';
import { type Party, seatParty } from './support/party.ts';
import { lively } from './support/policies.ts';
import { findScript, type Script, type Step } from './support/script.ts';
import { goOn, press, readTable, type ShownSeat } from './support/seat.ts';
import { type Site, startSite } from './support/site.ts';

const MATCH_TIME = 300_000;
const WANTED = [
  'chi',
  'pon',
  'calledKan',
  'addedKan',
  'concealedKan',
  'riichi',
  'doubleRon',
  'draw',
];

function happenedIn(events: readonly GameEvent[]): Set<string> {
  const seen = new Set<string>();
  let rons = 0;
  for (const event of events) {
    if (event.type === 'dealStarted') rons = 0;
    if (event.type === 'called' || event.type === 'kanDeclared') seen.add(event.meld.type);
    if (event.type === 'riichiAccepted') seen.add('riichi');
    if (event.type === 'drawn') seen.add('draw');
    if (event.type === 'won' && event.from !== null && ++rons === 2) seen.add('doubleRon');
  }
  return seen;
}

const search = () =>
  findScript({
    rules: WDMC_2019.values,
    policy: lively,
    deals: 2,
    isWanted: ({ events }) => WANTED.every((kind) => happenedIn(events).has(kind)),
    from: 659,
  });

/** What every screen should show. */
function expected({ after }: Step): ShownSeat[] {
  return SEATS.map((seat) => {
    const { discards, melds } = after.deal!.seats[seat];
    const lying = discards.filter(({ calledBy }) => calledBy === null);
    return {
      river: lying.map(({ tile }) => formatTile(tile)),
      // Of a concealed kan the outer two lie face down.
      melds: melds.map(({ type, tiles }) =>
        (type === 'concealedKan' ? tiles.slice(0, 2) : [...tiles]).map(formatTile).sort(),
      ),
    };
  });
}

describe('four people at one table', () => {
  let site: Site;
  let browser: Browser;
  let party: Party;
  let script: Script;
  const lines = new Map<number, WebSocketRoute[]>();
  /** How each deal was shown on each screen. */
  const results: string[][][] = [];

  beforeAll(async () => {
    script = search();
    site = await startSite({ newSecret: () => script.secret });
    browser = await sharedChromium();
    party = await seatParty(browser, {
      url: site.url,
      book: 'wdmc-2019',
      script,
      async prepare(page, number) {
        await page.routeWebSocket('**/ws', (line) => {
          line.connectToServer();
          lines.set(number, [...(lines.get(number) ?? []), line]);
        });
      },
    });
  }, SET_UP);

  afterAll(async () => {
    await party?.close();
    await site?.close();
  });

  const everybodySees = async (step: Step) => {
    const wanted = expected(step);
    const sees = (page: Page) => expect.poll(() => readTable(page)).toEqual(wanted);
    await Promise.all(party.pages.map(sees));
  };

  test(
    'each call, each riichi and each win appears on all four screens',
    async () => {
      let isCut = false;
      for (const [i, step] of script.steps.entries()) {
        const seat = step.action.seat;
        // In the middle of the first deal one of them loses the line just before acting.
        if (i === 20) {
          isCut = true;
          await lines.get(script.seats.indexOf(seat))!.at(-1)!.close({ code: 1001 });
        }
        if (!step.isForced) await press(party.at(seat), step);
        if (!step.endsDeal) {
          const isPass = step.action.type === 'pass';
          // What the page does by itself may follow before the last of the four was looked at.
          const isOvertaken = script.steps[i + 1]?.isForced;
          const isLooked = step.action.type !== 'discard' || i % 4 === 0;
          if (!isPass && !isOvertaken && isLooked) await everybodySees(step);
          continue;
        }
        results.push(await Promise.all(party.pages.map(goOn)));
      }
      expect(isCut).toBe(true);
      expect([...happenedIn(script.events)]).toEqual(expect.arrayContaining(WANTED));
    },
    MATCH_TIME,
  );

  test('a double ron has a screen for each winner', () => {
    const ron = results[0]!;
    for (const screens of ron) expect(screens.length).toBeGreaterThanOrEqual(2);
    // Two are told of their own win once, and whoever dealt in of both.
    const told = (words: string) =>
      ron.map((screens) => screens.slice(0, 2).filter((label) => label.includes(words)).length);
    expect(told('you win').sort()).toEqual([0, 0, 1, 1]);
    expect(told('on your discard').sort()).toEqual([0, 0, 0, 2]);
    expect(ron[0]![0]).not.toBe(ron[0]![1]);
  });

  test('a lost line came back by itself, in the same seat', () => {
    const opened = [...lines.values()].map((one) => one.length).sort();
    expect(opened.at(-1)).toBe(2);
  });
});
