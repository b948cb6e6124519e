import { CELL, MARGIN } from '../../src/ui/board/place/geometry.ts';

/** Where on the page the middle of a space `x,y` of the drawn board lies, and what is hit there. */
export function pointAt(container: HTMLElement, key: string) {
  const drawing = container.querySelector<SVGSVGElement>('.board-drawing')!;
  const target = drawing.querySelector('.board-hit')!;
  const [x, y] = key.split(',').map(Number) as [number, number];
  const { left, top } = drawing.getBoundingClientRect();
  const width = Number(drawing.getAttribute('viewBox')!.split(' ')[2]);
  const scale = Number(drawing.getAttribute('width')) / width;
  const pixels = (place: number) => (MARGIN + (place + 0.5) * CELL) * scale;
  return { target, coords: { clientX: left + pixels(x), clientY: top + pixels(y) } };
}
