// What an unfinished game is called: how far it is, by which rules, with whom, since when.

import type { BotLevel, TableSummary } from '@hanchan/protocol';
import { bookNamed } from '../books/rulebooks.ts';
import { dealText } from '../words/tableText.ts';
import { currentLanguage, t } from '../words/text.svelte.ts';
import type { KeptPractice } from './keptPractices.ts';

const dayText = (time: number): string =>
  new Intl.DateTimeFormat(currentLanguage(), { day: 'numeric', month: 'short' }).format(time);

const joined = (parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(t('games.between'));

const withBots = (count: number, level: BotLevel): string =>
  t('games.withBots', { count, level: t(`bot.${level}`) });

export function practiceName({ rules, level, startedAt, progress }: KeptPractice): string {
  const title = typeof rules === 'string' ? (bookNamed(rules)?.title ?? rules) : rules.name;
  return joined([
    dealText({ progress: progress ?? null }),
    title,
    withBots(3, level),
    startedAt === undefined ? '' : dayText(startedAt),
  ]);
}

/** `me`: whose game it is; the others are named. */
export function tableGameName(
  { places, ruleset, progress, createdAt }: TableSummary,
  me: string | null,
): string {
  const people = places.flatMap((place) =>
    place.type === 'player' && place.player.id !== me ? [place.player.name] : [],
  );
  const bots = places.flatMap((place) => (place.type === 'bot' ? [place] : []));
  const [first] = bots;
  const company =
    people.length === 0 && first !== undefined
      ? withBots(bots.length, first.level)
      : people.length === 0
        ? ''
        : t('games.withPeople', { names: people.join(', ') });
  return joined([dealText({ progress }), ruleset.title, company, dayText(createdAt)]);
}
