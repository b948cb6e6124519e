import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { EncounterEvent } from '../../../../src/engine/index.ts';
import { paceOf } from '../../../../src/stores/middara/event-pace.ts';
import type { Speech } from '../../../../src/stores/middara/speech.ts';
import { fetchWhole } from '../../../../src/stores/whole-words.ts';
import { TableContext } from '../../../../src/ui/page/use-table.ts';
import { BoardBanner } from '../../../../src/ui/table/tray/BoardBanner.tsx';
import { Stage } from '../../../../src/ui/table/tray/Stage.tsx';
import { early } from '../../../../src/words/en/early.ts';
import { gameOf, HandTimer, playUntil, sessionOf, tableWith } from '../../../support/table-of-memory.ts';

afterEach(() => vi.useRealTimers());

/** A game in which an attack was ordered, shown event by event. */
function attacking() {
  const session = sessionOf('stage');
  playUntil(session, (prompt) => prompt.options.some(({ act }) => act.do === 'attack'));
  const timer = new HandTimer();
  const game = gameOf(session, { timer, speed: () => 'normal', holding: () => 'press' });
  game.decide(session.pending!.options.find(({ act }) => act.do === 'attack')!.id);
  const table = tableWith({});
  table.settings.getState().change({ speed: 'normal' });
  const said: string[] = [];
  const speech = { say: (text: string) => said.push(text) } as unknown as Speech;
  const stage = () => {
    const { view, showing, moment, pending, shown, held } = game.store.getState();
    return (
      <TableContext value={table}>
        <Stage
          position={game.positionOf(view)}
          {...{ showing, moment, pending, shown, held, speech }}
          onGoOn={game.goOn}
        />
      </TableContext>
    );
  };
  /** Lets time pass, answering plainly, until it is so. */
  const until = (isSo: () => boolean, show: () => void) => {
    for (let n = 0; n < 60 && !isSo(); n++) {
      const { pending } = game.store.getState();
      if (pending) game.decide(pending.options.at(-1)!.id);
      else timer.tick();
      show();
    }
    expect(isSo()).toBe(true);
  };
  return { game, said, stage, until };
}

test('without a canvas the faces of a roll are drawn large at once, and what they came to beside them', async () => {
  await fetchWhole(early);
  const { game, stage, until } = attacking();
  const { container, rerender } = render(stage());
  const show = () => rerender(stage());
  const tray = () => container.querySelector('.dice-tray');
  until(() => game.store.getState().showing?.type === 'diceRolled', show);
  const { showing } = game.store.getState();
  if (showing?.type !== 'diceRolled') throw new Error('no roll');
  expect(container.querySelector('canvas')).toBeNull();
  expect(tray()).toHaveAttribute(
    'data-dice',
    showing.dice.map(({ die, face }) => `${die}-${face}`).join(' '),
  );
  expect(container.querySelectorAll('.dice-tray .die')).toHaveLength(showing.dice.length);
  // A twin of what the panel says: nobody hears it twice.
  expect(tray()).toHaveAttribute('aria-hidden', 'true');

  until(() => game.store.getState().showing?.type === 'attackJudged', show);
  await waitFor(() =>
    expect(container.querySelector('.tray-verdict')).toHaveTextContent(/^(Hit|Miss|Dodged)/),
  );
});

test('what is held says so once, and goes on by its button', async () => {
  const { game, said, stage, until } = attacking();
  const { rerender } = render(stage());
  const show = () => rerender(stage());
  until(() => game.store.getState().held, show);
  expect(said).toEqual(['Paused. Press Space or Enter to continue.']);
  await userEvent.click(screen.getByRole('button', { name: /^Continue/ }));
  show();
  expect(game.store.getState().held).toBe(false);
  expect(screen.queryByRole('button', { name: /^Continue/ })).toBeNull();
});

test('a turn is announced, and gone with the first key or in its time', () => {
  vi.useFakeTimers();
  const { game, stage, until } = attacking();
  const { container, rerender } = render(stage());
  const show = () => rerender(stage());
  const banner = () => container.querySelector('.board-banner[data-kind="turn"]');
  const next = () =>
    until(() => {
      if (game.store.getState().held) game.goOn();
      return game.store.getState().showing?.type === 'turnBegan';
    }, show);
  next();
  expect(banner()).not.toBeNull();
  act(() => void window.dispatchEvent(new KeyboardEvent('keydown', { key: ' ' })));
  expect(banner()).toBeNull();
  until(() => game.store.getState().showing?.type !== 'turnBegan', show);
  next();
  expect(banner()).not.toBeNull();
  act(() => vi.advanceTimersByTime(900));
  expect(banner()).toBeNull();
});

type Removed = Extract<EncounterEvent, { type: 'effectRemoved' }>;

function shows(event: Pick<Removed, 'effect' | 'cause'>) {
  const session = sessionOf('banner');
  playUntil(session, ({ kind }) => kind === 'turn');
  const { figure } = session.pending!;
  const showing = { type: 'effectRemoved', figure, rule: 'S3', ...event } as EncounterEvent;
  const { container } = render(<BoardBanner position={session.position} showing={showing} shown={1} />);
  return { container, pace: paceOf(showing, session.position) };
}

test('a turn that is lost to Paralyze is said over the board, and stays to be read', () => {
  const { pace } = shows({ effect: 'paralyze', cause: { kind: 'effect', effect: 'paralyze' } });
  expect(screen.getByText(/^\S.* loses this turn: Paralyze$/).closest('.board-banner')).toHaveAttribute(
    'data-kind',
    'lost',
  );
  expect(pace).toBeGreaterThanOrEqual(900);
});

test('what is taken off in another way is no lost turn', () => {
  const { container, pace } = shows({ effect: 'paralyze', cause: { kind: 'term', term: 'refresh' } });
  expect(container.querySelector('.board-banner')).toBeNull();
  expect(pace).toBeLessThan(900);
});
