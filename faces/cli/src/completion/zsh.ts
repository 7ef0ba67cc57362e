// The completion for zsh, as a script to be sourced or put into a folder of $fpath as _hanchan.

import { afterOptions, quoted, stepsTo } from './shell.ts';
import type { Choice, Place, Word } from './tree.ts';

const described = ({ word, about }: Word | Choice) =>
  quoted(`${word.replaceAll(':', '\\:')}:${about}`);

export function zshScript(places: readonly Place[]): string {
  const after = afterOptions(places, (before, values) => {
    const listed = values.length === 0 ? '' : `compadd -- ${values.join(' ')}; `;
    return `    ${before}) ${listed}_files; return ;;`;
  });
  const within = places.map(({ path, commands, options, values }) => {
    const given = values.length === 0 ? '' : `; compadd -- ${values.join(' ')}`;
    const words = [...commands, ...options].map(described).join(' ');
    return `    ${quoted(path)}) words_=(${words}); _describe 'hanchan' words_${given} ;;`;
  });
  return `#compdef hanchan
# Completion of hanchan for zsh: source <(hanchan completion zsh)
_hanchan() {
  local path_='' word
  local -a words_
  for word in "\${(@)words[2,CURRENT-1]}"; do
    word="\${path_:+$path_ }$word"
    case "$word" in
      ${stepsTo(places)}) path_="$word" ;;
    esac
  done
  case "$path_ \${words[CURRENT-1]}" in
${after.join('\n')}
  esac
  case "$path_" in
${within.join('\n')}
  esac
  [[ -n "$path_" ]] && _files
}
compdef _hanchan hanchan`;
}
