import { afterEach, expect, test, vi } from 'vitest';
import { keepHeldPlace } from '../../../../src/ui/table/context/held-place.ts';
import { handOf } from '../../../support/hand-at.ts';
import { sessionOf } from '../../../support/table-of-memory.ts';

afterEach(() => vi.unstubAllGlobals());

/** The last of four heroes on its first free space, then what another hand at the same game is at: the page loaded anew. */
function placedAndLoadedAnew() {
  const table = handOf(sessionOf('held-place', 'under-hallow-street'));
  const { session, hand } = table;
  const stop = keepHeldPlace(hand, table.game);
  const press = () => {
    const { act } = session.pending!.options.find((option) => option.act.do === 'place')!;
    if (act.do === 'place') hand.pressSpace(act.space, 'mouse');
  };
  for (let n = 0; n < 4; n++) press();
  stop();
  expect(table.held().choice).not.toBeNull();
  const anew = handOf(session);
  keepHeldPlace(anew.hand, table.game)();
  return { session, held: table.held().choice, anew: anew.held() };
}

test('the last hero placed is held again when the page is loaded anew', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  const { held, anew } = placedAndLoadedAnew();
  expect(anew.choice).toEqual(held);
});

test('where the tab keeps nothing the last hero alone is asked for again, and nothing decided is lost', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  const { session, anew } = placedAndLoadedAnew();
  expect(anew.choice).toBeNull();
  expect(session.decisions).toHaveLength(3);
  expect(anew.of).toMatchObject({ kind: 'placement', figure: session.pending!.figure });
});
