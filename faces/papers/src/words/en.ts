// The texts on paper, in English. Tables for programs are in English whatever the language of the paper.

import { windRow } from '@hanchan/narrator';
import { enExamination } from './enExamination.ts';
import { sheetWords } from './sheetWords.ts';

const ordinal = (place: number): string => {
  const tens = place % 100;
  const ending = tens >= 11 && tens <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th');
  return `${place}${ending}`;
};

export const en = {
  examination: enExamination,
  /** How dates and numbers are written and names sorted. */
  tag: 'en-GB',
  sheet: sheetWords('en'),
  winds: windRow('en'),
  ordinal,
  days: (first: Date, last: Date) =>
    new Intl.DateTimeFormat('en-GB', {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    }).formatRange(first, last),
  player: (slot: number) => `Player ${slot}`,
  hanchan: (round: number) => `Hanchan ${round}`,
  stageHanchan: (stage: string, round: number) => `${stage}, hanchan ${round}`,
  hanchanShort: (round: number) => `H${round}`,
  ownRule: 'own rule',
  ourChoice: 'our choice',
  columns: {
    hanchan: 'Hanchan',
    start: 'Start',
    table: 'Table',
    wind: 'Wind',
    with: 'With',
    player: 'Player',
    name: 'Name',
    number: 'No.',
    from: 'From',
    to: 'To',
    place: 'Place',
    total: 'Total',
    carried: 'Carried',
    penalty: 'Penalty',
    tie: 'Tie decided by',
    final: 'Final',
    mods: 'Mods',
    uma: 'Uma',
    score: 'Score',
    sticks: 'Sticks',
    offence: 'Offence',
    kind: 'Kind',
    thousands: 'P',
    section: 'Section',
    says: 'What the rulebook says',
    question: 'Question',
    answer: 'Answer',
  },
  badges: {
    title: (event: string) => `Badges, ${event}`,
    fillIn: 'Fill-in',
  },
  passes: {
    title: (event: string) => `Passes, ${event}`,
    pin: (pin: string) => `PIN ${pin}`,
    note: 'Opens your own page and confirms your sheets. Keep it to yourself; don’t wear it.',
  },
  sheets: {
    title: (round: string) => `Report sheets, ${round}`,
    allLastTitle: (round: string) => `All-last sheets, ${round}`,
    blankTitle: 'Blank sheets',
    name: 'Report sheet',
    atTable: (names: string) => `At this table: ${names}`,
    net: 'Final − Loans − Starting',
    total: 'Net + Uma',
    divide: (minus: string) => `Divide by 1,000 before writing; write ${minus} for minus.`,
    sum: (points: string) =>
      `Check: final scores − loans + 1,000 per riichi stick left = ${points}.`,
    fillAllLast:
      'Fill in the all-last sheet before the last hand and put it in the middle of the table.',
    stay: 'Stay seated and do not reset the sticks until a staff member has checked and signed.',
    difference: (from: string, minus: string) =>
      `Every score is the difference from ${from}, divided by 1,000, with + or ${minus} before it.`,
    ties: {
      shared: 'Ties: players share the places and split their uma.',
      seatOrder: 'Ties: the player nearer to the first dealer in turn order ranks higher.',
    },
    allLevel: (points: string) => `All four at exactly ${points}: no uma.`,
    signing: 'By signing you confirm that all scores and uma are correct.',
    uma: 'Uma',
    umaBy: (points: string) => `Uma by number of players with ${points} or more`,
    umaColumn: (above: number) => `${above} at or above, ${4 - above} below`,
    allLastNote: (from: string, minus: string) =>
      `Before what may be the last hand, write for each current wind the difference from ${from}, divided by 1,000, with + or ${minus} before it. If another hand follows, use the next column.`,
  },
  seating: {
    title: 'Seating',
    cardsTitle: (event: string) => `Personal seating, ${event}`,
    byPlayer: 'By player',
    none: 'The seating has not been published yet.',
    drawn: 'Winds are drawn at the table.',
    draw: 'draw',
  },
  schedule: { title: 'Schedule', none: 'There is no schedule yet.' },
  tables: { title: (event: string) => `Table numbers, ${event}` },
  results: {
    title: 'Results',
    titleSoFar: 'Results so far',
    standings: (rules: string) => `Standings, ${rules}`,
    penalties: 'Penalties',
    none: 'None.',
    proof: 'Check',
    all: (tables: number, total: string) =>
      `All scores over ${tables} tables, fill-ins and substitutes included: ${total}.`,
    expected: (
      is: Readonly<Record<'counting' | 'sticks' | 'mods' | 'penalties' | 'sum', string>>,
    ) =>
      `Expected: scoring ${is.counting} + riichi sticks left ${is.sticks} + modifiers ${is.mods} + penalties ${is.penalties} = ${is.sum}.`,
    same: 'The totals match.',
    differ: 'The totals do not match: something is wrong.',
    checksum: (sum: string) => `Checksum of the archive (SHA-256): ${sum}`,
    late: 'Late',
    replaced: 'replaced',
    minutes: (minutes: number) => `${minutes} min`,
    withdrawn: 'withdrawn',
  },
  ties: {
    mostFirsts: 'most first places',
    fewestFourths: 'fewest fourth places',
    bestHanchan: 'best hanchan',
    coinToss: 'coin toss',
    shared: 'shared',
  },
  certificate: {
    title: (event: string) => `Certificates, ${event}`,
    opening: { text: 'This is to certify that', size: 13 },
    name: (name: string) => name,
    reached: 'reached',
    place: (rank: number, isShared: boolean) =>
      `${ordinal(rank)} place${isShared ? ', shared' : ''}`,
    score: (score: string, rules: string) => `with a score of ${score} under ${rules}`,
    signers: ['Organiser', 'Head referee'] as readonly string[],
  },
  penalties: {
    title: (rules: string) => `Penalties, ${rules}`,
    chombo: (points: number, isBeforeUma: boolean) =>
      `A chombo costs ${points}P (1P is 1,000 points) ${
        isBeforeUma ? 'in the modifiers, before uma' : 'of the tournament score'
      }.`,
    groups: {
      drawing: 'Shuffling and drawing',
      calls: 'Calls and declarations',
      melds: 'Melds',
      riichi: 'Riichi',
      conduct: 'Obstruction and cheating',
      reporting: 'Scores on the sheets',
      late: 'Lateness',
    },
    outcomes: {
      nothing: 'No penalty',
      noted: 'Noted',
      warning: 'Warning',
      deadHand: 'Dead hand',
      points: 'Points',
      chombo: 'Chombo',
      disqualification: 'Disqualification',
      discretion: "Referee's discretion",
    },
    andThen: ', then ',
    perMinute: ' per minute',
    each: ' each',
  },
  rules: {
    title: (rules: string) => `Rules summary, ${rules}`,
    parts: {
      table: 'Table and time',
      end: 'End and ranking',
      riichi: 'Dora and riichi',
      calls: 'Calls and wins',
      scoring: 'Scoring',
      draws: 'Draws and dealer',
      penalties: 'Penalties',
    },
  },
  /** Printed above sentences taken from a rulebook. */
  rulebookIsEnglish: '',
};

export type Words = typeof en;
