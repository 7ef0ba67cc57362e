// The API as a page to read: drawn from the OpenAPI description, without scripts.

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: object }>>;
}

interface Operation {
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly requestBody?: Content;
  readonly responses?: Readonly<Record<string, Content>>;
}

interface Row {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
}

interface Described {
  readonly paths?: Readonly<Record<string, unknown>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, object>> };
}

export function docsPage(description: Described): string {
  const rows = Object.entries(description.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, operation]) => ({
      path,
      method: method.toUpperCase(),
      operation,
    })),
  );
  const tags = [...new Set(rows.flatMap(({ operation }) => operation.tags ?? []))];
  const sections = tags.map((tag) => {
    const own = rows.filter(({ operation }) => operation.tags?.includes(tag));
    return `<h2>${escaped(tag)}</h2>${own.map(operationText).join('')}`;
  });
  const shared = Object.entries(description.components?.schemas ?? {}).map(
    ([name, schema]) => `<h3 id="${name}"><code>${name}</code></h3><pre>${jsonText(schema)}</pre>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Hanchan API</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 52rem; margin: 2rem auto; padding: 0 1rem; }
code, pre { font: 14px/1.4 ui-monospace, monospace; }
pre { overflow: auto; padding: .75rem; border: 1px solid; border-radius: .25rem; }
summary { cursor: pointer; }
</style></head><body><main>
<h1>Hanchan over HTTP</h1>
<p>JSON in and out; the session is a cookie. A refusal is <code>{code, message, field?}</code> with a status of 400 or
above. The match itself is played over the WebSocket at <code>/ws</code>; the README of the package
<code>protocol</code> describes it, and <a href="/api/docs/asyncapi.json">asyncapi.json</a> has every message. The same as
a file: <a href="/api/docs/openapi.json">openapi.json</a>.</p>
${sections.join('\n')}
<h2>Shared forms</h2>
${shared.join('\n')}
</main></body></html>`;
}

function operationText({ path, method, operation }: Row): string {
  const { requestBody, responses = {} } = operation;
  const answer = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
  const parts = [schemaText('Body', requestBody), schemaText('Answer', answer)];
  const words = escaped(operation.summary ?? '');
  return `<section><h3><code>${method} ${escaped(path)}</code></h3><p>${words}</p>${parts.join('')}</section>`;
}

function schemaText(title: string, part: Content | undefined): string {
  const schema = part?.content?.['application/json']?.schema;
  if (schema === undefined) return '';
  return `<details><summary>${title}</summary><pre>${jsonText(schema)}</pre></details>`;
}

/** References lead to the shared forms at the end of the page. */
const jsonText = (schema: object): string =>
  escaped(JSON.stringify(schema, null, 2)).replace(
    /#\/components\/schemas\/(\w+)/g,
    (reference, name) => `<a href="#${name}">${reference}</a>`,
  );
