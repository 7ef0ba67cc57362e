// The record of a match against bots in this browser, made again from its seed and its acts.

import { commitmentOf, deal, fairSeats, fairWall, matchSeed, newMatch, play } from '@hanchan/game';
import { storedRuleset } from '@hanchan/kit/books/rulesetOf.ts';
import { headerOf, type RecordEntry, writeRecord } from '@hanchan/records';
import { redFivesOf } from '@hanchan/rules';
import type { PlayedPractice } from '@hanchan/table/local/keptGame.ts';
import { NO_WORDS } from '@hanchan/table/local/practiceSeat.ts';
import { SEATS } from '@hanchan/tiles';

/** Null for rules that this version of the page does not know, or acts that they refuse. */
export function practiceRecord(practice: PlayedPractice): string | null {
  const ruleset = storedRuleset(practice.rules, practice.values);
  if (ruleset === null) return null;
  const { rounds, assistance, level, names } = practice;
  const rules = rounds === null ? ruleset.values : { ...ruleset.values, 'end.rounds': rounds };
  const seed = matchSeed(practice.seed, NO_WORDS);
  const reds = redFivesOf(rules);
  const first = newMatch(rules, { assistance });
  const entries: RecordEntry[] = [];
  let match = first;
  for (const action of practice.actions) {
    if (match.phase === 'awaitingDeal') {
      const wall = fairWall(seed, match.dealNumber + 1, reds);
      const dealt = deal(match, wall);
      if (!dealt.ok) return null;
      entries.push({ type: 'deal', wall });
      match = dealt.value.match;
    }
    const step = play(match, action);
    if (!step.ok) return null;
    entries.push({ type: 'action', action });
    match = step.value.match;
  }
  if (entries.length === 0) return null;
  entries.push({ type: 'reveal', secret: practice.seed });
  if (match.phase === 'over') entries.push({ type: 'end', scores: match.scores });
  const places = fairSeats(seed);
  const players = SEATS.map((seat) => {
    const sitter = places.indexOf(seat);
    const name = names[sitter] ?? '';
    return sitter === 0 ? { name } : { name, bot: level };
  });
  const fair = { scheme: 'w1', commitment: commitmentOf(practice.seed), words: NO_WORDS };
  return writeRecord(headerOf(first, ruleset, { settings: { players, fair } }), entries);
}
