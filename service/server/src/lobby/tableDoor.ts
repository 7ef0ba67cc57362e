// Who may come to a table with a password, to play or to watch. Wrong ones are answered more and more slowly, for whoever
// tries from the same address; the right one still opens.

import type { Refusal } from '@hanchan/protocol';
import { PinGuard } from '../events/pinGuard.ts';
import { refusal } from '../match/refusing.ts';
import { isPassword } from '../people/identity.ts';
import type { Time } from '../time.ts';
import type { Room } from './room.ts';

const WRONG = refusal('wrongPassword', 'this table needs its password', 'password');
const TOO_MANY = refusal(
  'tooFast',
  'too many wrong passwords from here; try again in a few seconds',
  'password',
);

export class TableDoor {
  readonly #guard: PinGuard;

  constructor(time: Time) {
    this.#guard = new PinGuard(time);
  }

  /** Null: come in. Whoever has a seat has been asked before. */
  async refusalOf(
    room: Room,
    player: string | null,
    { password, address }: { readonly password: string | undefined; readonly address: string },
  ): Promise<Refusal | null> {
    const hashed = room.data.password;
    if (hashed === null || (player !== null && room.isSeated(player))) return null;
    // Somebody who only asks whether one is needed has not guessed.
    if (password === undefined) return WRONG;
    if (!(await this.#guard.admit(room.id, address))) return TOO_MANY;
    if (!(await isPassword(hashed, password))) return WRONG;
    this.#guard.passed(room.id, address);
    return null;
  }
}
