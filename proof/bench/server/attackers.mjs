// Six at a time send archives, again and again, each as soon as the last was answered: 60 MB from nobody and from somebody
// with a name, and whole events just below what a server takes.

import { archiveChecksum, writeArchive } from '../../../engine/tournament/dist/index.js';
import { answerParent } from './child.mjs';

const BYTES = 60 * 1_024 * 1_024;
const WHOLE_BYTES = 3.5 * 1_024 * 1_024;
const AT_ONCE = 6;
const TEXT = 'All players please take your seats. '.repeat(14).slice(0, 490);

/** A whole event that says the same over and over. */
async function wholeArchive(address, cookie) {
  const settings = {
    name: 'Long Cup',
    venue: '',
    country: '',
    from: '2027-01-16',
    to: '2027-01-17',
    timeZone: 'Europe/Stockholm',
    capacity: null,
    rules: 'wrc-2022',
  };
  const headers = { 'content-type': 'application/json', origin: address, cookie };
  const init = { method: 'POST', headers, body: JSON.stringify({ settings }) };
  const { id, key } = await (await fetch(`${address}/api/events`, init)).json();
  const authorization = `Bearer ${key}`;
  const log = await fetch(`${address}/api/events/${id}/log`, { headers: { authorization } });
  const [first] = (await log.json()).entries;
  const { at, by } = first;
  const entries = [first];
  for (let bytes = 0; bytes < WHOLE_BYTES; bytes += TEXT.length + 230) {
    const seq = entries.length + 1;
    entries.push({ seq, id: `say-${seq}`, at, by, act: { type: 'announce', text: TEXT } });
  }
  const text = writeArchive(entries);
  if (archiveChecksum(text) === '') throw new Error('the archive has no sum');
  return Buffer.from(text);
}

async function guest(address) {
  const headers = { 'content-type': 'application/json', origin: address };
  const init = { method: 'POST', headers, body: JSON.stringify({ name: 'Mallory' }) };
  const response = await fetch(`${address}/api/session/guest`, init);
  await response.arrayBuffer();
  return response.headers.getSetCookie()[0].split(';')[0];
}

let isOn = false;
let running = Promise.resolve();
let answers = {};

async function attack({ address, hasName, isWhole }) {
  answers = {};
  isOn = true;
  const cookie = hasName ? await guest(address) : '';
  const body = isWhole ? await wholeArchive(address, cookie) : Buffer.alloc(BYTES, 'x\n');
  const one = async () => {
    while (isOn) {
      const headers = { 'content-type': 'text/plain', origin: address, cookie };
      const status = await fetch(`${address}/api/events/import`, { method: 'POST', headers, body })
        .then(async (response) => {
          await response.arrayBuffer();
          return response.status;
        })
        .catch(() => 'cut off');
      answers[status] = (answers[status] ?? 0) + 1;
      // Somebody who is turned away at once would only count how fast that is.
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  running = Promise.all(Array.from({ length: AT_ONCE }, one));
  return body.length;
}

async function rest() {
  isOn = false;
  await running;
  return answers;
}

answerParent(null, { attack, rest });
