// One text for one result: fields in order, the upper levels line by line so that a difference can be seen.

const OPEN_LEVELS = 4;

export function canonicalText(value: unknown): string {
  return `${textOf(value, 0)}\n`;
}

function textOf(value: unknown, level: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const isList = Array.isArray(value);
  const parts = isList
    ? value.map((one) => textOf(one, level + 1))
    : Object.entries(value)
        .filter(([, one]) => one !== undefined)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, one]) => `${JSON.stringify(key)}:${textOf(one, level + 1)}`);
  const [first, last] = isList ? '[]' : '{}';
  if (level >= OPEN_LEVELS || parts.length === 0) return first + parts.join(',') + last;
  return `${first}\n${parts.join(',\n')}\n${last}`;
}
