import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import './frame.css';

export interface MapPlace {
  readonly id: string;
  readonly name: string;
  /** Across and down, in the units of the map's size. */
  readonly at: readonly [number, number];
}

interface Props<P extends MapPlace> {
  readonly label: string;
  readonly size: readonly [across: number, down: number];
  readonly places: readonly P[];
  /** Where one is. */
  readonly here: string;
  /** Where one can go now. */
  readonly open: ReadonlySet<string>;
  /** Pixels it never gets narrower than: it is moved under the window instead. */
  readonly least?: number;
  /** What a place is, for whoever does not look. */
  readonly describe: (place: P) => string;
  readonly onChoose: (id: string) => void;
  /** The place under the pointer or the cursor; null for none. */
  readonly onPoint?: (id: string | null) => void;
  /** The drawing, as wide as the map: an SVG in the map's units. Absent where the places are cards beside one another. */
  readonly drawing?: ReactNode;
  /** How large a place is, in the map's units, where it is a card; else its button is as large as what stands on it. */
  readonly card?: readonly [across: number, down: number];
  /** What stands on a place. */
  readonly mark: (place: P) => ReactNode;
}

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A map of places: a drawing, and on each place a button. Arrow keys go from place to place, Enter chooses. */
export function NodeMap<P extends MapPlace>({
  label,
  size,
  places,
  here,
  open,
  least = 0,
  describe,
  onChoose,
  onPoint,
  drawing,
  card,
  mark,
}: Props<P>) {
  const frame = useRef<HTMLDivElement>(null);
  const [cursor, setCursor] = useState(here);
  const [was, setWas] = useState(here);
  if (was !== here) {
    setWas(here);
    setCursor(here);
  }
  const stop = places.some(({ id }) => id === cursor) ? cursor : here;
  const place = (id: string) => frame.current?.querySelector<HTMLElement>(`[data-place="${CSS.escape(id)}"]`);
  // The map alone is moved, never the page under it.
  useEffect(() => {
    const around = frame.current;
    const at = around?.querySelector<HTMLElement>(`[data-place="${CSS.escape(here)}"]`);
    if (!around || !at) return;
    around.scrollLeft = at.offsetLeft - around.clientWidth / 2;
    around.scrollTop = at.offsetTop - around.clientHeight / 2;
  }, [here]);

  const onKeyDown = (event: KeyboardEvent) => {
    const way = WAYS[event.key];
    if (!way) return;
    event.preventDefault();
    const next = nearestIn(places, stop, way);
    if (!next) return;
    setCursor(next);
    place(next)?.focus();
  };
  const point = (id: string | null) => onPoint?.(id);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a map is no set of fields
    <div
      ref={frame}
      className="node-map kept-in relative scroll sized grid shrink-y"
      role="group"
      aria-label={label}
      data-own-arrows
      onKeyDown={onKeyDown}
      onPointerLeave={() => point(null)}
    >
      <div
        className="node-map-sheet m-auto relative full"
        style={
          {
            '--map-least': `${least}px`,
            ...(drawing === undefined ? { aspectRatio: `${size[0]} / ${size[1]}` } : {}),
          } as CSSProperties
        }
      >
        {drawing}
        {places.map((one) => {
          const isOpen = open.has(one.id);
          return (
            <button
              key={one.id}
              type="button"
              className={`node-place absolute grid centered least-44px touchable bare pulled edgeless ${card ? '' : 'round clear'} ${isOpen ? 'pressable' : ''}`}
              data-place={one.id}
              data-open={isOpen || undefined}
              data-here={one.id === here || undefined}
              aria-label={describe(one)}
              aria-disabled={!isOpen}
              aria-current={one.id === here ? 'location' : undefined}
              tabIndex={one.id === stop ? 0 : -1}
              style={{
                left: `${(100 * one.at[0]) / size[0]}%`,
                top: `${(100 * one.at[1]) / size[1]}%`,
                ...(card && {
                  width: `${(100 * card[0]) / size[0]}%`,
                  height: `${(100 * card[1]) / size[1]}%`,
                }),
              }}
              onClick={() => isOpen && onChoose(one.id)}
              onFocus={() => {
                setCursor(one.id);
                point(one.id);
              }}
              onBlur={() => point(null)}
              onPointerEnter={() => point(one.id)}
            >
              {/* Its name says all that stands there. */}
              <span className="contents" aria-hidden="true">
                {mark(one)}
              </span>
            </button>
          );
        })}
      </div>
    </div>
  );
}

/** The place one comes to from another in a direction: near, and not too far to a side; null where there is none. */
function nearestIn(
  places: readonly MapPlace[],
  from: string,
  [dx, dy]: readonly [number, number],
): string | null {
  const start = places.find(({ id }) => id === from)!.at;
  let best: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const { id, at } of places) {
    const [x, y] = [at[0] - start[0], at[1] - start[1]];
    const along = x * dx + y * dy;
    const aside = Math.abs(x * dy - y * dx);
    if (id === from || along <= 0 || aside > 2 * along) continue;
    const far = along + 1.5 * aside;
    if (far < least) [best, least] = [id, far];
  }
  return best;
}
