// Fields of the JSON of tenhou.net/6, read with care: a wrong one is named, never guessed.

export class Tenhou6Error extends Error {
  readonly field: string;
  constructor(field: string, message: string) {
    super(message);
    this.field = field;
  }
}

export function listOf(value: unknown, field: string): readonly unknown[] {
  if (Array.isArray(value)) return value as unknown[];
  throw new Tenhou6Error(field, 'must be a list');
}

export function numbersOf(value: unknown, field: string, length: number): number[] {
  const list = listOf(value, field);
  const at = Array.from({ length }, (_, i) => i).find((i) => !Number.isInteger(list[i]));
  if (at === undefined) return list.slice(0, length) as number[];
  throw new Tenhou6Error(`${field}[${at}]`, 'must be a whole number');
}
