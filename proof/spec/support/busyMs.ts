// How long something keeps the processor: whatever else the machine does meanwhile, that stays the same.

/** Of this process, until it is over. */
export async function busyMs(make: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await make();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
