// What the table sounds like: made when it is needed, from noise and a few tones. Dry and short, one voice each;
// every cue has a visible twin.

import type { SeatEvent, Viewer } from '@hanchan/game';

export type Cue =
  | 'clack'
  | 'ownClack'
  | 'slide'
  | 'pair'
  | 'four'
  | 'stick'
  | 'bell'
  | 'tick'
  | 'win'
  | 'draw'
  | 'no'
  | 'gong';

export type Loudness = 'off' | 'soft' | 'normal';

const GAIN: Readonly<Record<Loudness, number>> = { off: 0, soft: 0.35, normal: 0.8 };

/** A knock: filtered noise that dies at once. */
interface Knock {
  readonly at: number;
  readonly pitch: number;
  readonly length: number;
  readonly gain: number;
}

/** A tone that rings out. */
interface Tone {
  readonly at: number;
  readonly pitch: number;
  readonly length: number;
  readonly gain: number;
  readonly shape: OscillatorType;
}

const knock = (at: number, pitch: number, length = 0.06, gain = 0.7): Knock => ({
  at,
  pitch,
  length,
  gain,
});
const tone = (at: number, pitch: number, length: number, gain: number): Tone => ({
  at,
  pitch,
  length,
  gain,
  shape: 'sine',
});

const CUES: Readonly<Record<Cue, { knocks?: readonly Knock[]; tones?: readonly Tone[] }>> = {
  clack: { knocks: [knock(0, 1_700)] },
  ownClack: { knocks: [knock(0, 1_250)] },
  slide: { knocks: [knock(0, 3_800, 0.04, 0.15)] },
  pair: { knocks: [knock(0, 1_400), knock(0.1, 1_900)] },
  four: {
    knocks: [
      knock(0, 1_200, 0.05, 0.4),
      knock(0.08, 1_250, 0.05, 0.4),
      knock(0.16, 1_300, 0.05, 0.4),
      knock(0.24, 1_350, 0.05, 0.4),
      knock(0.38, 2_400, 0.05, 0.8),
    ],
  },
  stick: {
    knocks: [
      knock(0, 2_600, 0.03, 0.6),
      knock(0.09, 2_200, 0.02, 0.3),
      knock(0.16, 2_000, 0.02, 0.2),
    ],
  },
  bell: { tones: [tone(0, 1_318, 0.3, 0.3)] },
  tick: { knocks: [knock(0, 3_000, 0.03, 0.4)] },
  win: {
    knocks: [knock(0, 180, 0.3, 1)],
    tones: [tone(0.05, 196, 0.9, 0.35), tone(0.05, 294, 0.9, 0.25)],
  },
  draw: { knocks: [knock(0, 900, 0.5, 0.3)] },
  no: { knocks: [knock(0, 320, 0.05, 0.6), knock(0.07, 280, 0.05, 0.6)] },
  gong: { tones: [tone(0, 110, 4, 0.5), tone(0, 174, 3, 0.2), tone(0, 277, 2, 0.12)] },
};

export interface Sounds {
  play(cue: Cue): void;
  stop(): void;
}

export function createSounds(loudness: () => Loudness): Sounds {
  let context: AudioContext | null = null;
  let noise: AudioBuffer | null = null;

  /** Browsers let a page sound only after it was touched: until then nothing is made. */
  const open = (): AudioContext | null => {
    if (context === null && navigator.userActivation?.hasBeenActive !== false) {
      context = new AudioContext();
      noise = makeNoise(context);
    }
    if (context?.state === 'suspended') void context.resume();
    return context;
  };

  const play = (cue: Cue) => {
    const volume = GAIN[loudness()];
    const audio = volume === 0 ? null : open();
    if (audio === null) return;
    const { knocks = [], tones = [] } = CUES[cue];
    for (const one of knocks) playKnock(audio, noise!, one, volume);
    for (const one of tones) playTone(audio, one, volume);
  };

  return {
    play,
    stop() {
      void context?.close();
      context = null;
    },
  };
}

function makeNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

function playKnock(audio: AudioContext, noise: AudioBuffer, one: Knock, volume: number): void {
  const at = audio.currentTime + one.at;
  const source = new AudioBufferSourceNode(audio, { buffer: noise });
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: one.pitch, Q: 3 });
  source.connect(filter).connect(fading(audio, at, one.length, one.gain * volume));
  source.start(at, Math.random() * 0.2, one.length + 0.05);
}

function playTone(audio: AudioContext, one: Tone, volume: number): void {
  const at = audio.currentTime + one.at;
  const source = new OscillatorNode(audio, { type: one.shape, frequency: one.pitch });
  source.connect(fading(audio, at, one.length, one.gain * volume));
  source.start(at);
  source.stop(at + one.length);
}

function fading(audio: AudioContext, at: number, length: number, gain: number): GainNode {
  const node = new GainNode(audio, { gain: 0 });
  node.gain.setValueAtTime(gain, at);
  node.gain.exponentialRampToValueAtTime(0.001, at + length);
  node.connect(audio.destination);
  return node;
}

/** What an event sounds like; null for silence. */
export function cueFor(event: SeatEvent, viewer: Viewer): Cue | null {
  switch (event.type) {
    case 'discarded':
      return event.seat === viewer ? 'ownClack' : 'clack';
    case 'drew':
      return event.seat === viewer ? 'slide' : null;
    case 'called':
      return event.meld.type === 'calledKan' ? 'four' : 'pair';
    case 'kanDeclared':
      return 'four';
    case 'riichiAccepted':
      return 'stick';
    case 'won':
      return 'win';
    case 'drawn':
      return 'draw';
    case 'fouled':
      return 'no';
    case 'bellRang':
    case 'matchEnded':
      return 'gong';
    default:
      return null;
  }
}

/** Calls said aloud by the browser's own voice, where it has one. */
export function speak(word: string, language: string): void {
  if (!('speechSynthesis' in window)) return;
  const line = new SpeechSynthesisUtterance(word);
  line.lang = language;
  line.rate = 1.2;
  speechSynthesis.speak(line);
}
