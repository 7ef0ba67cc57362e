// The pages of an event, in Japanese.

import { phones } from './ja/phones.ts';
import { referee } from './ja/referee.ts';
import { sheet } from './ja/sheet.ts';

export const ja = { ...phones, ...referee, ...sheet };
