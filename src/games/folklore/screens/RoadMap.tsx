import { useMemo, useState } from 'react';
import { NodeMap } from '../../../ui/frame/NodeMap.tsx';
import type { MapCard, Place } from '../rules/model/content.ts';
import type { FolkloreOption, FolklorePrompt } from '../rules/model/prompts.ts';
import type { FolkloreState } from '../rules/model/state.ts';
import { placeText, screens } from '../words/en/screens.ts';
import { useFolklore } from './folklore-context.ts';
import { MapDrawing } from './MapDrawing.tsx';

interface Props {
  readonly view: FolkloreState;
  readonly pending: FolklorePrompt | null;
  /** The way that is being gone just now. */
  readonly gone: readonly string[];
  readonly onAnswer: (option: string) => void;
}

type GoOption = FolkloreOption & { readonly act: { readonly do: 'go' } };
const isGo = (option: FolkloreOption): option is GoOption => option.act.do === 'go';

/** The road and what lies beside it: where the group is, and where it may go. */
export function RoadMap({ view, pending, gone, onAnswer }: Props) {
  const { content } = useFolklore();
  const chapter = content.chapters[view.chapter]!;
  const map = content.maps[chapter.map]!;
  const [pointed, setPointed] = useState<string | null>(null);
  const goes = useMemo(
    () => new Map((pending?.options ?? []).filter(isGo).map((option) => [option.act.to, option])),
    [pending],
  );
  const open = useMemo(() => new Set(goes.keys()), [goes]);
  const target = pointed === null ? undefined : goes.get(pointed);
  const way = target ? [view.at, ...target.act.way] : gone;
  return (
    <NodeMap
      label={screens.mapOf(map.name)}
      size={map.size}
      places={map.places}
      here={view.at}
      open={open}
      least={560}
      describe={(place) =>
        placeText(place.name, place.kind, {
          here: place.id === view.at,
          goal: place.id === chapter.goal,
          steps: goes.get(place.id)?.act.way.length ?? null,
        })
      }
      onPoint={setPointed}
      onChoose={(to) => onAnswer(goes.get(to)!.id)}
      drawing={<MapDrawing map={map} way={way} />}
      mark={(place) => (
        <Mark
          place={place}
          map={map}
          isHere={place.id === view.at}
          isGoal={place.id === chapter.goal}
          isNamed={named(place, view.at, chapter.goal, pointed, open)}
          steps={goes.get(place.id)?.act.way.length ?? null}
        />
      )}
    />
  );
}

const named = (place: Place, here: string, goal: string, pointed: string | null, open: ReadonlySet<string>) =>
  place.id === pointed ||
  place.id === here ||
  place.id === goal ||
  place.kind === 'off-road' ||
  (open.has(place.id) && pointed === null);

interface MarkProps {
  readonly place: Place;
  readonly map: MapCard;
  readonly isHere: boolean;
  readonly isGoal: boolean;
  readonly isNamed: boolean;
  readonly steps: number | null;
}

function Mark({ place, map, isHere, isGoal, isNamed, steps }: MarkProps) {
  const side = place.at[0] > map.size[0] * 0.72 ? 'left' : 'right';
  return (
    <>
      <span
        className="folk-place"
        data-kind={place.kind}
        data-open={steps === null ? undefined : true}
        data-here={isHere || undefined}
        data-goal={isGoal || undefined}
      >
        <span>{!isHere && steps !== null && <b>{steps}</b>}</span>
      </span>
      {isNamed && (
        <span className="folk-place-name" data-side={side}>
          {place.name}
        </span>
      )}
    </>
  );
}
