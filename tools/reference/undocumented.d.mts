export function undocumentedIn(folder: string): string[];
