// Every byte that each connection receives over whole matches, read for tiles that its viewer may not know.

import { expect, test } from 'vitest';
import { TestClient } from './support/client.ts';
import { testServer } from './support/fixture.ts';
import { forbiddenTexts, Reader, truthOf, type Viewer } from './support/hiddenReader.ts';
import { gather, playByItself, seat } from './support/table.ts';

/** Three in every run; the simulator reads the lines of all six, too. */
const TABLES = [
  ['wrc-2022', 'guided'],
  ['ema-2008', 'unassisted'],
  ['tenhou', 'guided'],
  ['wdmc-2019', 'guided'],
  ['uspml-fundamentals', 'guided'],
  ['general', 'guided'],
] as const;

test.each(process.env['HANCHAN_FULL'] === '1' ? TABLES : TABLES.slice(0, 3))(
  '%s, %s: no connection learns a tile that its seat may not know',
  async (rules, assistance) => {
    const server = await testServer();
    const party = await gather(server, { rules, assistance, rounds: 1, watchDelayMs: 0 });
    const { clients, table } = party;
    await seat(party);
    const spectator = new TestClient(server.port);
    await spectator.connect();
    spectator.send({ type: 'watch', table });
    await spectator.next('table');
    let stage = 0;
    const over = clients.map((client, i) => playByItself(client, i + 11));
    // Somebody who comes and goes hears snapshots as well as what was missed.
    const returning = setInterval(() => {
      clients[0]!.send({
        type: 'sit',
        table,
        ...(stage++ % 2 === 0 ? {} : { from: clients[0]!.seq }),
      });
    }, 50);
    await Promise.all(over);
    clearInterval(returning);
    const { game, fair } = clients[0]!.info!;
    const record = await clients[0]!.request('GET', `/api/games/${game}/record`);
    const truth = truthOf(record.body);
    expect(truth.length).toBeGreaterThan(3);
    for (const client of [...clients, spectator]) {
      const viewer = client.seat as Viewer;
      const reader = new Reader(viewer, truth, client.view!.rules);
      const texts = truth.map((deal) => forbiddenTexts(deal, viewer));
      let isOver = false;
      for (const [i, message] of client.messages.entries()) {
        reader.read(message);
        const text = client.received[i]!;
        isOver ||= message.type === 'room' && message.info.state === 'over';
        if (!isOver) expect(text.includes(fair.secret!)).toBe(false);
        // The deal on the table, and the one to come.
        const near = texts.slice(Math.max(0, reader.deal - 1), reader.deal + 1).flat();
        const leak = near.find((forbidden) => text.includes(forbidden));
        expect(leak, `in ${text.slice(0, 200)}`).toBeUndefined();
      }
      expect(client.received.length).toBeGreaterThan(50);
    }
  },
);
