interface Tone {
  /** Hertz. */
  pitch: number;
  shape: OscillatorType;
  /** Milliseconds from the start of the signal. */
  from: number;
  to: number;
}

const signals = {
  /** Two rising notes. */
  accept: [
    { pitch: 880, shape: 'sine', from: 0, to: 70 },
    { pitch: 1320, shape: 'sine', from: 70, to: 160 },
  ],
  /** Steady tone: further scans are expected. */
  half: [{ pitch: 880, shape: 'sine', from: 0, to: 200 }],
  /** Two low buzzes. */
  reject: [
    { pitch: 180, shape: 'square', from: 0, to: 140 },
    { pitch: 140, shape: 'square', from: 190, to: 380 },
  ],
} satisfies Record<string, Tone[]>;

export type Signal = keyof typeof signals;

/** Vibration patterns: milliseconds on, off, on. */
const vibrations: Record<Signal, number[]> = { accept: [50], half: [30, 40, 30], reject: [120, 70, 120] };
const volume = 0.15;

let audio: AudioContext | undefined;

function startTone(context: AudioContext, { pitch, shape, from, to }: Tone): void {
  const oscillator = new OscillatorNode(context, { type: shape, frequency: pitch });
  const gain = new GainNode(context, { gain: volume });
  const start = context.currentTime + from / 1000;
  const end = context.currentTime + to / 1000;
  gain.gain.setTargetAtTime(0, end - 0.02, 0.006); // fades out: a cut would click
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(end);
}

/**
 * Signals the result of a scan by sound and vibration, so that the user need not look. No effect without device
 * support.
 */
export function signal(kind: Signal): void {
  navigator.vibrate?.(vibrations[kind]);
  if (!('AudioContext' in window)) return;
  audio ??= new AudioContext();
  const context = audio;
  const ready = context.resume().then(() => signals[kind].forEach((tone) => startTone(context, tone)));
  ready.catch(() => undefined); // sound is not permitted: colour and text show the result
}
