// One text for one value, whatever the order in which its fields were written.

import { isObject } from './options/structured.ts';

export function canonical(value: unknown): string {
  if (!isObject(value)) return JSON.stringify(value);
  const fields = Object.keys(value).sort();
  return `{${fields.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(',')}}`;
}
