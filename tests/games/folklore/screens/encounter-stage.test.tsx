import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { EncounterStage } from '../../../../src/games/folklore/screens/encounter/EncounterStage.tsx';
import { TurnOrder } from '../../../../src/games/folklore/screens/encounter/TurnOrder.tsx';
import { pointAt } from '../../../support/point.ts';
import { answers, yard } from './yard.ts';

afterEach(() => vi.unstubAllGlobals());

function show(field = yard, given = answers) {
  const onAnswer = vi.fn();
  const sightTo = vi.fn(() => ({ from: [3, 4] as const, to: [8, 2] as const }));
  const stage = (now: typeof answers) => (
    <EncounterStage field={field} answers={now} sightTo={sightTo} blow={null} onAnswer={onAnswer} />
  );
  const { container, rerender } = render(stage(given));
  const press = (space: string) => userEvent.pointer({ keys: '[MouseLeft]', ...pointAt(container, space) });
  const point = (space: string) => userEvent.pointer(pointAt(container, space));
  return { container, onAnswer, press, point, ask: (now: typeof answers) => rerender(stage(now)) };
}

test('each figure is named with its kind, its Vita and what else holds for it', () => {
  show();
  const map = screen.getByRole('application', { name: /The Mill Yard/ });
  const names = within(map)
    .getAllByRole('button')
    .map((figure) => figure.getAttribute('aria-label'));
  expect(names).toContain('Lean wolf 2, creature, 3 of 4 Vita, 2');
  expect(names).toContain('The drowned 1, affliction, 10 of 16 Vita, misses its next attack, 1');
  expect(names).toHaveLength(yard.figures.length);
});

test('heroes, creatures and afflictions have outlines of their own, and a letter', () => {
  const { container } = show();
  const outlines = ['huntsman', 'wolf', 'drowned'].map((id) =>
    container.querySelector(`[data-figure="${id}"] .field-figure-base`)!.getAttribute('d'),
  );
  expect(new Set(outlines).size).toBe(3);
  expect(container.querySelector('[data-figure="wolf"] text')).toHaveTextContent('2');
});

test('the order of turns says who acts; a hero in it opens the heroes, a foe why foes did what they did', async () => {
  const toggle = vi.fn();
  render(<TurnOrder field={yard} drawer={{ part: null, open: toggle, toggle, close: toggle }} />);
  const order = within(screen.getByRole('list', { name: 'Order of turns' })).getAllByRole('listitem');
  expect(order.map((one) => one.getAttribute('data-turn'))).toEqual([
    'done',
    'now',
    'to-come',
    'to-come',
    'to-come',
  ]);
  expect(order[1]).toHaveAttribute('aria-current', 'step');
  const acting = within(order[1]!).getByRole('button', { name: /^Ferrywoman.*acts now$/ });
  expect(acting).toHaveAccessibleName(expect.stringContaining(acting.textContent!));
  await userEvent.click(acting);
  await userEvent.click(screen.getByRole('button', { name: /^Lean wolf 2/ }));
  expect(toggle.mock.calls).toEqual([['encounter'], ['thoughts']]);
});

test('a press on a space goes there, one on any space of a foe strikes it', async () => {
  const { onAnswer, press } = show();
  await press('3,5');
  await press('9,3');
  await press('6,3');
  expect(onAnswer.mock.calls).toEqual([['go:3,5'], ['strike:swarm']]);
});

test('where a space means several things the map asks which; with the next question that is gone', async () => {
  const { onAnswer, press, ask } = show();
  await press('0,7');
  expect(onAnswer).not.toHaveBeenCalled();
  const choice = within(screen.getByRole('list', { name: 'On this space' }));
  await userEvent.click(choice.getByRole('button', { name: 'Search' }));
  expect(onAnswer.mock.calls).toEqual([['search:0,7']]);
  ask([...answers]);
  expect(screen.queryByRole('list', { name: 'On this space' })).toBeNull();
});

test('the keyboard alone: the cursor tells what is there and what can be done, Enter does it', async () => {
  const { onAnswer, container } = show();
  await userEvent.tab();
  while (document.activeElement !== screen.getByRole('application')) await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(container.querySelector('[aria-live]')).toHaveTextContent(
    'E5: open ground; Lean wolf 2, creature, 3 of 4 Vita; Strike lean wolf 2, hits 63 %',
  );
  expect(container.querySelector('.board-sight')).not.toBeNull();
  await userEvent.keyboard('{ArrowLeft}');
  expect(container.querySelector('[aria-live]')).toHaveTextContent(
    'D5: open ground; can be reached, 1 Stride',
  );
  expect(container.querySelector('.board-way')).not.toBeNull();
  await userEvent.keyboard('{Enter}');
  expect(onAnswer.mock.calls).toEqual([['go:3,4']]);
});

test('by touch the first press shows, the second does', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(hover: none)',
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  const { onAnswer, press } = show();
  await press('4,4');
  expect(onAnswer).not.toHaveBeenCalled();
  expect(screen.getByRole('list', { name: 'On this space' })).toHaveTextContent('63 %');
  await press('4,4');
  expect(onAnswer.mock.calls).toEqual([['strike:wolf']]);
});

test('what lies on the ground is told: hazards with their rank, flames, things to search, walls', async () => {
  const { container, point } = show();
  const told = () => container.querySelector('.board-caption')!.textContent;
  for (const [space, words] of [
    ['3,3', 'D4: hazard of rank 2'],
    ['10,7', 'K8: flames'],
    ['11,0', 'L1: something to search'],
    ['2,0', 'C1: blocked'],
  ] as const) {
    await point(space);
    expect(told()).toBe(words);
  }
});

test('without a question nothing can be pressed', async () => {
  const { onAnswer, press } = show({ ...yard, dark: true }, []);
  await press('3,5');
  expect(onAnswer).not.toHaveBeenCalled();
});
