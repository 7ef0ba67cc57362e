// The frame around every page: the way to the text and to the other pages, what is on this page, and the neighbours.

import { NAMES } from './contents.mjs';
import { escaped } from './markdown.mjs';
import { between } from './resolve.mjs';

const MARK = `<svg viewBox="0 0 30 40" width="22" height="29" aria-hidden="true"><rect x="1" y="3" width="28" height="36" rx="4" class="back"/><rect x="1" y="1" width="28" height="35" rx="4" class="face"/><path d="M8 9v20M22 9v20M8 19h14" stroke="#a92c14" stroke-width="4" fill="none" stroke-linecap="square"/></svg>`;

/** Headings in the list beside the text; a single one says nothing. */
const FEWEST = 2;

function headingList(headings) {
  const shown = headings.filter(({ level }) => level === 2 || level === 3);
  if (shown.length < FEWEST) return '';
  const entries = shown.map(
    ({ level, id, text }) => `<li class="h${level}"><a href="#${id}">${escaped(text)}</a></li>`,
  );
  return `<nav class="here" aria-label="On this page" tabindex="0"><p>On this page</p><ul>${entries.join('')}</ul></nav>`;
}

/** The section of the page is open, the others are a click away. */
function sectionList({ id, title, pages }, here, link) {
  const isOpen = pages.some(({ address }) => address === here);
  const entries = pages.map(({ address, title: own }) => {
    const name = NAMES[address] ?? own;
    const current = address === here ? ' aria-current="page"' : '';
    return `<li><a href="${link(address)}"${current}>${escaped(name)}</a></li>`;
  });
  return `<details${isOpen ? ' open' : ''} data-section="${id}"><summary>${title}</summary><ul>${entries.join('')}</ul></details>`;
}

function neighbour(page, name, link) {
  if (page === undefined) return '<span></span>';
  return `<a class="${name.toLowerCase()}" href="${link(page.address)}" rel="${name === 'Next' ? 'next' : 'prev'}"><small>${name}</small> ${escaped(NAMES[page.address] ?? page.title)}</a>`;
}

/** `page`: `{ address, title, html, headings }`. `link` turns an address of the site into one from this page. */
export function framed(page, sections, link = (to) => between(page.address, to)) {
  const all = sections.flatMap(({ pages }) => pages);
  const at = all.findIndex(({ address }) => address === page.address);
  const isHome = page.address === 'index.html';
  const name = isHome ? 'Hanchan: documents' : `${page.title} – Hanchan`;
  // What is on this page stands between its title and its text, on a phone; beside them where there is room.
  const [, title, text] = page.html.match(/^([\s\S]*?<\/h1>)([\s\S]*)$/);
  const around =
    at < 0
      ? ''
      : `<nav class="around" aria-label="Neighbouring pages">${neighbour(all[at - 1], 'Previous', link)}${neighbour(all[at + 1], 'Next', link)}</nav>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#f3f5f2" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#0f1513" media="(prefers-color-scheme: dark)">
<title>${escaped(name)}</title>
<link rel="icon" href="${link('icon.svg')}" type="image/svg+xml">
<link rel="stylesheet" href="${link('style.css')}">
<script src="${link('scheme.js')}"></script>
<script src="${link('search.js')}" defer></script>
</head>
<body>
<a class="skip" href="#text">Skip to the text</a>
<header class="site">
<a class="brand" href="${link('index.html')}">${MARK} Hanchan <span>documents</span></a>
<a class="to-contents" href="#contents">Contents</a>
</header>
<div class="columns">
<main id="text" tabindex="-1">
${title}
${headingList(page.headings)}
<article>
${text}
</article>
${around}
</main>
<nav id="contents" class="contents" aria-label="Contents" tabindex="-1">
${sections.map((section) => sectionList(section, page.address, link)).join('\n')}
</nav>
</div>
</body>
</html>
`;
}
