// What tests see of freePort.mjs.

export function freePort(): Promise<number>;
