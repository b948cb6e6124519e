import { describe, expect, it } from 'vitest';
import { SOUND_GROUPS } from '../../src/art/sound/groups.ts';
import { lengthOf, RECIPES, type SoundId } from '../../src/art/sound/recipes.ts';
import { createSpeaker } from '../../src/art/sound/speaker.ts';

const IDS = Object.keys(RECIPES) as SoundId[];

describe('the sounds of the table', () => {
  it('are some thirty, each short, each in a group that can be turned down', () => {
    expect(IDS.length).toBeGreaterThanOrEqual(30);
    for (const id of IDS) {
      expect(lengthOf(id), id).toBeLessThanOrEqual(2200);
      expect(SOUND_GROUPS, id).toContain(RECIPES[id].group);
    }
  });

  it('can be ramped: no glide begins or ends at nothing, none is instantaneous', () => {
    for (const id of IDS)
      for (const { wave, from, to, attack, decay, gain, filter } of RECIPES[id].layers) {
        if (wave !== 'noise') expect(Math.min(from, to), id).toBeGreaterThan(0);
        expect(Math.min(attack, decay, gain), id).toBeGreaterThan(0);
        if (filter) expect(Math.min(filter[1], filter[2]), id).toBeGreaterThan(0);
      }
  });

  it('are told apart: no two are made alike', () => {
    const made = IDS.map((id) => JSON.stringify(RECIPES[id].layers));
    expect(new Set(made).size).toBe(IDS.length);
  });
});

/** A machine that writes down what it is told to play. */
function machine() {
  const started: { rate: number; at: number }[] = [];
  const param = () => ({
    value: 1,
    setValueAtTime() {},
    setTargetAtTime(to: number) {
      ducked.push(to);
    },
    cancelScheduledValues() {},
    exponentialRampToValueAtTime() {},
  });
  const ducked: number[] = [];
  const node = () => ({ connect: (next: unknown) => next });
  const gains: { gain: ReturnType<typeof param> }[] = [];
  const context = {
    currentTime: 0,
    sampleRate: 8000,
    destination: {},
    createDynamicsCompressor: () => ({
      ...node(),
      threshold: param(),
      ratio: param(),
      attack: param(),
      release: param(),
    }),
    createGain() {
      const made = { ...node(), gain: param() };
      gains.push(made);
      return made;
    },
    createBufferSource() {
      const source = {
        ...node(),
        buffer: null,
        loop: false,
        playbackRate: param(),
        onended: () => {},
        start: (at: number) => started.push({ rate: source.playbackRate.value, at }),
        stop: () => source.onended(),
      };
      return source;
    },
    createOscillator: () => ({ ...node(), type: 'sine', frequency: param(), start() {}, stop() {} }),
    createBiquadFilter: () => ({ ...node(), type: 'lowpass', frequency: param(), Q: param() }),
    createBuffer: (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) }),
    close: async () => {},
  };
  class Offline {
    destination = {};
    readonly sampleRate: number;
    constructor(_: number, __: number, rate: number) {
      this.sampleRate = rate;
    }
    createGain = context.createGain;
    createBufferSource = context.createBufferSource;
    createOscillator = context.createOscillator;
    createBiquadFilter = context.createBiquadFilter;
    createBuffer = context.createBuffer;
    startRendering = async () => ({});
  }
  return { context, Offline, started, ducked, gains };
}

describe('the speaker', () => {
  const rendered = () => new Promise((done) => setTimeout(done, 0));

  async function speaking(play: (speaker: ReturnType<typeof createSpeaker>) => void) {
    const { context, Offline, started, ducked, gains } = machine();
    const before = globalThis.OfflineAudioContext;
    globalThis.OfflineAudioContext = Offline as unknown as typeof OfflineAudioContext;
    try {
      play(createSpeaker(context as unknown as AudioContext, () => 0.5));
      started.length = 0; // what was rendered off-line starts at once
      await rendered();
      return { started, ducked, gains };
    } finally {
      globalThis.OfflineAudioContext = before;
    }
  }

  it('plays the same sound once where it is asked for twice at once', async () => {
    const { started } = await speaking((speaker) => {
      speaker.play({ id: 'step' });
      speaker.play({ id: 'step' });
      speaker.play({ id: 'step', at: 100 });
    });
    expect(started.map(({ at }) => at)).toEqual([0, 0.1]);
  });

  it('plays what is large a fifth lower', async () => {
    const { started } = await speaking((speaker) => {
      speaker.play({ id: 'land', large: true });
    });
    expect(started[0]!.rate).toBeCloseTo(2 / 3);
  });

  it('lets steps and dice step back behind a fall', async () => {
    const { ducked } = await speaking((speaker) => speaker.play({ id: 'hero-down' }));
    expect(ducked).toEqual([0.355, 1, 0.355, 1]);
  });
});
