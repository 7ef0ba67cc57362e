// What is written down of a person, line by line: in the form, and in a list that is brought in.

import { LINES_BESIDE_NAME } from '@hanchan/tournament';

export const PERSON_LINES = ['name', ...LINES_BESIDE_NAME, 'contact', 'notes'] as const;
