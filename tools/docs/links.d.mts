import type { Files } from './site.mjs';
export function brokenLinks(files: Files): string[];
