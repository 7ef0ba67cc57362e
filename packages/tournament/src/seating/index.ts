export * from './plan.ts';
export * from './planSeating.ts';
export * from './report.ts';
export * from './work.ts';
