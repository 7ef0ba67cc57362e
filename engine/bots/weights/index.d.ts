/**
 * The address of the expert's weight file, for `createBot` and `createAdviser`.
 *
 * In Node: `readFileSync(new URL(expertWeights))`; in a page: `new Uint8Array(await (await fetch(expertWeights)).arrayBuffer())`.
 */
export declare const expertWeights: string;
