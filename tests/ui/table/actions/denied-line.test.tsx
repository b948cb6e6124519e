import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { refusalOf } from '../../../../src/engine/index.ts';
import { refusalOfAttack } from '../../../../src/stores/middara/at-hand.ts';
import { DeniedLine } from '../../../../src/ui/table/actions/DeniedLine.tsx';
import { playUntil, sessionOf } from '../../../support/table-of-memory.ts';

test('why an opponent is not attacked stands in a line, and its card is one press away', async () => {
  const session = sessionOf('denied');
  playUntil(
    session,
    ({ kind, refused }) => kind === 'turn' && Boolean(refused?.some(({ act }) => act.do === 'attack')),
  );
  const pending = session.pending!;
  const target = session.state.figures.find(({ id }) => refusalOfAttack(pending, id))!;
  const refusal = refusalOfAttack(pending, target.id)!;
  expect(refusalOfAttack(null, target.id)).toBeNull();
  const [onInspect, onLeave] = [vi.fn(), vi.fn()];
  const line = { position: session.position, pending, refusal, onInspect, onLeave };
  const { rerender } = render(<DeniedLine {...line} />);
  expect(screen.getByRole('status')).toHaveTextContent(/^Attack .+: .+\./);
  await userEvent.click(screen.getByRole('button', { name: 'Its card' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect([onInspect, onLeave].map((one) => one.mock.calls.length)).toEqual([1, 1]);
  rerender(<DeniedLine {...line} refusal={{ ...refusal, reason: { why: 'sp', needs: 99 } }} />);
  expect(screen.getByRole('status')).toHaveTextContent(/needs 99 ◆, you have \d/);
  rerender(<DeniedLine {...line} refusal={{ ...refusal, reason: { why: 'not-adjacent' } }} />);
  expect(screen.getByRole('status')).toHaveTextContent('not adjacent, and too far to move and attack.');
});

test('what lies too far away says how far, and has no card', () => {
  const session = sessionOf('denied');
  playUntil(
    session,
    ({ kind, figure }) =>
      kind === 'turn' && session.state.figures.some(({ id, at }) => id === figure && at !== null),
  );
  const [position, pending] = [session.position, session.pending!];
  const [x, y] = session.state.figures.find(({ id }) => id === pending.figure)!.at!;
  const act = { do: 'open-loot', token: 'loot-red', colour: 'red', space: [x + 3, y] } as const;
  const refusal = refusalOf(act, { why: 'not-beside' }, 'p.17');
  render(<DeniedLine {...{ position, pending, refusal }} onInspect={null} onLeave={() => {}} />);
  expect(screen.getByRole('status')).toHaveTextContent('Open the red loot: 3 spaces away.');
  expect(screen.getAllByRole('button')).toHaveLength(1);
});
