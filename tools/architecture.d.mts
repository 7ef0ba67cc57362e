export const PICTURE: string;
export function drawArchitecture(): string;
export interface Drawn {
  readonly name: string;
  readonly storey: string;
  readonly imports: ReadonlySet<string>;
}
export function reduced(packages: readonly Drawn[]): readonly Drawn[];
