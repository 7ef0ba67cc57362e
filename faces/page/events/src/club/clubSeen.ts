// What of a club was last seen on this device, for when there is no network: shown with its time, never as if it were now.

const PLACE = 'hanchan.clubs.seen';
/** More would leave no room for what people enter. */
const MOST = 40;
const LONGEST = 400_000;

interface Seen {
  readonly at: number;
  readonly value: unknown;
}

function all(): Readonly<Record<string, Seen>> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}');
  } catch {
    return {};
  }
}

export const seenBefore = (path: string): Seen | null => all()[path] ?? null;

export function keepSeen(path: string, value: unknown): void {
  const { [path]: _, ...others } = all();
  const latest = Object.entries(others)
    .sort(([, a], [, b]) => b.at - a.at)
    .slice(0, MOST - 1);
  const text = JSON.stringify({ ...Object.fromEntries(latest), [path]: { at: Date.now(), value } });
  try {
    if (text.length <= LONGEST) localStorage.setItem(PLACE, text);
    else localStorage.setItem(PLACE, JSON.stringify({ [path]: { at: Date.now(), value } }));
  } catch {
    // Without room the page needs the network.
  }
}
