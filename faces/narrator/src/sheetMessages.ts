// A report sheet: what is worth a second look before anybody signs, and what is most likely wrong with its sum.

import { WINDS } from '@hanchan/tiles';
import type { SheetWarning, SumCause } from '@hanchan/tournament';
import { message } from './message.ts';
import { sticksPhrase } from './phrases.ts';

const windAt = (wind: number | null) => ({ wind: WINDS[wind ?? 0]! });

/** “Please check: …”. */
export function warningMessage({ kind, wind, amount }: SheetWarning) {
  switch (kind) {
    case 'veryHigh':
    case 'noLoan':
    case 'otherLoans':
      return message(`check.${kind}`, { wind: windAt(wind), points: amount });
    case 'manySticks':
      return message('check.manySticks', { count: amount });
    case 'afterAllLast':
      return message('check.afterAllLast');
  }
}

/** “Likely: …”. */
export function causeMessage({ kind, wind, amount }: SumCause) {
  switch (kind) {
    case 'sticksLeft':
    case 'sticksCounted':
      return message(`likely.${kind}`, { sticks: sticksPhrase(amount) });
    case 'poolLeft':
    case 'poolCounted':
      return message(`likely.${kind}`, { count: amount });
    case 'loansTakenOff':
      return message('likely.loansTakenOff', { points: amount });
    case 'recount':
      return message('likely.recount');
    default: {
      const points = amount;
      return wind === null
        ? message(`likely.${kind}`, { wind: message('aPlayer'), points })
        : message(`likely.${kind}`, { wind: windAt(wind), points });
    }
  }
}

type Tellers = typeof warningMessage | typeof causeMessage;

/** Of a report sheet. */
export type SheetMessage = ReturnType<Tellers>;
