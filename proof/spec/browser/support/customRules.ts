// Rules of a table's own, as a link holds them.

export const refOf = (base: string, name: string, changes: object): string =>
  `~${Buffer.from(JSON.stringify([base, name, changes])).toString('base64url')}`;

/** One large win ends the match: everything from the first deal to the final result, in a deal or two. */
export const SHORT: string = refOf('tenhou', 'Short', {
  'table.startingPoints': 2_000,
  'ranking.returnPoints': 2_000,
  'end.target': 2_000,
});
