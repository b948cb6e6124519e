/** A seat's way back (`#/back/…`): whoever has the link is them, so the address is cleared of it at once. */
import { useEffect, useState } from 'react';
import type { OnlineDoor } from '../../stores/online/online-door.ts';
import { hashTo } from '../page/use-route.ts';
import { useWholeWords } from '../page/use-words.ts';
import { FaultTold } from './FaultTold.tsx';
import { HomeWay } from './HomeWay.tsx';
import { useCame } from './use-came.ts';

interface Props {
  readonly door: OnlineDoor;
  readonly tail: string;
}

export function BackScreen({ door, tail: given }: Props) {
  const { back, waiting } = useWholeWords().ui.online;
  // The address gives it once.
  const [tail] = useState(given);
  const [tries, setTries] = useState(0);
  useEffect(() => clearAddress('back'), []);
  const came = useCame(async () => (await door.fetch()).back(tail), tries);
  useEffect(() => {
    if (came.is === 'here') window.location.replace(`#/${came.value.route}`);
  }, [came]);
  return (
    <main className="page">
      {came.is === 'failed' ? (
        <FaultTold alone of={came.fault}>
          <HomeWay onAgain={() => setTries((n) => n + 1)} />
        </FaultTold>
      ) : (
        <>
          <h1>{back.title}</h1>
          <p role="status">{waiting}</p>
        </>
      )}
    </main>
  );
}

/** Neither in the address nor in the history: nobody who looks over a shoulder, or at a screen shared, has it. */
export const clearAddress = (screen: string): void =>
  window.history.replaceState(window.history.state, '', hashTo(screen));
