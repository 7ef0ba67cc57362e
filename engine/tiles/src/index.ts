export * from './counts.ts';
export * as form from './form.ts';
export * from './kind.ts';
export * from './meld.ts';
export * from './notation.ts';
export * from './outside.ts';
export * from './result.ts';
export * from './seats.ts';
export * from './wall.ts';
