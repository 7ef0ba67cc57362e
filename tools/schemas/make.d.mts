export function makeSchemas(): Readonly<Record<string, object>>;
