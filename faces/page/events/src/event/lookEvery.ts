// What no log tells is looked at now and again, and as soon as the page is seen again.

/** Gives the function that ends it. Nothing is looked at while the page is hidden. */
export function lookEvery(everyMs: number, look: () => Promise<void>): () => void {
  const seen = () => {
    if (!document.hidden) void look();
  };
  seen();
  const timer = setInterval(seen, everyMs);
  document.addEventListener('visibilitychange', seen);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', seen);
  };
}
