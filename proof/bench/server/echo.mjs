// A bare `ws` server that sends back what it gets: what the machine can carry at most.

import { WebSocketServer } from 'ws';
import { answerParent, cpu, memory } from './child.mjs';

const server = new WebSocketServer({ port: 0, perMessageDeflate: false, backlog: 4_096 });
server.on('connection', (socket) => {
  socket.on('message', (data, isBinary) => socket.send(data, { binary: isBinary }));
});
server.on('listening', () => {
  answerParent({ address: `ws://127.0.0.1:${server.address().port}` }, { cpu, memory });
});
