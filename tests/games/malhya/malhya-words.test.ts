import { describe, expect, test } from 'vitest';
import type { Condition } from '../../../src/games/malhya/rules/model/conditions.ts';
import { linesIn } from '../../../src/games/malhya/rules/queries/booklets.ts';
import { conditionText } from '../../../src/games/malhya/words/en/condition-words.ts';
import { helpParts } from '../../../src/games/malhya/words/en/help.ts';
import { cubeName } from '../../../src/games/malhya/words/en/names.ts';
import { content } from './trial.ts';

describe('what is said', () => {
  test.each<[Condition, string]>([
    [{ tokens: [3, 7] }, 'hold token 3 and 7'],
    [{ card: 'lamp-list' }, 'hold The lamplighters’ list'],
    [{ not: { interest: 'basin' } }, 'not: the basin still there'],
    [{ any: [{ gold: 2 }, { crystals: 1 }] }, '2 gold or 1 crystal'],
    [{ size: { from: 4 } }, 'at least 4 heroes'],
    [{ size: { from: 2, to: 3 } }, '2 to 3 heroes'],
    [{ characteristic: { strength: 3 } }, 'Strength 3'],
    [{ talents: { classes: ['warrior', 'scholar'], from: 2 } }, '2 talents of Warrior or Scholar'],
    [{ cube: { kind: 'key' } }, 'hold a key or lockpick'],
    [{ gem: 'black' }, 'a black gem drawn'],
  ])('%j', (condition, text) => {
    expect(conditionText(condition, content)).toBe(text);
  });

  test('every condition of the trial can be told, and every line that asks for one has words', () => {
    const lines = Object.values(content.books).flatMap(({ chapters }) =>
      chapters.flatMap((chapter) => [...linesIn(chapter.lines)].map(([, line]) => line)),
    );
    for (const { if: condition, where, text } of lines)
      for (const one of [condition, where])
        if (one) {
          expect(conditionText(one, content)).not.toMatch(/undefined|NaN/);
          expect(text).toBeDefined();
        }
  });

  test('the help has every part with the lines of the document', () => {
    for (const { page, lines } of helpParts) {
      expect(page).toMatch(/^L\d/);
      expect(lines.length).toBeGreaterThan(0);
    }
  });

  test('cubes by their colors', () => {
    expect([cubeName('plant', 'purple'), cubeName('key', 'white'), cubeName('material', 'red')]).toEqual([
      'purple plant',
      'key',
      'metal',
    ]);
  });
});
