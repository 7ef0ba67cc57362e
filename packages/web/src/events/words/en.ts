// The pages of an event, in English.

import { phones } from './en/phones.ts';
import { referee } from './en/referee.ts';
import { sheet } from './en/sheet.ts';

export const en = { ...phones, ...referee, ...sheet };
