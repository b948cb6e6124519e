import { expect, test } from 'vitest';
import { effectOf } from '../../../src/games/folklore/words/en/questions.ts';
import { content } from './table.ts';

test('an answer says what a card does, not what is told of it: each card ends with that', () => {
  expect(effectOf('It keeps for a year. Is that long? Gives back d6+1 Vita and is used up.')).toBe(
    'Gives back d6+1 Vita and is used up.',
  );
  const texts = [
    ...Object.values(content.items).map(({ text }) => text),
    ...Object.values(content.heroes).map(({ ability }) => ability.text),
  ];
  const NUMBER = /\d|\b(one|two|three|four|five|six|seven|ten|fifteen|twenty)\b/i;
  expect(texts.filter((text) => !NUMBER.test(effectOf(text)))).toEqual([]);
});
