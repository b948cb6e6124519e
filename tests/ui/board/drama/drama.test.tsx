import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type EncounterEvent, type Figure, hpOf, type Position } from '../../../../src/engine/index.ts';
import type { Beat, Deed } from '../../../../src/stores/middara/beat.ts';
import { timesOf } from '../../../../src/stores/middara/beat-times.ts';
import { Board } from '../../../../src/ui/board/Board.tsx';
import { MarksOver } from '../../../../src/ui/board/drama/MarksOver.tsx';
import { MarksUnder } from '../../../../src/ui/board/drama/MarksUnder.tsx';
import { motionOf } from '../../../../src/ui/board/drama/motions.ts';
import { cellar } from '../fixture.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const damage = (figure: string, amount: number, taken = 0): EncounterEvent => ({
  type: 'damageDealt',
  figure,
  amount,
  damageType: 'physical',
  sum: {
    total: amount,
    entries: [
      { cause: { kind: 'term', term: 'difference' }, amount: amount + taken, rule: 'p.43' },
      { cause: { kind: 'armor', armor: taken, pierced: 0 }, amount: -taken, rule: 'p.43' },
    ],
  },
  by: figure === 'ada' ? 'beetle-1' : 'ada',
  cause: { kind: 'attack', by: 'ada' },
  rule: 'p.43',
});

type Changes = Readonly<Record<string, Partial<Figure>>>;

/** A board on which an event is shown that changes figures so. */
function shown(event: EncounterEvent, changes: Changes, tempo = 1, was: Changes = {}) {
  const before = cellar(was);
  const after: Position = {
    ...before,
    state: {
      ...before.state,
      figures: before.state.figures.map((figure) => ({ ...figure, ...changes[figure.id] })),
    },
  };
  const seen = render(<Board position={before} deed={null} tempo={tempo} />);
  seen.rerender(<Board position={after} deed={event} tempo={tempo} />);
  const all = (what: string) => [
    ...seen.container.querySelectorAll<HTMLElement>(`.beat[data-beat="${what}"]`),
  ];
  return { ...seen, before, after, event, all };
}

const textOf = (element: Element | undefined, part: string) => element?.querySelector(part)?.textContent;

test('a hit by us: the number with its kind, what armour took struck through before it, and the heart', () => {
  const { all, container } = shown(damage('beetle-1', 2, 3), { 'beetle-1': { damage: 2 } });
  const [number, ...others] = all('number');
  expect(others).toEqual([]);
  expect(number).toHaveAttribute('data-kind', 'physical');
  expect(number).toHaveAttribute('data-of', 'beetle-1');
  expect(textOf(number, '.amount')).toBe('−2');
  expect(textOf(number, '.taken-number')).toBe('5');
  expect(number!.querySelector('.taken-stroke')).not.toBeNull();
  expect(number!.querySelector('.piece-rise')).not.toBeNull();
  const [heart] = all('drain');
  expect([textOf(heart, '.heart-was'), textOf(heart, '.heart-is')]).toEqual(['6', '4']);
  expect(container.querySelector('.drama-frame')).toBeNull();
});

test('a hit on us looks otherwise: it falls upon us, with claws, and lights the edge of the board', () => {
  const { all, container } = shown(damage('ada', 3), { ada: { damage: 3 } });
  expect(all('number')[0]!.querySelector('.piece-slam .splash')).not.toBeNull();
  expect(all('recoil')[0]!.querySelector('.piece-claws')).not.toBeNull();
  expect(container.querySelector('.drama-frame')).not.toBeNull();
});

test('nothing of it is left behind, and nobody reads it twice', () => {
  const { container, all } = shown(damage('ada', 3), { ada: { damage: 3 } });
  expect(all('number')).toHaveLength(1);
  for (const layer of container.querySelectorAll('.drama-over, .drama-under'))
    expect(layer).toHaveAttribute('aria-hidden', 'true');
  act(() => {
    vi.advanceTimersByTime(5000);
  });
  expect(container.querySelectorAll('.beat, .drama-frame')).toHaveLength(0);
});

test('what is taken back is gone at once; shown all at once, nothing is seen', () => {
  const { before, container, rerender } = shown(damage('ada', 3), { ada: { damage: 3 } });
  rerender(<Board position={before} deed={null} tempo={1} />);
  expect(container.querySelectorAll('.beat')).toHaveLength(0);
  const atOnce = shown(damage('ada', 3), { ada: { damage: 3 } }, 0);
  expect(atOnce.container.querySelectorAll('.beat')).toHaveLength(0);
});

test('a number stays long enough to be read at every speed', () => {
  const { all } = shown(damage('beetle-1', 2), { 'beetle-1': { damage: 2 } }, 0.35);
  act(() => {
    vi.advanceTimersByTime(600);
  });
  expect(all('number')).toHaveLength(1);
});

test('a combatant breaks to ash, one of ours lies there with a cross', () => {
  const ended = (figure: string): EncounterEvent => ({
    type: 'figureDefeated',
    figure,
    by: null,
    cause: { kind: 'term', term: 'attack' },
    rule: 'p.67',
  });
  const gone = { defeated: true, at: null };
  const beetle = shown(ended('beetle-1'), { 'beetle-1': gone });
  expect(beetle.container.querySelectorAll('[data-beat="death"] .ghost-half')).toHaveLength(2);
  expect(beetle.container.querySelectorAll('[data-beat="death"] .ash').length).toBeGreaterThan(8);
  const ada = shown(ended('ada'), { ada: gone });
  expect(ada.container.querySelector('[data-beat="down"] .ghost-lies')).not.toBeNull();
  expect(ada.container.querySelector('[data-beat="down"] .grave')).not.toBeNull();
});

/** One of each; a new deed does not compile without. */
const EACH: { readonly [K in Deed['do']]: Deed & { readonly do: K } } = {
  step: { do: 'step', figure: 'ada', from: [1, 1], to: [2, 1], hurried: false },
  drift: { do: 'drift', figure: 'ada', from: [1, 1], to: [2, 1] },
  push: { do: 'push', figure: 'ada', from: [1, 1], to: [3, 1] },
  jump: { do: 'jump', figure: 'ada', from: [1, 1], to: [3, 1] },
  warp: { do: 'warp', figure: 'ada', from: [1, 1], to: [5, 4] },
  crash: { do: 'crash', figure: 'ada', toward: [1, 0] },
  lunge: { do: 'lunge', figure: 'ada', from: [1.5, 1.5], to: [2.5, 1.5], passes: false },
  shot: { do: 'shot', figure: 'ada', from: [1.5, 1.5], to: [4.5, 1.5], as: 'arrow' },
  recoil: { do: 'recoil', figure: 'ada', away: [1, 0], kind: 'magic', onUs: true, hard: false },
  number: { do: 'number', figure: 'ada', amount: 2, kind: 'magic', gross: null, onUs: true },
  drain: { do: 'drain', figure: 'ada', from: 9, to: 7, of: 12 },
  block: { do: 'block', figure: 'ada', gross: 3, away: [0, 1] },
  dodge: { do: 'dodge', figure: 'ada', away: [1, 0] },
  miss: { do: 'miss', figure: 'ada', away: [1, 0] },
  brace: { do: 'brace', figure: 'ada', shields: 2, skull: false },
  resist: { do: 'resist', figure: 'ada' },
  fizzle: { do: 'fizzle', figure: 'ada' },
  gleam: { do: 'gleam', figure: 'ada' },
  heal: { do: 'heal', figure: 'ada', amount: 2 },
  status: { do: 'status', figure: 'ada', effect: 'poison', lands: true, good: false, place: 0 },
  halo: { do: 'halo', figure: 'ada', own: true },
  pit: { do: 'pit', figure: 'ada' },
  death: { do: 'death', figure: 'ada' },
  down: { do: 'down', figure: 'ada' },
  arrive: { do: 'arrive', figure: 'ada' },
  blast: { do: 'blast', middle: [1.5, 1.5] },
  flare: { do: 'flare', middle: [1.5, 1.5] },
  lid: { do: 'lid', middle: [1.5, 1.5] },
  loot: { do: 'loot', figure: 'ada' },
  dust: { do: 'dust', spaces: [[1, 1]] },
  call: { do: 'call', figure: 'ada', call: 'counter' },
};

const position = cellar();
const marked = (deed: Deed, still: boolean) => {
  const beat: Beat = { ...deed, at: 0 };
  const figure = position.state.figures.find(({ id }) => id === 'ada')!;
  const mark = {
    id: 1,
    beat,
    figure,
    middle: [1.5, 1.5] as const,
    size: 1,
    above: 0,
    still,
    tempo: 1,
    gone: 900,
  };
  const given = { marks: [mark], cards: position.cards, cell: 64 };
  return render(
    <>
      <MarksUnder {...given} />
      <MarksOver {...given} />
    </>,
  ).container;
};

test.each(Object.entries(EACH))('%s: what moves has a still twin that is seen, and is held', (_, deed) => {
  const still = marked(deed, true);
  expect(still.querySelectorAll('.beat[data-still]').length).toBeGreaterThan(0);
  expect(still.querySelectorAll('path, circle, text, polyline, ellipse, .beat-ghost').length).toBeGreaterThan(
    0,
  );
  // As long as it takes to read; what a heart has lost is only marked.
  expect(timesOf({ ...deed, at: 0 }).held).toBeGreaterThanOrEqual(deed.do === 'drain' ? 300 : 600);
  const moves = motionOf({ ...deed, at: 0 }) !== null || marked(deed, false).querySelector('.beat') !== null;
  expect(moves).toBe(true);
});

test.each(Object.entries(EACH))('%s: a figure ends a motion where it stands', (_, deed) => {
  const motion = motionOf({ ...deed, at: 0 });
  if (!motion) return expect(marked(deed, false).querySelector('.beat')).not.toBeNull();
  const { x = 0, y = 0, turn = 0, size = [1, 1], seen = 1 } = motion.poses.at(-1)!;
  expect([x, y, turn, ...size, seen]).toEqual([0, 0, 0, 1, 1, 1]);
  expect(motion.poses.map(({ ms }) => ms)).toEqual(
    motion.poses.map(({ ms }) => ms).toSorted((a, b) => a - b),
  );
  if (motion.slide && 'to' in deed) expect(motion.slide.to).toEqual(deed.to);
});

test('where nothing may move the marks stand still, and figures are where they are', () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduced-motion'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  const { all } = shown(damage('beetle-1', 2), { 'beetle-1': { damage: 2 } });
  expect(all('number')[0]).toHaveAttribute('data-still', 'true');
  expect(all('recoil')[0]!.querySelector('.struck')).not.toBeNull();
});

test('the ten motions have the times they were given', () => {
  const at = { at: 0 };
  const posesOf = (deed: Deed) => motionOf({ ...deed, ...at })!.poses.map(({ ms }) => ms);
  expect(posesOf(EACH.lunge)).toEqual([0, 120, 210, 270, 450]);
  expect(posesOf({ ...EACH.lunge, passes: true })).toEqual([0, 120, 210, 320, 500]);
  expect(posesOf(EACH.recoil).at(-1)).toBe(90);
  expect(posesOf(EACH.dodge)).toEqual([0, 140, 300]);
  expect(posesOf(EACH.miss).slice(0, 2)).toEqual([0, 120]);
  expect(motionOf({ ...EACH.miss, ...at })!.poses[1]!.turn).toBe(6);
  const lasts = (deed: Deed) => timesOf({ ...deed, ...at }).lasts;
  expect([lasts(EACH.number), lasts(EACH.dodge), lasts(EACH.miss)]).toEqual([1000, 620, 500]);
  expect([lasts(EACH.death), lasts(EACH.down), lasts(EACH.drain)]).toEqual([520, 1400, 660]);
  expect([lasts(EACH.loot), lasts(EACH.flare)]).toEqual([660, 620]);
  const held = (deed: Deed) => timesOf({ ...deed, ...at }).held;
  expect([held(EACH.recoil), held(EACH.number), held(EACH.death)]).toEqual([620, 900, 620]);
  expect([held(EACH.down), held(EACH.drain), held(EACH.loot)]).toEqual([1400, 300, 600]);
});

test('a press that ends what runs takes marks away at once and lets figures go', () => {
  const cancel = vi.fn();
  const animate = vi.fn(() => ({ cancel }));
  Object.assign(Element.prototype, { animate });
  try {
    const { after, event, container, rerender } = shown(damage('ada', 3), { ada: { damage: 3 } });
    expect(animate).toHaveBeenCalled();
    expect(container.querySelectorAll('.beat').length).toBeGreaterThan(0);
    rerender(<Board position={after} deed={event} tempo={1} ended={1} />);
    expect(container.querySelectorAll('.beat, .drama-frame')).toHaveLength(0);
    expect(cancel).toHaveBeenCalledTimes(animate.mock.calls.length);
  } finally {
    Reflect.deleteProperty(Element.prototype, 'animate');
  }
});

test('only a blow that takes half of all HP shakes the board', () => {
  const shaken = (amount: number) => {
    const frames: Keyframe[][] = [];
    Object.assign(Element.prototype, {
      animate: (all: Keyframe[]) => {
        frames.push(all);
        return { cancel() {} };
      },
    });
    try {
      const { container } = shown(damage('ada', amount), { ada: { damage: amount } });
      expect(container.querySelector('[data-beat="recoil"]')).not.toBeNull();
      return frames.some((all) => all.some(({ transform }) => transform === 'translateX(-3px)'));
    } finally {
      Reflect.deleteProperty(Element.prototype, 'animate');
    }
  };
  const hp = hpOf(position, position.state.figures.find(({ id }) => id === 'ada')!);
  expect(shaken(Math.ceil(hp / 2))).toBe(true);
  expect(shaken(Math.ceil(hp / 2) - 1)).toBe(false);
});
