// From where somebody comes, so that a household does not sit at one table with strangers: not the address itself, and nothing for
// the machine of the server, which is nobody's home.

import { createHash } from 'node:crypto';
import { isLoopback } from '../http/address.ts';

const LENGTH = 16;

export const homeOf = (address: string): string | null =>
  isLoopback(address)
    ? null
    : createHash('sha256').update(`home ${address}`).digest('base64url').slice(0, LENGTH);
