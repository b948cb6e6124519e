import { expect, test } from 'vitest';
import { actedIn } from '../../../src/stores/middara/acted.ts';
import { foldEvents } from '../../../src/stores/middara/fold-events.ts';
import { drive, newGame, street } from '../../support/games.ts';

test('opponents of a group have acted each after its own turn, not when the first of them begins', () => {
  const session = drive(newGame(street, 'acted'), 'simple', 'acted', 80);
  let view = session.beginning;
  let had = new Set<string>();
  let groups = 0;
  for (const event of session.events) {
    view = foldEvents(view, [event]);
    if (event.type === 'roundBegan') had = new Set();
    if (event.type === 'initiativeCardReached' && event.figures.length > 1) groups += 1;
    if (event.type === 'turnEnded') had.add(event.figure);
    const acted = actedIn(view);
    // Who fell before its turn came has none.
    const standing = view.figures.filter(({ at, defeated }) => at && !defeated).map(({ id }) => id);
    expect(
      standing.filter((id) => acted.has(id)),
      event.type,
    ).toEqual(standing.filter((id) => had.has(id)));
  }
  expect(groups).toBeGreaterThan(0);
});
