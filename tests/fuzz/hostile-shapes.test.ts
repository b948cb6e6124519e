/** Hostile edits made of the shape of real states: each place comes, what is nowhere is put there first. */
import { expect, test } from 'vitest';
import { editsOfLog, editsOfShapes } from '../../src/sim/fuzz/hostile-shapes.ts';

const QUIET = { name: 'ann', at: [1, 2], fight: null, heroes: [{ life: 3 }, { life: 4 }] };
const FIGHT = { ...QUIET, fight: { foe: 'ogre' } };
const pathsOf = (edits: readonly (readonly [string, unknown])[]) => new Set(edits.map(([path]) => path));

test('each place is changed in the first state that has it; the first of a list stands for all', () => {
  const all = editsOfShapes([QUIET, FIGHT]);
  const last = (of: number) => pathsOf(all.filter((one) => one.of === of).map(({ edits }) => edits.at(-1)!));
  expect([...last(0)]).toEqual(['name', 'at', 'at.0', 'fight', 'heroes', 'heroes.0', 'heroes.0.life']);
  expect([...last(1)]).toEqual(['fight', 'fight.foe']);
});

test('what no state has is put there, where there is room for it, and changed', () => {
  const samples = { 'fight.blow': { by: 0 }, 'nowhere.else': { by: 0 } };
  const all = editsOfShapes([QUIET, FIGHT], samples);
  const blows = all.filter(({ edits }) => edits.at(-1)![0] === 'fight.blow.by');
  expect(blows.length).toBeGreaterThan(0);
  for (const { of, edits } of blows) {
    expect(of).toBe(1);
    expect(edits[0]).toEqual(['fight.blow', { by: 0 }]);
  }
  expect(all.some(({ edits }) => edits.at(-1)![0].startsWith('nowhere'))).toBe(false);
});

test('no edit leaves a place as it is', () => {
  for (const { edits } of editsOfShapes([FIGHT])) {
    const [path, value] = edits.at(-1)!;
    const was = path
      .split('.')
      .reduce<unknown>((place, key) => (place as Record<string, unknown>)[key], FIGHT);
    expect(value).not.toEqual(was);
  }
});

test('a log is changed in its setup and in what says which game it is', () => {
  const paths = pathsOf(editsOfLog({ setup: { mission: 'quay', seats: [{ id: 'a' }] } }));
  for (const path of ['setup.mission', 'setup.seats.0.id', 'game', 'rules', 'hash', 'decisions.0.seat'])
    expect(paths).toContain(path);
});
