// A refusal in the player's language. What has no sentence of its own is told in the server's words.

import { type ServerMessage, serverMessage } from '@hanchan/narrator';
import { server } from '@hanchan/narrator/en';
import type { Refusal } from '@hanchan/protocol';
import { telling } from './telling.ts';
import { loadedTexts, t } from './text.svelte.ts';

const tellServer = telling<ServerMessage>({ en: server, ja: loadedTexts });

export function refusalText(refusal: Refusal): string {
  const sentence = tellServer(serverMessage(refusal));
  const { code, field } = refusal;
  return field === undefined || code !== 'badMessage'
    ? sentence
    : `${fieldName(field)}: ${sentence}`;
}

/** The fields that people fill in have a label; the others are told as the server calls them. */
const LABELS = ['name', 'password', 'email', 'rules'] as const;

function fieldName(field: string): string {
  const known = LABELS.find((one) => one === field);
  return known === undefined ? field : t(`field.${known}`);
}
