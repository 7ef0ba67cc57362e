// The page's one socket: it says hello, comes back by itself, and knows when not to.

import { describe, expect, test } from 'vitest';
import { fakeServer } from './fakeServer.ts';

const statusOf = ({ wire }: ReturnType<typeof fakeServer>) => {
  let status = '';
  wire.status.subscribe((value) => {
    status = value;
  })();
  return status;
};

describe('the socket', () => {
  test('says hello with its version, and sends nothing before it is answered', () => {
    const server = fakeServer();
    expect(server.wire.send({ type: 'lobby', on: true })).toBe(false);
    server.greet();
    expect(server.heard()).toEqual([{ type: 'hello', version: 1 }]);
    expect(server.wire.send({ type: 'lobby', on: true })).toBe(true);
    expect(statusOf(server)).toBe('live');
  });

  test('says nothing into a line that is closing', () => {
    const server = fakeServer();
    server.greet();
    server.beginClosing();
    expect(server.wire.send({ type: 'lobby', on: true })).toBe(false);
    expect(server.heard()).toEqual([{ type: 'hello', version: 1 }]);
  });

  test('comes back after a loss, later each time, and tells who follows something', () => {
    const server = fakeServer();
    let asked = 0;
    server.wire.onLive(() => asked++);
    server.greet();
    expect(asked).toBe(1);
    server.cut();
    expect(statusOf(server)).toBe('reconnecting');
    server.pass(150);
    expect(server.opened()).toBe(2);
    server.cut();
    server.pass(299);
    expect(server.opened()).toBe(2);
    server.pass(1);
    expect(server.opened()).toBe(3);
    server.greet();
    expect(asked).toBe(2);
    expect(statusOf(server)).toBe('live');
  });

  test('gives up a line that has been silent for too long', () => {
    const server = fakeServer();
    server.greet();
    server.pass(15_000);
    expect(server.heard().at(-1)).toMatchObject({ type: 'ping' });
    server.say({ type: 'pong', sent: 0 });
    server.pass(30_000);
    expect(statusOf(server)).toBe('live');
    server.pass(15_000);
    expect(statusOf(server)).toBe('reconnecting');
    server.pass(150);
    expect(server.opened()).toBe(2);
  });

  test('does not wait when the network is back or the page is looked at again', () => {
    const server = fakeServer();
    server.greet();
    for (let i = 0; i < 8; i++) {
      server.cut();
      server.pass(15_000);
    }
    server.cut();
    const before = server.opened();
    server.wake();
    expect(server.opened()).toBe(before + 1);
    server.greet();
    server.wake();
    expect(server.opened()).toBe(before + 1);
  });

  test.each([
    [4400, 'tooFast'],
    [4401, 'otherVersion'],
    [4403, 'notSignedIn'],
    [4409, 'wrongState'],
  ])('stays away after the close code %i', (code, reason) => {
    const server = fakeServer();
    server.greet();
    server.cut(code);
    server.pass(600_000);
    expect(server.opened()).toBe(1);
    expect(statusOf(server)).toBe('closed');
    expect(server.wire.trouble()?.code).toBe(reason);
  });

  test('comes back when the server restarts', () => {
    const server = fakeServer();
    server.greet();
    server.cut(1012);
    server.pass(1_000);
    expect(server.opened()).toBe(2);
  });
});
