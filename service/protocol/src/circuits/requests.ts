// What organisers send to a circuit. Acts come from the tournament package, checked for form here and for sense there. Who asks is known
// by `Authorization: Bearer KEY`, the key behind the # of a link; without one, everybody.

import { CIRCUIT_ACT, CIRCUIT_SETTINGS, type SentCircuitAct } from '@hanchan/tournament';
import { z } from 'zod';
import { playerNameSchema } from '../http.ts';
import { fieldsOf, schemaOf } from '../schemaOf.ts';

/** Whatever may be sent to a circuit. */
export type CircuitActRequest = SentCircuitAct;

/** POST /api/circuits/:circuit/acts */
export const circuitCommandSchema = z.strictObject({
  id: z.string().min(8).max(64),
  act: schemaOf(CIRCUIT_ACT),
});
/** POST /api/circuits: `name` is the owner's. */
export const circuitRequestSchema = z.strictObject({
  settings: z.strictObject(fieldsOf(CIRCUIT_SETTINGS)),
  name: playerNameSchema,
});
/** What a circuit is made from. */
export type CircuitRequest = z.input<typeof circuitRequestSchema>;
/** DELETE /api/circuits/:circuit and /api/circuits/:circuit/players: the name, so that nobody does it by mistake. */
export const circuitEraseSchema = z.strictObject({ name: z.string().max(120) });
/** DELETE /api/circuits/:circuit/players */
export const circuitErasePlayerSchema = z.strictObject({
  player: z.string().min(1).max(130),
  name: z.string().max(120),
});
/** POST /api/circuits/:circuit/preview */
export const circuitPreviewSchema = z.strictObject({
  rule: schemaOf(CIRCUIT_SETTINGS.rule),
  qualification: schemaOf(CIRCUIT_SETTINGS.qualification),
});
/** POST /api/circuits and /import: the circuit, and the key of its owner. */
export const circuitMadeAnswer = z.object({ id: z.string(), key: z.string() });
const resultRow = z.object({
  ...{ id: z.string(), name: z.string().nullable(), place: z.number(), score: z.number() },
  ...{ games: z.number(), number: z.string(), country: z.string(), club: z.string() },
});
/** POST /api/circuits/:circuit/workbook: the rounds that were played, and how everybody came in. */
export const workbookAnswer = z.object({
  ...{ games: z.number(), unplaced: z.number(), rows: z.array(resultRow) },
});
/** What the server answers when somebody makes a circuit. */
export type CircuitMade = z.infer<typeof circuitMadeAnswer>;
