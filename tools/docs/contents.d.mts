export interface Section {
  readonly id: string;
  readonly title: string;
  readonly pages: readonly (string | { readonly made: string })[];
}
export function contents(): readonly Section[];
export function addressOf(source: string): string;
