import type { Browser } from 'playwright-core';

export function prepareChromium(): Promise<void>;
export function chromiumPath(): string;
export function launchChromium(more?: readonly string[]): Promise<Browser>;
