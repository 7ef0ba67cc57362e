// The completion for bash, as a script to be sourced.

import { afterOptions, quoted, stepsTo } from './shell.ts';
import type { Place } from './tree.ts';

export function bashScript(places: readonly Place[]): string {
  const after = afterOptions(
    places,
    (before, values) => `    ${before}) words=${quoted(values.join(' '))} ;;`,
  );
  const within = places.map(({ path, commands, options, values }) => {
    const words = [...commands, ...options].map(({ word }) => word);
    return `      ${quoted(path)}) words=${quoted([...words, ...values].join(' '))} ;;`;
  });
  return `# Completion of hanchan for bash: source <(hanchan completion bash)
_hanchan() {
  local current="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" path='' word words=''
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    word="\${path:+$path }$word"
    case "$word" in
      ${stepsTo(places)}) path="$word" ;;
    esac
  done
  case "$path $before" in
${after.join('\n')}
    *) case "$path" in
${within.join('\n')}
    esac ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
# Where nothing of ours fits, files.
complete -o default -o bashdefault -F _hanchan hanchan`;
}
