// What the parts of the calculator share: the form, the rulebook, where keys go, and what comes out.

import { baseOf } from '@hanchan/kit/books/rulebooks.ts';
import { rulesetOf } from '@hanchan/kit/books/rulesetOf.ts';
import { settings } from '@hanchan/kit/device/settings.svelte.ts';
import { playWords } from '@hanchan/kit/words/terms.ts';
import { currentLanguage } from '@hanchan/kit/words/text.svelte.ts';
import type { PlayWords } from '@hanchan/narrator';
import type { RulesChoice } from '@hanchan/protocol';
import type { Ruleset } from '@hanchan/rules';
import { RULESETS } from '@hanchan/rulesets';
import type { Linked } from '@hanchan/table/winForm/calculatorLink.ts';
import type { TextFault } from '@hanchan/table/winForm/handText.ts';
import { emptyWinForm, type Form } from '@hanchan/table/winForm/winForm.ts';
import type { Tile } from '@hanchan/tiles';
import { type Outcome, outcomeOf } from './outcome.ts';
import { type Board, erase, type KeyTarget, type MeldDraft, newDraft, press } from './tileKeys.ts';

const PAST_MAX = 100;

export interface Calculating {
  readonly form: Form;
  readonly rules: RulesChoice;
  readonly ruleset: Ruleset;
  /** The shipped book that citations stand in. */
  readonly baseId: string;
  readonly words: PlayWords;
  readonly board: Board;
  readonly outcome: Outcome;
  /** What is wrong with the text that was written last; nothing is scored while it stands. */
  readonly fault: TextFault | null;
  readonly canUndo: boolean;
  change(next: Form): void;
  misread(fault: TextFault): void;
  press(tile: Tile): void;
  /** Takes away what was put last where keys lead. */
  erase(): void;
  aim(target: KeyTarget): void;
  draftMeld(changes: Partial<MeldDraft>): void;
  playBy(rules: RulesChoice): void;
  undo(): void;
  clear(): void;
  /** Takes over what an address says. */
  load(linked: Linked): void;
}

export function openCalculator(given: Linked): Calculating {
  let form = $state.raw(given.form);
  let rules = $state.raw(given.rules);
  let past = $state.raw<readonly Form[]>([]);
  let target = $state<KeyTarget>('hand');
  let draft = $state.raw(newDraft());
  let fault = $state.raw<TextFault | null>(null);

  const ruleset = $derived(rulesetOf(rules) ?? RULESETS[0]!);
  const baseId = $derived(baseOf(rules));
  const words = $derived(playWords(settings.terms, baseId, currentLanguage()));
  const board = $derived<Board>({ form, target, draft, rules: ruleset.values });
  const outcome = $derived<Outcome>(
    fault === null ? outcomeOf(form, ruleset.values) : { type: 'unread', fault },
  );

  function change(next: Form) {
    fault = null;
    if (next === form) return;
    past = [...past, form].slice(-PAST_MAX);
    form = next;
  }

  return {
    get form() {
      return form;
    },
    get rules() {
      return rules;
    },
    get ruleset() {
      return ruleset;
    },
    get baseId() {
      return baseId;
    },
    get words() {
      return words;
    },
    get board() {
      return board;
    },
    get outcome() {
      return outcome;
    },
    get fault() {
      return fault;
    },
    get canUndo() {
      return past.length > 0;
    },
    change,
    misread(found) {
      fault = found;
    },
    press(tile) {
      const pressed = press(tile, board);
      draft = pressed.draft;
      change(pressed.form);
    },
    erase() {
      const left = erase(board);
      draft = left.draft;
      change(left.form);
    },
    aim(wanted) {
      target = wanted;
      draft = { ...draft, tiles: [] };
    },
    draftMeld(changes) {
      draft = { ...draft, tiles: [], ...changes };
    },
    playBy(choice) {
      rules = choice;
      draft = { ...draft, tiles: [] };
    },
    undo() {
      fault = null;
      form = past.at(-1) ?? form;
      past = past.slice(0, -1);
    },
    clear() {
      change(emptyWinForm());
      target = 'hand';
      draft = newDraft();
    },
    load(linked) {
      change(linked.form);
      rules = linked.rules;
    },
  };
}
