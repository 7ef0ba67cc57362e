export interface Lock {
  readonly packages: Readonly<
    Record<string, { readonly name?: string; readonly version?: string }>
  >;
}
/** Every installed version that the list names, as one line each. */
export function foundIn(lock: Lock): readonly string[];
