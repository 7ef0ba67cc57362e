// `hanchan tournament result`: what a report sheet comes to, or why its sum is wrong.

import { cite, type Ruleset, type RuleValues } from '@hanchan/rules';
import {
  type ByWind,
  byWind,
  causeText,
  deskRulesFor,
  explainSum,
  type ScoreUnit,
  type SheetForm,
  type SheetResult,
  type SumProblem,
  scoreUnit,
  sheetMissing,
  sheetResult,
  sheetWarnings,
  sumMessage,
} from '@hanchan/tournament';
import type { Command } from 'commander';
import { BadInput, citedMessage } from './badInput.ts';
import { readSheet, type SheetInput } from './resultSheet.ts';
import { resultText } from './resultText.ts';
import { chooseRuleset, RULESET_IDS } from './rulesetArgument.ts';
import { print, printJson, type Terminal } from './terminal.ts';

const HELP = `
Reads a sheet from standard input, by wind from East to North:
  {"final":[4],"sticks":N,"loans":[4]?,"mods":[4]?,"penalties":[4]?}
final: points at the end; with loans, either as held or with the loans taken off already (the sum tells which).
sticks: riichi sticks left on the table. mods: points before uma, such as -8000, where the rulebook takes penalties off the
score of the table. penalties: off the tournament score, in P (1P is 1,000 points, or a point where points are plain), where
the rulebook takes them off there. A wrong sum is refused with the likely cause, exit status 2.

Example:
  echo '{"final":[45300,32100,24600,18000],"sticks":0}' | hanchan tournament result --rules wrc-2022`;

interface ResultArguments {
  readonly rules: string;
  readonly json?: boolean;
}

export function addResultCommand(tournament: Command, terminal: Terminal): void {
  tournament
    .command('result')
    .summary('places, uma and scores of a report sheet')
    .description('Work out places, uma, hanchan and tournament scores of a report sheet.')
    .requiredOption('--rules <ID>', `${RULESET_IDS.join(', ')}, or the path of a custom ruleset`)
    .option('--json', 'one JSON document')
    .addHelpText('after', HELP)
    .action((args: ResultArguments) => showResult(args, terminal));
}

async function showResult(args: ResultArguments, terminal: Terminal): Promise<void> {
  const { ruleset } = chooseRuleset(args.rules);
  const rules = ruleset.values;
  const input = await readSheet(terminal.input, rules);
  refuseMisplaced(input, ruleset);
  const form = formOf(input, rules);
  const problem = explainSum(form, rules);
  if (problem !== null) refuse(problem, rules, args, terminal);
  const unit = scoreUnit(rules);
  const penalties = byWind((wind) => ({
    warnings: 0,
    modifier: 0 - input.mods[wind],
    tournamentPoints: (input.penalties[wind] * unit) / THOUSAND,
  }));
  const result = sheetResult(form, penalties, rules, { lateScore: 'seat' });
  const warnings = sheetWarnings(form, rules);
  if (args.json) printJson(terminal, { ...fields(result, unit), warnings });
  else print(terminal, resultText(result, warnings, ruleset, terminal));
}

/** A rulebook takes penalties off before uma or off the tournament score, never off both. */
function refuseMisplaced({ mods, penalties }: SheetInput, ruleset: Ruleset): void {
  const isBeforeUma = deskRulesFor(ruleset.values).penaltiesAt === 'beforeUma';
  const [field, given, instead] = isBeforeUma
    ? (['penalties', penalties, 'off the score before uma: write them as mods, in points'] as const)
    : (['mods', mods, 'off the tournament score: write them as penalties, in P'] as const);
  if (given.every((one) => one === 0)) return;
  const message = `${ruleset.title} takes penalties ${instead} (penalty.chombo)`;
  throw new BadInput(
    field,
    citedMessage(message, ruleset, cite(ruleset, 'penalty.chombo', { cost: 'points' })),
  );
}

/** Finals with the loans already off are put back to what is held; only one of both readings can have the right sum. */
function formOf({ final, loans, sticks }: SheetInput, rules: RuleValues): SheetForm {
  const held: SheetForm = { slots: [1, 2, 3, 4], held: final, loans, sticks };
  if (sheetMissing(held, rules) === 0) return held;
  const put: SheetForm = { ...held, held: byWind((wind) => final[wind] + loans[wind]) };
  return sheetMissing(put, rules) === 0 ? put : held;
}

function refuse(
  problem: SumProblem,
  rules: RuleValues,
  { json }: ResultArguments,
  terminal: Terminal,
): never {
  const message = sumMessage(problem, rules);
  const others = problem.causes.slice(1).filter(({ kind }) => kind !== 'recount');
  if (json) {
    const { missing, causes } = problem;
    const told = causes.map(({ kind, wind, amount, form }) => ({
      kind,
      wind,
      amount,
      text: causeText({ kind, wind, amount, form }),
      sheet: form && { final: form.held, sticks: form.sticks, loans: form.loans },
    }));
    const error = { code: 'wrongSum', message, field: 'final', missing, causes: told };
    printJson(terminal, { error });
  }
  const lines = others.map((cause) => `\n  or: ${causeText(cause).replace(/^Likely: /, '')}`);
  throw new BadInput('final', `${message}${lines.join('')}`);
}

const THOUSAND = 1_000;
const TWELVE = 12;

/** In P: a thousand points, or one where points are plain. */
function fields({ rows, flags }: SheetResult, unit: ScoreUnit) {
  const inP = (of: (row: SheetResult['rows'][number]) => number): ByWind<number> =>
    byWind((wind) => of(rows[wind]) / (TWELVE * unit));
  return {
    rank: byWind((wind) => rows[wind].rank),
    uma: inP(({ uma }) => uma),
    hanchan: inP(({ hanchan }) => hanchan),
    tournament: inP(({ tournament }) => tournament),
    // What a referee has to look at; the rest can be seen in the numbers.
    flags: flags.filter((flag) => flag === 'nobodyAbove'),
  };
}
