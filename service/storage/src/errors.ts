// What storage throws, and how to tell a duplicate from a failure. Expected outcomes are values, not errors.

export class StorageError extends Error {
  /** The database's own code, where it gave one. */
  readonly code: string | undefined;

  constructor(message: string, code?: string) {
    super(message);
    this.name = 'StorageError';
    this.code = code;
  }
}

const DUPLICATE = new Set([
  'SQLITE_CONSTRAINT_PRIMARYKEY',
  'SQLITE_CONSTRAINT_UNIQUE',
  '23505', // PostgreSQL: unique_violation
]);

/** A key that must be unique is taken. */
export function isDuplicate(error: unknown): boolean {
  const code = codeOf(error);
  return code !== undefined && DUPLICATE.has(code);
}

export function codeOf(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : undefined;
}
