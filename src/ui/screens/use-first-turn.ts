import { useEffect, useRef } from 'react';
import { turnTaken } from '../hooks/first-turn.ts';
import { whenIdle } from '../hooks/when-idle.ts';
import { fetchLate } from './part.tsx';

/** At a table: fetches what is seen there later, when its first question stands; tells when somebody has answered one. */
export function useFirstTurn(decisions: number): void {
  const began = useRef(decisions);
  useEffect(() => void whenIdle(() => void fetchLate()), []);
  useEffect(() => {
    if (decisions > began.current) turnTaken();
  }, [decisions]);
}
