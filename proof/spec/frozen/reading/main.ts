// Reads everything in a process of its own, as whatever version it is built of: `bundle FOLDER WORK PLACES`. Its answer is
// one line of JSON; what it writes itself, a record and a backup, lies in WORK.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WRC_2022 } from '@hanchan/rulesets';
import { backup } from '@hanchan/storage';
import { playedRecord } from '../making/records.ts';
import { canonicalText } from './canonical.ts';
import { type Place, placeText } from './places.ts';
import { formFigures } from './read.ts';

export interface Answer {
  readonly forms: string;
  /** By the names of the places. */
  readonly served: Readonly<Record<string, string>>;
}

const [folder, work, given] = process.argv.slice(2) as [string, string, string];
const places = JSON.parse(given) as readonly Place[];
const forms = canonicalText(formFigures(folder));
const served: Record<string, string> = {};
for (const place of places) served[place.name] = await placeText(folder, place);
const record = { ruleset: WRC_2022, assistance: 'guided', bot: 'beginner', seed: 1 } as const;
writeFileSync(join(work, 'record.jsonl'), playedRecord({ ...record, secret: 'a'.repeat(64) }));
if (places[0] !== undefined) await backup(places[0].url, join(work, 'backup.gz'), 0);
console.log(JSON.stringify({ forms, served } satisfies Answer));
