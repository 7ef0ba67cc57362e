export * from './counts.ts';
/** A small vocabulary for the forms of what is written down and sent: the type and the schema follow from the form. */
export * as form from './form.ts';
export * from './givenWall.ts';
export * from './kind.ts';
export * from './meld.ts';
export * from './notation.ts';
export * from './outside.ts';
export * from './result.ts';
export * from './seats.ts';
export * from './wall.ts';
