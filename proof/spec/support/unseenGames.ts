// Real games that no net was shown, as mjai logs.

import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { readTar } from '../../../faces/cli/src/tar.ts';
import { isHeldOut } from '../../training/heldOut.ts';
import { sharedPath } from './shared.ts';

export async function* unseenGames(most: number): AsyncGenerator<string> {
  const archive = sharedPath('data/tenhou/games.tar.gz');
  const unpacked = createReadStream(archive).pipe(createGunzip());
  let given = 0;
  for await (const { name, bytes } of readTar(unpacked, archive)) {
    if (!isHeldOut(name)) continue;
    yield new TextDecoder().decode(bytes);
    if (++given >= most) return;
  }
}
