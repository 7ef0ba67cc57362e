// Several changes in one breath are told once.

export class OneBreath {
  readonly #tell: () => void;
  #isPending = false;

  constructor(tell: () => void) {
    this.#tell = tell;
  }

  soon(): void {
    if (this.#isPending) return;
    this.#isPending = true;
    queueMicrotask(() => {
      this.#isPending = false;
      this.#tell();
    });
  }
}
