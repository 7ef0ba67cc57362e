export function socketDocument(): object;
export function documentText(document: object): string;
