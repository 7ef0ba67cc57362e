// Pieces of a page: text made safe, tables, figures, the page itself. Nothing is loaded from anywhere.

import { PAGE_STYLE } from './style.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

export const safe = (text: string) => text.replace(/[&<>"]/g, (char) => ESCAPES[char]!);

/** Markup as it is; everything else in a cell is text. */
export interface Markup {
  readonly html: string;
  /** Of the cell that it fills: the warmer, the larger its figure, from 0 to 100. */
  readonly heat?: number;
}

export type Content = string | Markup;

const contentOf = (content: Content) =>
  typeof content === 'string' ? safe(content) : content.html;

function heatOf(content: Content): string {
  if (typeof content === 'string' || content.heat === undefined) return '';
  return ` class="heat" style="--heat:${content.heat}%"`;
}

const headCell = (cell: Content) => `<th scope="col"${heatOf(cell)}>${contentOf(cell)}</th>`;

/** The first cell of a row is its head. */
export function table(
  caption: string,
  head: readonly Content[],
  rows: readonly (readonly Content[])[],
): string {
  const heads = head.map((cell) => (cell === '' ? '<td></td>' : headCell(cell))).join('');
  const body = rows.map(([first, ...cells]) => {
    const data = cells.map((cell) => `<td${heatOf(cell)}>${contentOf(cell)}</td>`).join('');
    return `<tr><th scope="row">${contentOf(first!)}</th>${data}</tr>`;
  });
  const label = safe(caption);
  return `<div class="scroll" role="region" aria-label="${label}" tabindex="0"><table aria-label="${label}"><thead><tr>${heads}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
}

export function figure(title: string, note: string, plot: string): string {
  const more = note === '' ? '' : ` <small>${safe(note)}</small>`;
  return `<figure><figcaption>${safe(title)}${more}</figcaption>${plot}</figure>`;
}

export function section(title: string, lead: string, content: string, isLong = false): string {
  const text = lead === '' ? '' : `<p>${safe(lead)}</p>`;
  return `<section${isLong ? ' class="long"' : ''}><h2>${safe(title)}</h2>${text}${content}</section>`;
}

/** A plot and the same in figures. */
export const pair = (plot: string, figures: string) => `<div class="pair">${plot}${figures}</div>`;

/** One under the other. */
export const stacked = (...parts: readonly string[]) =>
  `<div class="stack">${parts.join('')}</div>`;

/** Large figures at the head of a page. */
export function keyFigures(items: readonly (readonly [string, string, string])[]): string {
  const parts = items.map(([name, value, note]) => {
    const small = note === '' ? '' : ` <small>${safe(note)}</small>`;
    return `<div><dt>${safe(name)}</dt><dd>${safe(value)}${small}</dd></div>`;
  });
  return `<dl class="figures">${parts.join('')}</dl>`;
}

export interface PageParts {
  readonly title: string;
  readonly lead: Content;
  /** What must be known before anything else is read. */
  readonly notes: readonly string[];
  readonly top: string;
  readonly sections: readonly string[];
  readonly foot: Content;
}

export function page({ title, lead, notes, top, sections, foot }: PageParts): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${safe(title)}</title>
<style>
${PAGE_STYLE}
</style>
</head>
<body>
<header><h1>${safe(title)}</h1><p class="lead">${contentOf(lead)}</p>${notes.map((note) => `<p class="note">${safe(note)}</p>`).join('')}${top}</header>
<main>
${sections.join('\n')}
</main>
<footer>${contentOf(foot)}</footer>
</body>
</html>
`;
}
