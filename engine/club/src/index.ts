export * from './act.ts';
export * from './member.ts';
export * from './outcome.ts';
export * from './playerViews.ts';
export * from './season.ts';
export * from './views.ts';
