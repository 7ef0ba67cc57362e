// What staff and players send to an event: acts of the tournament package, checked for form here and for sense there. Each act
// is written there, once; its schema is made of its form.

import { ACT, SETTINGS, type SentAct } from '@hanchan/tournament';
import { z } from 'zod';
import { fieldsOf, schemaOf } from '../schemaOf.ts';

const settings = fieldsOf(SETTINGS);

/** An event as its organiser asks for it: the rulebook by name or with changes, the desk's own rules where they differ. */
export const eventRequestSchema = z.strictObject({
  settings: z.strictObject({ ...settings, desk: settings.desk.default({}) }),
  isRehearsal: z.boolean().default(false),
});
/** DELETE of an event or of a person in it, for good: the name of what goes, so that nobody does it by mistake. */
export const eventEraseSchema = z.strictObject({ name: z.string().max(200) });

/** What an event is created from. */
export type EventRequest = z.input<typeof eventRequestSchema>;

/** The schema of an act as it is sent. */
export const actSchema = schemaOf(ACT);
/** As it is sent: the rulebook of a `change` by name. Everything else is the act itself. */
export type ActRequest = SentAct;

/** The command's own id makes sending it twice the same as sending it once. */
export const commandSchema = z.strictObject({ id: z.string().min(8).max(64), act: actSchema });
