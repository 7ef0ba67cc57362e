// What Stryker's report says of each change, in a form that a person reads and a list can hold.

const NOTICED = ['Killed', 'Timeout'];
const MISSED = ['Survived', 'NoCoverage'];

/** Every change that was judged: where it is, how its line reads with it, and whether a test noticed. */
export function changesIn({ files }) {
  return Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants
      .filter(({ status }) => NOTICED.includes(status) || MISSED.includes(status))
      .map(({ location, replacement, status }) => ({
        file,
        location,
        text: marked(source, location, replacement),
        isNoticed: NOTICED.includes(status),
      })),
  );
}

/** The line with the changed part in brackets: `if ([a < b → a <= b])`. It says which change is meant when lines have moved. */
function marked(source, { start, end }, replacement) {
  const lines = source.split('\n');
  const before = lines[start.line - 1].slice(0, start.column - 1);
  const after = lines[end.line - 1].slice(end.column - 1);
  const inside = lines.slice(start.line - 1, end.line);
  inside[inside.length - 1] = inside.at(-1).slice(0, end.column - 1);
  inside[0] = inside[0].slice(start.column - 1);
  return onOneLine(`${before}[${short(inside.join('\n'))} → ${short(replacement)}]${after}`);
}

const onOneLine = (text) => text.replace(/\s+/g, ' ').trim();

function short(text) {
  const line = onOneLine(text);
  return line.length <= 70 ? line : `${line.slice(0, 40)} … ${line.slice(-25)}`;
}
