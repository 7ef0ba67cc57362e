import type { Browser } from 'playwright-core';

export function chromiumPath(): string;
export function launchChromium(): Promise<Browser>;
