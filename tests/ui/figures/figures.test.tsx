import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Position } from '../../../src/engine/index.ts';
import { Board } from '../../../src/ui/board/Board.tsx';
import { stepFor } from '../../../src/ui/figures/baked.ts';
import { FigureBadge } from '../../../src/ui/figures/FigureToken.tsx';
import { Portrait } from '../../../src/ui/figures/Portrait.tsx';
import { fetchDrawing } from '../../../src/ui/figures/use-drawn.ts';
import { cellar } from '../board/fixture.ts';

beforeAll(fetchDrawing);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const bodyOf = (container: HTMLElement, id: string) =>
  container.querySelector(`.board-figures [data-figure="${id}"] .figure-body`)!;
const signsOf = (container: HTMLElement, id: string) =>
  container.querySelector(`.board-signs [data-figure="${id}"]`)!;

/** The cellar after some have had their turn. */
function after(acted: readonly string[]): Position {
  const position = cellar();
  const track = [{ id: 'card', figures: acted, acted: true }];
  return { ...position, state: { ...position.state, track } };
}

test('until it is painted a figure is shown as its silhouette, over its base', () => {
  const { container } = render(<Board position={cellar()} />);
  const body = bodyOf(container, 'beetle-1');
  const picture = (id: string) => bodyOf(container, id).querySelector('image')!.getAttribute('href');
  expect(body).toHaveAttribute('aria-hidden', 'true');
  expect(picture('beetle-1')).toMatch(/^data:image\/svg\+xml,/);
  // The other one of its kind looks the other way.
  expect(picture('beetle-2')).not.toBe(picture('beetle-1'));
});

test('a figure is painted once, when there is time, for all that look alike', async () => {
  const painted = vi.fn();
  const idle: (() => void)[] = [];
  const on = new Proxy({} as Record<string, unknown>, {
    get: (kept, key) => {
      if (key in kept) return kept[key as string];
      return key === 'createLinearGradient' ? () => ({ addColorStop: () => {} }) : () => {};
    },
    set: () => true,
  });
  vi.stubGlobal('Path2D', class {});
  vi.stubGlobal('requestIdleCallback', (then: () => void) => idle.push(then));
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      constructor(
        readonly width: number,
        readonly height: number,
      ) {
        painted(width);
      }
      getContext = () => on;
    },
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage: () => {} } as never);
  const position = cellar({ 'beetle-2': { number: 3 } });
  const { container } = render(<Board position={position} />);
  expect(painted).not.toHaveBeenCalled();
  const standing = position.state.figures.filter(({ at, defeated }) => at && !defeated);
  const kinds = new Set(standing.map(({ card, number }) => `${card} ${number % 2 === 0}`));
  expect(kinds.size).toBeLessThan(standing.length);
  const whenResting = () =>
    act(async () => {
      for (const next of idle.splice(0)) next();
    });
  await vi.waitFor(async () => {
    await whenResting();
    for (const { id } of standing) expect(bodyOf(container, id).tagName).toBe('CANVAS');
  });
  await whenResting();
  expect(painted).toHaveBeenCalledTimes(kinds.size);
});

test('who has acted is told by its ring and its look, with no tick on the board', () => {
  const { container } = render(<Board position={after(['beetle-1'])} />);
  const figure = container.querySelector('.board-figures [data-figure="beetle-1"]')!;
  expect(figure).toHaveAttribute('data-acted');
  expect(figure.querySelector('.disc-ring')).toHaveAttribute('data-acted');
  const other = container.querySelector('.board-figures [data-figure="beetle-2"] .disc-ring')!;
  expect(other).not.toHaveAttribute('data-acted');
  expect(container.querySelector('.figure-acted')).toBeNull();
});

test('active, selected and to be chosen each have a mark of their own', () => {
  const { container } = render(
    <Board position={cellar()} active="ada" selected="bo" highlight={['beetle-1']} />,
  );
  const marksOf = (id: string) =>
    [...container.querySelectorAll(`.board-figures [data-figure="${id}"] [class^="disc-"]`)]
      // Its own name; what else stands there are words of the sheet.
      .map((one) => one.classList[0]!)
      .filter((name) => /active/.test(name));
  const frameOf = (id: string) => container.querySelector(`.target-frame[data-of="${id}"]`);
  expect(marksOf('ada')).toEqual(['disc-active']);
  expect(frameOf('ada')).toBeNull();
  // Chosen is double: its inner line lies apart from the outer one.
  const lines = (id: string) =>
    ['.target-line', '.target-inner'].map((name) => frameOf(id)!.querySelector(name)!.getAttribute('d'));
  expect(frameOf('bo')).toHaveAttribute('data-chosen');
  expect(new Set(lines('bo')).size).toBe(2);
  expect(frameOf('beetle-1')).not.toHaveAttribute('data-chosen');
  expect(new Set(lines('beetle-1')).size).toBe(1);
  expect(frameOf('beetle-2')).toBeNull();
  for (const id of ['bo', 'beetle-1', 'beetle-2']) expect(marksOf(id)).toEqual([]);
});

test('what is written on figures lies over all bodies and says nothing by itself', () => {
  const { container } = render(<Board position={cellar({ bo: { damage: 9, effects: ['poison'] } })} />);
  const [figures, signs] = ['.board-figures', '.board-signs'].map((name) => container.querySelector(name)!);
  expect(figures!.compareDocumentPosition(signs!) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(signs).toHaveAttribute('aria-hidden', 'true');
  expect(signsOf(container, 'bo').querySelector('.hp-left')).toHaveStyle({ clipPath: 'inset(75% 0 0 0)' });
});

test('a token has a face from 24 pixels on, a silhouette below', () => {
  const position = cellar();
  const figure = position.state.figures.find(({ id }) => id === 'ada')!;
  const image = (size: number) => {
    const { container, unmount } = render(<FigureBadge figure={figure} position={position} size={size} />);
    const href = container.querySelector('image')!.getAttribute('href')!;
    expect(screen.getByRole('img', { name: /Ada/ })).toBeInTheDocument();
    unmount();
    return href;
  };
  expect(image(40)).toBe(image(24));
  expect(image(23)).not.toBe(image(24));
});

test('a portrait is a picture beside a name, and an icon where there is no card', () => {
  const { cards } = cellar();
  const known = render(<Portrait of="beetle" cards={cards} size={96} />);
  expect(known.container.querySelector('image')!.getAttribute('href')).toMatch(/^data:image/);
  const unknown = render(<Portrait of="nobody" cards={cards} size={96} />);
  expect(unknown.container.querySelector('image')).toBeNull();
  expect(unknown.container.querySelector('svg')).not.toBeNull();
});

test('sizes go in steps: zooming a little paints nothing again', () => {
  expect([40, 64, 65, 100, 500, 900].map(stepFor)).toEqual([64, 64, 96, 128, 512, 512]);
});
