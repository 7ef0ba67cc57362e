// What tests see of bundle.mjs.

export interface BundleOptions {
  /** Given the path from the root and the text of each source. */
  readonly patch?: (path: string, text: string) => string;
  readonly instead?: Readonly<Record<string, string>>;
}

export function withBundle<T>(
  entry: string,
  use: (file: string) => Promise<T>,
  options?: BundleOptions,
): Promise<T>;
