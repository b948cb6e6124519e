/** What a page drew while something moved. */
export interface Drawn {
  /** Frames a second. */
  readonly rate: number;
  /** Milliseconds that 19 of 20 frames took at most, and the longest. */
  readonly late: number;
  readonly longest: number;
}

/** What is done to the board in each frame; none: it is only looked at. */
export type Motion = 'none' | 'pan' | 'zoom';

/**
 * Moves the board in each frame for so many milliseconds, and gives when the frames came. Runs in the browser, so it
 * knows nothing but its arguments.
 */
export function moveBoard({
  motion,
  milliseconds,
}: {
  motion: Motion;
  milliseconds: number;
}): Promise<number[]> {
  const place = document.querySelector<HTMLElement>('.board-place');
  const start = performance.now();
  const times: number[] = [];
  const middle = () => {
    const { left, top, width, height } = place!.getBoundingClientRect();
    return { clientX: left + width / 2, clientY: top + height / 2 };
  };
  const act = (turn: number) => {
    if (!place || motion === 'none') return;
    if (motion === 'pan') {
      place.scrollLeft = (0.5 + 0.5 * Math.cos(turn)) * (place.scrollWidth - place.clientWidth);
      place.scrollTop = (0.5 + 0.5 * Math.sin(1.3 * turn)) * (place.scrollHeight - place.clientHeight);
    } else {
      const deltaY = 18 * Math.cos(1.5 * turn);
      place.dispatchEvent(new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true, ...middle() }));
    }
  };
  return new Promise((done) => {
    const frame = (now: number) => {
      times.push(now);
      if (now - start > milliseconds) return done(times);
      act((now - start) / 500);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
}

export function drawnIn(times: readonly number[]): Drawn {
  const gaps = times.slice(1).map((time, i) => time - times[i]!);
  const sorted = gaps.toSorted((a, b) => a - b);
  const length = (times.at(-1) ?? 0) - (times[0] ?? 0);
  return {
    rate: length > 0 ? (1000 * gaps.length) / length : 0,
    late: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
    longest: sorted.at(-1) ?? 0,
  };
}
