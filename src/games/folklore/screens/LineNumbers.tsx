import { DiceOf } from '../../../ui/guests/parts/DiceOf.tsx';
import type { FolkloreEvent } from '../rules/model/events.ts';
import { screens } from '../words/en/screens.ts';
import { useFolklore } from './folklore-context.ts';
import { Working } from './Sums.tsx';

/** Dice and numbers of a line of the log. */
export function LineNumbers({ event }: { readonly event: FolkloreEvent }) {
  const { content } = useFolklore();
  if (event.type === 'counterSet')
    return (
      <span className="gap-1-2 flex wrap middle">
        <DiceOf sum={event.strength} />
        <Working sum={event.strength} label={screens.working.strength} />
      </span>
    );
  if (event.type === 'firstStrike' && event.heroes && event.foes)
    return (
      <span className="gap-1-2 flex wrap middle">
        <DiceOf sum={event.heroes} />
        <Working sum={event.heroes} label={screens.heroes} />
        <DiceOf sum={event.foes} theirs />
        <Working sum={event.foes} label={screens.foes} />
      </span>
    );
  if (event.type !== 'attackRolled' && event.type !== 'fieldAttack') return null;
  const isTheirs =
    event.type === 'attackRolled'
      ? event.foe !== null
      : event.roll.entries.some(
          ({ cause }) => cause.from === 'card' && Object.hasOwn(content.foes, cause.card),
        );
  return (
    <span className="gap-1-2 flex wrap middle">
      <DiceOf sum={event.roll} theirs={isTheirs} />
      <Working sum={event.roll} label={screens.working.roll} />
      <small>{screens.working.need}</small>
      <Working sum={event.need} label={screens.defense} />
    </span>
  );
}
