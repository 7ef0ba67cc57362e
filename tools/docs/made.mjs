// Pages that are made of other things than a document: the descriptions of both interfaces, the forms of what commands print,
// the examples, and what changed in each version.

import { readdirSync, readFileSync } from 'node:fs';
import { PACKAGE_FOLDERS } from '../places.mjs';
import { ROOT } from '../setup.mjs';
import { escaped, slugs } from './markdown.mjs';

const json = (value) => JSON.stringify(value, null, 2);

/** References lead to the shared forms at the end of the page. */
const formText = (schema) =>
  escaped(json(schema)).replace(
    /#\/components\/schemas\/(\w+)/g,
    (reference, name) => `<a href="#${name}">${reference}</a>`,
  );

const form = (title, schema) =>
  schema === undefined
    ? ''
    : `<details class="form"><summary>${title}</summary><pre tabindex="0">${formText(schema)}</pre></details>`;

/** HTML piece by piece, with the headings that the frame lists. */
function pieces() {
  const slug = slugs();
  const headings = [];
  const html = [];
  return {
    headings,
    add: (text) => void html.push(text),
    heading(level, text, { id = slug(text), code = false, isListed = true } = {}) {
      if (isListed) headings.push({ level, id, text });
      const shown = code ? `<code>${escaped(text)}</code>` : escaped(text);
      const name = escaped(`Link to “${text}”`);
      html.push(
        level === 1
          ? `<h1>${shown}</h1>`
          : `<h${level} id="${id}">${shown} <a class="anchor" href="#${id}" aria-label="${name}">#</a></h${level}>`,
      );
    },
    get html() {
      return html.join('\n');
    },
  };
}

function sharedForms(page, schemas) {
  page.heading(2, 'Shared forms');
  for (const [name, schema] of Object.entries(schemas)) {
    page.heading(3, name, { id: name, code: true, isListed: false });
    page.add(form('Form', schema));
  }
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** Every path of the HTTP API, by the tags of the server. */
function httpPage(openapi) {
  const page = pieces();
  page.heading(1, 'HTTP API');
  page.add(`<p>JSON in and out; the session is a cookie. A refusal is <code>{code, message, field?}</code> with a status of 400 or
above. The same for programs: <a href="openapi.json">openapi.json</a>. A running server has it at
<code>/api/docs</code>; matches are played over <a href="socket.html">the socket</a>.</p>`);
  const operations = Object.entries(openapi.paths).flatMap(([path, methods]) =>
    METHODS.filter((method) => methods[method] !== undefined).map((method) => ({
      name: `${method.toUpperCase()} ${path}`,
      ...methods[method],
    })),
  );
  for (const tag of new Set(operations.flatMap(({ tags = [] }) => tags))) {
    page.heading(2, tag);
    for (const operation of operations.filter(({ tags = [] }) => tags.includes(tag))) {
      page.heading(3, operation.name, { code: true });
      page.add(`<p>${escaped(operation.summary ?? '')}</p>`);
      const answer = Object.entries(operation.responses).find(([code]) => code.startsWith('2'));
      page.add(form('Body', schemaOf(operation.requestBody)));
      page.add(form('Answer', schemaOf(answer?.[1])));
    }
  }
  sharedForms(page, openapi.components.schemas);
  return page;
}

const schemaOf = (part) => part?.content?.['application/json']?.schema;

/** Every message of the socket, in both directions. */
function socketPage(asyncapi) {
  const page = pieces();
  const { channels, components, info } = asyncapi;
  page.heading(1, 'Socket');
  page.add(`<p>${escaped(info.description)} The address is <code>${escaped(channels.socket.address)}</code>. The same for programs:
<a href="asyncapi.json">asyncapi.json</a>. How messages follow each other: <a href="../packages/protocol.html">protocol</a>.</p>`);
  for (const [side, title] of [
    ['client', 'From a client'],
    ['server', 'From the server'],
  ]) {
    page.heading(2, title);
    for (const [key, message] of Object.entries(components.messages)) {
      if (!key.startsWith(`${side}_`)) continue;
      page.heading(3, message.name, { id: key, code: true });
      page.add(`<p>${escaped(message.summary ?? '')}</p>`);
      page.add(form('Form', message.payload));
    }
  }
  sharedForms(page, components.schemas);
  return page;
}

const SCHEMAS = `${ROOT}faces/cli/schemas/`;

function schemasPage() {
  const page = pieces();
  page.heading(1, 'JSON of the command');
  page.add(`<p>What <code>hanchan … --json</code> and <code>--batch</code> print, as JSON Schema. <code>hanchan schema NAME</code> prints
the same; <a href="../versions.html">versions</a> says what is promised of it.</p>`);
  for (const file of readdirSync(SCHEMAS).sort()) {
    const { title, ...schema } = JSON.parse(readFileSync(`${SCHEMAS}${file}`, 'utf8'));
    page.heading(2, file.replace(/\.json$/, ''), { code: true });
    page.add(`<p>${escaped(title)}: <a href="schemas/${file}">${file}</a></p>`);
    page.add(form('Form', schema));
  }
  return page;
}

/** The examples, which the tests run. */
function examplesPage() {
  const page = pieces();
  page.heading(1, 'Examples');
  page.add('<p>Whole programs that use the packages. <code>npm test</code> runs them.</p>');
  for (const file of readdirSync(`${ROOT}examples`).sort()) {
    page.heading(2, file);
    const text = readFileSync(`${ROOT}examples/${file}`, 'utf8');
    page.add(`<pre tabindex="0"><code>${escaped(text)}</code></pre>`);
  }
  return page;
}

/** The files of every pack together: they have one version. */
function changesText() {
  const logs = PACKAGE_FOLDERS.map((folder) => `${folder}/CHANGELOG.md`).flatMap((file) => {
    try {
      return [readFileSync(`${ROOT}${file}`, 'utf8')];
    } catch {
      // A room of the page is not handed out, and has no versions of its own.
      return [];
    }
  });
  const lower = logs.map((text) => text.replace(/^#/gm, '##'));
  return `# Changes\n\nWhat changed from version to version, package by package. All have one version ([versions](docs/versions.md)).\n\n${lower.join('\n')}`;
}

/** Each by its name: where it stands, and its text as Markdown or as HTML. */
export function madePages({ openapi, asyncapi }) {
  return {
    examples: { address: 'examples.html', title: 'Examples', ...shown(examplesPage()) },
    changes: { address: 'changes.html', title: 'Changes', text: changesText() },
    http: { address: 'api/http.html', title: 'HTTP API', ...shown(httpPage(openapi)) },
    socket: { address: 'api/socket.html', title: 'Socket', ...shown(socketPage(asyncapi)) },
    schemas: { address: 'api/schemas.html', title: 'JSON of the command', ...shown(schemasPage()) },
  };
}

const shown = ({ html, headings }) => ({ html, headings });

/** The same for programs. */
export const madeFiles = ({ openapi, asyncapi }) =>
  new Map([
    ['api/openapi.json', json(openapi)],
    ['api/asyncapi.json', json(asyncapi)],
    ...readdirSync(SCHEMAS).map((file) => [
      `api/schemas/${file}`,
      readFileSync(`${SCHEMAS}${file}`, 'utf8'),
    ]),
  ]);
