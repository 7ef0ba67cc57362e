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
import type { Match } from '@hanchan/game';
import type { Film } from '@hanchan/records';
import { formatTile, formatTiles, SEATS, type Seat } from '@hanchan/tiles';
import { actWords } from './actWords.ts';
import type { AddCommand } from './addCommand.ts';
import { BadInput } from './badInput.ts';
import { makeReviewer } from './botArgument.ts';
import { alignRows } from './columns.ts';
import { dealName } from './dealText.ts';
import { differenceWords } from './differenceText.ts';
import { readFilm } from './oneGame.ts';
import { Progress } from './progress.ts';
import {
  costWords,
  type Pricings,
  priceReview,
  pricingJson,
  pricingLines,
} from './reviewPricing.ts';
import { print, printError, printJson, type Terminal } from './terminal.ts';
import { wholeNumber } from './wholeNumber.ts';

interface ReviewArguments {
  readonly seat: string;
  readonly bot?: string;
  readonly worlds?: string;
  readonly workers?: string;
  readonly rules?: string;
  readonly json?: boolean;
}

const HELP = `
Every decision with more than one legal answer is put to the bot as it was put to the player: the same view, the same
rules. What differs has a cost: in points where the bot reckons in points (club, and any win that was let go),
otherwise in how much less likely strong players are to do it. A bot errs, too: read the small costs as noise.

--worlds says what choices cost, in points and places: the bot's and the player's are played to the end of the deal in
the same worlds, that is hidden tiles that agree with all the player could know. A cost is named only where its range does not
hold zero, and called a clear mistake where it was one in five of six ways in which the hands may lie; between choices that
strong players make one time in ten or more nothing is decided. The rating is 100 where no choice
cost anything and 50 where a decision cost as much as the beginner bot's do; its range is wide, for a game is few decisions.

Examples:
  hanchan review game.hanchan --seat 0 --bot expert
  hanchan review game.hanchan --seat 0 --worlds 200
  hanchan review game.mjson --seat 2 --bot club --json`;

export const addReviewCommand: AddCommand = (program, terminal, exit) => {
  program
    .command('review')
    .summary("a bot's view of a player's decisions in a recorded game")
    .description("Put every decision of a player to a bot, under the game's own rules.")
    .argument('<FILE>', 'a game in any of the forms, also .gz; - for standard input')
    .option('--seat <SEAT>', 'whose decisions: 0 is the first dealer, then in turn', '0')
    .option('--bot <BOT>', 'beginner, club or expert; club unless --worlds asks for costs')
    .option(
      '--worlds <N>',
      'say what choices cost, played out in at most so many worlds, 2 to 5000',
    )
    .option('--workers <N>', 'threads for --worlds; one for each core unless given')
    .option('--rules <ID>', 'the rulebook of a log that does not name it: an id or a file')
    .option('--json', 'one JSON document')
    .addHelpText('after', HELP)
    .action(async (file: string, args: ReviewArguments) =>
      exit(await review(file, args, terminal)),
    );
};

async function review(file: string, args: ReviewArguments, terminal: Terminal): Promise<number> {
  const seat = SEATS.find((one) => String(one) === args.seat);
  if (seat === undefined) {
    throw new BadInput('--seat', `must be a seat from 0 to 3, not “${args.seat}”`);
  }
  const worlds =
    args.worlds === undefined ? null : wholeNumber('--worlds', args.worlds, 2, MOST_WORLDS);
  const workers =
    args.workers === undefined
      ? undefined
      : wholeNumber('--workers', args.workers, 1, MOST_WORKERS);
  const bot = makeReviewer(args.bot ?? (worlds === null ? 'club' : 'expert'), '--bot');
  const film = await readFilm(file, args.rules, terminal);
  const progress = new Progress(terminal);
  const game = reviewGame(film);
  const decisions = reviewOf(game, seat, bot, (share) =>
    progress.show(share, `${Math.round(share * 100)} %`),
  );
  const pricings =
    worlds === null
      ? null
      : await priceReview(game, seat, decisions, { worlds, workers, bot: bot.id }, (done, of) =>
          progress.show(done / of, `${done} of ${of} decisions priced`),
        );
  progress.clear();
  for (const { hand, event, expected, got } of film.differences) {
    printError(terminal, `${file}: hand ${hand}, event ${event}: expected ${expected}, got ${got}`);
  }
  const summary = summaryOf(decisions);
  if (args.json) printJson(terminal, documentOf(film, seat, bot.id, decisions, summary, pricings));
  else
    for (const line of reviewLines(film, seat, bot.id, { decisions, summary, pricings }))
      print(terminal, line);
  return film.differences.length > 0 ? 1 : 0;
}

function documentOf(
  film: Film,
  seat: Seat,
  bot: string,
  decisions: readonly ReviewedDecision[],
  { costliest, byKind, byDeal, ...total }: ReviewSummary,
  pricings: Pricings | null,
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
      /** What holds of the bot's choice and not of the player's, and the reverse; null where they agree. */
      why: rest.isSame
        ? null
        : differenceWords(matchBefore(film, rest), seat, { action, choice, candidates }),
      rank: costliest.findIndex((one) => one.deal === rest.deal && one.turn === rest.turn) + 1,
    })),
    /** What the choices cost; null without `--worlds`. */
    pricing: pricings === null ? null : pricingJson(pricings),
  };
}

function candidateJson({ action, accepts, ...rest }: Candidate) {
  const tiles = accepts.map(({ kind, remaining }) => ({ tile: formatTile(kind), remaining }));
  return { action: actWords(action), ...rest, accepts: tiles };
}

const matchBefore = ({ deals }: Film, { deal, turn }: Pick<ReviewedDecision, 'deal' | 'turn'>) =>
  deals[deal]!.turns[turn]!.before;

/** `123m4567p+8s`: the drawn tile, or the one on offer, behind the hand. */
function handText({ deal }: Match, seat: Seat): string {
  const { hand, drawn } = deal!.seats[seat];
  const more = deal!.phase.type === 'claims' ? deal!.phase.offer.tile : drawn;
  return formatTiles(hand) + (more === null ? '' : `+${formatTile(more)}`);
}

const MOST_SHOWN = 10;
const percent = (share: number) => `${Math.round(share * 100)} %`;

interface Found {
  readonly decisions: readonly ReviewedDecision[];
  readonly summary: ReviewSummary;
  readonly pricings: Pricings | null;
}

function reviewLines(
  film: Film,
  seat: Seat,
  bot: string,
  { decisions: all, summary, pricings }: Found,
): string[] {
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
  const rows =
    pricings === null
      ? rowsByBot(film, seat, bot, costliest)
      : rowsByCost(film, seat, bot, all, pricings);
  return [
    `${same} of ${decisions} decisions as ${bot}: ${percent(agreement.value)} (95 %: ${percent(low)} to ${percent(high)}).${measure}`,
    '',
    ...alignRows(kinds, [left, right, right]),
    ...(pricings === null
      ? []
      : ['', ...pricingLines(pricings, (deal) => dealName(film.deals[deal]!.turns[0]!.before))]),
    ...(rows.length === 0 ? [] : ['', 'Costliest decisions:']),
    ...alignRows(
      rows.map(({ cells }) => cells),
      [left, left, left, left, left, right],
    ).flatMap((line, i) => [line, ...rows[i]!.why.map((reason) => `    ${reason}`)]),
  ];
}

interface Row {
  readonly cells: readonly string[];
  readonly why: readonly string[];
}

function rowOf(film: Film, seat: Seat, bot: string, one: ReviewedDecision, cost: string): Row {
  const before = matchBefore(film, one);
  const { best, played } = differenceWords(before, seat, one);
  const cells = [
    dealName(film.deals[one.deal]!.turns[0]!.before),
    `move ${one.turn}`,
    handText(before, seat),
    actWords(one.action),
    `${bot}: ${actWords(one.choice)}`,
    cost,
  ];
  return {
    cells,
    why: [
      `${actWords(one.choice)}: ${best.join(' ')}`,
      `${actWords(one.action)}: ${played.join(' ')}`,
    ],
  };
}

function rowsByBot(
  film: Film,
  seat: Seat,
  bot: string,
  costliest: readonly ReviewedDecision[],
): Row[] {
  return costliest.slice(0, MOST_SHOWN).map((one) => {
    const { unit, amount } = one.cost!;
    const cost = unit === 'points' ? `${Math.round(amount)} points` : percent(amount);
    return rowOf(film, seat, bot, one, cost);
  });
}

function rowsByCost(
  film: Film,
  seat: Seat,
  bot: string,
  decisions: readonly ReviewedDecision[],
  { summary: { mistakes } }: Pricings,
): Row[] {
  return mistakes.slice(0, MOST_SHOWN).map((priced) => {
    const one = decisions.find(({ deal, turn }) => deal === priced.deal && turn === priced.turn)!;
    return rowOf(film, seat, bot, one, costWords(priced));
  });
}

const MOST_WORLDS = 5_000;

const MOST_WORKERS = 64;
