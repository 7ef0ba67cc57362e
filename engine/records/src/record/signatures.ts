// Whether the signatures of a beacon are those of its key. The curve is the platform's: browsers and Node.js both have it
// as WebCrypto, where a page is not kept from it.

import type { SignatureClaim } from './fair.ts';

/** The part of WebCrypto's `subtle` that is used. */
export interface Curve<Key> {
  importKey(
    format: 'raw',
    key: Uint8Array<ArrayBuffer>,
    algorithm: { name: 'Ed25519' },
    isExtractable: false,
    uses: ['verify'],
  ): Promise<Key>;
  verify(
    algorithm: { name: 'Ed25519' },
    key: Key,
    signature: Uint8Array<ArrayBuffer>,
    message: Uint8Array<ArrayBuffer>,
  ): Promise<boolean>;
}

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

const ED25519 = { name: 'Ed25519' } as const;

/** The first round that its key has not signed; null: all are signed. `unknown` where this platform cannot tell. */
export async function forgedRound<Key>(
  claims: readonly SignatureClaim[],
  curve: Curve<Key> | undefined,
): Promise<number | null | 'unknown'> {
  if (claims.length === 0) return null;
  if (curve === undefined) return 'unknown';
  for (const { round, key, message, signature } of claims) {
    try {
      const imported = await curve.importKey('raw', bytesOf(key), ED25519, false, ['verify']);
      if (!(await curve.verify(ED25519, imported, bytesOf(signature), bytesOf(message)))) {
        return round;
      }
    } catch (error) {
      // A key that is none is a forged one; a curve that is not there says nothing.
      if ((error as Error).name === 'NotSupportedError') return 'unknown';
      return round;
    }
  }
  return null;
}
