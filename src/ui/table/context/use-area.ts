/** The area that is laid just now: round the space that is fixed, else round the one pointed at. */
import { useMemo } from 'react';
import { type Area, areaAt, asked, type Position, type Prompt } from '../../../engine/index.ts';
import { isAt, spacesAsked } from '../../../stores/middara/at-hand.ts';
import { type Choice, pointedAt } from '../../../stores/middara/hand-press.ts';
import { useHandState } from './use-hand.ts';

export function useArea(position: Position, pending: Prompt | null, choice: Choice | null): Area | null {
  const under = useHandState(({ pointed }) => pointed?.at ?? null);
  const at = pointedAt(choice) ?? under;
  return useMemo(() => {
    if (pending?.question.ask !== 'which-space' || !at) return null;
    const may = spacesAsked(pending, null).some((one) => isAt(one, at));
    return may ? (asked(() => areaAt(position, pending, at)) ?? null) : null;
  }, [position, pending, at]);
}
