// A beacon of one's own: signs one number after the other, each when its time has come, and answers in the form of drand.

import { createPublicKey, type KeyObject, sign } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { beaconValue, roundMessage, roundTime } from '@hanchan/game';

/** 1 January 2026. */
const GENESIS = 1_767_225_600;

export interface Beacon {
  /** In hexadecimal digits, as `/info` tells it. */
  readonly key: string;
  readonly period: number;
  readonly genesis: number;
  round(number: number): { round: number; randomness: string; signature: string };
}

export function beaconOf(secret: KeyObject, period: number, genesis = GENESIS): Beacon {
  const { x } = createPublicKey(secret).export({ format: 'jwk' });
  return {
    key: Buffer.from(x!, 'base64url').toString('hex'),
    period,
    genesis,
    round(number) {
      const signature = sign(null, Buffer.from(roundMessage(number), 'hex'), secret).toString(
        'hex',
      );
      return { round: number, randomness: beaconValue(signature), signature };
    },
  };
}

export function beaconServer(beacon: Beacon, now: () => number): Server {
  const { key, period, genesis } = beacon;
  const chain = { source: '', scheme: 'ed25519', key, period, genesis };
  const info = { public_key: key, period, genesis_time: genesis, schemeID: 'ed25519' };
  return createServer((request, response) => {
    const answer = (status: number, body: unknown) => {
      response.writeHead(status, {
        'content-type': 'application/json',
        'access-control-allow-origin': '*',
      });
      response.end(JSON.stringify(body));
    };
    const { pathname } = new URL(request.url ?? '/', 'http://beacon');
    if (request.method !== 'GET') return answer(405, { error: 'only GET' });
    if (pathname === '/info') return answer(200, info);
    const latest = Math.floor((now() / 1_000 - genesis) / period) + 1;
    const asked = /^\/public\/(latest|[1-9]\d{0,14})$/.exec(pathname)?.[1];
    if (asked === undefined) return answer(404, { error: 'there are /info and /public/ROUND' });
    const round = asked === 'latest' ? latest : Number(asked);
    if (round < 1 || now() < roundTime(chain, round)) return answer(425, { error: 'too early' });
    return answer(200, beacon.round(round));
  });
}
