// What is written down of a person, line by line: in the form, and in a list that is brought in.

export const PERSON_LINES = [
  'name',
  'firstName',
  'lastName',
  'legalName',
  'country',
  'club',
  'team',
  'emaId',
  'language',
  'contact',
  'notes',
] as const;
