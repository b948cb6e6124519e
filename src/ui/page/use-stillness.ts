/** When what moves on a painted board stands still. */
import { useEffect, useState } from 'react';
import { useReducedMotion } from './use-reduced-motion.ts';

/** Frames that are timed, and milliseconds from one timing to the next. */
const FRAMES = 30;
const EVERY = 12_000;
/** Milliseconds of a usual frame from which what only adorns is left out; it is not tried again in this visit. */
const SLOW = 55;

/** Milliseconds of a frame in the middle of so many. */
function timeFrames(done: (middle: number) => void): () => void {
  const gaps: number[] = [];
  let last: number | null = null;
  let asked = requestAnimationFrame(function frame(now) {
    if (last !== null) gaps.push(now - last);
    last = now;
    if (gaps.length < FRAMES) asked = requestAnimationFrame(frame);
    else done(gaps.sort((a, b) => a - b)[FRAMES / 2]!);
  });
  return () => cancelAnimationFrame(asked);
}

/** Whether what only adorns the table stands still: somebody wants it so, or twice running the machine was too slow. */
export function useStillness(): boolean {
  const isReduced = useReducedMotion();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (isReduced || isSlow) return;
    let wasSlow = false;
    let stop = () => {};
    const clock = setInterval(() => {
      stop();
      stop = timeFrames((middle) => {
        if (middle > SLOW && wasSlow) setSlow(true);
        wasSlow = middle > SLOW;
      });
    }, EVERY);
    return () => {
      clearInterval(clock);
      stop();
    };
  }, [isReduced, isSlow]);
  return isReduced || isSlow;
}
