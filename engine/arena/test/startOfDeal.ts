// The start of a deal as a site tells it to the first seat: its own tiles, and thirteen hidden ones for each other.

import type { MjaiEvent } from '@hanchan/records';

export const HAND = ['1m', '2m', '3m', '4p', '5pr', '6p', '7s', '8s', '9s', 'E', 'E', 'P', 'P'];
export const HIDDEN = Array.from({ length: 13 }, () => '?');

export const startOfDeal = (at: object): MjaiEvent =>
  ({ type: 'start_kyoku', ...at, tehais: [HAND, HIDDEN, HIDDEN, HIDDEN] }) as MjaiEvent;
