// Scores of an event are counted in twelfths of a point, so that shared places come out even.

export const POINT = 12;
export const THOUSAND = 1_000 * POINT;
