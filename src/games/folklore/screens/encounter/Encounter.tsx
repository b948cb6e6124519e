import { useMemo } from 'react';
import type { EventOf, FolkloreEvent } from '../../rules/model/events.ts';
import type { Field } from '../../rules/model/field.ts';
import type { FolklorePrompt } from '../../rules/model/prompts.ts';
import type { FolkloreState } from '../../rules/model/state.ts';
import { useAsked } from '../folklore-context.ts';
import { answersOf } from './answers-of.ts';
import { EncounterStage } from './EncounterStage.tsx';
import { figuresAt } from './field-spaces.ts';
import { Thrown } from './Thrown.tsx';
import { sightOf, viewOf } from './view-of.ts';

interface Props {
  readonly view: FolkloreState & { readonly field: Field };
  readonly pending: FolklorePrompt | null;
  /** What happens just now. */
  readonly showing: FolkloreEvent | null;
  /** All that was shown so far. */
  readonly events: readonly FolkloreEvent[];
  readonly onAnswer: (option: string) => void;
}

/** A tactical encounter (pp.24-29) in the middle of the table. */
export function Encounter({ view, pending, showing, events, onAnswer }: Props) {
  const asked = useAsked(view);
  const { content, seatName } = asked;
  const field = useMemo(() => viewOf({ state: view, content }), [view, content]);
  const answers = useMemo(
    () => answersOf({ state: view, content, seatName }, pending),
    [view, content, seatName, pending],
  );
  const blow =
    showing?.type === 'fieldAttack'
      ? { by: String(showing.by), target: String(showing.target), hit: showing.hit }
      : null;
  return (
    <EncounterStage
      field={field}
      answers={answers}
      sightTo={(space) => {
        const aim = figuresAt(field, space).find(({ side }) => side !== 'hero');
        return aim ? sightOf(asked, aim.id) : null;
      }}
      blow={blow}
      thrown={<Thrown event={lastThrow(events)} isNow={blow !== null} />}
      onAnswer={onAnswer}
    />
  );
}

/** The last attack of the fight that is under way. */
function lastThrow(events: readonly FolkloreEvent[]): EventOf<'fieldAttack'> | null {
  const last = events.findLast(({ type }) => type === 'fieldAttack' || type === 'fieldSet');
  return last?.type === 'fieldAttack' ? last : null;
}
