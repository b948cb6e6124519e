/** Over a board of whichever game: a space that is pressed and held is pointed at, and everybody sees a ring there for a moment. */
import { type CSSProperties, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { OnlineState, OnlineTable, Ring } from '../../stores/online/online-types.ts';
import { Plate } from '../board/marks/Plate.tsx';
import { isDrawn, sizeOfBoard } from '../board/place/geometry.ts';
import { type Grid, spaceAtPoint } from '../board/place/grid.ts';
import { overAll } from '../kit/over-all.ts';
import { useStore } from '../page/use-store.ts';
import { usePosition } from '../page/use-table.ts';
import './online.css';

/** Milliseconds a pointer rests before it points, and for which its ring is seen. */
const HELD = 600;
const SEEN = 3000;
/** Pixels it may go meanwhile. */
const STEADY = 10;

const ringsOf = ({ rings }: OnlineState): readonly Ring[] => rings;

interface Props {
  readonly table: OnlineTable;
  readonly grid: Grid;
}

/** `grid`: of a board that is not Middara's. */
export function RingLayer({ table, grid }: Pick<Props, 'table'> & { readonly grid?: Grid | undefined }) {
  return grid ? <Rings table={table} grid={grid} /> : <OwnRings table={table} />;
}

function OwnRings({ table }: Pick<Props, 'table'>) {
  const { board } = usePosition().state;
  return <Rings table={table} grid={{ ...sizeOfBoard(board), has: (space) => isDrawn(board, space) }} />;
}

function Rings({ table, grid }: Props) {
  const rings = useStore(table.store, ringsOf);
  const place = useRef<HTMLSpanElement>(null);
  const point = useEffectEvent((sheet: Element, at: MouseEvent) => {
    const space = spaceAtPoint(grid, sheet.getBoundingClientRect(), at);
    if (space) table.ring(space);
    return space !== null;
  });
  useEffect(() => {
    const sheet = place.current!.closest<HTMLElement>('.board-sheet');
    return sheet ? holdToPoint(sheet, (at) => point(sheet, at)) : undefined;
  }, []);
  return (
    <>
      <span ref={place} hidden />
      {rings.map((ring) => (
        <OneRing key={ring.id} ring={ring} />
      ))}
    </>
  );
}

function OneRing({ ring: { at, by } }: { readonly ring: Ring }) {
  const [seen, setSeen] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setSeen(false), SEEN);
    return () => clearTimeout(timer);
  }, []);
  const [x, y] = at;
  if (!seen) return null;
  return (
    <>
      <span
        className="online-ring absolute circle aspect-1 top-0 left-0"
        style={{ '--x': x + 0.5, '--y': y + 0.5 } as CSSProperties}
      />
      <Plate at={[x + 0.5, y + 1]} kind="name">
        <bdi>{by}</bdi>
      </Plate>
    </>
  );
}

/** Listens on the board for a pointer that rests. What it opened meanwhile, or dragged, points at nothing. */
function holdToPoint(sheet: HTMLElement, onHeld: (at: PointerEvent) => boolean): () => void {
  const gone = new AbortController();
  const { signal } = gone;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from: PointerEvent | null = null;
  let held = false;
  const leave = () => {
    clearTimeout(timer);
    from = null;
  };
  const down = (event: PointerEvent) => {
    leave();
    held = false;
    if (!event.isPrimary || event.button !== 0) return;
    from = event;
    timer = setTimeout(() => {
      const isFree = overAll() === document.body && sheet.closest('[data-dragging]') === null;
      held = isFree && onHeld(event);
    }, HELD);
  };
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (from && Math.hypot(clientX - from.clientX, clientY - from.clientY) >= STEADY) leave();
  };
  // The press that pointed chooses nothing.
  const click = (event: MouseEvent) => {
    if (!held || event.detail === 0) return;
    held = false;
    event.preventDefault();
    event.stopPropagation();
  };
  sheet.addEventListener('pointerdown', down, { signal });
  sheet.addEventListener('pointermove', move, { signal });
  for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const)
    sheet.addEventListener(end, leave, { signal });
  sheet.addEventListener('click', click, { signal, capture: true });
  return () => {
    leave();
    gone.abort();
  };
}
