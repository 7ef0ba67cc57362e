// What the calculator answers to a form under a rulebook: a score with its reasons, why there is none, or how far
// the hand still has to go.

import {
  type DiscardChoice,
  discards,
  handShanten,
  handShantenForms,
  type ImprovingTile,
  improvingTiles,
  type ShantenForms,
  waits,
} from '@hanchan/hand';
import type { Scored } from '@hanchan/kit/trace/scored.ts';
import type { RuleValues } from '@hanchan/rules';
import {
  checkCircumstances,
  checkWin,
  evaluate,
  type NoScore,
  score,
  type WinProblem,
} from '@hanchan/score';
import { winOfForm } from '@hanchan/table/winForm/formWin.ts';
import type { TextFault } from '@hanchan/table/winForm/handText.ts';
import { type Form, handSize, roomOf, tilesIn } from '@hanchan/table/winForm/winForm.ts';
import { COPIES, countTiles, type Hand, KIND_COUNT, type Kind, type Tile } from '@hanchan/tiles';

type Distances = Omit<ShantenForms, 'min'>;

/** How far a hand is, in all and by each shape. */
interface ToGo {
  readonly shanten: number;
  readonly forms: Distances;
}

export interface WaitWorth {
  readonly kind: Kind;
  readonly left: number;
  /** What a win on it is worth; null where it is none. */
  readonly points: number | null;
}

export type Outcome =
  | { readonly type: 'unread'; readonly fault: TextFault }
  | { readonly type: 'short'; readonly missing: number }
  | (ToGo & {
      readonly type: 'waiting';
      readonly improving: readonly ImprovingTile[];
      readonly waits: readonly WaitWorth[];
    })
  | (ToGo & { readonly type: 'choosing'; readonly discards: readonly DiscardChoice[] })
  | { readonly type: 'impossible'; readonly problems: readonly WinProblem[] }
  | { readonly type: 'refused'; readonly no: NoScore }
  | { readonly type: 'won'; readonly scored: Scored };

const formsOf = (rules: RuleValues) => ({
  sevenPairs: rules['win.sevenPairs'],
  thirteenOrphans: rules['win.thirteenOrphans'],
});

/** Shapes that the rulebook does not accept are no distance to go. */
function distances(hand: Hand, rules: RuleValues): Distances {
  const { regular, chiitoi, kokushi } = handShantenForms(hand);
  return {
    regular,
    chiitoi: rules['win.sevenPairs'] ? chiitoi : null,
    kokushi: rules['win.thirteenOrphans'] ? kokushi : null,
  };
}

export function outcomeOf(form: Form, rules: RuleValues): Outcome {
  if (form.concealed.length < handSize(form)) return { type: 'short', missing: roomOf(form) };
  if (form.win === null) return waiting(form, rules);
  const win = winOfForm(form, form.win);
  const problems = checkWin(win, rules);
  const scored = score(win, rules);
  if (!scored.ok && scored.error.reason === 'notComplete') return choosing(form, form.win, rules);
  if (problems.length > 0) return { type: 'impossible', problems };
  if (!scored.ok) return { type: 'refused', no: scored.error };
  return { type: 'won', scored: { win, score: scored.value } };
}

function waiting(form: Form, rules: RuleValues): Outcome {
  const hand = { concealed: form.concealed, melds: form.melds };
  const forms = formsOf(rules);
  const visible = countTiles([...form.indicators, ...form.ura]);
  const used = countTiles(tilesIn(form));
  return {
    type: 'waiting',
    shanten: handShanten(hand, forms),
    forms: distances(hand, rules),
    improving: improvingTiles(hand, visible, forms),
    waits: waits(hand, forms).map((kind) => {
      const win = winOfForm(form, kind);
      const isPossible = checkCircumstances(win, rules).length === 0;
      const value = isPossible ? evaluate(win, rules) : null;
      const left = Math.max(0, COPIES - used[kind]!);
      return { kind, left, points: value?.ok ? value.value.points : null };
    }),
  };
}

function choosing(form: Form, win: Tile, rules: RuleValues): Outcome {
  const hand = { concealed: [...form.concealed, win], melds: form.melds };
  const forms = formsOf(rules);
  const visible = countTiles([...form.indicators, ...form.ura]);
  return {
    type: 'choosing',
    shanten: handShanten(hand, forms),
    forms: distances(hand, rules),
    discards: discards(hand, visible, forms),
  };
}

/** What speaks against the circumstances, also while tiles are missing. */
function problemsOf(form: Form, rules: RuleValues): readonly WinProblem[] {
  return checkCircumstances(winOfForm(form, form.win ?? unusedKind(form)), rules);
}

/** Stands in for a winning tile that is not known yet: one that nothing in the form speaks of. */
function unusedKind(form: Form): Kind {
  const used = countTiles(tilesIn(form));
  for (let kind = KIND_COUNT - 1; kind > 0; kind--) if (used[kind] === 0) return kind;
  return 0;
}

/** The first thing that a change would make impossible; null when it may be made. */
export function newProblem(before: Form, after: Form, rules: RuleValues): WinProblem | null {
  const known = problemsOf(before, rules).map((problem) => problem.case);
  return problemsOf(after, rules).find((problem) => !known.includes(problem.case)) ?? null;
}
