// A scored win as a page of text: the hand, yaku, fu, value, payments, each line with its section.

import { closedMessage, noWinMessage, type PlayWords, WIND_NAMES } from '@hanchan/narrator';
import { type Applied, citeApplied, type RuleKey, type Ruleset } from '@hanchan/rules';
import type { NoScore, Score, TraceLine, Win } from '@hanchan/score';
import { isRedFive } from '@hanchan/tiles';
import { Footnotes } from './citing.ts';
import { alignRows, wrap } from './columns.ts';
import type { Paint } from './paint.ts';
import { tell } from './telling.ts';
import { meldText, readingText, tilesText, tileText } from './tileText.ts';
import {
  type Part,
  partOf,
  points,
  type ScoreContext,
  seatName,
  sentenceOf,
  summaryOf,
  whyRejected,
} from './wording.ts';

export interface Page {
  readonly ruleset: Ruleset;
  readonly paint: Paint;
  readonly words: PlayWords;
  readonly columns: number;
  readonly isDiscarderNamed: boolean;
}

export function scoreText(score: Score, win: Win, page: Page): string {
  const { ruleset, paint, words, isDiscarderNamed } = page;
  const notes = new Footnotes();
  const context: ScoreContext = { win, score, rules: ruleset.values, words, isDiscarderNamed };
  return [
    heading(win, page),
    '',
    handText(win, page),
    `Read   ${readingText(score.reading, paint)}`,
    '',
    paint(summaryOf(score), 'bold'),
    ...explanation(context, page, notes),
    ...otherReadings(score, page),
    ...footnotes(notes, page),
  ].join('\n');
}

function heading(win: Win, { ruleset, paint, words }: Page): string {
  const ron = words.call('ron');
  const onDiscard = win.robbedKan ? `${ron} on a ${words.group('kan')}` : ron;
  const way = win.from === null ? words.call('tsumo') : onDiscard;
  const dealer = win.winner === win.dealer ? ', dealer' : '';
  const place = `${seatName(win.winner, win)} seat${dealer}, ${WIND_NAMES.en[win.roundWind]} round`;
  return `${paint(ruleset.title, 'bold')} · ${place} · ${way}`;
}

function handText(win: Win, { paint, words }: Page): string {
  const melds = win.hand.melds.map((meld) => ` │ ${meldText(meld, paint, words)}`).join('');
  const won = `${win.from === null ? 'draws' : 'claims'} ${tileText(win.tile, paint)}`;
  const concealed = tilesText(win.hand.concealed, paint);
  const lines = [`Hand   ${concealed}${melds} │ ${won}`];
  const indicators = win.indicators.map((tile) => tileText(tile, paint)).join(' ');
  const ura = win.ura.map((tile) => tileText(tile, paint)).join(' ');
  if (indicators !== '') lines.push(`Dora   indicator ${indicators}${ura && `, ura ${ura}`}`);
  const melded = win.hand.melds.flatMap((meld) => meld.tiles);
  const hasRed = [...win.hand.concealed, ...melded, win.tile].some(isRedFive);
  if (hasRed) lines.push(`       ${paint('* red five', 'dim')}`);
  return lines.join('\n');
}

const PARTS: readonly (readonly [Part, string])[] = [
  ['yaku', 'Yaku'],
  ['fu', 'Fu'],
  ['value', 'Value'],
  ['payments', 'Payments'],
];

/** The column of a row in which its amount stands. */
const AMOUNT = 2;

/** All parts share their columns, so that the sections stand under each other. */
function explanation(context: ScoreContext, page: Page, notes: Footnotes): string[] {
  const rows: string[][] = [];
  const headings = new Map<number, string>();
  for (const [part, title] of PARTS) {
    const lines = context.score.trace.filter((line) => partOf(line) === part);
    if (lines.length === 0) continue;
    headings.set(rows.length, title);
    const told = lines.map((line) => rowOf(line, context, page, notes));
    const total = totalRow(part, context, page.paint);
    const isCounted = part === 'yaku' || part === 'fu';
    // What adds nothing is told under the sum of what does.
    rows.push(...told.filter((row) => !isCounted || row[AMOUNT] !== ''));
    if (total !== null) rows.push(total);
    rows.push(...told.filter((row) => isCounted && row[AMOUNT] === ''));
  }
  const align = (['left', 'left', 'right', 'left'] as const).map((side) => ({ align: side }));
  return alignRows(rows, align).flatMap((row, at) => {
    const title = headings.get(at);
    const own = `  ${row}`;
    return title === undefined ? [own] : ['', page.paint(title, 'bold'), own];
  });
}

function rowOf(line: TraceLine, context: ScoreContext, page: Page, notes: Footnotes): string[] {
  const { words, amount } = sentenceOf(line, context);
  const mark = page.paint(notes.mark(citeApplied(page.ruleset, line)), 'dim');
  return [words, evidenceText(line, page.paint), amount, mark];
}

/** The sets a line speaks of; a whole hand or a single tile would tell nothing new. */
function evidenceText({ rule, evidence }: TraceLine, paint: Paint): string {
  const isIndicator = rule.startsWith('dora.') || rule === 'tiles.redFives';
  if (!isIndicator && (evidence.length < 2 || evidence.length > 12)) return '';
  return tilesText(evidence, paint);
}

function totalRow(part: Part, { score, win }: ScoreContext, paint: Paint): string[] | null {
  const total = (words: string, amount: string) => [
    paint(words, 'bold'),
    '',
    paint(amount, 'bold'),
  ];
  if (part === 'yaku') return score.han === null ? null : total('Total', `${score.han} han`);
  if (part === 'fu') {
    const isTold = score.trace.some(({ effect }) => 'fuRounded' in effect);
    return isTold || score.fu === null ? null : total('Total', `${score.fu} fu`);
  }
  if (part === 'value') return null;
  const received = `${seatName(win.winner, win)} receives ${points(score.deltas[win.winner])}`;
  return total(`${received} in all`, '');
}

function otherReadings(score: Score, { paint, columns, words }: Page): string[] {
  if (score.rejected.length === 0) return [];
  const lines = score.rejected.flatMap((rejected) => [
    `  ${readingText(rejected.reading, paint)}`,
    `    ${wrap(whyRejected(rejected, score, words), columns - 4, '    ')}`,
  ]);
  return ['', paint('Other readings', 'bold'), ...lines];
}

function footnotes(notes: Footnotes, { paint, columns }: Page): string[] {
  const list = notes.list();
  if (list.length === 0) return [];
  return [
    '',
    ...list.map(({ mark, text }) => paint(wrap(`${mark} ${text}`, columns - 4, '    '), 'dim')),
  ];
}

/** Why a hand is no win, with the rule that refuses it. */
export function noScoreText(no: NoScore, win: Win, page: Page): string {
  const { ruleset, paint, words } = page;
  const notes = new Footnotes();
  const mark = (line: Applied<RuleKey>) => paint(notes.mark(citeApplied(ruleset, line)), 'dim');
  const refusing = no.rule === null ? '' : mark({ ...no, rule: no.rule });
  const rows = [[tell(noWinMessage(no)), refusing]];
  for (const line of no.trace) {
    const closed = closedMessage(line);
    if (closed !== null) rows.push([tell(closed, words), mark(line)]);
  }
  const lines = alignRows(rows, [{ align: 'left' }, { align: 'left' }]);
  return [
    heading(win, page),
    '',
    handText(win, page),
    '',
    ...lines,
    ...footnotes(notes, page),
  ].join('\n');
}
