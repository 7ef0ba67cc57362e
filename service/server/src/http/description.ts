// The description of the API: what it says besides the paths. Schemas that many of them share stand once, among the
// components, and only those that are referred to; and it says how one shows who one is.

import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { COOKIE } from './context.ts';

const SECURITY = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: COOKIE,
    description:
      'The session, as POST /api/session/guest, /login and the like set it; over HTTPS the name begins with __Host-. Paths that only read go without.',
  },
  key: {
    type: 'http',
    scheme: 'bearer',
    description:
      'The key of a kept score, of an event, of a member of a club or of a circuit, as its links have it.',
  },
  operator: {
    type: 'http',
    scheme: 'bearer',
    description: 'OPERATOR_TOKEN, or none from the machine of the server itself.',
  },
} as const;

type Asked = readonly Readonly<Record<string, readonly []>>[];

const ANYBODY: Asked = [{ session: [] }, {}];
const SESSION: Asked = [{ session: [] }];
const KEY: Asked = [{ key: [] }];
const KEY_OR_PUBLIC: Asked = [{ key: [] }, {}];
const OPERATOR: Asked = [{ operator: [] }, {}];

/** What is asked for by which path, the first that fits; whatever is not listed needs a session. */
const ASKED: readonly (readonly [RegExp, Asked])[] = [
  [/^(put|delete) \/api\/rulebooks|^\w+ \/api\/operator\//, OPERATOR],
  [/^put \/api\/kept\/|^post \/api\/events\/\{event\}\/player$/, [{}]],
  [/ \/api\/kept\//, KEY],
  [/^post \/api\/events\/\{event\}\/online\/sit$/, [{ key: [], session: [] }]],
  [/^get \/api\/events\/\{event\}\/(log|stream|papers\/\{name\}|online)$/, KEY_OR_PUBLIC],
  [/ \/api\/events\/\{event\}/, KEY],
  [/^post \/api\/clubs\/\{club\}\/join$/, [{}]],
  [/^get \/api\/clubs\/\{club\}(?!\/(links|file)$)/, KEY_OR_PUBLIC],
  [/ \/api\/clubs\/\{club\}/, KEY],
  [/^get \/api\/circuits\/\{circuit\}(?!\/(links|file)$)/, KEY_OR_PUBLIC],
  [/ \/api\/circuits\/\{circuit\}/, KEY],
  [
    /^get \/api\/(session|play|tables|tables\/.*|games\/.*|rules|rules\/.*|rulebooks.*|events|clubs|circuits)$/,
    ANYBODY,
  ],
  [/^get \/api\/(players\/.*|ratings.*)$/, ANYBODY],
  [/ \/api\/daily\/\{day\}\/\{rules\}$/, ANYBODY],
  [/^post \/api\/(session\/.*|account|rules\/check)$/, ANYBODY],
];

const securityOf = (path: string, method: string): Asked =>
  ASKED.find(([where]) => where.test(`${method} ${path}`))?.[1] ?? SESSION;

interface Document {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, object>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, object>> };
}

/** References that stand in it, by name. */
const referredTo = (part: unknown): string[] =>
  [...JSON.stringify(part ?? {}).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
    ([, name]) => name!,
  );

/** With the security of every path, and without components that nothing refers to. */
function finished<T extends Document>(document: T): T {
  const { schemas = {}, ...components } = document.components ?? {};
  const used = new Set(referredTo(document.paths));
  for (const name of used) for (const inner of referredTo(schemas[name])) used.add(inner);
  const shared = Object.fromEntries(
    Object.entries(schemas)
      .filter(([name]) => used.has(name))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  const paths = Object.fromEntries(
    Object.entries(document.paths ?? {}).map(([path, methods]) => [
      path,
      Object.fromEntries(
        Object.entries(methods).map(([method, operation]) => [
          method,
          { ...operation, security: securityOf(path, method) },
        ]),
      ),
    ]),
  );
  return { ...document, paths, components: { ...components, schemas: shared } };
}

export const DESCRIPTION: FastifyDynamicSwaggerOptions = {
  openapi: {
    openapi: '3.1.0',
    info: { title: 'Hanchan', version: '1', description: 'Riichi by the book, over HTTP.' },
    components: { securitySchemes: SECURITY },
  },
  transform: jsonSchemaTransform,
  transformObject: (document) => finished(jsonSchemaTransformObject(document) as Document),
};
