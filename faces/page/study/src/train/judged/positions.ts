export const POSITIONS = ``;
