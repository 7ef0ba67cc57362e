// What the command said before is what it says now, to the letter. Where a text is meant to change, `HANCHAN_UPDATE=1 npx vitest
// run proof/spec/golden` keeps the new one, in a commit that says what changed.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { hanchanHere } from '../../../faces/cli/test/runHere.ts';
import { type Asked, GROUPS } from './sample.ts';

interface Answer {
  readonly args: string;
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

async function answerOf({ args, input }: Asked): Promise<Answer> {
  const { status, stdout, stderr } = await hanchanHere(args, input);
  return { args: args.join(' '), status, stdout, stderr };
}

const fileOf = (group: string) =>
  fileURLToPath(new URL(`./kept/${group}.json.gz`, import.meta.url));

function keptOf(group: string): readonly Answer[] {
  const file = fileOf(group);
  return existsSync(file) ? JSON.parse(gunzipSync(readFileSync(file)).toString('utf8')) : [];
}

describe.each(Object.entries(GROUPS))('%s', (group, sample) => {
  test('every answer is the one that was kept', async () => {
    const answers: Answer[] = [];
    for (const asked of sample()) answers.push(await answerOf(asked));
    if (process.env['HANCHAN_UPDATE'] === '1') {
      writeFileSync(fileOf(group), gzipSync(JSON.stringify(answers), { level: 9 }));
    }
    const kept = keptOf(group);
    expect(answers.length).toBeGreaterThan(10);
    expect(answers.map(({ args }) => args)).toEqual(kept.map(({ args }) => args));
    const changed = answers.filter((one, i) => JSON.stringify(one) !== JSON.stringify(kept[i]));
    const before = changed.map((one) => kept[answers.indexOf(one)]);
    const ifMeant = `where it is meant: HANCHAN_UPDATE=1 npx vitest run proof/spec/golden`;
    expect(changed, ifMeant).toEqual(before);
  });
});
