import { useMemo, useState } from 'react';
import type { Space } from '../../engine/index.ts';
import type { JsonObject, Place } from '../../workshop/json.ts';
import { type Brush, laid } from '../../workshop/lay.ts';
import { partOf } from '../../workshop/schema-book.ts';
import type { Sketch } from '../../workshop/sketch.ts';
import { movedTo, thingOn, turnedOn } from '../../workshop/take-up.ts';
import { isLaid, toolsOf, valuesFor } from '../../workshop/tools.ts';
import type { Held } from './ToolPicker.tsx';
import { useTools } from './workshop-context.ts';

interface Of {
  readonly sort: 'tiles' | 'encounters';
  readonly path: string;
  readonly file: JsonObject;
  readonly outlines: Sketch['outlines'];
}

/** What is in the hand over a board in work, how it is laid, and what a press on a space does with it. */
export function useBenchHand({ sort, path, file, outlines }: Of) {
  const { workshop, book } = useTools();
  const tools = useMemo(() => toolsOf(book, sort), [book, sort]);
  const required = useMemo(() => {
    const part = partOf(book, book.of(sort));
    return new Set(
      part.is === 'fields' ? part.fields.filter((one) => one.required).map(({ key }) => key) : [],
    );
  }, [book, sort]);
  // What paints stands first: tiles are there already.
  const [start] = useState(() => tools.find(({ is }) => is === 'letter' || is === 'areas') ?? tools[0]);
  const [held, setHeld] = useState<Held>({ is: 'tool', key: start?.key ?? '' });
  const [brush, setBrush] = useState<Brush>(() => ({
    letter: '#',
    level: 2,
    side: 'east',
    values: start && isLaid(start) ? valuesFor(book, start, file) : {},
  }));
  const [isArea, setArea] = useState(false);
  /** The first of two presses: the corner of an area, or where something was taken up. */
  const [first, setFirst] = useState<Space | null>(null);
  const [taken, setTaken] = useState<Place | null>(null);
  const tool = held.is === 'tool' ? tools.find(({ key }) => key === held.key) : undefined;

  const hold = (next: Held) => {
    setHeld(next);
    setFirst(null);
    setTaken(null);
    const chosen = next.is === 'tool' ? tools.find(({ key }) => key === next.key) : undefined;
    if (chosen && isLaid(chosen)) setBrush({ ...brush, values: valuesFor(book, chosen, file) });
  };

  function press(space: Space) {
    if (held.is === 'turn') {
      const thing = thingOn(file, tools, outlines, space);
      if (thing) workshop.edit(path, turnedOn(file, thing));
    } else if (held.is === 'move') {
      if (!taken || !first) {
        setTaken(thingOn(file, tools, outlines, space));
        setFirst(space);
        return;
      }
      workshop.edit(path, movedTo(file, taken, first, space));
    } else if (tool) {
      const fills = isArea && tool.is !== 'things' && tool.is !== 'edges';
      if (fills && !first) {
        setFirst(space);
        return;
      }
      const spaces = fills && first ? rectangle(first, space) : [space];
      workshop.edit(path, laid(file, tool, brush, spaces, required));
    }
    setFirst(null);
    setTaken(null);
  }

  return { tools, tool, held, hold, brush, setBrush, isArea, setArea, first, taken, press };
}

/** The spaces between two corners, the first corner first. */
function rectangle([ax, ay]: Space, [bx, by]: Space): Space[] {
  const along = (a: number, b: number) =>
    Array.from({ length: Math.abs(b - a) + 1 }, (_, i) => a + Math.sign(b - a) * i);
  return along(ay, by).flatMap((y) => along(ax, bx).map((x): Space => [x, y]));
}
