// Who asks, when proxies stand in between. Each proxy adds the address it heard from behind those it was sent; so the
// list is read from its end, as far as the operator trusts whoever wrote it. What stands before that, anybody may have
// made up.

import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** How many proxies there are, or which addresses they have; 0 for none. */
export type TrustedProxies = number | readonly string[];

/** Whether the sender of a hop, counted from us, is believed about who came before. */
export type Trust = (address: string, hop: number) => boolean;

export function trustOf(proxies: TrustedProxies): Trust {
  if (typeof proxies === 'number') return (_, hop) => hop < proxies;
  const list = new BlockList();
  for (const one of proxies) addRange(list, one);
  return (address) => {
    const plain = plainAddress(address);
    const family = isIP(plain);
    return family !== 0 && list.check(plain, family === 6 ? 'ipv6' : 'ipv4');
  };
}

/** An address, or a range of them such as 10.0.0.0/8. */
export function isRange(text: string): boolean {
  try {
    addRange(new BlockList(), text);
    return true;
  } catch {
    return false;
  }
}

function addRange(list: BlockList, text: string): void {
  const [address = '', prefix] = text.split('/');
  const family = isIP(address);
  if (family === 0) throw new RangeError(`${text} is not an address`);
  const type = family === 6 ? 'ipv6' : 'ipv4';
  if (prefix === undefined) list.addAddress(address, type);
  else if (/^\d+$/.test(prefix)) list.addSubnet(address, Number(prefix), type);
  else throw new RangeError(`${text} is not a range`);
}

const plainAddress = (address: string): string => address.trim().replace(/^::ffff:(?=\d+\.)/i, '');

/** The nearest address that is not a trusted proxy's. */
export function addressOf(request: IncomingMessage, trust: Trust): string {
  const forwarded = String(request.headers['x-forwarded-for'] ?? '');
  const before = forwarded.split(',').map(plainAddress).filter(Boolean).reverse();
  const hops = [plainAddress(request.socket.remoteAddress ?? ''), ...before];
  return hops.find((address, hop) => hop === hops.length - 1 || !trust(address, hop))!;
}

/** The name that the request was sent to: what a trusted proxy says it was, or what stands in it. */
export function hostOf({ headers, socket }: IncomingMessage, trust: Trust): string {
  const forwarded = headers['x-forwarded-host'];
  if (typeof forwarded === 'string' && trust(plainAddress(socket.remoteAddress ?? ''), 0)) {
    return forwarded.split(',').at(-1)!.trim();
  }
  return headers.host ?? '';
}

/** A trusted proxy says that it was asked without encryption. One that says nothing is not asked further. */
export function cameInTheClear({ headers, socket }: IncomingMessage, trust: Trust): boolean {
  const forwarded = headers['x-forwarded-proto'];
  if (typeof forwarded !== 'string' || !trust(plainAddress(socket.remoteAddress ?? ''), 0)) {
    return false;
  }
  return !/^(https|wss)$/i.test(forwarded.split(',').at(-1)!.trim());
}

/** What counts as one address: a household has 2^64 of version 6. */
export function neighbourhood(address: string): string {
  const plain = plainAddress(address);
  if (isIP(plain) !== 6) return plain;
  const [head = '', tail] = plain.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length);
  return [...front, ...Array<string>(zeros).fill('0'), ...back].slice(0, 4).join(':');
}
