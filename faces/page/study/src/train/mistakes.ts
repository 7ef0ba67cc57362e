// The mistakes that this browser keeps, to be asked again.

import { find, forget, keep, keptIn } from '@hanchan/kit/device/deviceStore.ts';
import type { OwnMistake } from './ownMistake.ts';

/** One that is there already keeps how often it was answered. */
export async function keepMistake(mistake: OwnMistake): Promise<void> {
  const known = await findMistake(mistake.id);
  await keep(
    'mistakes',
    mistake.id,
    known === null ? mistake : { ...mistake, record: known.record },
  );
}

export const findMistake = (id: string): Promise<OwnMistake | null> => find('mistakes', id);

export const changeMistake = (mistake: OwnMistake): Promise<void> =>
  keep('mistakes', mistake.id, mistake);

export const forgetMistake = (id: string): Promise<void> => forget('mistakes', id);

export async function allMistakes(): Promise<readonly OwnMistake[]> {
  return (await keptIn<OwnMistake>('mistakes')).map(({ value }) => value);
}
