// The socket as an AsyncAPI document: every message that a client may send and every one that it may get. Those of clients come
// from the schema that the server checks them with, those of the server from the types that it is compiled against.

import {
  CLOSE_CODES,
  clientMessageSchema,
  MESSAGE_LIMIT,
  PROTOCOL_VERSION,
} from '@hanchan/protocol';
import { z } from 'zod';
import { ROOT } from '../setup.mjs';
import { byName } from '../typeSchema/properties.mjs';
import { messageWords } from './messageWords.mjs';
import { typeReader } from './typeReader.mjs';

const PROTOCOL = `${ROOT}service/protocol/`;

export function socketDocument() {
  const types = typeReader(PROTOCOL);
  const fromServer = serverMessages(types);
  const fromClient = clientMessages(types);
  const refs = (messages) =>
    Object.keys(messages).map((key) => ref(`#/channels/socket/messages/${key}`));
  const all = { ...fromClient, ...fromServer };
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Hanchan over the socket',
      version: String(PROTOCOL_VERSION),
      description: `One JSON object per message, at most ${MESSAGE_LIMIT} bytes from a client. The first message is hello. How they follow each other is in the README of @hanchan/protocol.`,
    },
    defaultContentType: 'application/json',
    channels: {
      socket: {
        address: '/ws',
        description:
          'A WebSocket. The session cookie says who connects; without one a client may watch.',
        messages: Object.fromEntries(
          Object.keys(all).map((key) => [key, ref(`#/components/messages/${key}`)]),
        ),
        'x-close-codes': CLOSE_CODES,
      },
    },
    operations: {
      fromClient: {
        action: 'receive',
        channel: ref('#/channels/socket'),
        messages: refs(fromClient),
      },
      fromServer: { action: 'send', channel: ref('#/channels/socket'), messages: refs(fromServer) },
    },
    components: {
      messages: all,
      schemas: byName(types.schemas),
      securitySchemes: {
        session: { type: 'httpApiKey', in: 'cookie', name: 'hanchan' },
      },
    },
  };
}

const ref = ($ref) => ({ $ref });

const message = (type, words, payload) => ({
  name: type,
  ...(words === null ? {} : { summary: words }),
  payload,
});

function clientMessages(types) {
  const words = messageWords(types.declarationOf('clientMessageSchema'));
  const { oneOf } = z.toJSONSchema(clientMessageSchema, {
    target: 'draft-7',
    io: 'input',
    unrepresentable: 'any',
  });
  return Object.fromEntries(
    oneOf.map((payload) => {
      const { properties } = payload;
      // The one form that is checked by the engine itself, which the schema leaves open.
      if ('action' in properties) properties.action = ref('#/components/schemas/Action');
      const type = properties.type.const;
      return [`client_${type}`, message(type, words[type], payload)];
    }),
  );
}

function serverMessages(types) {
  const words = messageWords(types.declarationOf('ServerMessage'));
  types.schemaOf('ServerMessage');
  const { anyOf } = types.schemas.ServerMessage;
  delete types.schemas.ServerMessage;
  const payloads = new Map(anyOf.map((payload) => [payload.properties.type.const, payload]));
  return Object.fromEntries(
    Object.keys(words).map((type) => [
      `server_${type}`,
      message(type, words[type], payloads.get(type)),
    ]),
  );
}

/** As it is kept: a line for every message and every schema, so that a change shows where it is. */
export function documentText(document) {
  const lines = (value, depth, indent) => {
    const isDeep =
      depth === 0 || value === null || typeof value !== 'object' || Array.isArray(value);
    if (isDeep) return JSON.stringify(value);
    const rows = Object.entries(value).map(
      ([key, inner]) =>
        `${indent}  ${JSON.stringify(key)}: ${lines(inner, depth - 1, `${indent}  `)}`,
    );
    return `{\n${rows.join(',\n')}\n${indent}}`;
  };
  return `${lines(document, 3, '')}\n`;
}
