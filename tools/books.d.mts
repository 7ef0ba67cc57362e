/** True when all are sound; every fault is printed with its file and line. */
export function makeBooks(): Promise<boolean>;
