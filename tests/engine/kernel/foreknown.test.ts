import { describe, expect, test } from 'vitest';
import { type Foreknown, withForeknown } from '../../../src/engine/kernel/foreknown.ts';

describe('marks of what was known before it came', () => {
  const marked = (...marks: readonly Foreknown[]) => marks.reduce<Foreknown[]>(withForeknown, []);

  test('lie in the order of their places, however they came', () => {
    const marks = marked(
      { decision: 7, saw: ['dice'] },
      { decision: 2, saw: ['draw'] },
      { decision: 11, saw: ['text'] },
      { decision: 5, saw: ['order'] },
    );
    expect(marks.map(({ decision }) => decision)).toEqual([2, 5, 7, 11]);
  });

  test('are one for one place, with all that was seen there, each once and in one order', () => {
    const marks = marked(
      { decision: 3, saw: ['text', 'dice'] },
      { decision: 3, saw: ['order', 'dice'] },
      { decision: 4, saw: [] },
    );
    expect(marks).toEqual([
      { decision: 3, saw: ['dice', 'order', 'text'] },
      { decision: 4, saw: [] },
    ]);
  });
});
