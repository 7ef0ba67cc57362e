// One JSON line out for every line in, in order, however long the input and whatever is wrong with a line.

import { printError, type Terminal } from './terminal.ts';

export interface LineError {
  readonly code: string;
  readonly message: string;
  /** The field of the line that is wrong; empty where it is the line itself. */
  readonly field: string;
  readonly rule?: string;
}

/** The answer to a line that could not be read. */
export interface BadLine {
  readonly error: LineError & { readonly line: number };
}

export type Answer = object | { readonly error: LineError };

/** What a command makes of one parsed line. */
export type Answerer = (json: unknown) => Answer;

/** Longer than any honest line: what lies beyond is skipped, so that memory stays flat. */
export const LONGEST_LINE = 1_000_000;

/** Answers a line with a line; never throws. */
export function answerLine(text: string, line: number, answer: Answerer): string {
  return JSON.stringify(withLine(answerText(text, answer), line));
}

function answerText(text: string, answer: Answerer): Answer {
  if (text.length > LONGEST_LINE) {
    return failed('lineTooLong', `a line has at most ${LONGEST_LINE} characters`);
  }
  if (text.trim() === '') return failed('notJson', 'the line is empty');
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return failed('notJson', (error as Error).message);
  }
  try {
    return answer(json);
  } catch (error) {
    // A fault of ours on one line must not cost the user the rest of the batch.
    return failed('internal', `this line could not be handled: ${(error as Error).message}`);
  }
}

function failed(code: string, message: string): Answer {
  return { error: { code, message, field: '' } };
}

function withLine(answer: Answer, line: number): Answer {
  return 'error' in answer ? { error: { ...answer.error, line } } : answer;
}

/** Streams standard input through `answer`; the exit status is 2 when any line was bad. */
export async function runBatch(terminal: Terminal, answer: Answerer): Promise<number> {
  let lines = 0;
  let bad = 0;
  let firstBad = 0;
  for await (const texts of lineGroups(terminal.input)) {
    let out = '';
    for (const text of texts) {
      const answered = answerLine(text, ++lines, answer);
      if (answered.startsWith('{"error"')) {
        bad++;
        firstBad ||= lines;
      }
      out += `${answered}\n`;
    }
    if (out !== '' && !terminal.output.write(out)) await drained(terminal);
  }
  if (bad === 0) return 0;
  printError(terminal, `${bad} of ${lines} lines could not be read; the first is line ${firstBad}`);
  return 2;
}

export function drained({ output }: Terminal): Promise<void> {
  return new Promise((resolve) => output.once('drain', resolve));
}

/** The complete lines that each chunk of input ends, together. */
export async function* lineGroups(
  input: AsyncIterable<Uint8Array>,
): AsyncGenerator<readonly string[]> {
  // Drops a byte-order mark, and joins characters that two chunks share.
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of input) {
    const lines = decoder.decode(chunk, { stream: true }).split('\n');
    lines[0] = rest + lines[0];
    rest = lines.pop()!;
    // Of an endless line only so much is kept as shows that it is too long.
    if (rest.length > LONGEST_LINE) rest = rest.slice(0, LONGEST_LINE + 1);
    yield lines;
  }
  rest += decoder.decode();
  if (rest !== '') yield [rest];
}
