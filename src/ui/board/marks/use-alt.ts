import { useEffect, useState } from 'react';

/** Whether Alt is held. */
export function useAlt(): boolean {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    const look = (event: KeyboardEvent) => setHeld(event.altKey);
    // A window that is left with the key down hears nothing of its end.
    const left = () => setHeld(false);
    window.addEventListener('keydown', look);
    window.addEventListener('keyup', look);
    window.addEventListener('blur', left);
    return () => {
      window.removeEventListener('keydown', look);
      window.removeEventListener('keyup', look);
      window.removeEventListener('blur', left);
    };
  }, []);
  return held;
}
