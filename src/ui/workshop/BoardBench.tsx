import { useEffect, useMemo, useRef, useState } from 'react';
import type { EncounterDefinition, Space } from '../../engine/index.ts';
import { cardsWith, idAmong } from '../../stores/workshop/workshop.ts';
import { parsed } from '../../workshop/document.ts';
import type { JsonObject, Place } from '../../workshop/json.ts';
import { type Brush, laid } from '../../workshop/lay.ts';
import { partOf } from '../../workshop/schema-book.ts';
import { sketchOfEncounter, sketchOfTile, tileAmong } from '../../workshop/sketch.ts';
import { movedTo, thingOn, turnedOn } from '../../workshop/take-up.ts';
import { pathOf } from '../../workshop/templates.ts';
import { isLaid, toolsOf, valuesFor } from '../../workshop/tools.ts';
import { Board } from '../board/Board.tsx';
import { PicturesContext } from '../board/ground/use-painted.ts';
import type { SpaceHint } from '../board/marks/space-hint.ts';
import { useContent } from '../page/use-table.ts';
import { type Held, ToolPicker } from './ToolPicker.tsx';
import { useTools, useWorkshop } from './workshop-context.ts';

interface Props {
  readonly sort: 'tiles' | 'encounters';
  readonly path: string;
  readonly file: JsonObject;
  /** How the rules last had it, where it is an encounter. */
  readonly last: EncounterDefinition | null;
  /** A field of the form waits for a space: the next press is for it. */
  readonly picking: Place | null;
  readonly onPicked: (space: Space) => void;
}

const NO_HINTS: readonly SpaceHint[] = [];

/** The board of a file, and what is laid on it by pressing its spaces. */
export function BoardBench({ sort, path, file, last, picking, onPicked }: Props) {
  const { workshop, book, words } = useTools();
  const content = useContent();
  const files = useWorkshop((state) => state.work?.files);
  const draft = useWorkshop((state) => state.checked?.draft);
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
  const [isPainted, setPainted] = useState(false);
  /** The first of two presses: the corner of an area, or where something was taken up. */
  const [first, setFirst] = useState<Space | null>(null);
  const [taken, setTaken] = useState<Place | null>(null);

  const cards = useMemo(() => (draft ? cardsWith(content.cards, draft) : content.cards), [content, draft]);
  const sketch = useMemo(() => {
    if (sort === 'tiles') return sketchOfTile(file, cards);
    const own = (id: string) => parsed(files?.[pathOf('tiles', id)] ?? '')?.value ?? null;
    const meant = (there: Readonly<Record<string, unknown>>, id: string) =>
      idAmong(draft ?? { packs: [] }, there, id);
    return sketchOfEncounter(file, tileAmong(own, content, meant), cards, last, meant);
  }, [sort, file, cards, files, content, draft, last]);

  const tool = held.is === 'tool' ? tools.find(({ key }) => key === held.key) : undefined;
  const hold = (next: Held) => {
    setHeld(next);
    setFirst(null);
    setTaken(null);
    const chosen = next.is === 'tool' ? tools.find(({ key }) => key === next.key) : undefined;
    if (chosen && isLaid(chosen)) setBrush({ ...brush, values: valuesFor(book, chosen, file) });
  };

  const bench = useRef<HTMLElement>(null);
  // Whoever asks for a space is led to the board, and back again.
  useEffect(() => {
    if (!picking) return;
    const before = document.activeElement;
    bench.current?.querySelector<HTMLElement>('[role="application"]')?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, [picking]);

  function press(space: Space) {
    if (picking) {
      onPicked(space);
      return;
    }
    if (held.is === 'turn') {
      const thing = thingOn(file, tools, sketch.outlines, space);
      if (thing) workshop.edit(path, turnedOn(file, thing));
    } else if (held.is === 'move') {
      if (!taken || !first) {
        setTaken(thingOn(file, tools, sketch.outlines, space));
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

  const hints = useMemo(
    (): readonly SpaceHint[] => (first ? [{ space: first, kind: 'step', label: '' }] : NO_HINTS),
    [first],
  );
  const says =
    first === null ? null : held.is === 'move' ? (taken ? words.bench.putDown : null) : words.bench.corner;
  const paints = tool?.is === 'letter' || tool?.is === 'level';
  const plain = held.is === 'move' ? words.bench.takeUp : paints ? words.bench.paints : words.bench.about;
  const board = (
    <Board
      position={sketch.position}
      onSpace={press}
      onFigure={(id) => {
        const at = sketch.position.state.figures.find((one) => one.id === id)?.at;
        if (at) press(at);
      }}
      onToken={(id) => {
        const at = sketch.position.state.boardTokens.find((one) => one.id === id)?.at;
        if (at) press(at);
      }}
      hints={hints}
      anywhere
      label={words.bench.label}
    />
  );
  return (
    <section
      ref={bench}
      className="ws-bench flex column-wise gap-1 shrink"
      data-picking={picking !== null || undefined}
      aria-label={words.bench.label}
    >
      <div className="ws-hand flex column-wise gap-1 shrink">
        <ToolPicker
          tools={tools}
          held={held}
          onHold={hold}
          brush={brush}
          onBrush={setBrush}
          isArea={isArea}
          onArea={setArea}
          canTurn={sort === 'encounters'}
        >
          <label className="flex middle gap-2 touchable">
            <input
              type="checkbox"
              checked={isPainted}
              onChange={(event) => setPainted(event.target.checked)}
            />
            {words.bench.painted}
          </label>
        </ToolPicker>
        <p className="ws-help soft sm" aria-live="polite">
          {picking ? words.bench.pick : (says ?? plain)}
        </p>
      </div>
      <div className="ws-board flex grow shrink-y">
        {isPainted ? board : <PicturesContext value={null}>{board}</PicturesContext>}
      </div>
    </section>
  );
}

/** The spaces between two corners, the first corner first. */
function rectangle([ax, ay]: Space, [bx, by]: Space): Space[] {
  const along = (a: number, b: number) =>
    Array.from({ length: Math.abs(b - a) + 1 }, (_, i) => a + Math.sign(b - a) * i);
  return along(ay, by).flatMap((y) => along(ax, bx).map((x): Space => [x, y]));
}
