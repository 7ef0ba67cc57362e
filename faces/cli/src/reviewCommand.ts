// `hanchan review`: what a bot thinks of one player's decisions in a game that was played.

import {
  DECISION_KINDS,
  type ReviewedDecision,
  type ReviewSummary,
  reviewGame,
  reviewOf,
  summaryOf,
  USUAL_AGREEMENT,
} from '@hanchan/arena';
import type { Candidate } from '@hanchan/bots';
import type { Action, Match } from '@hanchan/game';
import type { Film } from '@hanchan/records';
import { formatTile, formatTiles, SEATS, type Seat } from '@hanchan/tiles';
import type { Command } from 'commander';
import { BadInput } from './badInput.ts';
import { makeReviewer } from './botArgument.ts';
import { alignRows } from './columns.ts';
import { dealName } from './dealText.ts';
import { readFilm } from './oneGame.ts';
import { Progress } from './progress.ts';
import { print, printError, printJson, type Terminal } from './terminal.ts';

interface ReviewArguments {
  readonly seat: string;
  readonly bot: string;
  readonly rules?: string;
  readonly json?: boolean;
}

const HELP = `
Every decision with more than one legal answer is put to the bot as it was put to the player: the same view, the same
rules. What differs has a cost: in points where the bot reckons in points (club, and any win that was let go),
otherwise in how much less likely strong players are to do it. A bot errs, too: read the small costs as noise.

Examples:
  hanchan review game.hanchan --seat 0 --bot expert
  hanchan review game.mjson --seat 2 --bot club --json`;

export function addReviewCommand(
  program: Command,
  terminal: Terminal,
  exit: (status: number) => void,
): void {
  program
    .command('review')
    .summary("a bot's view of a player's decisions in a recorded game")
    .description("Put every decision of a player to a bot, under the game's own rules.")
    .argument('<FILE>', 'a game in any of the forms, also .gz; - for standard input')
    .option('--seat <SEAT>', 'whose decisions: 0 is the first dealer, then in turn', '0')
    .option('--bot <BOT>', 'beginner, club or expert', 'club')
    .option('--rules <ID>', 'the rulebook of a log that does not name it: an id or a file')
    .option('--json', 'one JSON document')
    .addHelpText('after', HELP)
    .action(async (file: string, args: ReviewArguments) =>
      exit(await review(file, args, terminal)),
    );
}

async function review(file: string, args: ReviewArguments, terminal: Terminal): Promise<number> {
  const seat = SEATS.find((one) => String(one) === args.seat);
  if (seat === undefined) {
    throw new BadInput('--seat', `must be a seat from 0 to 3, not “${args.seat}”`);
  }
  const bot = makeReviewer(args.bot, '--bot');
  const film = await readFilm(file, args.rules, terminal);
  const progress = new Progress(terminal);
  const decisions = reviewOf(reviewGame(film), seat, bot, (share) =>
    progress.show(share, `${Math.round(share * 100)} %`),
  );
  progress.clear();
  for (const { hand, event, expected, got } of film.differences) {
    printError(terminal, `${file}: hand ${hand}, event ${event}: expected ${expected}, got ${got}`);
  }
  const summary = summaryOf(decisions);
  if (args.json) printJson(terminal, documentOf(film, seat, bot.id, decisions, summary));
  else for (const line of reviewLines(film, seat, bot.id, summary)) print(terminal, line);
  return film.differences.length > 0 ? 1 : 0;
}

function documentOf(
  film: Film,
  seat: Seat,
  bot: string,
  decisions: readonly ReviewedDecision[],
  { costliest, byKind, byDeal, ...total }: ReviewSummary,
) {
  return {
    rules: film.ruleset.id,
    seat,
    bot,
    total,
    byKind,
    byDeal,
    decisions: decisions.map(({ action, choice, candidates, ...rest }) => ({
      ...rest,
      action: actWords(action),
      choice: actWords(choice),
      candidates: candidates.map(candidateJson),
      rank: costliest.findIndex((one) => one.deal === rest.deal && one.turn === rest.turn) + 1,
    })),
  };
}

function candidateJson({ action, accepts, ...rest }: Candidate) {
  const tiles = accepts.map(({ kind, remaining }) => ({ tile: formatTile(kind), remaining }));
  return { action: actWords(action), ...rest, accepts: tiles };
}

function actWords(action: Action): string {
  switch (action.type) {
    case 'discard':
      return `${action.riichi ? 'riichi' : 'discard'} ${formatTile(action.tile)}`;
    case 'chi':
    case 'pon':
    case 'calledKan':
      return `${action.type} ${formatTiles(action.own)}`;
    case 'concealedKan':
    case 'addedKan':
      return `${action.type} ${formatTile(action.tile)}`;
    default:
      return action.type;
  }
}

/** `123m4567p+8s`: the drawn tile, or the one on offer, behind the hand. */
function handText({ deal }: Match, seat: Seat): string {
  const { hand, drawn } = deal!.seats[seat];
  const more = deal!.phase.type === 'claims' ? deal!.phase.offer.tile : drawn;
  return formatTiles(hand) + (more === null ? '' : `+${formatTile(more)}`);
}

const MOST_SHOWN = 10;
const percent = (share: number) => `${Math.round(share * 100)} %`;

function reviewLines(film: Film, seat: Seat, bot: string, summary: ReviewSummary): string[] {
  const { decisions, same, agreement, byKind, costliest } = summary;
  if (agreement === null) return [`${film.source.file}: seat ${seat} had nothing to decide`];
  const [low, high] = agreement.interval!;
  const usual = USUAL_AGREEMENT[bot]?.all;
  const measure = usual ? ` Players in Tenhou's higher rooms reach ${percent(usual)}.` : '';
  const kinds = DECISION_KINDS.filter((kind) => byKind[kind].decisions > 0).map((kind) => {
    const tally = byKind[kind];
    return [kind, `${tally.same} of ${tally.decisions}`, percent(tally.agreement!.value)];
  });
  const left = { align: 'left' } as const;
  const right = { align: 'right' } as const;
  const rows = costliest
    .slice(0, MOST_SHOWN)
    .map((one) => [
      dealName(film.deals[one.deal]!.turns[0]!.before),
      `move ${one.turn}`,
      handText(film.deals[one.deal]!.turns[one.turn]!.before, seat),
      actWords(one.action),
      `${bot}: ${actWords(one.choice)}`,
      one.cost!.unit === 'points'
        ? `${Math.round(one.cost!.amount)} points`
        : percent(one.cost!.amount),
    ]);
  return [
    `${same} of ${decisions} decisions as ${bot}: ${percent(agreement.value)} (95 %: ${percent(low)} to ${percent(high)}).${measure}`,
    '',
    ...alignRows(kinds, [left, right, right]),
    ...(rows.length === 0 ? [] : ['', 'Costliest decisions:']),
    ...alignRows(rows, [left, left, left, left, left, right]),
  ];
}
