import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ArrowsFrom } from '../../../../src/ui/board/marks/EdgeArrows.tsx';
import type { BoardHand } from '../../../../src/ui/board/place/use-board-hand.ts';
import { cellar } from '../fixture.ts';

const SEEN = { left: 0, top: 0, right: 9, bottom: 9 };

const hand = { place: {}, sheet: {}, zoom: { cell: 40 } } as unknown as BoardHand;

function arrowsFor(acting: string) {
  const position = cellar();
  const at = { bo: [1, 1], 'beetle-1': [14, 7] } as const;
  const state = {
    ...position.state,
    turn: { ...position.state.turn, figure: acting },
    figures: position.state.figures
      .filter(({ id }) => id in at)
      .map((figure) => ({ ...figure, at: at[figure.id as keyof typeof at] })),
    boardTokens: [{ id: 'way-out', kind: 'exit', colour: 'red', at: [12, 3] }],
  };
  const { container } = render(
    <ArrowsFrom
      position={{ ...position, state } as never}
      hand={hand}
      spaces={[]}
      chosen={null}
      seen={SEEN}
    />,
  );
  const of = (id: string) => container.querySelector(`[data-of="${id}"]`)!;
  return { exit: of('way-out'), figure: of('beetle-1') };
}

test('a way out beyond the edge says how far it is from the hero who acts; for an opponent it is none', () => {
  const { exit } = arrowsFor('bo');
  expect(exit).toHaveTextContent('EXIT R11');
  expect(exit).toHaveAttribute('title', 'EXIT R, 11 spaces away');
  expect(arrowsFor('beetle-1').exit).toHaveTextContent(/^EXIT R$/);
});

test('spaces that are asked for and out of sight are counted, those of each side by one arrow', () => {
  const spaces = [
    [2, 2],
    [12, 3],
    [13, 5],
    [4, 12],
  ].map((space) => ({ space: space as [number, number] }));
  const { container } = render(
    <ArrowsFrom position={cellar()} hand={hand} spaces={spaces} chosen={null} seen={SEEN} />,
  );
  const arrows = [...container.querySelectorAll('[data-of^="spaces"]')];
  expect(arrows.map((one) => [one.getAttribute('data-of'), one.textContent])).toEqual([
    ['spaces right', '2 spaces'],
    ['spaces down', '1 space'],
  ]);
});

test('the ring of a figure beyond the edge is dimmed, so that it is no piece of the map', () => {
  const ring = arrowsFor('bo').figure.querySelector<HTMLElement>('.disc-ring')!;
  expect(ring.style.getPropertyValue('--ring')).toMatch(/^color-mix\(in srgb, .* 40%/);
});
