// The completion for fish, as a script to be sourced or put into ~/.config/fish/completions/hanchan.fish.

import type { Place } from './tree.ts';

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** What is typed so far is the words of the path, then no further subcommand. */
function conditionOf({ path, commands }: Place): string {
  const subcommands = commands.map(({ word }) => word).join(' ');
  const seen = path.split(' ').filter((word) => word !== '');
  const tests = seen.map((word) => `__fish_seen_subcommand_from ${word}`);
  if (subcommands !== '') tests.push(`not __fish_seen_subcommand_from ${subcommands}`);
  return tests.join('; and ');
}

export function fishScript(places: readonly Place[]): string {
  const lines = places.flatMap((place) => {
    const start = `complete -c hanchan -n ${quoted(conditionOf(place))}`;
    const words = place.commands.map(
      ({ word, about }) => `${start} -f -a ${quoted(word)} -d ${quoted(about)}`,
    );
    const options = place.options.map(({ word, about, values }) => {
      const name = word.startsWith('--') ? `-l ${word.slice(2)}` : `-s ${word.slice(1)}`;
      const list = values === null || values.length === 0 ? '' : ` -a ${quoted(values.join(' '))}`;
      return `${start} ${name}${values === null ? '' : ' -r'}${list} -d ${quoted(about)}`;
    });
    const values =
      place.values.length === 0 ? [] : [`${start} -a ${quoted(place.values.join(' '))}`];
    return [...words, ...options, ...values];
  });
  return ['# Completion of hanchan for fish: hanchan completion fish | source', ...lines].join(
    '\n',
  );
}
