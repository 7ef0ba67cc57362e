// A refusal in the player's language. What has no sentence of its own is told in the server's words.

import type { Refusal } from '@hanchan/protocol';
import { t } from './text.svelte.ts';

export function refusalText({ code, message, field }: Refusal): string {
  const key = `refusal.${code}`;
  const known = t(key, { message });
  const sentence = known === key ? message : known;
  return field === undefined || code !== 'badMessage'
    ? sentence
    : `${fieldName(field)}: ${sentence}`;
}

function fieldName(field: string): string {
  const key = `field.${field}`;
  const known = t(key);
  return known === key ? field : known;
}
