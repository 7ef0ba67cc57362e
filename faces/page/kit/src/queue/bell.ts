// Two short tones: somebody is wanted. In silence where sounds are off or the browser allows none.

import { settings } from '../device/settings.svelte.ts';

const TONES = [
  [880, 0],
  [1_320, 0.16],
] as const;
const LASTS_S = 0.5;

export function ringBell(): void {
  if (!settings.sound) return;
  try {
    const audio = new AudioContext();
    for (const [hertz, after] of TONES) {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      tone.frequency.value = hertz;
      const at = audio.currentTime + after;
      volume.gain.setValueAtTime(0.12, at);
      volume.gain.exponentialRampToValueAtTime(0.001, at + LASTS_S);
      tone.connect(volume).connect(audio.destination);
      tone.start(at);
      tone.stop(at + LASTS_S);
      if (after > 0) tone.onended = () => void audio.close();
    }
  } catch {
    // What is said on the page is enough.
  }
}
