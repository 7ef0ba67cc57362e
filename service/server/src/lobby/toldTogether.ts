// Several changes at a time are told together, once.

export class ToldTogether {
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
