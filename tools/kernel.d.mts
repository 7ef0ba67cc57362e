export function kernelCode(): string;
