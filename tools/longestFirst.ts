// The order of test files: the dear ones first, so that no core waits at the end for the last of them, and what uses the same parts of
// the engine after one another.

import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Where the dear files are, the dearest first. */
const LONGEST = [
  ...['geometry', 'deploy', 'alone', 'event', 'four', 'rules', 'desk', 'calculator'].map(
    (name) => `proof/spec/browser/${name}.spec.ts`,
  ),
  'proof/spec/browser/',
  'service/server/test/nodes/',
  'proof/spec/deploy/',
  'proof/spec/documents/',
  'proof/spec/packs/',
  'engine/tournament/test/seating.test.ts',
  'proof/spec/corpus/',
  'proof/spec/laws/',
  'proof/spec/frozen/',
  'service/server/',
  'faces/cli/',
  'service/storage/',
  'proof/spec/simulator/',
  'proof/spec/golden/',
  'faces/papers/',
];

function rank({ moduleId }: TestSpecification): number {
  const place = LONGEST.findIndex((one) => moduleId.includes(`/${one}`));
  return place === -1 ? LONGEST.length : place;
}

export class LongestFirst extends BaseSequencer {
  /** Within a folder as vitest has it: what took long last time, else what is long to read. */
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted(
      (a, b) => rank(a) - rank(b) || a.project.name.localeCompare(b.project.name),
    );
  }
}
