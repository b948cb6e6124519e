import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { EncounterState, MoveDestination } from '../../../src/engine/index.ts';
import { Board } from '../../../src/ui/board/Board.tsx';
import type { SpaceHint } from '../../../src/ui/board/marks/space-hint.ts';
import { pointAt } from '../../support/point.ts';
import { cellar } from './fixture.ts';

const reach: MoveDestination[] = [
  { space: [1, 2], way: [[1, 2]], cost: 1, startSp: 0, sp: 0, breaks: [] },
  {
    space: [2, 2],
    way: [
      [1, 2],
      [2, 2],
    ],
    cost: 2,
    startSp: 0,
    sp: 1,
    breaks: ['beetle-1'],
  },
];

const click = (container: HTMLElement, key: string) =>
  userEvent.pointer({ keys: '[MouseLeft]', ...pointAt(container, key) });

test('every figure on the board is named with its side, hit points, effects and space', () => {
  render(<Board position={cellar({ bo: { damage: 3, sp: 2, effects: ['poison'] } })} />);
  const board = screen.getByRole('application', { name: /Cellar/ });
  const names = within(board)
    .getAllByRole('button')
    .map((figure) => figure.querySelector('.visually-hidden')!.textContent);
  expect(names).toEqual([
    'Ada, adventurer, 12 of 12 HP, 3 SP, at 1,1',
    'Bo, adventurer, 9 of 12 HP, 2 SP, poison, at 2,4',
    'Beetle 1, combatant, 6 of 6 HP, at 3,1',
    'Beetle 2, combatant, 6 of 6 HP, at 6,4',
  ]);
});

test('defeated figures and figures off the board are not drawn', () => {
  render(<Board position={cellar({ 'beetle-1': { defeated: true }, bo: { at: null } })} />);
  expect(screen.getAllByRole('button', { name: /HP/ })).toHaveLength(2);
});

test('of two in one space whoever acts or is asked stands on top, with its signs', () => {
  for (const active of ['ada', 'bo'] as const) {
    const { container, unmount } = render(
      <Board position={cellar({ bo: { at: [1, 1] } })} active={active} />,
    );
    const heightOf = (layer: string, id: string) =>
      Number(container.querySelector<HTMLElement>(`${layer} [data-figure="${id}"]`)!.style.zIndex);
    for (const layer of ['.board-figures', '.board-signs']) {
      const above = heightOf(layer, 'ada') > heightOf(layer, 'bo');
      expect(above).toBe(active === 'ada');
      expect(heightOf(layer, 'ada')).not.toBe(heightOf(layer, 'bo'));
    }
    unmount();
  }
});

test('the reach is one line a price, the cheaper over the dearer, and a plate says each', () => {
  const { container } = render(<Board position={cellar()} reach={reach} active="ada" />);
  const bands = [...container.querySelectorAll('.board-bands [data-sp]')];
  expect(bands.map((one) => one.getAttribute('data-sp'))).toEqual(['1', '0']);
  const plates = [...container.querySelectorAll('.plate[data-kind="band"]')];
  expect(plates.map((one) => one.textContent)).toEqual(['this move', '2 steps ◆']);
});

test('each band is tinted inside, and what is left of a movement under way says how much', () => {
  const position = cellar();
  const move = {
    kind: 'move',
    figure: 'ada',
    mode: 'action',
    points: 3,
    way: [],
    passed: [],
  } as unknown as EncounterState['scopes'][number];
  const under = { ...position, state: { ...position.state, scopes: [move] } };
  const { container, rerender } = render(<Board position={under} reach={reach} active="ada" />);
  const says = () =>
    [...container.querySelectorAll('.plate[data-kind="band"]')].map((one) => one.textContent);
  expect(says()).toEqual(['3 steps left · free', '2 steps ◆']);
  for (const band of container.querySelectorAll('.board-band'))
    expect(band).toHaveAttribute('fill', '#fffaf0');
  const free = { ...move, mode: 'free', points: 1 } as unknown as EncounterState['scopes'][number];
  rerender(
    <Board
      position={{ ...position, state: { ...position.state, scopes: [free] } }}
      reach={reach}
      active="ada"
    />,
  );
  expect(says()[0]).toBe('1 step left · free');
});

test('each terrain is one patch of pattern with a symbol on each space', () => {
  const { container } = render(<Board position={cellar()} />);
  const patches = [...container.querySelectorAll('[data-terrain]')].map((one) =>
    one.getAttribute('data-terrain'),
  );
  expect(patches).toEqual(['hindering', 'water', 'muck', 'obstructing', 'dangerous', 'special']);
  for (const one of container.querySelectorAll('[data-terrain]')) {
    const symbols = one.querySelector('.terrain-symbols')!;
    const spaces = symbols.getAttribute('d')!.match(/M/g)!;
    expect([one.querySelectorAll('.terrain-symbol').length, spaces.length]).toEqual([1, 1]);
  }
});

test('a click says which space or figure was meant', async () => {
  const onSpace = vi.fn();
  const onFigure = vi.fn();
  const { container } = render(<Board position={cellar()} onSpace={onSpace} onFigure={onFigure} />);
  await click(container, '5,5');
  await userEvent.click(screen.getByRole('button', { name: /^Beetle 2/ }));
  expect(onSpace.mock.calls).toEqual([[[5, 5]]]);
  expect(onFigure.mock.calls).toEqual([['beetle-2']]);
});

test('what is hit is one path, and beside the board and in its holes there is nothing', () => {
  const onHoverSpace = vi.fn();
  const onSpace = vi.fn();
  const { container } = render(<Board position={cellar()} onHoverSpace={onHoverSpace} onSpace={onSpace} />);
  expect(container.querySelectorAll('.board-hit')).toHaveLength(1);
  for (const key of ['0,0', '7,5', '1,3', '-1,2', '8,0', '3,6']) {
    const { target, coords } = pointAt(container, key);
    fireEvent.pointerMove(target, coords);
    fireEvent.click(target, coords);
  }
  // A hole at 1,3; the others lie beside the board of eight by six.
  expect(onSpace.mock.calls).toEqual([[[0, 0]], [[7, 5]]]);
  expect(onHoverSpace.mock.calls).toEqual([[[0, 0]], [[7, 5]], [null]]);
});

test('a step offered through an ally means the space, not the ally', async () => {
  const onSpace = vi.fn();
  const onFigure = vi.fn();
  const hints: SpaceHint[] = [{ space: [2, 4], kind: 'step', label: 'Step' }];
  render(<Board position={cellar()} hints={hints} onSpace={onSpace} onFigure={onFigure} />);
  await userEvent.click(screen.getByRole('button', { name: /^Bo/ }));
  expect(onSpace).toHaveBeenCalledWith([2, 4]);
  expect(onFigure).not.toHaveBeenCalled();
});

test('hovering a destination shows its price and who would strike on the way', () => {
  const onHoverSpace = vi.fn();
  const { container } = render(
    <Board position={cellar()} reach={reach} active="ada" onHoverSpace={onHoverSpace} />,
  );
  const { target, coords } = pointAt(container, '2,2');
  fireEvent.pointerMove(target, coords);
  expect(onHoverSpace).toHaveBeenLastCalledWith([2, 2]);
  expect(container.querySelector('.board-cost')).toHaveTextContent('2 steps ◆ · 1 strike');
  expect(container.querySelector('[data-figure="beetle-1"] .figure-threat')).toBeInTheDocument();
  expect(container.querySelector('.way-line')).toHaveAttribute('points', '150 150 150 250 250 250');
});

test('arrow keys move a cursor that is described, past what is void, and Enter acts there', async () => {
  const onSpace = vi.fn();
  const onFigure = vi.fn();
  const { container } = render(
    <Board position={cellar()} reach={reach} active="ada" onSpace={onSpace} onFigure={onFigure} />,
  );
  const live = container.querySelector('[aria-live]')!;
  await userEvent.tab();
  expect(screen.getByRole('application')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(live).toHaveTextContent('1,1. Normal floor. Level 1. Ada, adventurer, 12 of 12 HP, 3 SP, at 1,1.');
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  expect(live).toHaveTextContent(
    '2,2. Muck. Level 1. Move here for 2 steps and 1 SP, Break Attack by Beetle 1.',
  );
  await userEvent.keyboard('{Enter}');
  expect(onSpace).toHaveBeenLastCalledWith([2, 2]);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onFigure).toHaveBeenLastCalledWith('bo');
  await userEvent.keyboard('{PageDown}');
  expect(live).toHaveTextContent(/^3,1\. .*Beetle 1/);
});

test('the cursor names walls, levels and tokens', async () => {
  const { container, rerender } = render(<Board position={cellar()} cursor={[3, 0]} />);
  const live = container.querySelector('[aria-live]')!;
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
  expect(live).toHaveTextContent('3,0. Normal floor. Level 1. Wall to the east.');
  rerender(<Board position={cellar()} cursor={[0, 5]} />);
  expect(live).toHaveTextContent('0,5. Normal floor. Level 1. Red loot token.');
  rerender(<Board position={cellar()} cursor={[7, 5]} />);
  expect(live).toHaveTextContent('7,5. Normal floor. Level 2.');
});

test('what does not change is not drawn again when a figure moves', () => {
  const before = cellar();
  const { container, rerender } = render(<Board position={before} />);
  const stones = container.querySelector('.board-stone');
  const beetle = screen.getByRole('button', { name: /^Beetle 1/ });
  const after = {
    ...before,
    state: { ...before.state, figures: cellar({ ada: { at: [1, 2] } }).state.figures },
  };
  rerender(<Board position={after} />);
  expect(container.querySelector('.board-stone')).toBe(stones);
  expect(screen.getByRole('button', { name: /^Beetle 1/ })).toBe(beetle);
  expect(screen.getByRole('button', { name: /^Ada/ })).toHaveStyle('transform: translate(100%, 200%)');
});

test('figures lie over the floor and under what shows above them', () => {
  const { container } = render(<Board position={cellar()} cursor={[3, 1]} reach={reach} active="ada" />);
  const { target, coords } = pointAt(container, '1,2');
  fireEvent.pointerMove(target, coords);
  const figures = container.querySelector('.board-figures')!;
  const follows = (selector: string) =>
    figures.compareDocumentPosition(container.querySelector(selector)!) & Node.DOCUMENT_POSITION_FOLLOWING;
  for (const under of ['.board-static', '.board-band', '.board-way']) expect(follows(under)).toBe(0);
  for (const over of ['.board-hover', '.board-cost']) expect(follows(over)).not.toBe(0);
});

test('the board is drawn once, in the place it has, and not before that is known', () => {
  const widths: (string | null)[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(element: HTMLElement) {
        widths.push(element.querySelector('.board-drawing')?.getAttribute('width') ?? null);
      }
      disconnect() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(446);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(2000);
  const { container } = render(<Board position={cellar()} />);
  expect(widths).toEqual([null]);
  expect(container.querySelector('.board-drawing')).toHaveAttribute('width', '446');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a figure is looked at by the right button, a space is told, and neither is pressed', () => {
  const on = { onLook: vi.fn(), onFigure: vi.fn(), onSpace: vi.fn() };
  const { container } = render(<Board position={cellar()} {...on} />);
  const hold = (key: string) => {
    const { target, coords } = pointAt(container, key);
    fireEvent.contextMenu(target, coords);
  };
  hold('3,1');
  expect(on.onLook.mock.calls).toEqual([['beetle-1']]);
  hold('5,2');
  expect(container.querySelector('.board-caption')).toHaveAttribute('data-says', 'true');
  expect([on.onLook, on.onFigure, on.onSpace].map((one) => one.mock.calls.length)).toEqual([1, 0, 0]);
});
