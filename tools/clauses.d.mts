export interface NamedTest {
  readonly file: string;
  readonly name: string;
}
export function indexOf(
  tests: readonly NamedTest[],
  known: ReadonlySet<string>,
): {
  readonly index: ReadonlyMap<string, readonly NamedTest[]>;
  readonly unknown: readonly string[];
};
