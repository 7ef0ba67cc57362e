/** True when all are sound; every fault is printed with its file and line. */
export function makeBooks(): Promise<boolean>;
/** The ids of the rulebooks that ship, in their order. */
export const SHIPPED: readonly string[];
