import { expect, test } from 'vitest';
import { FACES, type Face, RATING } from '../../../src/engine/model/dice.ts';

const printed = ({ number, book, shield, burst, skull }: Face): string =>
  skull ? 'skull' : `${number || ''}${'B'.repeat(book)}${'S'.repeat(shield)}${'U'.repeat(burst)}`;

test('the faces of the back cover (p.76, D1): eight number colours and BLACK', () => {
  const faces = Object.fromEntries(
    Object.entries(FACES).map(([die, six]) => [die, six.map(printed).join(' ')]),
  );
  expect(faces).toEqual({
    white: '2 3 4S 5BS 6BSS 7BSSU',
    teal: '3 4 5S 6BS 7BSS 8BSSU',
    green: '4 5 6S 7BS 8BSS 9BSSU',
    blue: '5 6 7S 8BS 9BSS 10BSSU',
    purple: '1 2 3B 5BS 6BBS 7BBSU',
    orange: '2 3 4B 6BS 7BBS 8BBSU',
    red: '3 4 5B 7BS 8BBS 9BBSU',
    grey: '4 5 6B 8BS 9BBS 10BBSU',
    black: 'BBSS BBBS BSSS SSSS BBBB skull',
  });
});

test('Conviction and Casting Values of the back cover (p.76, D2)', () => {
  const { black: _, ...values } = RATING;
  expect(values).toEqual({ purple: 1, white: 2, orange: 3, teal: 4, red: 5, green: 6, grey: 7, blue: 8 });
});
