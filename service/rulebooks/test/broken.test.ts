// A rulebook with something wrong in it: every fault is named with its file, its line and the question behind it.

import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { RULE_KEYS, sha256Hex, VOCABULARY } from '@hanchan/rules';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../../proof/spec/support/leftovers.ts';
import { findBook, LIBRARY, readFolder, readPack, writePack } from '../src/index.ts';

const LAKESIDE = fileURLToPath(
  new URL('../../../proof/spec/rulebooks/lakeside-2026', import.meta.url),
);

/** A copy of a sound book with one file written otherwise. */
function changed(file: string, edit: (text: string) => string): string {
  const folder = join(temporaryFolder(), 'book');
  cpSync(LAKESIDE, folder, { recursive: true });
  const path = join(folder, file);
  writeFileSync(path, edit(readFileSync(path, 'utf8')));
  return folder;
}

function problemsOf(folder: string) {
  const read = readFolder(folder, LIBRARY);
  return read.ok ? [] : read.error;
}

/** The line in which this stands, counted from 1. */
function lineOf(file: string, text: string): number {
  const lines = readFileSync(join(LAKESIDE, file), 'utf8').split('\n');
  return lines.findIndex((line) => line.startsWith(text)) + 1;
}

test('the book itself is sound, and says what its silence is filled with', () => {
  const read = readFolder(LAKESIDE, LIBRARY);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const { ruleset, clauses } = read.value.book;
  expect(Object.keys(ruleset.values)).toEqual([...RULE_KEYS]);
  expect(ruleset.citations['riichi.liveTiles'].section).toBe('2.10');
  expect(ruleset.citations['fu.base']).toMatchObject({ status: 'ourChoice', section: '' });
  expect(ruleset.values['fu.base']).toBe(findBook('wrc-2022')!.ruleset.values['fu.base']);
  expect(clauses.map(({ section }) => section)).toContain('2.10');
});

describe('a value', () => {
  const cases: readonly (readonly [string, string, string, RegExp])[] = [
    [
      'that is none of the answers',
      'value: allowed',
      'value: sometimes',
      /must be one of "allowed"/,
    ],
    ['without support', '  support: stated\n  section: 2.1\n', '', /has no support yet/],
    ['stated without a section', '  section: 2.1\n', '', /stated without a section/],
    ['stated without a clause', '  clauses: [lake-2.1-01]\n', '', /names no clause/],
    ['with a clause that is not there', 'lake-2.1-01', 'lake-9.9-01', /lake-9\.9-01, which is not/],
    ['with a field of another name', '  section: 2.1\n', '  chapter: 2.1\n', /no such field/],
  ];

  test.each(cases)('%s', (_, from, to, message) => {
    const folder = changed('values.yaml', (text) =>
      text.replace(/calls\.swap[\s\S]*?\n\n/, (one) => one.replace(from, to)),
    );
    const found = problemsOf(folder).find((problem) => message.test(problem.message));
    expect(found).toMatchObject({ file: 'values.yaml' });
    expect(found!.field).toMatch(/^calls\.swap/);
    const first = lineOf('values.yaml', 'calls.swap');
    expect(found!.line).toBeGreaterThanOrEqual(first);
    expect(found!.line).toBeLessThanOrEqual(first + 4);
  });

  test('file that is only a word is refused, also where nothing fills its silence', () => {
    const folder = changed('rulebook.yaml', (text) => text.replace(/^silent:\n( .*\n)+/m, ''));
    writeFileSync(join(folder, 'values.yaml'), 'stated\n');
    const problems = problemsOf(folder);
    expect(problems.length).toBeGreaterThan(RULE_KEYS.length);
    expect(problems.every(({ message }) => message.length > 0)).toBe(true);
  });

  test('that is left out is asked for with its question', () => {
    const folder = changed('values.yaml', (text) => text.replace('value: allowed', 'value:'));
    expect(problemsOf(folder)).toMatchObject([
      { field: 'calls.swap.value', question: expect.stringMatching(/kuikae/) },
    ]);
  });

  test('is asked for with its question', () => {
    const folder = changed('values.yaml', (text) => text.replace('value: allowed', 'value: maybe'));
    expect(problemsOf(folder)).toMatchObject([
      {
        file: 'values.yaml',
        line: lineOf('values.yaml', 'calls.swap') + 1,
        field: 'calls.swap.value',
        question: expect.stringMatching(/kuikae/),
      },
    ]);
  });

  test('that contradicts another', () => {
    const folder = changed(
      'values.yaml',
      (text) => `${text}
kan.perDeal: { value: 0, support: ourChoice, reason: No kans. }
`,
    );
    expect(problemsOf(folder)).toMatchObject([
      { field: 'kan.perDeal', message: expect.stringMatching(/contradict each other/) },
    ]);
  });

  test('that another book does not fill must be there', () => {
    const folder = changed('rulebook.yaml', (text) => text.replace(/silent:[\s\S]*/, ''));
    const missing = problemsOf(folder).filter(({ message }) => /has no answer$/.test(message));
    expect(missing).toHaveLength(RULE_KEYS.length - 15);
    expect(missing[0]!.question).toMatch(/\?/);
  });

  test('of an option that does not exist is told what it may have meant', () => {
    const folder = changed('values.yaml', (text) => text.replace('calls.swap:', 'calls.swop:'));
    // In an earlier vocabulary the option may have been there.
    const today = (text: string) => text.replace(/vocabulary: \d+/, `vocabulary: ${VOCABULARY}`);
    const head = join(folder, 'rulebook.yaml');
    writeFileSync(head, today(readFileSync(head, 'utf8')));
    expect(problemsOf(folder)).toMatchObject([
      { field: 'calls.swop', message: expect.stringMatching(/did you mean calls\.swap\?/) },
    ]);
  });
});

test('a book of an earlier vocabulary means what it meant then', () => {
  const gone = '\ntable.players: { value: 4, support: ourChoice, reason: Four play. }\n';
  const folder = changed('values.yaml', (text) => text + gone);
  const head = join(folder, 'rulebook.yaml');
  const earlier = readFileSync(head, 'utf8').replace(/vocabulary: \d+/, 'vocabulary: 1');
  writeFileSync(head, earlier);
  const [then, now] = [readFolder(folder, LIBRARY), readFolder(LAKESIDE, LIBRARY)];
  if (!then.ok || !now.ok) throw new Error(JSON.stringify([then, now]));
  const { values, citations } = then.value.book.ruleset;
  expect(Object.keys(values)).toEqual([...RULE_KEYS]);
  expect(values['calls.swap']).toBe('allowed');
  expect(citations['calls.swap']).toEqual(now.value.book.ruleset.citations['calls.swap']);
  writeFileSync(head, earlier.replace('vocabulary: 1', `vocabulary: ${VOCABULARY}`));
  expect(problemsOf(folder)).toMatchObject([{ field: 'table.players' }]);
});

test.each([
  ['a value', 'value: 25000', 'value: lots', 'table.startingPoints', /must be a whole number/],
  ['an option', 'calls.swap:', 'calls.swop:', 'calls.swop', /did you mean calls\.swap\?/],
])(
  '%s that no vocabulary knows is found at its line in a book of an earlier one',
  (_, ...given) => {
    const [sound, wrong, field, message] = given;
    const folder = changed('values.yaml', (text) => text.replace(sound, wrong));
    const head = join(folder, 'rulebook.yaml');
    writeFileSync(head, readFileSync(head, 'utf8').replace(/vocabulary: \d+/, 'vocabulary: 1'));
    const line = lineOf('values.yaml', field.replace('swop', 'swap'));
    const question = expect.stringMatching(/\?$/);
    expect(problemsOf(folder)).toMatchObject([
      { file: 'values.yaml', line, field, message: expect.stringMatching(message), question },
    ]);
  },
);

describe('what is no book at all', () => {
  test('an example that gives something else', () => {
    const folder = changed('examples.yaml', (text) => text.replace('points: 1000', 'points: 1300'));
    expect(problemsOf(folder)).toMatchObject([
      {
        file: 'examples.yaml',
        field: '[0]',
        message: expect.stringMatching(/1000 points, where.*1300/),
      },
    ]);
  });

  test('a name that stands twice in one list', () => {
    const twice = '[lake-2.1-01, lake-2.1-01]';
    const folder = changed('values.yaml', (text) => text.replace('[lake-2.1-01]', twice));
    expect(problemsOf(folder)).toMatchObject([
      { field: 'calls.swap.clauses[1]', message: '"lake-2.1-01" stands above already' },
    ]);
  });

  test('text that is not YAML', () => {
    const folder = changed('clauses.yaml', (text) => `${text}\n- id: [\n`);
    const last = readFileSync(join(LAKESIDE, 'clauses.yaml'), 'utf8').split('\n').length + 2;
    const problems = problemsOf(folder).filter(({ file }) => file === 'clauses.yaml');
    expect(problems).toMatchObject([{ message: expect.stringMatching(/^is not YAML/) }]);
    expect(Math.abs(problems[0]!.line! - last)).toBeLessThan(3);
  });

  test('text that is not YAML, of which only the first fault is told', () => {
    const folder = changed('values.yaml', (text) =>
      text.replace('value: allowed', 'value: [allowed'),
    );
    const problems = problemsOf(folder).filter(({ file }) => file === 'values.yaml');
    expect(problems).toMatchObject([{ message: expect.stringMatching(/^is not YAML/) }]);
  });

  test('references, which can grow without end', () => {
    const folder = changed('words.yaml', () => 'calls: &a { chi: run }\ngroups: *a\n');
    expect(problemsOf(folder)).toMatchObject([
      { file: 'words.yaml', line: 1, message: expect.stringMatching(/reference/) },
    ]);
  });

  test('a newer vocabulary', () => {
    const folder = changed('rulebook.yaml', (text) =>
      text.replace(/vocabulary: \d+/, 'vocabulary: 99'),
    );
    expect(problemsOf(folder)).toMatchObject([
      {
        field: 'vocabulary',
        message: `the vocabulary 99 is of a newer version; this one knows ${VOCABULARY}`,
      },
    ]);
  });

  test('a folder without its first file', () => {
    const folder = changed('words.yaml', (text) => text);
    rmSync(join(folder, 'rulebook.yaml'));
    expect(problemsOf(folder)).toMatchObject([
      { file: 'rulebook.yaml', message: 'the file is missing' },
    ]);
  });
});

describe('a pack', () => {
  const sound = readFolder(LAKESIDE, LIBRARY);
  if (!sound.ok) throw new Error(JSON.stringify(sound.error));
  const text = writePack(sound.value.book, sound.value.examples);
  const refusal = (changedText: string) => {
    const read = readPack(changedText);
    return read.ok ? null : read.error[0]!;
  };

  test('holds the whole book', () => {
    const read = readPack(text);
    expect(read.ok && read.value.book).toEqual(sound.value.book);
    expect(read.ok && read.value.examples.map(({ name }) => name)).toHaveLength(2);
  });

  test('that somebody changed is refused by its hash', () => {
    expect(refusal(text.replace('25000', '35000'))).toMatchObject({ field: 'hash' });
  });

  test.each([['{}'], ['7'], ['"../x"'], ['"lakeside-2026"']])(
    'of an edition that rests on %s is refused',
    (from) => {
      const { parts } = JSON.parse(text) as { parts: { rulebook: object } };
      const rulebook = { ...parts.rulebook, from: JSON.parse(from) };
      const hostile = { ...parts, rulebook };
      const hash = sha256Hex(JSON.stringify(hostile));
      expect(refusal(JSON.stringify({ hanchanRulebook: 1, hash, parts: hostile }))).toMatchObject({
        file: 'rulebook',
        field: 'from',
      });
    },
  );

  test('of a newer form is refused by its number', () => {
    expect(refusal(text.replace('"hanchanRulebook":1', '"hanchanRulebook":7'))).toMatchObject({
      message: 'format 7 is of a newer version; this one knows 1',
    });
  });

  test.each([
    ['nothing', ''],
    ['a number', '7'],
    ['null', 'null'],
    ['a list', '[]'],
    ['custom rules', '{"base":"wrc-2022","name":"Club","changes":{}}'],
    ['no parts', '{"hanchanRulebook":1,"hash":"","parts":[]}'],
    ['an unknown part', '{"hanchanRulebook":1,"hash":"","parts":{"__proto__":{},"more":1}}'],
    ['something deep', `${'['.repeat(2_000)}${']'.repeat(2_000)}`],
    ['something large', ' '.repeat(3 << 20)],
  ])('that is %s is refused', (_, given) => {
    expect(refusal(given)).toMatchObject({ message: expect.stringMatching(/./) });
  });

  test('with hostile names is refused, and nothing comes of them', () => {
    const folder = changed(
      'values.yaml',
      (values) => `${values}\n__proto__: { value: 1, support: stated }\n`,
    );
    const named = problemsOf(folder).map(({ field, message }) => `${field} ${message}`);
    expect(named.some((text) => text.includes('__proto__'))).toBe(true);
    const coloured = changed('words.yaml', () => 'yaku: { tanyao: "\\e[2J" }\n');
    expect(problemsOf(coloured)).toMatchObject([{ message: 'must not hold control characters' }]);
    for (const name of ['__proto__', 'constructor', 'toString']) {
      const hostile = changed('words.yaml', () => `yaku: { ${name}: x }\n`);
      expect(problemsOf(hostile)).toMatchObject([
        { message: expect.stringMatching(/no such field/) },
      ]);
    }
    expect(({} as Record<string, unknown>)['value']).toBeUndefined();
  });
});
