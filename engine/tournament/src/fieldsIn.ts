/** The fields of a file that somebody brings; null where it is not one of JSON. */
export function fieldsIn(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const file: unknown = JSON.parse(text);
    return typeof file === 'object' && file !== null ? (file as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
