import type { SoundGroup } from './groups.ts';
import { RECIPES, type SoundId } from './recipes.ts';
import { renderSound } from './render.ts';

/** Parts of one: of all sounds, and of each group. */
export interface Volumes {
  readonly master: number;
  readonly groups: Readonly<Record<SoundGroup, number>>;
}

export interface Sounded {
  readonly id: SoundId;
  /** Milliseconds from now. */
  readonly at?: number;
  /** Made by something large: a fifth lower and louder. */
  readonly large?: boolean;
}

/** What sounds are played with, once somebody has pressed something. */
export interface Speaker {
  play(sound: Sounded): void;
  setVolumes(volumes: Volumes): void;
  close(): void;
}

/** Voices at once: the oldest of the same sound goes first. */
const VOICES = 10;
/** Milliseconds in which the same sound is heard once. */
const APART = 35;
/** What makes the rest step back for a while: a fall, a skull, a new round. */
const LOUD: readonly SoundId[] = ['hero-down', 'monster-down', 'skull', 'round'];
const DUCKED: readonly SoundGroup[] = ['steps', 'table'];
const DUCK = { to: 0.355, seconds: 0.5 };
const FIFTH_LOWER = 2 / 3;
const LARGER = 1.41;

interface Voice {
  readonly id: SoundId;
  readonly source: AudioBufferSourceNode;
}

/** Plays over the machine's own context; `random` decides how far a sound is from the last one like it. */
export function createSpeaker(context: AudioContext, random: () => number = Math.random): Speaker {
  const rendered = new Map<SoundId, Promise<AudioBuffer>>();
  const last = new Map<SoundId, number>();
  const voices: Voice[] = [];
  const limiter = context.createDynamicsCompressor();
  limiter.threshold.value = -8;
  limiter.ratio.value = 12;
  limiter.attack.value = 0.003;
  limiter.release.value = 0.12;
  limiter.connect(context.destination);
  const master = context.createGain();
  master.connect(limiter);
  const groups = new Map<SoundGroup, { readonly volume: GainNode; readonly duck: GainNode }>();

  function groupOf(name: SoundGroup) {
    const known = groups.get(name);
    if (known) return known;
    const made = { volume: context.createGain(), duck: context.createGain() };
    made.volume.connect(made.duck).connect(master);
    groups.set(name, made);
    return made;
  }

  function duck(): void {
    const now = context.currentTime;
    for (const name of DUCKED) {
      const { gain } = groupOf(name).duck;
      gain.cancelScheduledValues(now);
      gain.setTargetAtTime(DUCK.to, now, 0.02);
      gain.setTargetAtTime(1, now + DUCK.seconds, 0.08);
    }
  }

  function makeRoom(id: SoundId): void {
    if (voices.length < VOICES) return;
    const same = voices.findIndex((voice) => voice.id === id);
    voices.splice(Math.max(0, same), 1)[0]!.source.stop();
  }

  function begin(buffer: AudioBuffer, { id, large = false }: Sounded, when: number): void {
    makeRoom(id);
    const source = context.createBufferSource();
    source.buffer = buffer;
    source.playbackRate.value = (large ? FIFTH_LOWER : 1) * (0.96 + 0.08 * random());
    const volume = context.createGain();
    volume.gain.value = (large ? LARGER : 1) * (0.84 + 0.35 * random());
    source.connect(volume).connect(groupOf(RECIPES[id].group).volume);
    const voice: Voice = { id, source };
    voices.push(voice);
    source.onended = () => {
      const at = voices.indexOf(voice);
      if (at >= 0) voices.splice(at, 1);
    };
    source.start(when);
    if (LOUD.includes(id)) duck();
  }

  return {
    play(sound) {
      const when = context.currentTime + (sound.at ?? 0) / 1000;
      if (when - (last.get(sound.id) ?? Number.NEGATIVE_INFINITY) < APART / 1000) return;
      last.set(sound.id, when);
      const buffer = rendered.get(sound.id) ?? renderSound(sound.id, context.sampleRate);
      rendered.set(sound.id, buffer);
      // What a machine cannot make is not heard; everything it says is on the screen, too.
      void buffer.then((made) => begin(made, sound, Math.max(when, context.currentTime))).catch(() => {});
    },
    setVolumes({ master: all, groups: each }) {
      master.gain.value = all;
      for (const [name, part] of Object.entries(each)) groupOf(name as SoundGroup).volume.gain.value = part;
    },
    close() {
      void context.close();
    },
  };
}
