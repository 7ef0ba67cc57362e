// The order of test files: one project after the other, so that a worker keeps what it has loaded, and the long ones
// first, so that no core waits at the end for the last of them.

import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Where long files are, longest first; the rest takes a second or two each. */
const LONG = ['spec/browser/', 'spec/corpus/', 'spec/laws/', 'packages/server/', 'packages/cli/'];

function rank({ moduleId }: TestSpecification): number {
  const place = LONG.findIndex((folder) => moduleId.includes(`/${folder}`));
  return place === -1 ? LONG.length : place;
}

export class LongestFirst extends BaseSequencer {
  /** Within a folder as vitest has it: what took long last time, else what is long to read. */
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}
