// The page's own time for what counts down on it, read only while something does.

/** `every` gives the milliseconds between two looks, or null while nothing runs. Call while a component starts. */
export function ticking(every: () => number | null): { readonly now: number } {
  let now = $state(performance.now());
  $effect(() => {
    const pause = every();
    if (pause === null) return;
    now = performance.now();
    const timer = setInterval(() => {
      now = performance.now();
    }, pause);
    return () => clearInterval(timer);
  });
  return {
    get now() {
      return now;
    },
  };
}
