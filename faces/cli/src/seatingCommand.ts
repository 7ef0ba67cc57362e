// `hanchan tournament seating`: who sits where in every round, or how good a given plan is.

import { setImmediate } from 'node:timers/promises';
import {
  formatPlan,
  planRest,
  planSeating,
  reportOn,
  SEATING_STAGES,
  type SeatingMethod,
  type SeatingPlan,
  type SeatingReport,
  type SeatingStage,
  type SeatingWork,
  seatByRank,
  swissRound,
} from '@hanchan/tournament';
import type { AddCommand } from './addCommand.ts';
import { count } from './handArgument.ts';
import { Progress } from './progress.ts';
import { readSeatingTask, type SeatingArguments, type SeatingTask } from './seatingArguments.ts';
import { METHOD_WORDS, printReport, printRounds, windsText } from './seatingText.ts';
import { print, printError, printJson, type Terminal } from './terminal.ts';

const HELP = `
--clubs is a table of comma-separated values: player, name, club, country, team, named in the first line, in any order. Clubmates
and compatriots meet as rarely as the plan allows without a repeat more; teammates never meet. --forbid has one pair a
line, such as 3-17. Plans are written 1-2-3-4, a table a line in the order East, South, West, North, with a blank line between
rounds; --text writes one, --plan and --played read it. Standings have player numbers, best first, one a line.

The same seed gives the same plan: publish it. The first Ctrl-C ends the search with the best plan so far.
Exit status: 0 fine, 1 some meet who must not, 2 bad input.

Examples:
  hanchan tournament seating --players 40 --rounds 8 --seed "open 2026" --clubs clubs.csv
  hanchan tournament seating --plan plan.txt
  hanchan tournament seating --played plan.txt --rounds 8 --without 3,17,21,40
  hanchan tournament seating --swiss standings.csv --played plan.txt`;

export const addSeatingCommand: AddCommand = (tournament, terminal, exit) => {
  tournament
    .command('seating')
    .summary('who sits where in every round, and how good that is')
    .description('Plan who sits where in every round, and say how good the plan is.')
    .option('--players <N>', 'how many play: a multiple of 4')
    .option('--rounds <R>', 'how many rounds, those already played included')
    .option('--seed <S>', 'any text; the same seed gives the same plan', '1')
    .option('--clubs <FILE>', 'clubs, countries and teams of the players')
    .option('--forbid <FILE>', 'pairs that must not meet')
    .option('--winds <HOW>', 'balanced over the rounds, or drawn at the table')
    .option('--rules <ID>', 'the rulebook decides how winds are found: an id or a file')
    .option('--plan <FILE>', 'only report on this plan')
    .option('--played <FILE>', 'rounds already played: plan the rest')
    .option('--without <LIST>', 'with --played: who has left, such as 3,17')
    .option('--swiss <FILE>', 'one round by these standings: neighbours who have not met')
    .option('--snake <FILE>', 'one round by these standings: 1-8-9-16 at the first of four tables')
    .option('--columns <FILE>', 'one round by these standings: 1-5-9-13')
    .option('--blocks <FILE>', 'one round by these standings: 1-2-3-4')
    .option('--text', 'only the plan, for --plan and other programs')
    .option('--json', 'one JSON document')
    .addHelpText('after', HELP)
    .action(async (args: SeatingArguments) => exit(await seat(args, terminal)));
};

interface Outcome {
  readonly rounds: SeatingPlan;
  readonly report: SeatingReport;
  readonly method?: SeatingMethod;
}

async function seat(args: SeatingArguments, terminal: Terminal): Promise<number> {
  const task = readSeatingTask(args);
  const outcome = await outcomeOf(task, terminal);
  tell(args, task, outcome, terminal);
  const { forbiddenMeetings, teamMeetings } = outcome.report;
  const unwanted = (forbiddenMeetings ?? 0) + (teamMeetings ?? 0);
  if (unwanted === 0) return 0;
  printError(terminal, `${count(unwanted, 'meeting')} of players who must not meet`);
  return 1;
}

async function outcomeOf(task: SeatingTask, terminal: Terminal): Promise<Outcome> {
  const { people, forbidden, winds, seed, played } = task;
  const context = { groups: people.groups, forbidden, areWindsDrawn: winds === 'drawn' };
  const later = { played, seed, winds, groups: people.groups, forbidden };
  switch (task.type) {
    case 'whole':
      return watched(planSeating(task.request), terminal);
    case 'check':
      return { rounds: task.plan, report: reportOn(task.plan, context) };
    case 'rest':
      return watched(planRest({ ...later, players: task.players, rounds: task.rounds }), terminal);
    case 'swiss':
      return watched(swissRound({ ...later, standing: task.standing }), terminal);
    case 'rank': {
      const { standing, how } = task;
      const rounds = [seatByRank(standing, how, seed)];
      return { rounds, report: reportOn([...played, ...rounds], { ...context, standing }) };
    }
  }
}

const STAGE_WORDS: Readonly<Record<SeatingStage, string>> = {
  construct: 'looking for a plan without repeats',
  separate: 'keeping clubs apart',
  anneal: 'making repeats fewer',
  tables: 'numbering the tables',
  winds: 'giving out the winds',
};

/** Between steps the process hears of Ctrl-C. */
async function watched<T>(work: SeatingWork<T>, terminal: Terminal): Promise<T> {
  const progress = new Progress(terminal);
  let isOver = false;
  const stop = () => {
    isOver = true;
  };
  process.once('SIGINT', stop);
  try {
    let step = work.next(false);
    while (!step.done) {
      const { stage, share } = step.value;
      const whole = (SEATING_STAGES.indexOf(stage) + share) / SEATING_STAGES.length;
      progress.show(whole, STAGE_WORDS[stage]);
      await setImmediate();
      step = work.next(isOver);
    }
    return step.value;
  } finally {
    process.off('SIGINT', stop);
    progress.clear();
  }
}

function tell(
  args: SeatingArguments,
  task: SeatingTask,
  { rounds, report, method }: Outcome,
  terminal: Terminal,
): void {
  const { seed, winds, played } = task;
  const players = new Set(rounds.flat(2)).size;
  if (args.json) {
    const from = played.length + 1;
    printJson(terminal, { players, firstRound: from, seed, winds, method, rounds, report });
    return;
  }
  if (args.text) {
    terminal.output.write(formatPlan(rounds));
    return;
  }
  const made = method === undefined ? '' : `, by ${METHOD_WORDS[method]}`;
  const drawn = task.type === 'check' ? '' : `, seed “${seed}”${made}`;
  const headline = `${count(players, 'player')}, ${count(rounds.length, 'round')}${drawn}`;
  print(terminal, terminal.paint(headline, 'bold'));
  print(terminal, `${windsText(task)}\n`);
  if (task.type !== 'check') printRounds(terminal, rounds, task);
  printReport(terminal, report);
}
