// The order of test files: one project after the other, so that a worker keeps what it has loaded, and the long ones
// first, so that no core waits at the end for the last of them.

import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Projects in the order in which they are run. */
const PROJECTS = ['browser', 'sites', 'long', 'edition', 'unit'];
/** Where the longest files of a project are. */
const LONGEST = [
  ...['geometry', 'deploy', 'alone', 'event', 'four', 'rules', 'desk', 'calculator'].map(
    (name) => `proof/spec/browser/${name}.spec.ts`,
  ),
  ...[
    'proof/spec/corpus/',
    'proof/spec/laws/',
    'proof/spec/frozen/',
    'service/server/',
    'faces/cli/',
  ],
];

function rank({ moduleId, project }: TestSpecification): number {
  const place = LONGEST.findIndex((one) => moduleId.includes(`/${one}`));
  const within = place === -1 ? LONGEST.length : place;
  return PROJECTS.indexOf(project.name) * (LONGEST.length + 1) + within;
}

export class LongestFirst extends BaseSequencer {
  /** Within a folder as vitest has it: what took long last time, else what is long to read. */
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}
