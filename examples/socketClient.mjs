// A guest who plays three bots over the socket, in 50 lines: node examples/socketClient.mjs http://localhost:8080

import { foldView } from '@hanchan/game';
import { PROTOCOL_VERSION } from '@hanchan/protocol';
import { WebSocket } from 'ws';

const server = process.argv[2] ?? 'http://localhost:8080';
let cookie = '';

/** @param {string} path @param {object} [body] */
async function post(path, body) {
  const headers = { cookie, ...(body && { 'content-type': 'application/json' }) };
  const sent = { method: 'POST', headers, ...(body && { body: JSON.stringify(body) }) };
  const answer = await fetch(`${server}/api/${path}`, sent);
  cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
  if (!answer.ok) throw new Error(await answer.text());
  return /** @type {Promise<import('@hanchan/protocol').TableInfo>} */ (answer.json());
}

await post('session/guest', { name: 'Example' });
const bots = ['club', 'club', 'beginner'];
const settings = { rules: 'wrc-2022', rounds: 1, clock: null, bots, pace: 'atOnce' };
const { id: table } = await post('tables', settings);
await post(`tables/${table}/start`);

const socket = new WebSocket(`${server.replace('http', 'ws')}/ws`, { headers: { cookie } });
/** @param {import('@hanchan/protocol').ClientMessage} message */
const send = (message) => socket.send(JSON.stringify(message));
let view = /** @type {any} */ (null);
let [seq, acts] = [0, 0];

socket.on('open', () => send({ type: 'hello', version: PROTOCOL_VERSION }));
socket.on('message', (data) => {
  /** @type {import('@hanchan/protocol').ServerMessage} */
  const message = JSON.parse(String(data));
  if (message.type === 'hello') send({ type: 'sit', table });
  if (message.type === 'refused') throw new Error(message.message);
  if (message.type === 'table') ({ view, seq } = message);
  if (message.type === 'events') {
    // Numbered without gaps; what is known already may come twice.
    for (const event of message.events.slice(seq + 1 - message.from)) view = foldView(view, event);
    seq = message.from + message.events.length - 1;
  }
  if (message.type === 'room' && message.info.state === 'over') {
    console.log(`${acts} acts; the match ended with ${message.info.result?.scores.join(', ')}`);
    socket.close();
  }
  if (message.type !== 'table' && message.type !== 'events') return;
  // The server says what is legal; a better player would choose from `view`.
  const [action] = message.legal;
  if (action !== undefined) send({ type: 'act', id: String(++acts), table, seq, action });
  else if (view.phase === 'awaitingDeal') send({ type: 'ready', table, deal: view.dealNumber });
});
