import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { type Figure, hpOf, type Space } from '../../../../src/engine/index.ts';
import { HeroBlock } from '../../../../src/ui/table/actions/HeroBlock.tsx';
import { en } from '../../../../src/words/en/index.ts';
import { playUntil, sessionOf } from '../../../support/table-of-memory.ts';
import { cellar } from '../../board/fixture.ts';

function turnOf(names: string[]) {
  const session = sessionOf('panel', 'training-yard', names);
  playUntil(session, ({ kind }) => kind === 'turn');
  const { figure, seat } = session.pending!;
  const telling = en.tell(session.position);
  const onInspect = vi.fn();
  render(<HeroBlock position={session.position} figure={figure} onInspect={onInspect} />);
  return { figure, name: telling.figure(figure), seat: telling.seat(seat), onInspect };
}

test('says whose the dock is: figure, and seat where several play; its sheet is a press away', async () => {
  const { figure, name, seat, onInspect } = turnOf(['Anna', 'Ben']);
  expect(['Anna', 'Ben']).toContain(seat);
  const block = screen.getByRole('region', { name: new RegExp(name) });
  expect(block).toHaveTextContent(name);
  expect(block).toHaveTextContent(seat);
  await userEvent.click(screen.getByRole('button', { name: new RegExp(name) }));
  expect(onInspect).toHaveBeenCalledWith(figure);
});

test('who plays alone is not named', () => {
  const { name, seat } = turnOf(['Anna']);
  expect(screen.getByRole('region', { name: new RegExp(name) })).not.toHaveTextContent(seat);
});

test('Poison says what it will take: half of what is left', () => {
  const session = sessionOf('panel', 'training-yard', ['Anna']);
  playUntil(session, ({ kind }) => kind === 'turn');
  const { position } = session;
  const { figure } = session.pending!;
  const figures = position.state.figures.map((one) =>
    one.id === figure ? { ...one, damage: 0, effects: ['poison' as const] } : one,
  );
  const left = hpOf(position, figures.find(({ id }) => id === figure)!);
  const poisoned = { ...position, state: { ...position.state, figures } };
  render(<HeroBlock position={poisoned} figure={figure} onInspect={vi.fn()} />);
  expect(screen.getByText(`Poison: −${Math.ceil(left / 2)} at turn start, until cured`)).toBeInTheDocument();
});

test('says what the ground does under whoever stands on it, and nothing to who flies over it (pp.21, 32)', () => {
  const { muck, water } = en.ui.panels.figure.ground;
  const stand = (at: Space, changes: Partial<Figure> = {}) => {
    const position = cellar({ ada: { at, ...changes } });
    const { unmount } = render(<HeroBlock position={position} figure="ada" onInspect={vi.fn()} />);
    const said = [muck, water].filter((one) => screen.queryByText(one));
    unmount();
    return said;
  };
  expect(stand([2, 2])).toEqual([muck]);
  expect(stand([4, 1])).toEqual([water]);
  expect(stand([1, 1])).toEqual([]);
  // For the movement under way alone.
  const over = cellar({ ada: { at: [2, 2] } });
  const scopes = [{ kind: 'move', figure: 'ada', flight: true }] as never;
  render(
    <HeroBlock position={{ ...over, state: { ...over.state, scopes } }} figure="ada" onInspect={vi.fn()} />,
  );
  expect(screen.queryByText(muck)).toBeNull();
});
