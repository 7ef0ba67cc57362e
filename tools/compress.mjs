// Compressed forms beside the files of the built page, for the server to choose from.

import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const WORTH_IT = /\.(js|css|html|svg|json|webmanifest|bin|wasm)$/;
const SMALLEST = 1_024;

export function compressFolder(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const stats = statSync(path);
    if (stats.isDirectory()) compressFolder(path);
    else if (WORTH_IT.test(name) && stats.size >= SMALLEST) compressFile(path);
  }
}

function compressFile(path) {
  const content = readFileSync(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
}
