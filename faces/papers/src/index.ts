// The face of the package.

export * from './catalogue.ts';
export { csvOf } from './data/csv.ts';
export { recordsOf } from './data/dataTable.ts';
export { emaTable, portalTable } from './data/federation.ts';
export { mersWeight } from './data/mers.ts';
export { proof } from './data/resultsJson.ts';
export { standingsTable } from './data/standingsTable.ts';
export { examCertificatePdf } from './examination/certificate.ts';
export { examinationPdf, markingKeyPdf } from './examination/paper.ts';
export type { ExaminationSource } from './examination/source.ts';
export * from './names.ts';
export { print, printExamination } from './printer.ts';
export { type PaperRequest, type PaperSource, paperSource } from './source.ts';
