import { test } from 'vitest';

/**
 * A test of what a card does in play. `tests/content/cards-tested.test.ts` finds the id of the card here and
 * lists the cards that have no such test.
 */
export const cardTest = (id: string, what: string, body: () => void): void => {
  test(`${id}: ${what}`, body);
};
