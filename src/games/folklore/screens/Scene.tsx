import type { Seen } from '../../../ui/guests/guest-look.ts';
import type { FolkloreEvent } from '../rules/model/events.ts';
import type { Folklore } from '../table/play.ts';
import { Encounter } from './encounter/Encounter.tsx';
import { RoadMap } from './RoadMap.tsx';
import { SkirmishStage } from './SkirmishStage.tsx';

const NO_WAY: readonly string[] = [];

/** In the middle of the table: the road, or what is fought on it. */
export function Scene({ seen }: { readonly seen: Seen<Folklore> }) {
  const { view, pending, showing, events, onAnswer } = seen;
  if (view.field)
    return (
      <Encounter
        view={{ ...view, field: view.field }}
        pending={pending}
        showing={showing}
        events={events}
        onAnswer={onAnswer}
      />
    );
  if (view.fight)
    return (
      <SkirmishStage
        view={{ ...view, fight: view.fight }}
        showing={showing}
        thrown={lastThrow(events)}
        strength={strengthOf(events, view.fight.counter)}
      />
    );
  const gone = showing?.type === 'groupMoved' ? showing.way : NO_WAY;
  return (
    <RoadMap
      view={view}
      pending={pending?.kind === 'travel' ? pending : null}
      gone={gone}
      onAnswer={onAnswer}
    />
  );
}

/** The last dice of the fight that is under way. */
function lastThrow(events: readonly FolkloreEvent[]): FolkloreEvent | null {
  const last = events.findLast(
    ({ type }) => type === 'attackRolled' || type === 'counterSet' || type === 'fightBegan',
  );
  return last && last.type !== 'fightBegan' ? last : null;
}

/** What the counter of the fight under way was set on; as it stands where that is not among the events. */
function strengthOf(events: readonly FolkloreEvent[], counter: number): number {
  const last = events.findLast(({ type }) => type === 'counterSet' || type === 'fightBegan');
  return last?.type === 'counterSet' ? last.strength.total : counter;
}
