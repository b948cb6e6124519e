import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Game } from '../../../../src/stores/middara/game.ts';
import type { Table } from '../../../../src/stores/table/table-store.ts';
import { LabContext } from '../../../../src/ui/page/use-lab.ts';
import { GameContext, TableContext, useGameState } from '../../../../src/ui/page/use-table.ts';
import { WordsContext } from '../../../../src/ui/page/use-words.ts';
import { keepHeldPlace } from '../../../../src/ui/table/context/held-place.ts';
import { useForeseeing } from '../../../../src/ui/table/context/use-foresight.ts';
import { HandContext, useHand, useHeld, useNewHand } from '../../../../src/ui/table/context/use-hand.ts';
import { en } from '../../../../src/words/en/index.ts';
import { handOf } from '../../../support/hand-at.ts';
import { labOnPage } from '../../../support/lab-on-page.ts';
import { gameOf, playUntil, sessionOf, tableOf } from '../../../support/table-of-memory.ts';

afterEach(() => vi.unstubAllGlobals());

function HandAt({ children }: { children: ReactNode }) {
  return <HandContext value={useNewHand()}>{children}</HandContext>;
}

const around =
  (table: Table, game: Game) =>
  ({ children }: { children: ReactNode }) => (
    <WordsContext value={en}>
      <TableContext value={table}>
        <LabContext value={labOnPage()}>
          <GameContext value={game}>
            <HandAt>{children}</HandAt>
          </GameContext>
        </LabContext>
      </TableContext>
    </WordsContext>
  );

function atTurn() {
  const session = sessionOf('hand', 'training-yard');
  playUntil(session, ({ kind, options }) => kind === 'turn' && options.some(({ id }) => id === 'move'));
  return { game: gameOf(session), table: tableOf() };
}

test('what is held goes with its question, in one drawing; it never stands at another', () => {
  const { game, table } = atTurn();
  const drawn: string[] = [];
  const { result } = renderHook(
    () => {
      const pending = useGameState((state) => state.pending);
      const choice = useHeld('choice', pending);
      const hand = useHand();
      drawn.push(`${pending?.kind ?? 'none'} ${choice ? 'held' : 'empty'}`);
      return { hand, choice };
    },
    { wrapper: around(table, game) },
  );
  act(() => result.current.hand.nudge(1, 0));
  if (!result.current.choice) act(() => result.current.hand.nudge(-1, 0));
  expect(result.current.choice).toMatchObject({ kind: 'way' });
  act(() => game.decide('move'));
  expect(result.current.choice).toBeNull();
  const changes = drawn.filter((one, i) => one !== drawn[i - 1]);
  expect(changes).toEqual(['turn empty', 'turn held', 'move empty']);
});

describe('what threatens', () => {
  test('is shown as long as the hand looks at the board for it, and for nothing once it is switched off', () => {
    const { game, table } = atTurn();
    const { result } = renderHook(() => ({ hand: useHand(), looking: useForeseeing() }), {
      wrapper: around(table, game),
    });
    const isShown = () => result.current.looking?.foresight.store.getState().pinned;
    const enter = (mode: 'threats' | 'ruler') => act(() => result.current.hand.toggle(mode));
    expect(isShown()).toBe(false);
    enter('threats');
    expect(isShown()).toBe(true);
    enter('ruler');
    expect(isShown()).toBe(false);
    enter('threats');
    act(() => table.settings.getState().change({ foresight: false }));
    expect([result.current.looking, result.current.hand.store.getState().mode]).toEqual([null, 'play']);
  });
});

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
