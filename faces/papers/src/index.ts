// The face of the package.

export * from './catalogue.ts';
export { csvOf } from './data/csv.ts';
export { recordsOf } from './data/dataTable.ts';
export { emaTable, portalTable } from './data/federation.ts';
export { mersWeight } from './data/mers.ts';
export { proof } from './data/resultsJson.ts';
export { standingsTable } from './data/standingsTable.ts';
export * from './names.ts';
export { print } from './printer.ts';
export { type PaperRequest, type PaperSource, paperSource } from './source.ts';
