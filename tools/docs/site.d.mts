export type Files = ReadonlyMap<string, string | Buffer>;
export function renderDocs(): Promise<Files>;
export function writeDocs(files: Files, folder: string): void;
