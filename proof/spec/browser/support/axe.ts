// What axe-core finds on a page, as lines that name the rule and the place.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

interface Finding {
  readonly id: string;
  readonly nodes: readonly {
    readonly target: readonly string[];
    readonly failureSummary?: string;
  }[];
}

/** By day, and by night what the colours change. */
export async function findingsDayAndNight(page: Page, within?: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const byDay = await findings(page, within);
  await page.emulateMedia({ colorScheme: 'dark' });
  return [...byDay, ...(await findings(page, within, COLOUR_RULES))];
}

/** A list is looked at by its first entries: the others are made by the same lines, and a rulebook has hundreds. */
const ALIKE = 'li:nth-child(n + 16), tr:nth-child(n + 16)';

/** `within`: a part of the page, where the rest has been looked at already. `rules`: not all of them. */
export async function findings(
  page: Page,
  within = 'html',
  rules?: readonly string[],
): Promise<string[]> {
  // The page's policy forbids scripts from elsewhere; this one comes through the debugger, once for each document.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE);
  const violations = await page.evaluate(
    async ({ part, only, alike }) => {
      // What is still fading in has no contrast yet.
      const ends = (one: Animation) => Number.isFinite(one.effect?.getComputedTiming().endTime);
      const moving = document.getAnimations().filter(ends);
      await Promise.allSettled(moving.map(({ finished }) => finished));
      const { axe } = globalThis as unknown as {
        axe: {
          run(
            part: { include: string; exclude: string },
            options: {
              resultTypes: readonly string[];
              preload: boolean;
              runOnly?: readonly string[];
            },
          ): Promise<{ violations: Finding[] }>;
        };
      };
      // What passed is not written down node by node: on a long page that takes longer than the looking.
      const options = {
        resultTypes: ['violations'],
        preload: false,
        ...(only && { runOnly: only }),
      };
      return (await axe.run({ include: part, exclude: alike }, options)).violations;
    },
    { part: within, only: rules, alike: ALIKE },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`,
    ),
  );
}
