export * from './act.ts';
export * from './actor.ts';
export * from './person.ts';
export * from './settings.ts';
export * from './sheetForm.ts';
export * from './stage.ts';
export * from './state.ts';
