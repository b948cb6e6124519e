import type { SoundGroup } from './groups.ts';

/** What a layer is made of: a tone, or one second of white noise over and over. */
export type Wave = OscillatorType | 'noise';

/** Frequencies in Hz, from and to; Q. */
type Filter = readonly [type: BiquadFilterType, from: number, to: number, q: number];

/** Times in milliseconds, frequencies in Hz; glides and envelopes are exponential. */
export interface Layer {
  readonly wave: Wave;
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly attack: number;
  readonly decay: number;
  readonly gain: number;
  readonly filter?: Filter;
}

interface Recipe {
  readonly group: SoundGroup;
  readonly layers: readonly Layer[];
}

type Glide = readonly [from: number, to: number];
type Envelope = readonly [attack: number, decay: number];

const tone = (
  wave: OscillatorType,
  [from, to]: Glide,
  at: number,
  [attack, decay]: Envelope,
  gain: number,
  filter?: Filter,
): Layer => ({ wave, from, to, at, attack, decay, gain, ...(filter && { filter }) });

const hiss = (at: number, [attack, decay]: Envelope, gain: number, filter: Filter): Layer => ({
  wave: 'noise',
  from: 0,
  to: 0,
  at,
  attack,
  decay,
  gain,
  filter,
});

const low = (from: number, to: number, q = 0.7): Filter => ['lowpass', from, to, q];
const band = (from: number, to: number, q: number): Filter => ['bandpass', from, to, q];
const high = (from: number, to: number): Filter => ['highpass', from, to, 0.7];

/** Metal: overtones that are no whole multiples, each quieter and shorter than the one below. */
const ring = (tones: readonly number[], decay: number, gain: number, at = 0): Layer[] =>
  tones.map((hz, i) => tone('sine', [hz, hz], at, [2, decay * (1 - i * 0.12)], gain / (i + 1)));

const chord = (tones: readonly number[], apart: number, decay: number, gain: number): Layer[] =>
  tones.map((hz, i) => tone('triangle', [hz, hz], i * apart, [8, decay], gain));

/** Every sound of the table, made of tones and noise when it is first needed. */
export const RECIPES = {
  'ui-tick': { group: 'table', layers: [tone('triangle', [1800, 1400], 0, [1, 28], 0.18)] },
  'ui-refuse': {
    group: 'table',
    layers: [
      tone('square', [165, 140], 0, [3, 80], 0.16, low(700, 700, 1)),
      tone('square', [140, 120], 110, [3, 100], 0.16, low(700, 600, 1)),
    ],
  },
  card: {
    group: 'table',
    layers: [hiss(0, [25, 110], 0.3, band(2600, 1200, 0.8)), hiss(95, [2, 18], 0.2, high(3500, 3500))],
  },
  coin: {
    group: 'table',
    layers: [...ring([2093, 3322, 5150], 170, 0.14), ...ring([2349, 3729], 210, 0.12, 90)],
  },
  'dice-throw': {
    group: 'table',
    layers: [0, 55, 95, 150, 190].map((at, i) => hiss(at, [1, 20], 0.9, band(2000 + i * 170, 1900, 3))),
  },
  'dice-land': {
    group: 'table',
    layers: [hiss(0, [1, 28], 0.5, band(1700, 1300, 4)), tone('sine', [245, 190], 0, [1, 40], 0.35)],
  },
  burst: {
    group: 'table',
    layers: [hiss(0, [1, 90], 0.25, high(3500, 6000)), tone('triangle', [1318, 1976], 0, [2, 220], 0.2)],
  },
  skull: {
    group: 'table',
    layers: [
      tone('sawtooth', [98, 92], 0, [15, 500], 0.3, low(520, 200, 2)),
      tone('sine', [104, 97], 0, [15, 500], 0.3),
    ],
  },
  step: {
    group: 'steps',
    layers: [hiss(0, [2, 55], 0.35, low(420, 260)), tone('sine', [96, 60], 0, [2, 50], 0.4)],
  },
  'step-rubble': {
    group: 'steps',
    layers: [
      hiss(0, [2, 55], 0.35, low(420, 260)),
      tone('sine', [96, 60], 0, [2, 50], 0.4),
      hiss(20, [2, 40], 0.4, band(1800, 1500, 1.5)),
    ],
  },
  'step-water': {
    group: 'steps',
    layers: [hiss(0, [10, 140], 0.9, band(850, 1700, 2)), tone('sine', [420, 700], 30, [8, 60], 0.2)],
  },
  'step-muck': {
    group: 'steps',
    layers: [hiss(0, [10, 160], 0.9, band(420, 800, 2)), tone('sine', [210, 340], 30, [8, 90], 0.2)],
  },
  push: {
    group: 'steps',
    layers: [hiss(0, [40, 260], 0.5, band(620, 280, 1)), tone('sine', [70, 52], 0, [20, 240], 0.3)],
  },
  jump: {
    group: 'steps',
    layers: [tone('sine', [240, 520], 0, [10, 160], 0.22), hiss(0, [10, 110], 0.12, high(1500, 2500))],
  },
  land: {
    group: 'steps',
    layers: [tone('sine', [112, 48], 0, [2, 120], 0.7), hiss(0, [2, 80], 0.35, low(650, 200))],
  },
  pit: {
    group: 'steps',
    layers: [
      tone('sine', [620, 70], 0, [10, 480], 0.25),
      hiss(0, [60, 460], 0.2, low(900, 120)),
      tone('sine', [80, 38], 500, [2, 180], 0.7),
    ],
  },
  warp: {
    group: 'steps',
    layers: [
      tone('sine', [320, 1500], 0, [60, 260], 0.16),
      tone('triangle', [1500, 480], 180, [40, 240], 0.12),
    ],
  },
  swing: { group: 'fight', layers: [hiss(0, [60, 120], 0.9, band(650, 2700, 1.2))] },
  bow: {
    group: 'fight',
    layers: [
      tone('triangle', [190, 88], 0, [1, 110], 0.35),
      hiss(0, [1, 50], 0.25, high(3000, 3000)),
      hiss(40, [40, 120], 0.4, band(1800, 3600, 1.5)),
    ],
  },
  miss: { group: 'fight', layers: [hiss(0, [70, 170], 0.8, band(1800, 500, 1.1))] },
  hit: {
    group: 'fight',
    layers: [tone('sine', [155, 48], 0, [1, 140], 0.9), hiss(0, [1, 80], 0.6, low(1400, 300))],
  },
  'hit-metal': {
    group: 'fight',
    layers: [...ring([740, 1173, 1890, 2630], 260, 0.3), hiss(0, [1, 18], 0.4, high(2500, 2500))],
  },
  block: {
    group: 'fight',
    layers: [
      ...ring([318, 514, 829], 320, 0.4),
      hiss(0, [1, 60], 0.5, low(1600, 400)),
      tone('sine', [120, 70], 0, [1, 90], 0.5),
    ],
  },
  dodge: {
    group: 'fight',
    layers: [hiss(0, [45, 130], 0.8, band(1200, 3900, 0.9)), tone('sine', [500, 820], 20, [20, 100], 0.08)],
  },
  cast: {
    group: 'fight',
    layers: [...chord([440, 660, 880], 60, 280, 0.18), hiss(120, [120, 380], 0.07, high(5200, 7500))],
  },
  'magic-hit': {
    group: 'fight',
    layers: [
      tone('sawtooth', [900, 120], 0, [2, 260], 0.3, low(3200, 300, 3)),
      hiss(0, [2, 150], 0.3, band(2100, 700, 1.5)),
      tone('sine', [1320, 660], 0, [2, 200], 0.12),
    ],
  },
  irreducible: {
    group: 'fight',
    layers: [
      tone('sine', [72, 38], 0, [4, 420], 0.55),
      tone('sine', [76, 39], 0, [4, 420], 0.32),
      hiss(0, [2, 60], 0.2, low(300, 150)),
    ],
  },
  explosion: {
    group: 'fight',
    layers: [
      hiss(0, [3, 620], 0.8, low(2600, 90, 0.9)),
      tone('sine', [110, 30], 0, [2, 520], 0.8),
      hiss(180, [40, 420], 0.2, band(900, 300, 0.8)),
    ],
  },
  drain: {
    group: 'fight',
    layers: [tone('sine', [86, 58], 0, [3, 90], 0.6), tone('sine', [80, 54], 150, [3, 90], 0.4)],
  },
  heal: {
    group: 'fight',
    layers: [523, 659, 784].map((hz, i) => tone('sine', [hz, hz], i * 70, [10, 320], 0.2)),
  },
  'status-bad': {
    group: 'fight',
    layers: [
      tone('sawtooth', [220, 165], 0, [5, 260], 0.2, low(900, 350, 4)),
      tone('triangle', [233, 174], 0, [5, 260], 0.2),
    ],
  },
  'status-good': {
    group: 'fight',
    layers: [tone('sine', [587, 880], 0, [5, 160], 0.22), tone('sine', [1175, 1175], 90, [4, 240], 0.12)],
  },
  'monster-down': {
    group: 'fight',
    layers: [
      hiss(0, [4, 520], 0.5, low(2400, 160, 0.9)),
      tone('sawtooth', [180, 40], 0, [4, 420], 0.25, low(800, 200, 1)),
      hiss(120, [2, 30], 0.3, band(3000, 3000, 2)),
    ],
  },
  'hero-down': {
    group: 'fight',
    layers: [
      ...[392, 349].map((hz, i) => tone('triangle', [hz, hz], i * 180, [10, 300], 0.3)),
      tone('triangle', [294, 290], 360, [10, 600], 0.3),
      tone('sine', [73, 60], 360, [4, 600], 0.5),
    ],
  },
  arrive: {
    group: 'signals',
    layers: [
      tone('sawtooth', [70, 150], 0, [180, 260], 0.22, low(300, 1400, 2)),
      hiss(0, [160, 260], 0.2, low(300, 1200)),
    ],
  },
  turn: {
    group: 'signals',
    layers: [
      tone('triangle', [523, 523], 0, [4, 120], 0.22),
      tone('triangle', [784, 784], 90, [4, 240], 0.2),
    ],
  },
  round: { group: 'signals', layers: ring([196, 392.8, 523.6, 1047], 1300, 0.35) },
  urgency: {
    group: 'signals',
    layers: [...ring([130.8, 262, 349, 698], 900, 0.32), ...ring([123, 246], 900, 0.3, 240)],
  },
  found: {
    group: 'signals',
    layers: [...chord([392, 494, 587, 784], 80, 340, 0.15), hiss(0, [25, 110], 0.25, band(2600, 1200, 0.8))],
  },
  victory: {
    group: 'signals',
    layers: [...chord([392, 523, 659, 784], 150, 520, 0.2), ...ring([523, 1046, 1568], 1400, 0.2, 600)],
  },
  defeat: {
    group: 'signals',
    layers: [
      ...[311, 293, 233, 196].map((hz, i) => tone('triangle', [hz, hz], i * 240, [10, 460], 0.24)),
      tone('sine', [65, 50], 720, [10, 900], 0.5),
    ],
  },
} as const satisfies Readonly<Record<string, Recipe>>;

export type SoundId = keyof typeof RECIPES;

/** Milliseconds until nothing more is heard of it. */
export const lengthOf = (id: SoundId): number =>
  Math.max(...RECIPES[id].layers.map(({ at, attack, decay }) => at + attack + decay));
