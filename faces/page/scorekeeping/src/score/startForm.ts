// Beginning a score: rulebook, players, length. Plain data and the entry it becomes.

import { type Begin, type Entry, writtenBegin } from '@hanchan/keeper';
import { bookNamed, RULEBOOKS } from '@hanchan/kit/books/rulebooks.ts';
import { rulesetOf } from '@hanchan/kit/books/rulesetOf.ts';
import type { RulesForm } from '@hanchan/kit/books/rulesForm.ts';
import { hex, type KeptTable, newTableId, phoneName } from '@hanchan/kit/keptScores/keptScores.ts';
import type { RulesChoice } from '@hanchan/protocol';
import { customise, type Ruleset } from '@hanchan/rules';
import { fail, ok, type Result, SEATS, type Seat } from '@hanchan/tiles';

export interface StartForm extends RulesForm {
  /** East first. */
  names: string[];
  rounds: 'book' | '1' | '2';
  /** Minutes to the bell: as the rulebook says, none, or these. */
  clock: 'book' | 'none' | 'own';
  minutes: number;
  /** Whoever corrects a hand later has to say why. */
  wantsReasons: boolean;
}

export const emptyStart = (): StartForm => ({
  book: RULEBOOKS[0]!.id,
  changes: {},
  rulesName: '',
  names: ['', '', '', ''],
  rounds: 'book',
  clock: 'book',
  minutes: 90,
  wantsReasons: true,
});

/** Seats by lot: a fair shuffle of the four. */
export function drawnSeats(names: readonly string[]): string[] {
  const drawn = [...names];
  for (let i = drawn.length - 1; i > 0; i--) {
    const [random] = crypto.getRandomValues(new Uint32Array(1));
    const j = random! % (i + 1);
    [drawn[i], drawn[j]] = [drawn[j]!, drawn[i]!];
  }
  return drawn;
}

/** The rulebook with its changes, the length among them. */
function choiceOf(form: StartForm): RulesChoice {
  const { book, changes, rounds, rulesName, vocabulary } = form;
  const base = bookNamed(book)!;
  const all = rounds === 'book' ? changes : { ...changes, 'end.rounds': Number(rounds) };
  const count = Object.keys(all).length;
  if (count === 0) return book;
  const name =
    rulesName.trim() ||
    (Object.keys(changes).length === 0 ? base.title : `${base.title} + ${count}`);
  const rules = { base: book, name, changes: all };
  return vocabulary === undefined ? rules : { ...rules, vocabulary };
}

/** A length that the book has anyway changes nothing. */
function rulesOf(form: StartForm): Result<{ ruleset: Ruleset; choice: RulesChoice }, string> {
  const choice = choiceOf(form);
  const ruleset = rulesetOf(choice);
  if (ruleset !== null) {
    const base = rulesetOf(form.book)!;
    const isSame = JSON.stringify(ruleset.values) === JSON.stringify(base.values);
    return ok(isSame ? { ruleset: base, choice: form.book } : { ruleset, choice });
  }
  const made = customise(rulesetOf(form.book)!, (choice as { changes: object }).changes);
  return fail(made.ok ? '' : made.error[0]!.message);
}

const minutesOf = ({ clock, minutes }: StartForm, { values }: Ruleset): number | null => {
  if (clock === 'none') return null;
  if (clock === 'own') return minutes;
  return values['clock.minutes'] === 0 ? null : values['clock.minutes'];
};

export interface StartProblem {
  readonly field: 'names' | 'rules' | 'minutes';
  readonly seat?: Seat;
  readonly message: string;
}

/** A table with its first entry, or what is wrong with the form. */
export function beginningOf(form: StartForm, at: number): Result<KeptTable, StartProblem> {
  const names = form.names.map((name) => name.trim());
  const nameless = SEATS.find((seat) => names[seat] === '');
  if (nameless !== undefined) return fail({ field: 'names', seat: nameless, message: '' });
  const plain = names.map((name) => name.normalize('NFKC').toLowerCase());
  const second = SEATS.find((seat) => plain.indexOf(plain[seat]!) < seat);
  if (second !== undefined) return fail({ field: 'names', seat: second, message: 'same' });
  const rules = rulesOf(form);
  if (!rules.ok) return fail({ field: 'rules', message: rules.error });
  const { ruleset, choice } = rules.value;
  const minutes = minutesOf(form, ruleset);
  if (minutes !== null && !(Number.isInteger(minutes) && minutes >= 1 && minutes <= 1_000)) {
    return fail({ field: 'minutes', message: '' });
  }
  const begin: Begin = {
    type: 'begin',
    rules: ruleset.values,
    book: choice,
    names: names as unknown as Begin['names'],
    minutes,
    ...(form.wantsReasons ? {} : { reasons: 'optional' as const }),
  };
  const entry: Entry = { id: hex(8), by: phoneName(), at, act: writtenBegin(begin) };
  return ok({
    id: newTableId(),
    entries: [entry],
    secrets: null,
    sent: 0,
    parted: null,
    bottom: 0,
  });
}
