// One seat of a table: a socket that answers every question after a moment of thinking, and notes how long another
// seat's discard took from the sending to this screen. It discards what it drew and lets everything else go, so
// that deals are long and the figures are about the server.

import WebSocket from 'ws';

const DISCARDED = '{"type":"discarded","seat":';
const PREFERENCE = ['discard', 'pass', 'noten', 'tenpai', 'tsumo'];

/** `table` is shared by its four players: `sent` is the discard that is on its way. */
export function sitDown({ address, cookie, table, pace, tally }) {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`, {
    headers: { cookie, origin: address },
    perMessageDeflate: false,
  });
  const player = { socket, seat: null, seq: 0, deal: 0, asked: 0 };
  const send = (message) => socket.send(JSON.stringify(message));

  function hearEvent(event) {
    if (event.type === 'dealStarted') player.deal = event.number;
    if (event.type === 'dealEnded') send({ type: 'ready', table: table.id, deal: player.deal });
    if (event.type === 'discarded') hearDiscard(event.seat);
  }

  /** Beside bots nobody else is there to see it: then its own coming back counts. */
  function hearDiscard(seat) {
    if (table.sent?.seat !== seat || (seat === player.seat) !== table.isAlone) return;
    tally.latencies.push(performance.now() - table.sent.at);
  }

  /**
   * What asks nothing and begins or ends nothing is not parsed: a generator that is busy with itself would measure
   * itself. The numbers of its events come again with the next question.
   */
  function skim(text) {
    if (!text.startsWith('{"type":"events"') || !text.includes('"legal":[]')) return false;
    if (text.includes('"dealStarted"') || text.includes('"dealEnded"')) return false;
    const at = text.indexOf(DISCARDED);
    if (at >= 0) hearDiscard(Number(text[at + DISCARDED.length]));
    player.asked++;
    return true;
  }

  function answer(legal) {
    const asked = ++player.asked;
    if (legal.length === 0) return;
    const action = choose(legal);
    const isTurn = action.type === 'discard';
    const [from, to] = isTurn ? pace.turnMs : pace.claimMs;
    const act = () => {
      if (asked !== player.asked || socket.readyState !== WebSocket.OPEN) return;
      if (isTurn) table.sent = { seat: player.seat, at: performance.now() };
      send({ type: 'act', id: `${asked}`, table: table.id, seq: player.seq, action });
    };
    if (to === 0) act();
    else setTimeout(act, from + Math.random() * (to - from));
  }

  socket.on('message', (data) => {
    tally.messages++;
    const text = data.toString();
    if (skim(text)) return;
    const message = JSON.parse(text);
    switch (message.type) {
      case 'table':
        player.seat = message.seat;
        player.seq = message.seq;
        player.deal = message.view.dealNumber;
        return answer(message.legal);
      case 'events':
        player.seq = message.from + message.events.length - 1;
        for (const event of message.events) hearEvent(event);
        return answer(message.legal);
      case 'ack':
        tally.actions++;
        return;
      case 'refused':
        tally.refused.push(message.code);
    }
  });
  socket.on('close', () => {
    tally.closed++;
  });
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('open', () => {
      send({ type: 'hello', version: 1 });
      send({ type: 'sit', table: table.id });
      resolve(player);
    });
  });
}

/** The drawn tile where it may be discarded: the last of the discards. */
function choose(legal) {
  for (const type of PREFERENCE) {
    const action = legal.findLast((one) => one.type === type && one.riichi !== true);
    if (action !== undefined) return action;
  }
  return legal[0];
}
