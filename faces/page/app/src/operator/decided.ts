// What was decided about a report, as sentences of this page: the server keeps it in English.

const SANCTION = /^(.*?)(?:, )?(mute|close) (?:until taken back|(\d+) days)$/;
const RENAMED = /^renamed (.+) to (.+)$/;

type Decided =
  | { readonly key: 'operator.outcome.nothing' }
  | { readonly key: 'operator.outcome.muteForGood' | 'operator.outcome.closeForGood' }
  | {
      readonly key: 'operator.outcome.mute' | 'operator.outcome.close';
      readonly values: { readonly count: number };
    }
  | {
      readonly key: 'operator.outcome.renamed';
      readonly values: { readonly from: string; readonly to: string };
    };

/** In the order in which it is written; nothing of what this page does not know. */
export function decidedIn(outcome: string): readonly Decided[] {
  const [, before, kind, days] = SANCTION.exec(outcome) ?? [];
  if (before !== undefined) return [...decidedIn(before), sanction(kind === 'mute', days)];
  const [, from, to] = RENAMED.exec(outcome) ?? [];
  if (from !== undefined && to !== undefined) {
    return [{ key: 'operator.outcome.renamed', values: { from, to } }];
  }
  return outcome === 'nothing' ? [{ key: 'operator.outcome.nothing' }] : [];
}

function sanction(isMute: boolean, days: string | undefined): Decided {
  if (days === undefined) {
    return { key: isMute ? 'operator.outcome.muteForGood' : 'operator.outcome.closeForGood' };
  }
  const values = { count: Number(days) };
  return { key: isMute ? 'operator.outcome.mute' : 'operator.outcome.close', values };
}
