// A page of a club: the club, what else the page shows of it, what was refused, and what waits for the network.

import type { ClubView } from '@hanchan/club';
import { newId } from '@hanchan/kit/device/newId.ts';
import type { ClubActRequest, Refusal } from '@hanchan/protocol';
import { onMount } from 'svelte';
import { askClub, rememberName, sendToClub } from './clubCalls.ts';
import { keepSeen, seenBefore } from './clubSeen.ts';
import {
  canWait,
  dropWaiting,
  isAway,
  keepWaiting,
  sendWaiting,
  type WaitingAct,
  waitingIn,
} from './clubWaiting.ts';

const AGAIN_MS = 15_000;

/** `More`: what the page shows beside the club itself. */
export class ClubPage<More = null> {
  readonly id: string;
  readonly #path: string | null;
  view = $state.raw<ClubView | null>(null);
  more = $state.raw<More | null>(null);
  failure = $state.raw<Refusal | null>(null);
  /** When what is shown was last known to be so; null: it is so now. */
  seenAt = $state.raw<number | null>(null);
  waiting = $state.raw<readonly WaitingAct[]>([]);

  constructor(id: string, path: string | null) {
    this.id = id;
    this.#path = path;
  }

  get isBusy(): boolean {
    return (
      this.failure === null && (this.view === null || (this.#path !== null && this.more === null))
    );
  }

  may(type: ClubActRequest['type'] | 'record' | 'recordAgain'): boolean {
    return this.view?.you.may.includes(type) ?? false;
  }

  get isHead(): boolean {
    const role = this.view?.you.role;
    return role === 'owner' || role === 'organiser';
  }

  async look(): Promise<void> {
    await sendWaiting(this.id, ({ id, act }) => sendToClub(this.id, id, act));
    this.waiting = waitingIn(this.id);
    const [view, more] = await Promise.all([
      this.#ask<ClubView>(''),
      this.#path === null ? null : this.#ask<More>(this.#path),
    ]);
    if (view !== null) {
      this.view = view;
      rememberName(this.id, view.settings.name);
    }
    if (more !== null) this.more = more;
  }

  async #ask<T>(path: string): Promise<T | null> {
    const answer = await askClub<T>(this.id, path);
    const place = `${this.id}${path}`;
    if (answer.ok) {
      this.seenAt = null;
      keepSeen(place, answer.value);
      return answer.value;
    }
    const seen = isAway(answer.error) ? seenBefore(place) : null;
    if (seen === null) this.failure = answer.error;
    else this.seenAt = seen.at;
    return (seen?.value as T | undefined) ?? null;
  }

  /** True: it is done, or waits on this device for the network. */
  async act(act: ClubActRequest): Promise<boolean> {
    const id = newId();
    const done = await sendToClub(this.id, id, act);
    if (!done.ok && isAway(done.error) && canWait(act)) {
      const at = Date.now();
      const isKept = keepWaiting({ club: this.id, id, at, act, refused: null });
      if (isKept) {
        this.failure = null;
        this.waiting = waitingIn(this.id);
        return true;
      }
    }
    this.failure = done.ok ? null : done.error;
    if (done.ok) await this.look();
    return done.ok;
  }

  /** As soon as may be: it is on this device first, so that nothing is lost where the page is left at once. */
  async actSoon(act: ClubActRequest): Promise<void> {
    const waiting = { club: this.id, id: newId(), at: Date.now(), act, refused: null };
    if (keepWaiting(waiting)) await this.look();
    else await this.act(act);
  }

  dismiss(id: string): void {
    dropWaiting(id);
    this.waiting = waitingIn(this.id);
  }

  async again(): Promise<void> {
    if (this.seenAt !== null || this.waiting.some(({ refused }) => refused === null)) {
      await this.look();
    }
  }
}

/** The page's own, looked at once and whenever the network comes back. */
export function openClub<More = null>(id: string, path: string | null = null): ClubPage<More> {
  const page = new ClubPage<More>(id, path);
  onMount(() => {
    void page.look();
    const again = () => void page.again();
    const timer = setInterval(again, AGAIN_MS);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
    };
  });
  return page;
}
