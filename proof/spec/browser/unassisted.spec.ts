// An unassisted table: everything can be said, the bar gives nothing away, and a false ron is judged by the rulebook.

import { WRC_2022 } from '@hanchan/rulesets';
import { describe, expect, test } from 'vitest';
import { findings } from './support/axe.ts';
import { useBrowser } from './support/browsing.ts';
import { isAsked } from './support/seat.ts';
import { TEST_PACE } from './support/site.ts';

const WORDS = ['win', 'kan', 'pon', 'chi', 'riichi', 'pass'];

describe('an unassisted table', () => {
  const browsing = useBrowser({
    pace: { ...TEST_PACE, unassistedMs: { timed: 20_000, untimed: 20_000 } },
  });

  test('a ron without a winning hand is judged, with its section, and dealt again', async () => {
    const page = await browsing.open('/');
    await page.getByRole('radio', { name: /Unassisted/ }).check();
    await page.getByRole('button', { name: 'Play three bots' }).click();
    const words = page.locator('.calls.words [data-call]');
    await words.first().waitFor();

    // Until somebody discards, the player's own tiles go where they came from.
    const offer = page.locator('.table-page[data-asked="true"] .river .tile.last');
    const named = () =>
      words.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['call']));
    expect(await named()).toEqual(WORDS);
    const drawn = isAsked(page).locator('.hand li.drawn button');
    for (;;) {
      await offer.or(drawn).first().waitFor();
      if ((await offer.count()) > 0) break;
      await drawn.click({ timeout: 3_000 }).catch(() => {});
    }
    expect(await named()).toEqual(WORDS);
    await page.locator('.calls [data-call="win"]').click();

    const ruling = page.locator('.result .sheet .ruling');
    await ruling.waitFor();
    const verdict = (await ruling.textContent()) ?? '';
    expect(verdict).toMatch(/False win: the hand (was not complete|had no yaku)\./);
    expect(verdict).toMatch(/Chombo\./);
    expect(verdict).toMatch(/Penalty: /);
    // The hand as it was held, and apart from it the tile that it was declared on.
    const shown = ruling.getByRole('region', { name: /The hand shown/ });
    expect(await shown.locator(':scope > .tiles .tile').count()).toBe(13);
    expect(await shown.locator('.winner .tile').count()).toBe(1);
    const cited = await ruling.locator('.cite').allInnerTexts();
    expect(cited.map((one) => one.replace(/\s+/g, ' '))).toContain(
      `WRC ${WRC_2022.citations['foul.falseWin'].section}`,
    );
    expect(await findings(page, '.result')).toEqual([]);
    await page.locator('.result .foot .btn.primary').click();
    await page.locator('.hand button').first().waitFor();
  });
});
