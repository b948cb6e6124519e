import { NumberDie } from '../../../../ui/frame/NumberDie.tsx';
import type { EventOf } from '../../rules/model/events.ts';
import { encounter } from '../../words/en/encounter.ts';
import { screens } from '../../words/en/screens.ts';
import { Working } from '../Sums.tsx';

interface Props {
  readonly event: EventOf<'fieldAttack'> | null;
  /** It falls just now. */
  readonly isNow: boolean;
}

/** The last dice of the fight: what they showed, what was needed, and each with its working. */
export function Thrown({ event, isNow }: Props) {
  if (!event) return null;
  const { by, target, face, roll, need, hit } = event;
  return (
    <p className="absolute top-3 right-3 above-2 flex middle gap-2 pad-2px-3 round-m edged on-deep">
      <NumberDie key={`${by} ${target} ${face}`} sides={100} face={face} size={44} falls={isNow} />
      <span className="flex on-line gap-6px">
        <Working sum={roll} label={screens.working.roll} />
        <small>{screens.working.need}</small>
        <Working sum={need} label={screens.defense} />
      </span>
      <strong className={hit ? 'harm' : 'soft'}>{hit ? encounter.hit : encounter.missed}</strong>
    </p>
  );
}
