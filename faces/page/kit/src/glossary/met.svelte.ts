// How often the words of the game were explained on this device. A word that was looked up three times is known: it is underlined
// no longer, and explains itself as before.

import { isTerm, type TermId } from './terms.ts';

type Met = Readonly<Partial<Record<TermId, number>>>;

const KEY = 'hanchan.met';
const KNOWN_AFTER = 3;

/** What was stored, as far as it is a count of a word that we have. */
function readMet(text: string | null): Met {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter(
        ([id, times]) => isTerm(id) && Number.isInteger(times) && times > 0,
      ),
    );
  } catch {
    return {};
  }
}

const metAgain = (met: Met, id: TermId): Met => ({
  ...met,
  [id]: Math.min(KNOWN_AFTER, (met[id] ?? 0) + 1),
});

/** Null where the browser keeps nothing for us. */
function stored(): Met | null {
  try {
    return readMet(localStorage.getItem(KEY));
  } catch {
    return null;
  }
}

let met = $state.raw<Met>(stored() ?? {});

export const isTermKnown = (id: TermId): boolean => (met[id] ?? 0) >= KNOWN_AFTER;

/** Another window may have counted meanwhile. Without storage the count lasts as long as the page. */
export function meetTerm(id: TermId): void {
  if (isTermKnown(id)) return;
  met = metAgain({ ...met, ...stored() }, id);
  try {
    localStorage.setItem(KEY, JSON.stringify(met));
  } catch {
    // A private window may refuse.
  }
}
