/** Sounds made of plain tones and noise as they are needed, so that nothing has to be loaded. */

export interface Voice {
  /** In hertz; where it glides to another, that one as well. Of noise, the middle of what is heard of it. */
  pitch: number;
  to?: number;
  /** When it begins and how long it rings, in seconds. */
  at: number;
  long: number;
  wave?: OscillatorType | "noise";
  /** Against the others: 1 where nothing is said. */
  loud?: number;
}

const ATTACK = 0.012;
const SILENCE = 0.001;
/** How long a piece of noise is that can be played from anywhere in it. */
const NOISE = 1;
/** How narrow a band of it is heard. */
const BAND = 1.4;

export class Player {
  private context: AudioContext | null = null;
  private out: GainNode | null = null;
  private noise: AudioBuffer | null = null;

  constructor(
    private loudness: number,
    private readonly make: () => AudioContext = () => new AudioContext(),
  ) {}

  /** Browsers let a page sound only after somebody has touched it. */
  wake(): void {
    if (!this.context) {
      this.context = this.make();
      this.out = this.context.createGain();
      this.out.gain.value = this.loudness;
      this.out.connect(this.context.destination);
    }
    if (this.context.state !== "running") void this.context.resume();
  }

  /** Nothing is heard, not even the rest of what is sounding. */
  rest(): void {
    if (this.context?.state === "running") void this.context.suspend();
  }

  get isAwake(): boolean {
    return this.context?.state === "running";
  }

  set volume(loudness: number) {
    this.loudness = loudness;
    if (this.out) this.out.gain.value = loudness;
  }

  /** After so many seconds. */
  play(voices: readonly Voice[], after = 0): void {
    const { context, out } = this;
    if (context?.state !== "running" || !out) return;
    for (const { pitch, to, at, long, wave = "triangle", loud = 1 } of voices) {
      const from = context.currentTime + after + at;
      const envelope = context.createGain();
      envelope.gain.setValueAtTime(0, from);
      envelope.gain.linearRampToValueAtTime(loud, from + Math.min(ATTACK, long / 4));
      envelope.gain.exponentialRampToValueAtTime(SILENCE, from + long);
      envelope.connect(out);
      const source = wave === "noise" ? this.rustle(context, pitch, to, from, long) : tone(context, wave, pitch, to, from, long);
      source.connect(envelope);
      source.begin();
    }
  }

  private rustle(context: AudioContext, pitch: number, to: number | undefined, from: number, long: number): Source {
    this.noise ??= noiseOf(context);
    const noise = context.createBufferSource();
    noise.buffer = this.noise;
    const band = context.createBiquadFilter();
    band.type = "bandpass";
    band.Q.value = BAND;
    glide(band.frequency, pitch, to, from, long);
    noise.connect(band);
    return {
      connect: (next) => band.connect(next),
      begin() {
        noise.start(from, Math.random() * (NOISE - long));
        noise.stop(from + long);
      },
    };
  }
}

interface Source {
  connect: (next: AudioNode) => unknown;
  begin: () => void;
}

function tone(context: AudioContext, wave: OscillatorType, pitch: number, to: number | undefined, from: number, long: number): Source {
  const oscillator = context.createOscillator();
  oscillator.type = wave;
  glide(oscillator.frequency, pitch, to, from, long);
  return {
    connect: (next) => oscillator.connect(next),
    begin() {
      oscillator.start(from);
      oscillator.stop(from + long);
    },
  };
}

function glide(frequency: AudioParam, pitch: number, to: number | undefined, from: number, long: number): void {
  frequency.setValueAtTime(pitch, from);
  if (to !== undefined) frequency.exponentialRampToValueAtTime(to, from + long);
}

function noiseOf(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, NOISE * context.sampleRate, context.sampleRate);
  const values = buffer.getChannelData(0);
  for (let at = 0; at < values.length; at += 1) values[at] = 2 * Math.random() - 1;
  return buffer;
}
