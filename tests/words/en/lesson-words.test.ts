import { expect, test } from 'vitest';
import { HINTS } from '../../../src/stores/lesson/lesson.ts';
import { heard, hint } from '../../../src/words/en/ui/lesson.ts';

const told = { figure: 'Nightingale', sp: 3, foe: 'Cave Sickle 3', chance: 64, touch: true };

test('a bubble says at most eighteen words, and by touch nothing of a click', () => {
  for (const id of HINTS) {
    const words = hint(id, told).split(/\s+/);
    expect(words.length, hint(id, told)).toBeLessThanOrEqual(18);
    expect(hint(id, told)).not.toMatch(/click/i);
  }
  expect(hint('go', told)).toContain('tap this square');
  expect(hint('go', { ...told, touch: false })).toContain('click this square');
});

test('what is heard has no signs, and says what to press', () => {
  for (const id of HINTS) {
    const text = heard(id, told, { what: 'foe', foe: told.foe });
    expect(text).not.toContain('◆');
    if (id !== 'goal') expect(text).toMatch(/Next: attack Cave Sickle 3\.$/);
  }
});

test('the chance is told once it is known', () => {
  expect(hint('attack', told)).toBe('Pick an imp. 64 % is your chance to hit.');
  expect(hint('attack', { ...told, chance: null })).not.toContain('null');
});
