import { useEffect, useRef } from 'react';
import { turnTaken } from '../page/first-turn.ts';
import { fetchLate } from '../page/part.tsx';
import { whenIdle } from '../page/when-idle.ts';

/** At a table: fetches what is seen there later, when its first question stands; tells when somebody has answered one. */
export function useFirstTurn(decisions: number): void {
  const began = useRef(decisions);
  useEffect(() => void whenIdle(() => void fetchLate()), []);
  useEffect(() => {
    if (decisions > began.current) turnTaken();
  }, [decisions]);
}
