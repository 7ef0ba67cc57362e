// Ids of what is made in a club: letters, digits, _ and -.

import { newId } from '@hanchan/kit/device/newId.ts';

const LENGTH = 20;

export const shortId = (): string =>
  newId()
    .replaceAll(/[^\w-]/g, '')
    .slice(0, LENGTH);
