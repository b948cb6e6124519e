/** The screen is kept on for as long as somebody wants it: only where the browser lets a page, never over plain http. */
import { useEffect, useState } from 'react';

export interface Awake {
  readonly on: boolean;
  turn(on: boolean): void;
}

/** null where it cannot be. */
export function useAwake(): Awake | null {
  const [on, setOn] = useState(false);
  useEffect(() => {
    if (!on) return;
    let lock: WakeLockSentinel | null = null;
    let gone = false;
    const hold = async () => {
      if (document.visibilityState !== 'visible') return;
      const held = await navigator.wakeLock.request('screen').catch(() => null);
      if (gone) void held?.release();
      else lock = held;
    };
    void hold();
    // A page that was hidden has lost it.
    document.addEventListener('visibilitychange', hold);
    return () => {
      gone = true;
      document.removeEventListener('visibilitychange', hold);
      void lock?.release();
    };
  }, [on]);
  return window.isSecureContext && 'wakeLock' in navigator ? { on, turn: setOn } : null;
}
