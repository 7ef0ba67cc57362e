// Tests the adapter to majiang-ai at tables where everything that can be called is called, so that every kind of
// meld, kan and draw comes up in a few matches, and against itself, where every word is its own.

import { playMatch } from '@hanchan/arena';
import { pick } from '@hanchan/bots';
import { TENHOU } from '@hanchan/rulesets';
import { faultCount, majiangPlayer, newFaults } from './majiangPlayer.mjs';
import { ownTableDifference } from './ownTable.mjs';

const CALLS = ['chi', 'pon', 'calledKan', 'concealedKan', 'addedKan'];

/** Calls most things, declares riichi when it can, leaves half of its wins, and discards blindly. */
const caller = {
  id: 'caller',
  decide(_view, legal, random) {
    const calls = legal.filter(({ type }) => CALLS.includes(type));
    const wins = legal.filter(({ type }) => type === 'ron' || type === 'tsumo');
    const riichi = legal.filter((action) => action.riichi === true);
    const wanted = [random() < 0.8 ? calls : [], random() < 0.5 ? wins : [], riichi, legal];
    return {
      action: pick(
        wanted.find(({ length }) => length > 0),
        random,
      ),
      candidates: [],
    };
  },
};

/** What must have come up for the check to mean anything. */
const NEEDED = [
  'chi',
  'pon',
  'calledKan',
  'concealedKan',
  'addedKan',
  'indicatorTurned',
  'riichiAccepted',
  'won',
  'drawn',
];

/** `matches` with callers, `twice` at both tables. */
export function checkAdapter({ matches, twice }, report) {
  const faults = newFaults();
  const seen = {};
  const watch = (_move, _before, { events }) => {
    for (const { type, meld } of events) {
      const name = meld?.type ?? type;
      seen[name] = (seen[name] ?? 0) + 1;
    }
  };
  for (let i = 0; i < matches; i++) {
    report(`strength: checking the adapter to majiang-ai, match ${i + 1} of ${matches}`);
    const players = [0, 1, 2, 3].map((seat) => (seat === i % 4 ? majiangPlayer(faults) : caller));
    playMatch({ rules: TENHOU.values, players, seed: i + 1, watch });
  }
  const differences = [];
  for (let seed = 1; seed <= twice; seed++) {
    report(`strength: the same match at the table of majiang-core, ${seed} of ${twice}`);
    const difference = ownTableDifference(seed, faults);
    if (difference !== null) differences.push(`not the match of majiang-core: ${difference}`);
  }
  const unseen = NEEDED.filter((name) => seen[name] === undefined);
  const failures = [
    ...faultWords(faults),
    ...differences,
    ...(unseen.length > 0 ? [`the check never met: ${unseen.join(', ')}`] : []),
  ];
  return { seen, faults, alike: twice - differences.length, failures };
}

/** Why the bench fails, where the adapter or one of the two programs did. */
export function faultWords(faults) {
  if (faultCount(faults) === 0) return [];
  return [`majiang-ai is not faithfully seated: ${formatFaults(faults)}`, ...faults.examples];
}

export function formatFaults({ decisions, unmapped, unasked, missedWins, differing, fifths }) {
  return (
    `${decisions.toLocaleString('en-US')} decisions, ${unmapped} replies that are no legal action, ` +
    `${unasked} where nothing was asked, ${missedWins} wins not seen, ${differing} boards or offers that differ` +
    (fifths > 0 ? ` (${fifths} riichi on a fifth copy taken as plain discards)` : '')
  );
}
