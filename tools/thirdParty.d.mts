export interface HandedOn {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly by: string;
}
export const KNOWN_LICENCES: ReadonlySet<string>;
export function handedOn(): readonly HandedOn[];
export function thirdPartyText(): string;
