// What was decided for programs that did not, and why: gathered over a run, and told at its end.

import type { MjaiEvent } from '@hanchan/records';
import type { Seat } from '@hanchan/tiles';
import { count } from './handArgument.ts';

/** Why a decision was made for a program. */
const WORDS = {
  illegal: 'an answer that was not legal',
  timeout: 'no answer in time',
  ended: 'the program had ended',
  babble: 'lines that were not messages',
  gone: 'the program was given up for the match',
} as const;
export type MjaiFault = keyof typeof WORDS;
const MJAI_FAULTS = Object.keys(WORDS) as readonly MjaiFault[];

export interface MjaiExample {
  readonly fault: MjaiFault;
  readonly seat: Seat;
  /** The deal of the match, counted from 1. */
  readonly deal: number;
  /** The message that asked. */
  readonly asked: MjaiEvent | null;
  /** What came back, or why nothing did. */
  readonly got: string;
  readonly legal: readonly MjaiEvent[];
}

/** Of one program. Plain data, so that a thread can send it. */
export interface MjaiReport {
  readonly command: string;
  readonly decisions: number;
  readonly restarts: number;
  readonly defaults: Readonly<Record<MjaiFault, number>>;
  /** The first of each kind of fault. */
  readonly examples: readonly MjaiExample[];
  /** The last lines of its standard error, where anything went wrong. */
  readonly errors: readonly string[];
}

export const NO_DEFAULTS: MjaiReport['defaults'] = {
  illegal: 0,
  timeout: 0,
  ended: 0,
  babble: 0,
  gone: 0,
};

export const defaultsIn = ({ defaults }: MjaiReport): number =>
  MJAI_FAULTS.reduce((sum, fault) => sum + defaults[fault], 0);

/** One report for each command, in the order in which they were first met. */
export function mergeReports(reports: readonly MjaiReport[]): MjaiReport[] {
  const merged = new Map<string, MjaiReport>();
  for (const report of reports) {
    const before = merged.get(report.command);
    merged.set(report.command, before === undefined ? report : together(before, report));
  }
  return [...merged.values()];
}

function together(a: MjaiReport, b: MjaiReport): MjaiReport {
  const defaults = { ...a.defaults };
  for (const fault of MJAI_FAULTS) defaults[fault] += b.defaults[fault];
  return {
    command: a.command,
    decisions: a.decisions + b.decisions,
    restarts: a.restarts + b.restarts,
    defaults,
    examples: [...a.examples, ...b.examples.filter(({ fault }) => !isShown(a, fault))],
    errors: a.errors.length > 0 ? a.errors : b.errors,
  };
}

const isShown = ({ examples }: MjaiReport, fault: MjaiFault) =>
  examples.some((example) => example.fault === fault);

/** What to say of a program that was asked and never played; null where it did. */
export function failedThroughout(report: MjaiReport): string | null {
  const { command, decisions } = report;
  if (decisions === 0 || defaultsIn(report) < decisions) return null;
  return `mjai:"${command}" made none of its ${count(decisions, 'decision')} itself`;
}

/** In one sentence; null where all went well. */
export function reportLine(report: MjaiReport): string | null {
  const { command, decisions, restarts } = report;
  const made = defaultsIn(report);
  if (made === 0 && restarts === 0) return null;
  const again = restarts === 0 ? '' : `; it was started again ${count(restarts, 'time')}`;
  return `mjai:"${command}": ${made} of ${decisions} decisions were made for it${again}`;
}

/** Lines for a person; none for a program that did everything itself. */
export function reportLines(report: MjaiReport): string[] {
  const { defaults, examples, errors } = report;
  const first = reportLine(report);
  if (first === null) return [];
  return [
    first,
    ...MJAI_FAULTS.filter((fault) => defaults[fault] > 0).map(
      (fault) => `  ${defaults[fault]} × ${WORDS[fault]}`,
    ),
    ...examples.flatMap(exampleLines),
    ...(errors.length === 0 ? [] : ['  its standard error ended with', ...errors.map(indent)]),
  ];
}

const indent = (text: string) => `    ${text}`;

function exampleLines({ fault, seat, deal, asked, got, legal }: MjaiExample): string[] {
  return [
    `  for example (seat ${seat}, deal ${deal}): ${WORDS[fault]}`,
    `    asked by ${JSON.stringify(asked)}`,
    `    got      ${got}`,
    `    legal    ${briefly(legal)}`,
  ];
}

/** `dahai 1m 9p E, pon P P, none`. */
function briefly(messages: readonly MjaiEvent[]): string {
  const tiles = new Map<string, string[]>();
  for (const { type, pai, consumed } of messages) {
    const shown = Array.isArray(consumed) ? consumed.join('') : type === 'hora' ? '' : pai;
    tiles.set(type, [...(tiles.get(type) ?? [type]), String(shown ?? '')]);
  }
  return [...tiles.values()].map((words) => [...new Set(words)].join(' ').trim()).join(', ');
}
