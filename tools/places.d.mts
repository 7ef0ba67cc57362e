export const PACKAGE_FOLDERS: readonly string[];
export function folderOf(name: string): string;
