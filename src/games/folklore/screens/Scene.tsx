import type { FolkloreEvent } from '../rules/model/events.ts';
import type { FolklorePrompt } from '../rules/model/prompts.ts';
import type { FolkloreState } from '../rules/model/state.ts';
import { RoadMap } from './RoadMap.tsx';
import { SkirmishStage } from './SkirmishStage.tsx';

interface Props {
  readonly view: FolkloreState;
  readonly pending: FolklorePrompt | null;
  readonly showing: FolkloreEvent | null;
  readonly onAnswer: (option: string) => void;
}

const NO_WAY: readonly string[] = [];

/** In the middle of the table: the road, or what is fought on it. */
export function Scene({ view, pending, showing, onAnswer }: Props) {
  if (view.fight) return <SkirmishStage view={{ ...view, fight: view.fight }} showing={showing} />;
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
