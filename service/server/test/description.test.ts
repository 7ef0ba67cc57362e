// The descriptions that the server gives of itself, OpenAPI and AsyncAPI: whole, small, and true of what it really says.

import { clientMessageSchema, type ServerMessage } from '@hanchan/protocol';
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { TestClient } from './support/client.ts';
import { testServer } from './support/fixture.ts';
import { gather, playByItself, seat } from './support/table.ts';

interface Operation {
  readonly security: readonly Readonly<Record<string, unknown>>[];
  readonly requestBody?: unknown;
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: object }>> }>
  >;
}

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, object>>;
    readonly securitySchemes: Readonly<Record<string, object>>;
  };
}

interface AsyncApi {
  readonly asyncapi: string;
  readonly channels: { readonly socket: { readonly messages: Readonly<Record<string, object>> } };
  readonly components: {
    readonly messages: Readonly<Record<string, { readonly payload: object }>>;
  };
}

const referencesIn = (part: unknown): string[] =>
  [...JSON.stringify(part).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => path!);

const isThere = (document: object, path: string): boolean =>
  path
    .split('/')
    .reduce<unknown>(
      (part, key) => (part as Record<string, unknown> | undefined)?.[key],
      document,
    ) !== undefined;

async function openApi(client: TestClient): Promise<OpenApi> {
  return (await client.request('GET', '/api/docs/openapi.json')).body;
}

const operationsOf = ({ paths }: OpenApi) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

test('OpenAPI writes a shared form once, refers only to what is there, and is a fifth of what it was', async () => {
  const document = await openApi(new TestClient((await testServer()).port));
  const references = referencesIn(document);
  expect(references.length).toBeGreaterThan(50);
  expect(references.filter((path) => !isThere(document, path))).toEqual([]);
  const names = Object.keys(document.components.schemas);
  expect(names).toEqual(expect.arrayContaining(['Refusal', 'Table', 'KeptEntry', 'Session']));
  expect(names.filter((name) => !references.includes(`components/schemas/${name}`))).toEqual([]);
  expect(JSON.stringify(document).length).toBeLessThan(250_000);
});

test('OpenAPI says of every path how one shows who one is, and the server holds to it', async () => {
  const server = await testServer();
  const stranger = new TestClient(server.port);
  const document = await openApi(stranger);
  const known = Object.keys(document.components.securitySchemes);
  const wrong: string[] = [];
  let asked = 0;
  for (const { path, method, operation } of operationsOf(document)) {
    expect(operation.security.flatMap(Object.keys).filter((name) => !known.includes(name))).toEqual(
      [],
    );
    const isForSessions = operation.security.every((one) => 'session' in one && !('key' in one));
    // A body would be looked at first.
    if (!isForSessions || operation.requestBody !== undefined) continue;
    asked++;
    const address = path.replaceAll(/\{\w+\}/g, 'x');
    const { body } = await stranger.request(method.toUpperCase(), address);
    if (body.code !== 'notSignedIn') wrong.push(`${method} ${path}: ${body.code}`);
  }
  expect(wrong).toEqual([]);
  expect(asked).toBeGreaterThan(8);
});

test('answers are what OpenAPI says they are', async () => {
  const server = await testServer();
  const client = new TestClient(server.port);
  const document = await openApi(client);
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema({ $id: 'api', ...document });
  for (const name of Object.keys(document.components.schemas))
    expect(ajv.getSchema(`api#/components/schemas/${name}`)).toBeDefined();
  await client.guest('Anna');
  const table = await client.open();
  const asked: readonly (readonly [string, string, string])[] = [
    ['/api/session', '/api/session', '200'],
    ['/api/tables', '/api/tables', '200'],
    [`/api/tables/${table.id}`, '/api/tables/{table}', '200'],
    ['/api/rules/wrc-2022', '/api/rules/{id}', '200'],
    ['/api/games/none', '/api/games/{game}', '4XX'],
    ['/api/account/data', '/api/account/data', '200'],
  ];
  for (const [address, path, status] of asked) {
    const pointer = path.replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D');
    const where = `api#/paths/${pointer}/get/responses/${status}/content/application~1json/schema`;
    const isValid = ajv.getSchema(where)!;
    const { body } = await client.request('GET', address);
    expect([address, isValid(body), isValid.errors]).toEqual([address, true, null]);
  }
});

test('AsyncAPI has every message, and what four players and a spectator are sent is in its form', async () => {
  const server = await testServer();
  const party = await gather(server, { rounds: 1, watchDelayMs: 0 });
  const [client] = party.clients;
  const document: AsyncApi = (await client!.request('GET', '/api/docs/asyncapi.json')).body;
  expect(document.asyncapi).toBe('3.0.0');
  expect(referencesIn(document).filter((path) => !isThere(document, path))).toEqual([]);
  const sent = clientMessageSchema.options.map(({ shape }) => `client_${shape.type.value}`);
  const all = Object.keys(document.channels.socket.messages);
  expect(all.filter((name) => name.startsWith('client_'))).toEqual(sent);

  const ajv = new Ajv({ strict: false });
  ajv.addSchema({ $id: 'socket', ...document });
  const faultOf = (message: ServerMessage) => {
    const name = `server_${message.type}`;
    const isValid = ajv.getSchema(`socket#/components/messages/${name}/payload`);
    if (isValid === undefined) return `${name} is not described`;
    return isValid(message) ? null : `${name}: ${ajv.errorsText(isValid.errors)}`;
  };
  await seat(party);
  const watcher = new TestClient(server.port);
  await watcher.connect();
  watcher.send({ type: 'watch', table: client!.info!.id });
  watcher.send({ type: 'lobby', on: true });
  watcher.send({ type: 'ping', sent: 1 });
  client!.send({ type: 'chat', id: 'said', table: client!.info!.id, phrase: 'hello' });
  client!.send({
    type: 'why',
    id: 'why',
    table: client!.info!.id,
    action: { type: 'ron', seat: 0 },
  });
  await Promise.all(party.clients.map((one, i) => playByItself(one, i + 1)));
  await watcher.caughtUp();
  const messages = [...party.clients, watcher].flatMap((one) => one.messages);
  expect([...new Set(messages.map(faultOf))]).toEqual([null]);
  const seen = new Set(messages.map(({ type }) => type));
  expect([...seen].sort()).toEqual(
    expect.arrayContaining([
      'ack',
      'chat',
      'events',
      'hello',
      'lobby',
      'pong',
      'room',
      'table',
      'why',
    ]),
  );
  // The form is not one that takes anything.
  expect(faultOf({ type: 'ack' } as ServerMessage)).toMatch(/must have required property 'id'/);
  expect(faultOf({ ...messages.find(({ type }) => type === 'table')!, seq: 'x' } as never)).toMatch(
    /seq must be number/,
  );
});
