// Names for the schemas that many paths share: a description of the API writes each of them once, and refers to it elsewhere.

import { z } from 'zod';

/** The schemas by the names that they have in the description. */
export function describeOnce(schemas: Readonly<Record<string, z.ZodType>>): void {
  for (const [id, schema] of Object.entries(schemas)) z.globalRegistry.add(schema, { id });
}
