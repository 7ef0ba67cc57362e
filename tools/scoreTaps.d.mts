import type { Locator, Page } from 'playwright-core';

export function seatOf(page: Page, name: string): Locator;
export function chooseKind(page: Page, name: string): Promise<void>;
export function pressRecord(page: Page): Promise<void>;
export function sitDown(page: Page, names: readonly string[]): Promise<void>;
export function fillRon(page: Page, winner: string, from: string, han: number): Promise<void>;
export function pressLastKey(page: Page, name: string): Promise<void>;
export function recordRon(
  page: Page,
  winner: string,
  from: string,
  han: number,
  fu: number,
): Promise<void>;
