// Promised words and beacons before `hanchan verify`, with what whoever asks has noted, and a beacon that is asked again.

import { generateKeyPairSync } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { commitmentOf } from '@hanchan/game';
import { beaconOf, beaconServer } from '@hanchan/server';
import { describe, expect, test } from 'vitest';
import { afterTest } from '../../../proof/spec/support/leftovers.ts';
import {
  CHAIN,
  drawBy,
  FIRST_ROUND,
  KEY,
  SECRET,
  type Sealed,
  sealedRecord,
  withBeacon,
} from '../../../proof/spec/support/sealedRecord.ts';
import { temporaryFile } from './run.ts';
import { hanchanHere } from './runHere.ts';

const verify = (sealed: Sealed, ...more: readonly string[]) =>
  hanchanHere(['verify', temporaryFile('game.hanchan', sealedRecord(sealed)), ...more]);

describe('hanchan verify', () => {
  test('says what went into the walls', async () => {
    expect(await verify({})).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/ok, 3 walls follow from the seed, words of 3, 3 promised\n$/),
    });
    const { stdout } = await verify(withBeacon('deal'), '--json');
    const [record] = JSON.parse(stdout).records;
    expect(record).toMatchObject({
      ok: true,
      walls: 3,
      withheld: [],
      beacon: { key: CHAIN.key, each: 'deal' },
    });
    expect(record.beacon.draws.map(({ deal }: { deal: number }) => deal)).toEqual([1, 2, 3]);
  });

  test('says where the beacon did not come', async () => {
    const honest = withBeacon('match');
    const draw = () => ({ round: FIRST_ROUND, value: null, signature: null });
    const { status, stdout } = await verify({
      ...honest,
      draw: (deal) => (deal === 1 ? draw() : undefined),
    });
    expect(status).toBe(0);
    expect(stdout).toContain('in 0 of 1, without it: deal 1');
  });

  test('compares it with what was noted', async () => {
    const seal = commitmentOf(SECRET);
    const noted = ['--seal', seal, '--word', 'three', '--beacon-key', CHAIN.key];
    expect((await verify(withBeacon('match'), ...noted)).status).toBe(0);
    for (const [option, value, said] of [
      ['--seal', commitmentOf('x'), 'the seal is another one'],
      ['--word', 'four', 'the word is not among those in the walls'],
      ['--beacon-key', 'ab'.repeat(32), 'the key of the beacon is another one'],
    ] as const) {
      expect(await verify(withBeacon('match'), option, value)).toMatchObject({
        status: 1,
        stderr: expect.stringContaining(said),
      });
    }
  });

  test('finds a forged signature', async () => {
    const { privateKey } = generateKeyPairSync('ed25519');
    const draw = (deal: number) => (deal === 1 ? drawBy(privateKey, FIRST_ROUND) : undefined);
    expect(await verify({ ...withBeacon('match'), draw })).toMatchObject({
      status: 1,
      stderr: expect.stringContaining(
        `round ${FIRST_ROUND} of the beacon is not signed by its key`,
      ),
    });
  });

  test('asks the beacon again', async () => {
    const server = beaconServer(beaconOf(KEY, CHAIN.period, CHAIN.genesis), () =>
      Date.UTC(2027, 0, 1),
    );
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    afterTest(() => {
      server.closeAllConnections();
      server.close();
    });
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const honest = withBeacon('match');
    expect((await verify(honest, '--beacon', url)).status).toBe(0);
    const silent = { round: FIRST_ROUND, value: null, signature: null };
    const denied = { ...honest, draw: (deal: number) => (deal === 1 ? silent : undefined) };
    expect(await verify(denied, '--beacon', url)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('which was published'),
    });
    expect((await verify(honest, '--beacon', 'nowhere')).status).toBe(2);
    expect((await verify(honest, '--beacon', 'http://127.0.0.1:1')).status).toBe(2);
  });
});
