// `hanchan beacon`: the seal of another party. Whoever runs it signs one number after the other with a key of their own, each
// when its time has come; servers that name its address add the signatures to their walls.

import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import type { Command } from 'commander';
import { BadInput } from './badInput.ts';
import { bytesOf, writeOut } from './namedFile.ts';
import { loadServer } from './parts.ts';
import { print, type Terminal } from './terminal.ts';
import { wholeNumber } from './wholeNumber.ts';

const HELP = `
It answers GET /info, /public/ROUND and /public/latest in the form of drand. A round is never signed before its time. Keep the
key file to yourself, and publish the key that is printed: players compare it with the one in their records.
Whoever holds the key can foresee its values, but not the walls: those need the secret and the words as well.

Example:
  hanchan beacon --key federation.pem --port 8090`;

const MOST_SECONDS = 120;
const MOST_PORT = 65_535;

type BeaconArguments = Readonly<Record<'key' | 'port' | 'host' | 'period', string>>;

export function addBeaconCommand(program: Command, terminal: Terminal): void {
  program
    .command('beacon')
    .summary("publish values that go into others' walls")
    .description(
      'Sign one round after the other with a key of your own, for walls that no single party can choose.',
    )
    .requiredOption('--key <FILE>', 'the private key (ed25519, PEM); made where there is none')
    .option('--port <N>', 'the port; 0 for any', '8090')
    .option('--host <ADDRESS>', 'where to listen', '0.0.0.0')
    .option('--period <SECONDS>', 'from each round to the next', '10')
    .addHelpText('after', HELP)
    .action(async ({ key, port: wanted, host, period }: BeaconArguments) => {
      const { beaconOf, beaconServer } = await loadServer('beacon');
      const at = wholeNumber('--port', wanted, 0, MOST_PORT);
      const beacon = beaconOf(keyIn(key), wholeNumber('--period', period, 1, MOST_SECONDS));
      const server = beaconServer(beacon, () => Date.now());
      await new Promise<void>((resolve, reject) => {
        server.once('error', (error) =>
          reject(new BadInput('--port', `${host}:${at} cannot be listened at: ${error.message}`)),
        );
        server.listen(at, host, resolve);
      });
      const { port } = server.address() as AddressInfo;
      print(terminal, `Beacon on http://localhost:${port}, key ${beacon.key}`);
      await new Promise((resolve) => server.once('close', resolve));
    });
}

function keyIn(file: string): KeyObject {
  if (!existsSync(file)) {
    const { privateKey } = generateKeyPairSync('ed25519');
    writeOut('--key', file, privateKey.export({ type: 'pkcs8', format: 'pem' }), 0o600);
    return privateKey;
  }
  const bytes = bytesOf(file, '--key');
  try {
    const key = createPrivateKey(bytes);
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {}
  throw new BadInput('--key', `${file} is not a private key of the kind ed25519`);
}
