// What a process has in memory of streams: each is loaded once, however many ask at the same time.

export class LoadedOnce<T> extends Map<string, Promise<T | null>> {
  /** Whoever asks meanwhile waits for the same; what is not there, or could not be loaded, may be asked for again. */
  load(id: string, read: () => Promise<T | null>): Promise<T | null> {
    const known = this.get(id);
    if (known !== undefined) return known;
    const loading = read();
    this.set(id, loading);
    const forget = () => this.delete(id);
    loading.then((loaded) => {
      if (loaded === null) forget();
    }, forget);
    return loading;
  }
}
