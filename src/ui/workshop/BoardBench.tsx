import { useEffect, useMemo, useRef, useState } from 'react';
import type { EncounterDefinition, Space } from '../../engine/index.ts';
import type { JsonObject, Place } from '../../workshop/json.ts';
import { Board } from '../board/Board.tsx';
import { PicturesContext } from '../board/ground/use-painted.ts';
import type { SpaceHint } from '../board/marks/space-hint.ts';
import { ToolPicker } from './ToolPicker.tsx';
import { useBenchHand } from './use-bench-hand.ts';
import { useSketch } from './use-sketch.ts';
import { useTools } from './workshop-context.ts';

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
  const { words } = useTools();
  const sketch = useSketch(sort, file, last);
  const hand = useBenchHand({ sort, path, file, outlines: sketch.outlines });
  const { tool, held, first, taken } = hand;
  const [isPainted, setPainted] = useState(false);

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

  const press = (space: Space) => (picking ? onPicked(space) : hand.press(space));
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
          tools={hand.tools}
          held={held}
          onHold={hand.hold}
          brush={hand.brush}
          onBrush={hand.setBrush}
          isArea={hand.isArea}
          onArea={hand.setArea}
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
