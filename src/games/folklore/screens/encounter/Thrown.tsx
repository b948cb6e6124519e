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
    <p className="field-thrown flex middle gap-2" data-hit={hit || undefined}>
      <NumberDie key={`${by} ${target} ${face}`} sides={100} face={face} size={44} falls={isNow} />
      <span>
        <Working sum={roll} label={screens.working.roll} />
        <small>{screens.working.need}</small>
        <Working sum={need} label={screens.defense} />
      </span>
      <strong className="soft">{hit ? encounter.hit : encounter.missed}</strong>
    </p>
  );
}
