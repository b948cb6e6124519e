import { useEffect, useState } from 'react';

const TICK = 75;
const FIRST_STOP = 480;
const NEXT_STOP = 140;

const wantsStillness = () =>
  typeof window.matchMedia === 'function' && window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** How long a row of dice tumbles, in milliseconds. */
export const tumbleTime = (dice: number): number => FIRST_STOP + Math.max(0, dice - 1) * NEXT_STOP;

/**
 * Dice that are seen to roll: for each of `count` dice the face to show now, or null once it lies still. They
 * stop one after the other, from the left, also when `rolling` stays true.
 */
export function useTumble(count: number, rolling: boolean): (number | null)[] {
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    if (!rolling || wantsStillness()) return;
    setElapsed(0);
    let passed = 0;
    const timer = setInterval(() => {
      passed += TICK;
      setElapsed(passed);
      if (passed >= tumbleTime(count)) clearInterval(timer);
    }, TICK);
    return () => clearInterval(timer);
  }, [rolling, count]);
  const still = !rolling || wantsStillness();
  const tick = Math.round(elapsed / TICK);
  return Array.from({ length: count }, (_, i) => {
    if (still || elapsed >= tumbleTime(i + 1)) return null;
    return ((tick * 5 + i * 3) % 6) + 1;
  });
}
