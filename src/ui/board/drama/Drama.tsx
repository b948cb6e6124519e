import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { EncounterEvent, Position } from '../../../engine/index.ts';
import { lateModule } from '../../page/part.tsx';
import { useReducedMotion } from '../../page/use-reduced-motion.ts';
import type { Mark } from './drama-marks.ts';

// Nothing happens on a board before the first answer.
const SCENERY = lateModule(() => import('./scenery.ts'));

interface Props {
  readonly position: Position;
  /** The event shown just now; null where nothing is to be seen happening. */
  readonly deed: EncounterEvent | null;
  /** What times are multiplied by; 0 shows nothing. */
  readonly tempo: number;
  /** Pixels of a space. */
  readonly cell: number;
  /** Where that lies which is under the figures. */
  readonly under: HTMLElement | null;
  /** The frame of the board, which a blow on us lights up. */
  readonly frame: HTMLElement | null;
}

const nothing: readonly Mark[] = [];

/** What happens on the board, as it happens; none of it is left behind. */
export function Drama({ position, deed, tempo, cell, under, frame }: Props) {
  const still = useReducedMotion();
  const [marks, setMarks] = useState(nothing);
  const last = useRef({ position, deed });
  const next = useRef(0);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  const coming = useRef(nothing);
  const moving = useRef(new Set<Animation>());

  useLayoutEffect(() => {
    const was = last.current;
    last.current = { position, deed };
    if (!deed || tempo === 0) {
      // Gone back, or somewhere else: what was seen is not so any more.
      coming.current = nothing;
      if (position !== was.position && marks.length > 0) setMarks(nothing);
      return;
    }
    const scenery = SCENERY();
    if (deed === was.deed || !under || !scenery) return;
    const fresh = scenery.marksOf(
      { event: deed, before: was.position, after: position, still, tempo },
      marks,
      next.current,
    );
    if (fresh.length === 0) return;
    next.current += fresh.length;
    const board = under.parentElement;
    if (board && !still && typeof board.animate === 'function')
      for (const { beat, figure } of fresh)
        if (figure && 'figure' in beat)
          for (const run of scenery.play(board, beat, figure, tempo)) {
            moving.current.add(run);
            run.onfinish = () => moving.current.delete(run);
          }
    // Who falls is gone from the board with this drawing, and its mark stands for it at once.
    if (fresh.some(({ beat }) => beat.do === 'death' || beat.do === 'down')) setMarks([...marks, ...fresh]);
    else coming.current = fresh;
    for (const { id, gone } of fresh) {
      const timer = setTimeout(() => {
        timers.current.delete(timer);
        setMarks((all) => all.filter((one) => one.id !== id));
      }, gone);
      timers.current.add(timer);
    }
  }, [position, deed, tempo, still, marks, under]);
  // All others come in a task of their own: with what a decision changes they take a slow page longer than a frame.
  useEffect(() => {
    if (coming.current.length === 0) return;
    const fresh = coming.current;
    coming.current = nothing;
    setMarks((all) => [...all, ...fresh]);
  });
  useEffect(() => {
    const running = timers.current;
    const moved = moving.current;
    return () => {
      for (const timer of running) clearTimeout(timer);
      // Let go, a figure stands where it goes.
      for (const run of moved) run.cancel();
    };
  }, []);

  const scenery = SCENERY();
  if (marks.length === 0 || !scenery) return null;
  const { MarksOver, MarksUnder } = scenery;
  const hurt = marks.findLast(({ beat }) => (beat.do === 'number' && beat.onUs) || beat.do === 'down');
  return (
    <>
      {under && createPortal(<MarksUnder marks={marks} cards={position.cards} cell={cell} />, under)}
      <MarksOver marks={marks} cards={position.cards} cell={cell} />
      {hurt &&
        frame &&
        createPortal(
          <div
            key={hurt.id}
            className="drama-frame absolute inset-0 above-2 untouched round-m unseen"
            data-still={hurt.still || undefined}
            data-down={hurt.beat.do === 'down' || undefined}
            style={{ '--tempo': hurt.tempo } as CSSProperties}
          />,
          frame,
        )}
    </>
  );
}
