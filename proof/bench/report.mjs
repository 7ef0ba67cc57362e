// The results as aligned tables for people.

import { UNEXPLAINED } from './contest.mjs';

/** Columns as wide as their widest cell; `>` before a heading aligns it to the right. */
export function formatTable(headings, rows) {
  const isRight = headings.map((heading) => heading.startsWith('>'));
  const lines = [headings.map((heading) => heading.replace(/^>/, '')), ...rows];
  const widths = headings.map((_, at) => Math.max(...lines.map((cells) => cells[at].length)));
  return lines
    .map((cells) =>
      cells
        .map((cell, at) => (isRight[at] ? cell.padStart(widths[at]) : cell.padEnd(widths[at])))
        .join('  ')
        .trimEnd(),
    )
    .map((line) => `  ${line}`)
    .join('\n');
}

export function formatCount(count) {
  return count.toLocaleString('en-US');
}

export function formatRatio(ratio) {
  if (ratio === null) return '–';
  const digits = ratio >= 10 ? 0 : ratio >= 0.1 ? 2 : 4;
  return `${ratio.toFixed(digits)}×`;
}

export function formatSuite(suite) {
  if (suite.text !== undefined) return `${suite.title}\n\n${suite.text}\n`;
  return `${suite.title}\n\n${suite.sets.map(formatSet).join('\n\n')}\n`;
}

function formatSet({ name, title, hands, rows, check }) {
  const isTimed = rows.some(({ perSecond }) => perSecond);
  const headings = [
    'library',
    'version',
    ...(isTimed ? ['>calls/s', '>to fastest npm'] : []),
    'answers against ours',
  ];
  const cells = rows
    .toSorted((a, b) => (b.perSecond ?? 0) - (a.perSecond ?? 0))
    .map((row) => [
      row.name,
      row.version ?? 'this tree',
      ...(isTimed
        ? [row.perSecond ? formatCount(row.perSecond) : '–', formatRatio(row.ratio)]
        : []),
      row.failed === undefined
        ? formatAgreement(row.agreement)
        : `did not run: ${row.failed.slice(0, 60)}`,
    ]);
  const examples = rows.flatMap(({ name: who, agreement }) =>
    (agreement?.examples ?? []).map(
      ({ hand, ours, theirs }) =>
        `  ${who}, unexplained: ${hand}: ours ${show(ours)}, theirs ${show(theirs)}`,
    ),
  );
  return [
    `${name}: ${formatCount(hands)} hands (${title})`,
    formatTable(headings, cells),
    `  ours by ${check.by}: ${formatVerdict(check)}`,
    ...examples,
  ].join('\n');
}

function formatVerdict({ checked, wrong, claim }) {
  if (checked === 0) return 'not checked';
  if (wrong.length > 0) return `WRONG on ${wrong.length} of ${formatCount(checked)}`;
  return `${claim} on all ${formatCount(checked)} checked`;
}

const show = (answer) => JSON.stringify(answer);

function formatAgreement(agreement) {
  if (agreement === null) return 'reference';
  const { compared, differ, reasons } = agreement;
  if (differ === 0) return `all ${formatCount(compared)} the same`;
  const named = Object.entries(reasons)
    .sort((a, b) => (a[0] === UNEXPLAINED) - (b[0] === UNEXPLAINED) || b[1] - a[1])
    .map(([reason, count]) => `${formatCount(count)} ${reason}`);
  return `${formatCount(differ)} of ${formatCount(compared)} differ: ${named.join('; ')}`;
}
