// The face of the package.
export * from './seating/index.ts';
