import { useMemo, useState } from 'react';
import { NodeMap } from '../../../ui/frame/NodeMap.tsx';
import { useLayout } from '../../../ui/frame/use-layout.ts';
import type { Place } from '../rules/model/content.ts';
import type { FolkloreOption, FolklorePrompt } from '../rules/model/prompts.ts';
import type { FolkloreState } from '../rules/model/state.ts';
import { placeText, screens } from '../words/en/screens.ts';
import { useFolklore } from './folklore-context.ts';
import { type Side, sidesOf } from './label-sides.ts';
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
  const sides = sidesOf(
    map.places
      .filter((place) => named(place, view.at, chapter.goal, pointed, open))
      .map((place) => ({ ...place, must: [pointed, view.at, chapter.goal].includes(place.id) }))
      .toSorted((a, b) => Number(b.must) - Number(a.must)),
    map.places,
    map.size,
    // There names and marks take more of the map.
    useLayout() === 'wide' ? 1 : 1.5,
  );
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
          isHere={place.id === view.at}
          isGoal={place.id === chapter.goal}
          side={sides.get(place.id) ?? null}
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
  readonly isHere: boolean;
  readonly isGoal: boolean;
  /** Where its name stands; null for none. */
  readonly side: Side | null;
  readonly steps: number | null;
}

function Mark({ place, isHere, isGoal, side, steps }: MarkProps) {
  return (
    <>
      <span
        className="folk-place lead-1 grid centered round heavy"
        data-kind={place.kind}
        data-open={steps === null ? undefined : true}
        data-here={isHere || undefined}
        data-goal={isGoal || undefined}
        // Drawn by its style: the button's name says it in words.
        data-steps={isHere ? undefined : (steps ?? undefined)}
      />
      {side && (
        <span
          className="folk-place-name pad-x-2 above-1 absolute round-s book-face sm semi one-line untouched"
          data-side={side}
        >
          {place.name}
        </span>
      )}
    </>
  );
}
