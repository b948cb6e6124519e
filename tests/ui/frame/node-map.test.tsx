import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { NodeMap } from '../../../src/ui/frame/NodeMap.tsx';

const places = [
  { id: 'inn', name: 'Inn', at: [10, 50] },
  { id: 'ford', name: 'Ford', at: [50, 50] },
  { id: 'mere', name: 'Mere', at: [50, 10] },
  { id: 'mill', name: 'Mill', at: [90, 50] },
] as const;

function show(here: string, open: readonly string[]) {
  const told = { onChoose: vi.fn(), onPoint: vi.fn() };
  const map = (at: string) => (
    <NodeMap
      label="Road"
      size={[100, 100]}
      places={places}
      here={at}
      open={new Set(open)}
      describe={({ id, name }) => (open.includes(id) ? `${name}, one step` : name)}
      drawing={<svg aria-hidden="true" />}
      mark={({ name }) => name}
      {...told}
    />
  );
  const { rerender } = render(map(here));
  return { ...told, goTo: (at: string) => rerender(map(at)) };
}
const tabbable = () =>
  screen
    .getAllByRole('button')
    .filter((place) => place.tabIndex === 0)
    .map((place) => place.getAttribute('data-place'));

test('each place says what it is, where one stands, and whether one can go there', () => {
  show('inn', ['ford']);
  expect(screen.getByRole('group', { name: 'Road' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Inn' })).toHaveAttribute('aria-current', 'location');
  expect(screen.getByRole('button', { name: 'Ford, one step' })).toHaveAttribute('aria-disabled', 'false');
  expect(screen.getByRole('button', { name: 'Mill' })).toHaveAttribute('aria-disabled', 'true');
});

test('one place takes the keyboard; arrows go to the nearest that way, Enter goes there', async () => {
  const { onChoose, onPoint, goTo } = show('inn', ['ford', 'mere']);
  expect(tabbable()).toEqual(['inn']);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: /^Ford/ })).toHaveFocus();
  expect(onPoint).toHaveBeenLastCalledWith('ford');
  await userEvent.keyboard('{ArrowUp}');
  expect(screen.getByRole('button', { name: /^Mere/ })).toHaveFocus();
  expect(tabbable()).toEqual(['mere']);
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(onChoose.mock.calls).toEqual([['mere']]);
  goTo('mere');
  expect(tabbable()).toEqual(['mere']);
  // Aslant is that way, too, where nothing lies straight on.
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('button', { name: /^Inn/ })).toHaveFocus();
});

test('a place one cannot go to is pointed at and not chosen', async () => {
  const { onChoose, onPoint } = show('inn', ['ford']);
  await userEvent.click(screen.getByRole('button', { name: 'Mill' }));
  expect(onChoose).not.toHaveBeenCalled();
  expect(onPoint).toHaveBeenLastCalledWith('mill');
  fireEvent.pointerLeave(screen.getByRole('group', { name: 'Road' }));
  expect(onPoint).toHaveBeenLastCalledWith(null);
  await userEvent.click(screen.getByRole('button', { name: /^Ford/ }));
  expect(onChoose.mock.calls).toEqual([['ford']]);
});
