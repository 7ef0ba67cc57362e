// A document as HTML: headings with anchors, links that lead to the same things within the site, tables and listings that
// scroll by themselves.

import MarkdownIt from 'markdown-it';

export const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** As forges write the anchors of headings, so that a link works there and here. */
export const slugOf = (text) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

/** Slugs of one page, each once: the second `usage` is `usage-1`. */
export function slugs() {
  const used = new Map();
  return (text) => {
    const slug = slugOf(text);
    const before = used.get(slug) ?? 0;
    used.set(slug, before + 1);
    return before === 0 ? slug : `${slug}-${before}`;
  };
}

const textOf = (inline) =>
  inline.children
    .filter(({ type }) => type === 'text' || type === 'code_inline')
    .map(({ content }) => content)
    .join('');

/** Gives headings their ids and tells the page of them: `{ level, id, text }`. */
function markHeadings(markdown) {
  markdown.core.ruler.push('headings', ({ tokens, env }) => {
    const slug = slugs();
    for (const [i, token] of tokens.entries()) {
      if (token.type !== 'heading_open') continue;
      const text = textOf(tokens[i + 1]);
      const id = slug(text);
      token.attrSet('id', id);
      env.headings.push({ level: Number(token.tag.slice(1)), id, text });
    }
  });
}

const { rules } = new MarkdownIt().renderer;

function anchoredHeadings(renderer) {
  renderer.rules.heading_close = (tokens, i) => {
    const { tag } = tokens[i];
    if (tag === 'h1') return '</h1>\n';
    const id = escaped(tokens[i - 2].attrGet('id'));
    const name = escaped(`Link to “${textOf(tokens[i - 1])}”`);
    return ` <a class="anchor" href="#${id}" aria-label="${name}">#</a></${tag}>\n`;
  };
}

/** Wide tables and long lines scroll within the page, for the keyboard too. */
function scrollingParts(renderer) {
  renderer.rules.table_open = () =>
    '<div class="scroll" role="group" aria-label="Table" tabindex="0"><table>\n';
  renderer.rules.table_close = () => '</table></div>\n';
  // A head without words is no head.
  renderer.rules.th_open = (tokens, i, options, _, self) => {
    if (tokens[i + 1].content === '') tokens[i].tag = 'td';
    return self.renderToken(tokens, i, options);
  };
  renderer.rules.th_close = (tokens, i, options, _, self) => {
    if (tokens[i - 1].content === '') tokens[i].tag = 'td';
    return self.renderToken(tokens, i, options);
  };
  for (const kind of ['fence', 'code_block']) {
    renderer.rules[kind] = (...all) => rules[kind](...all).replace('<pre', '<pre tabindex="0"');
  }
}

/** What a link or a picture becomes is the page's to say: `env.resolve(href)` gives an address, or null for a file that is not in the site. */
function resolvedLinks(renderer) {
  renderer.rules.link_open = (tokens, i, options, env, self) => {
    const token = tokens[i];
    const href = env.resolve(decodeURI(token.attrGet('href')));
    if (href !== null) token.attrSet('href', href);
    else token.tag = 'span';
    if (href === null) token.attrs = [['class', 'source']];
    env.closing.push(token.tag);
    return self.renderToken(tokens, i, options);
  };
  renderer.rules.link_close = (tokens, i, options, env, self) => {
    tokens[i].tag = env.closing.pop();
    return self.renderToken(tokens, i, options);
  };
  renderer.rules.image = (tokens, i, options, env, self) => {
    tokens[i].attrSet('src', env.resolve(decodeURI(tokens[i].attrGet('src'))));
    tokens[i].attrSet('loading', 'lazy');
    return rules.image(tokens, i, options, env, self);
  };
}

const markdown = new MarkdownIt({ html: true });
markHeadings(markdown);
anchoredHeadings(markdown.renderer);
scrollingParts(markdown.renderer);
resolvedLinks(markdown.renderer);

/** Notes to the tests and to whoever edits the document. */
const NOTES = /<!--[\s\S]*?-->\n?/g;

/** `resolve` says where a link of the document leads. */
export function rendered(text, resolve) {
  const env = { headings: [], closing: [], resolve };
  const html = markdown.render(text.replace(NOTES, ''), env);
  return { html, headings: env.headings };
}
