// A request for something whose process has just died: what was to be passed on is done here instead, with the body that it came
// with.

import { expect, test } from 'vitest';
import { TestClient } from '../support/client.ts';
import { aHall } from '../support/eventHall.ts';
import { crashNodes } from './crashNodes.ts';

test('an act at an event is done by the process that was asked, though its own one died', async () => {
  const { nodes, ports } = await crashNodes(2);
  const [first, second] = ports;
  const hall = await aHall(first!);
  Object.assign(hall, { port: second });
  const announce = (text: string) => hall.do({ type: 'announce', text });
  // By now the second knows where the event is.
  await announce('before');
  await nodes[0]!.kill();
  // At once: it has not missed the first one yet, and has read the request when it does.
  await announce('behind');
  const { entries } = await hall.log(hall.key);
  const said = entries.flatMap(({ act }) => (act.type === 'announce' ? [act.text] : []));
  expect(said).toEqual(['before', 'behind']);
  // A table that waits, too.
  const host = new TestClient(second!);
  await host.guest('Anna');
  expect((await host.open()).id).toBeTypeOf('string');
});
