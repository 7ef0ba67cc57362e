// Every command in the documents does what they say: it is run in a scratch folder, ends as it should, and prints what is shown.

import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { renderDocs, writeDocs } from '../../../tools/docs/site.mjs';
import { blocksOf, DOCUMENTS, shownIn } from './blocks.ts';
import { printsAs, runCommand, wordsOf } from './running.ts';
import { makeStage, ROOT, type Stage, sceneOf } from './scene.ts';

const BY_DOCUMENT = DOCUMENTS.map((document) => [document, shownIn(document)] as const).filter(
  ([, shown]) => shown.length > 0,
);
const ALL = BY_DOCUMENT.flatMap(([, shown]) => shown);

let stage: Stage;
beforeAll(async () => {
  const files = await renderDocs();
  stage = await makeStage((folder) => writeDocs(files, folder));
  // What somebody has who comes to a document in the middle of things.
  const elsewhere = sceneOf(stage);
  for (const command of [
    'hanchan convert game.hanchan --to mjai > game.mjson',
    'hanchan rules new club-2026 --from wrc-2022',
    'hanchan rules pack club-2026',
  ])
    expect(await runCommand(command, elsewhere)).toMatchObject({ status: 0 });
  for (const name of ['game.mjson', 'club-2026.rulebook.json'])
    copyFileSync(join(elsewhere.folder, name), join(stage.scene.folder, name));
}, 120_000);
afterAll(() => stage?.close());

describe('commands of the documents', () => {
  test.each(BY_DOCUMENT.filter(([, shown]) => shown.some(({ notRun }) => notRun === null)))(
    '%s',
    async (_, shown) => {
      const scene = sceneOf(stage);
      for (const { place, command, prints, status, notRun } of shown) {
        if (notRun !== null) continue;
        const run = await runCommand(command, scene);
        expect([place, command, run.status, run.status === status ? '' : run.errors]).toEqual([
          place,
          command,
          status,
          '',
        ]);
        if (prints === null) continue;
        const isAsShown = printsAs(run.output, prints);
        expect([place, isAsShown ? prints : run.output]).toEqual([place, prints]);
      }
    },
  );

  test.each(['README.md', 'docs/programmers.md'])('the program in %s runs', async (document) => {
    const scene = sceneOf(stage);
    const programs = blocksOf(document).filter(({ language }) => language === 'ts');
    expect(programs.length).toBe(1);
    writeFileSync(join(scene.folder, 'program.mjs'), programs[0]!.lines.join('\n'));
    const { status, output } = await runCommand('node program.mjs', scene);
    expect([status, output.split(' ')[0]]).toEqual([0, '6400']);
  });

  test('those that are not run are few, and each says why', () => {
    const counts: Record<string, number> = {};
    for (const { notRun } of ALL) if (notRun !== null) counts[notRun] = (counts[notRun] ?? 0) + 1;
    expect(counts).toEqual(NOT_RUN);
    expect(ALL.filter(({ notRun }) => notRun === null).length).toBeGreaterThan(50);
  });

  test('a script of npm that is named is there', () => {
    const scripts = ALL.map(({ command }) => wordsOf(command)).filter(([first]) => first === 'npm');
    const missing = scripts.filter((words) => !isScript(words)).map((words) => words.join(' '));
    expect([scripts.length > 5, missing]).toEqual([true, []]);
  });

  test('a block without a language holds no command', () => {
    const hidden = DOCUMENTS.flatMap(blocksOf).filter(
      ({ language, lines }) => language === '' && lines.some((line) => COMMAND.test(line)),
    );
    expect(hidden.map(({ place }) => place)).toEqual([]);
  });

  test('a command that a synopsis names is there', async () => {
    const { output } = await runCommand('hanchan --help', stage.scene);
    const known = [...output.matchAll(/^ {2}(\w+) /gm)].map(([, name]) => name!);
    const named = DOCUMENTS.flatMap(blocksOf)
      .filter(({ language }) => language === 'text')
      .flatMap(({ lines }) => lines.flatMap((line) => /^hanchan (\w+)/.exec(line)?.[1] ?? []));
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
  });

  test('a difference is found', () => {
    expect(printsAs('one\ntwo\nthree\n', 'one\n…\nthree')).toBe(true);
    expect(printsAs('{"win":true,"han":3}\n', '{"win":true…')).toBe(true);
    expect(printsAs('one\ntwo\n', 'one')).toBe(false);
    expect(printsAs('one\n', 'two')).toBe(false);
  });
});

const COMMAND = /^(npx |npm |hanchan |node |\$ )/;

/** What is left to people, by the reason: it takes a machine, or the time, that a test does not have. */
const NOT_RUN = {
  'it would run itself': 1,
  'it would run tests within a test': 14,
  'it measures for minutes': 10,
  'it takes an hour': 2,
  'whoever is erased has played the last round': 1,
  'it needs a graphics card and a tar of game logs': 1,
  'it needs a graphics card, and a core for each worker': 3,
  'it needs Docker': 7,
  'it needs a cluster': 5,
  'it asks the registry': 1,
  'it needs GNU parallel': 3,
  'it needs a Slurm cluster': 1,
  'it needs the archives of several events': 3,
  'it needs the facts of a real certificate': 1,
  'it needs a folder /backup; docs/operators.md shows the same with one of its own': 2,
  'it needs a machine with systemd': 1,
  'it takes as long as a match takes; proof/spec/packs runs it beside a server that does not wait': 1,
};

/** `npm test`, `npm run bench -- strength`, `npm run dev -w @hanchan/app`. */
function isScript(words: readonly string[]): boolean {
  const [, first, second] = words.filter((word) => word !== '-s');
  // npm's own.
  if (first === 'install') return true;
  const name = first === 'run' ? second : first;
  const room = words[words.indexOf('-w') + 1]!;
  const folder = words.includes('-w') ? `faces/page/${room.replace('@hanchan/', '')}` : '.';
  const { scripts } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as {
    scripts: Readonly<Record<string, string>>;
  };
  return name !== undefined && scripts[name] !== undefined;
}
