// What the search of the site looks through: the text under every heading. It is a script and not data, because a page that
// was opened from the disk may load scripts only.

const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"' };

const plain = (html) =>
  html
    .replace(
      /<details class="form">[\s\S]*?<\/details>|<span class="source">[\s\S]*?<\/span>|<a class="anchor"[\s\S]*?<\/a>/g,
      ' ',
    )
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
    .replace(/&(amp|lt|gt|quot);/g, (_, name) => ENTITIES[name])
    .replace(/\s+/g, ' ')
    // What stood between files that are left out.
    .replace(/(?: ,)+/g, '')
    .trim();

/** `[address, title of the page, heading, text]` for each part of a page. */
function partsOf({ address, title, html }) {
  const [head, ...rest] = html.split(/(?=<h[23] id=")/);
  const parts = rest.map((part) => {
    const [, id, heading] = part.match(/^<h[23] id="([^"]*)">([\s\S]*?)<\/h[23]>/);
    return [`${address}#${id}`, title, plain(heading), plain(part.slice(part.indexOf('</h')))];
  });
  return [[address, title, '', plain(head)], ...parts];
}

export const searchData = (pages) =>
  `globalThis.hanchanDocuments = ${JSON.stringify(pages.flatMap(partsOf))};\n`;
