// The screen stays on while a page needs it: browsers give the lock up whenever the page is hidden.

/** Call the answer to let the screen sleep again. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isWanted = true;
  const ask = async () => {
    if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return;
    // Refused on low battery and in unsafe contexts: then the device's own settings decide.
    const got = await navigator.wakeLock.request('screen').catch(() => null);
    if (isWanted) lock = got;
    else void got?.release();
  };
  const onVisible = () => void ask();
  document.addEventListener('visibilitychange', onVisible);
  void ask();
  return () => {
    isWanted = false;
    document.removeEventListener('visibilitychange', onVisible);
    void lock?.release();
  };
}
