// A program in a seat of ours. It is told what its seat may know and asked when its seat must choose; whatever it
// does, the match goes on: what is not answered, or not legal, is decided as for a player whose time is up.

import {
  afterReach,
  append,
  MJAI_DIALECTS,
  type MjaiDialect,
  mjaiOfAction,
  type Player,
  readAnswer,
  SeatMessages,
} from '@hanchan/arena';
import { candidate, type Decision, forced } from '@hanchan/bots';
import { type Action, defaultAction, type SeatEvent, type SeatView } from '@hanchan/game';
import type { MjaiEvent } from '@hanchan/records';
import { quoted, type Seat } from '@hanchan/tiles';
import { MjaiProgram, type NoAnswer, type Reply } from './mjaiProgram.ts';
import { type MjaiExample, type MjaiFault, type MjaiReport, NO_DEFAULTS } from './mjaiReport.ts';

export interface MjaiOptions {
  /** For each decision; the first of a program that has just started has six times as long. */
  readonly timeoutMs?: number;
  readonly rulesetId?: string;
  readonly names?: readonly string[];
}

export interface MjaiPlayer extends Player {
  hear(events: readonly SeatEvent[], view: SeatView): void;
  report(): MjaiReport;
  close(): Promise<void>;
}

export const MJAI_TIMEOUT_MS = 5_000;
/** Questions in a row that a program may leave unanswered before it is given up for the match. */
const MOST_TIMEOUTS = 3;
/** Matches in a row that a program may be given up in before it is not started again. */
const MOST_LOST = 3;
const SEATS_SHOWN = ['0', '1', '2', '3'];

/** Plays one match. `command` may begin with a dialect, as in `batch:./bot`, and have `{seat}` in it. */
export function mjaiPlayer(command: string, seat: Seat, options: MjaiOptions = {}): MjaiPlayer {
  return new ProgramSeat(command, seat, options);
}

/** The dialect in front of a command, where there is one. */
export function readCommand(text: string): { dialect: MjaiDialect; command: string } {
  const dialect = MJAI_DIALECTS.find((one) => text.startsWith(`${one}:`));
  if (dialect === undefined) return { dialect: 'auto', command: text };
  const command = text.slice(dialect.length + 1).replace(/^"(.*)"$/, '$1');
  return { dialect, command };
}

/** Programs that wait for their next match, by command. Starting one may take long, so they are kept. */
const idle = new Map<string, MjaiProgram[]>();
/** In how many matches in a row each command was given up. */
const lost = new Map<string, number>();

/** Ends the programs that no match uses any more. */
export async function stopPrograms(): Promise<void> {
  const programs = [...idle.values()].flat();
  idle.clear();
  await Promise.all(programs.map((program) => program.stop()));
}

class ProgramSeat implements MjaiPlayer {
  readonly id: string;
  readonly #seat: Seat;
  readonly #text: string;
  readonly #dialect: MjaiDialect;
  readonly #command: string;
  readonly #timeoutMs: number;
  readonly #messages: SeatMessages;
  #program: MjaiProgram | null = null;
  #starts = 0;
  #mostStarts = 2;
  #isGone = false;
  #isOver = false;
  /** What the program has still to be told. */
  #untold: MjaiEvent[] = [];
  /** Its riichi has been told, ahead of the discard. */
  #isReachTold = false;
  /** Put to the program in this deal. */
  #questions = 0;
  #timeouts = 0;
  #decisions = 0;
  readonly #defaults = { ...NO_DEFAULTS };
  readonly #examples: MjaiExample[] = [];
  #errors: readonly string[] = [];

  constructor(text: string, seat: Seat, options: MjaiOptions) {
    const { dialect, command } = readCommand(text);
    this.id = `mjai:${text}`;
    this.#seat = seat;
    this.#text = text;
    this.#dialect = dialect;
    this.#command = command.replaceAll('{seat}', String(seat));
    this.#timeoutMs = options.timeoutMs ?? MJAI_TIMEOUT_MS;
    const names = options.names ?? SEATS_SHOWN;
    this.#messages = new SeatMessages(seat, { rulesetId: options.rulesetId ?? 'custom', names });
  }

  hear(events: readonly SeatEvent[], { rules }: SeatView): void {
    for (const event of events) {
      if (event.type === 'dealStarted') this.#questions = 0;
      const messages = this.#messages.of(event, rules);
      const isOwnReach = this.#isReachTold && messages[0]?.type === 'reach';
      if (isOwnReach) this.#isReachTold = false;
      append(this.#untold, isOwnReach ? messages.slice(1) : messages);
      if (event.type !== 'matchEnded') continue;
      this.#isOver = true;
      this.#program?.tell(this.#untold.splice(0));
    }
  }

  decide(view: SeatView, legal: readonly Action[]): Decision | Promise<Decision> {
    const phase = view.deal!.phase.type;
    // mjai has no word for these: the first tile of a pool is no worse than another, and tenpai is shown.
    if (phase === 'pick' || phase === 'declarations') return forced(defaultAction(legal)!);
    this.#decisions++;
    return this.#decide(view, legal);
  }

  report(): MjaiReport {
    return {
      command: this.#text,
      decisions: this.#decisions,
      restarts: Math.max(0, this.#starts - 1),
      defaults: { ...this.#defaults },
      examples: this.#examples,
      errors: this.#errors,
    };
  }

  /** A program that played its match to the end waits for the next one. */
  async close(): Promise<void> {
    const program = this.#program;
    this.#program = null;
    if (this.#isGone) lost.set(this.#text, (lost.get(this.#text) ?? 0) + 1);
    else lost.delete(this.#text);
    // A match that is broken off may still ask.
    this.#isGone = true;
    if (program === null) return;
    if (!this.#isOver || this.#timeouts > 0) return program.stop();
    program.use(false);
    const waiting = idle.get(this.#key) ?? [];
    idle.set(this.#key, [...waiting, program]);
  }

  get #key(): string {
    return `${this.#dialect}:${this.#command}`;
  }

  async #decide(view: SeatView, legal: readonly Action[]): Promise<Decision> {
    for (;;) {
      const program = this.#start();
      if (program === null) {
        return this.#default(this.#isGone ? 'gone' : 'ended', view, legal, 'nothing');
      }
      const messages = this.#untold.splice(0);
      const reply = await this.#ask(program, messages, view, legal);
      if ('answer' in reply) return this.#take(program, reply.answer, view, legal);
      await this.#giveUpOn(program, reply.fault);
      if (this.#program !== null || !this.#mayStart()) {
        return this.#default(reply.fault, view, legal, reply.detail, messages.at(-1));
      }
    }
  }

  /** Only where a deal begins anew for it: of an old one it would answer the old questions again. */
  #mayStart(): boolean {
    return !this.#isGone && this.#questions === 0 && this.#starts < this.#mostStarts;
  }

  /** The program at work; null when there is none for now, or none any more. */
  #start(): MjaiProgram | null {
    if (this.#program !== null) return this.#program;
    if (this.#starts >= this.#mostStarts || (lost.get(this.#text) ?? 0) >= MOST_LOST) {
      this.#isGone = true;
    }
    if (!this.#mayStart()) return null;
    const kept = idle.get(this.#key)?.pop();
    // One that ends with its match is only noticed here, and may be started without blame.
    if (kept !== undefined) this.#mostStarts = 3;
    this.#program = kept?.isRunning ? kept : new MjaiProgram(this.#command, this.#dialect);
    this.#program.use(true);
    this.#starts++;
    this.#untold = this.#messages.all();
    return this.#program;
  }

  #ask(
    program: MjaiProgram,
    messages: readonly MjaiEvent[],
    view: SeatView,
    legal: readonly Action[],
  ): Promise<Reply> {
    this.#questions++;
    const isTurn = view.deal!.phase.type === 'turn';
    const fits = (answer: MjaiEvent) => readAnswer(answer, legal, view).ok;
    return program.ask(messages, { isTurn, fits }, this.#timeoutMs);
  }

  /** One that has ended, or babbles, or is silent too often, plays no more, or not in this deal. */
  async #giveUpOn(program: MjaiProgram, fault: NoAnswer): Promise<void> {
    this.#errors = program.errors;
    const isTimeout = fault === 'timeout';
    if (isTimeout && ++this.#timeouts < MOST_TIMEOUTS) return;
    this.#isGone ||= isTimeout;
    this.#questions--;
    this.#program = null;
    await program.stop();
  }

  async #take(
    program: MjaiProgram,
    answer: MjaiEvent,
    view: SeatView,
    legal: readonly Action[],
  ): Promise<Decision> {
    this.#timeouts = 0;
    const read = readAnswer(answer, legal, view);
    if (!read.ok) {
      const got = `${quoted(answer)}: ${read.error}`;
      return this.#default('illegal', view, legal, got, this.#messages.all().at(-1));
    }
    const { value: action } = read;
    if (action.type !== 'discard' || !action.riichi) return chosen(action);
    return this.#discardForRiichi(program, view, legal);
  }

  /** mjai declares riichi first, is told so, and then discards. From here on it is a riichi. */
  async #discardForRiichi(
    program: MjaiProgram,
    view: SeatView,
    legal: readonly Action[],
  ): Promise<Decision> {
    const discards = afterReach(legal);
    const reach = { type: 'reach', actor: this.#seat };
    this.#isReachTold = true;
    const reply = await this.#ask(program, [reach], view, discards);
    if (!('answer' in reply)) {
      await this.#giveUpOn(program, reply.fault);
      return asRiichi(this.#default(reply.fault, view, discards, reply.detail, reach));
    }
    const read = readAnswer(reply.answer, discards, view);
    if (read.ok) return asRiichi(chosen(read.value));
    const got = `${quoted(reply.answer)}: ${read.error}`;
    return asRiichi(this.#default('illegal', view, discards, got, reach));
  }

  #default(
    fault: MjaiFault,
    view: SeatView,
    legal: readonly Action[],
    got: string,
    asked: MjaiEvent | null = null,
  ): Decision {
    const isFirst = this.#defaults[fault]++ === 0;
    if (isFirst && fault !== 'gone') {
      const { dealNumber: deal } = view;
      const said = legal.map((action) => mjaiOfAction(action, view)[0]);
      this.#examples.push({ fault, seat: this.#seat, deal, asked, got, legal: said });
      this.#errors = this.#program?.errors ?? this.#errors;
    }
    return forced(defaultAction(legal)!);
  }
}

const chosen = (action: Action): Decision => ({ action, candidates: [candidate(action, {})] });

function asRiichi({ action }: Decision): Decision {
  return chosen(action.type === 'discard' ? { ...action, riichi: true } : action);
}
