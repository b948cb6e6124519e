/** A seat's way back (`#/back/…`): whoever has the link is them, so the address is cleared of it at once. */
import { useEffect, useState } from 'react';
import type { OnlineDoor } from '../../stores/online/online-door.ts';
import type { Early } from '../../stores/online/online-tables.ts';
import { useWholeWords } from '../page/use-words.ts';
import { EarlyTold } from './EarlyTold.tsx';
import { FaultTold } from './FaultTold.tsx';
import { HomeWay } from './HomeWay.tsx';
import { useCame } from './use-came.ts';
import { useTaken } from './use-taken.ts';

interface Props {
  readonly door: OnlineDoor;
  readonly tail: string;
}

export function BackScreen({ door, tail: given }: Props) {
  const { back, gameOf, waiting } = useWholeWords().ui.online;
  const tail = useTaken('back', given);
  const [tries, setTries] = useState(0);
  const [early, setEarly] = useState<Early | null>(null);
  const came = useCame(async () => (await door.fetch()).back(tail, setEarly), tries);
  useEffect(() => {
    if (came.is === 'here') window.location.replace(`#/${came.value.route}`);
  }, [came]);
  return (
    <main className="page">
      {came.is === 'failed' ? (
        <FaultTold alone of={came.fault}>
          <HomeWay onAgain={() => setTries((n) => n + 1)} />
        </FaultTold>
      ) : early !== null ? (
        <EarlyTold of={early} game={gameOf[early.game] ?? null} />
      ) : (
        <>
          <h1>{back.title}</h1>
          <p role="status">{waiting}</p>
        </>
      )}
    </main>
  );
}
