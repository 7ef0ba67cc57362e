/** How long a test waits for what has to come: long, for machines that do much at once. It goes on as soon as that is there. */
export const PATIENCE = { timeout: 60_000, interval: 20 };
