// Four digits are quickly guessed: after a few wrong PINs a link is locked for a while.

const TRIES = 5;
const SHUT_MS = 60_000;

export class PinGuard {
  readonly #wrong = new Map<string, { count: number; until: number }>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  isShut(name: string): boolean {
    const wrong = this.#wrong.get(name);
    if (wrong === undefined || wrong.count < TRIES) return false;
    if (this.#now() < wrong.until) return true;
    this.#wrong.delete(name);
    return false;
  }

  failed(name: string): void {
    const count = (this.#wrong.get(name)?.count ?? 0) + 1;
    this.#wrong.set(name, { count, until: this.#now() + SHUT_MS });
  }

  passed(name: string): void {
    this.#wrong.delete(name);
  }
}
