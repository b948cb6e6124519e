import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { usePressEnds } from '../../../../src/ui/table/context/use-deed.ts';
import { gameOf, HandTimer, playUntil, sessionOf } from '../../../support/table-of-memory.ts';

/** A game in which something runs, beside an answer, a control and the board. */
function running() {
  const session = sessionOf('press');
  playUntil(session, (prompt) => prompt.options.some(({ act }) => act.do === 'attack'));
  const game = gameOf(session, { timer: new HandTimer(), speed: () => 'normal' });
  game.decide(session.pending!.options.find(({ act }) => act.do === 'attack')!.id);
  const [answered, opened, onBoard] = [vi.fn(), vi.fn(), vi.fn()];
  function Screen() {
    usePressEnds(game);
    return (
      <>
        {/* biome-ignore lint/a11y: a board is pressed, whatever it is */}
        <div data-testid="board" onClick={onBoard} />
        <button type="button" data-option="dodge" onClick={answered}>
          Dodge
        </button>
        <button type="button" onClick={opened}>
          Menu
        </button>
      </>
    );
  }
  render(<Screen />);
  const { busy, shown } = game.store.getState();
  expect(busy).toBe(true);
  expect(shown).toBeLessThan(session.events.length);
  return { game, session, answered, opened, onBoard };
}

test('a press ends what runs at its final state, and means nothing else', async () => {
  const { game, session, onBoard } = running();
  await userEvent.click(screen.getByTestId('board'));
  expect(onBoard).not.toHaveBeenCalled();
  expect(game.store.getState()).toMatchObject({ busy: false, shown: session.events.length, ended: 1 });
  expect(game.store.getState().pending).not.toBeNull();
  // Nothing runs any more: it is a press like any other.
  await userEvent.click(screen.getByTestId('board'));
  expect(onBoard).toHaveBeenCalledOnce();
  expect(game.store.getState().ended).toBe(1);
});

test('a press that began while something ran answers nothing, even if the question has come since', () => {
  const { game, answered } = running();
  const answer = screen.getByRole('button', { name: 'Dodge' });
  fireEvent.pointerDown(answer);
  game.skip();
  expect(game.store.getState().pending).not.toBeNull();
  fireEvent.click(answer, { detail: 1 });
  expect(answered).not.toHaveBeenCalled();
  fireEvent.pointerDown(answer);
  fireEvent.click(answer, { detail: 1 });
  expect(answered).toHaveBeenCalledOnce();
});

test('what has something of its own to do does it, and what runs goes on', async () => {
  const { game, opened } = running();
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  expect(opened).toHaveBeenCalledOnce();
  expect(game.store.getState()).toMatchObject({ busy: true, ended: 0 });
});
