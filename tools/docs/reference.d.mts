export function isReference(source: string): boolean;
