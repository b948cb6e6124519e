/** Over the board: the chance at whoever may be struck, and why not at whoever may not. */
import { memo } from 'react';
import {
  type FigureId,
  figureIn,
  type Position,
  type Prompt,
  type Refusal,
  type Space,
} from '../../../engine/index.ts';
import type { Approach } from '../../../stores/middara/approach.ts';
import type { HeldCard } from '../../../stores/middara/at-hand.ts';
import { Plate } from '../../board/marks/Plate.tsx';
import { costBox } from '../../board/marks/tag-place.ts';
import { CELL } from '../../board/place/geometry.ts';
import { signOf } from '../../figures/sign-of.ts';
import { useTelling, useWords } from '../../page/use-words.ts';
import { tagsOf } from '../context/target-tags.ts';
import { lateHand, useBestApproach } from '../context/use-approach.ts';
import { useOdds } from '../context/use-odds.ts';
import { type Box, type PlatePlace, placesOf } from './plate-places.ts';

interface Props {
  readonly position: Position;
  readonly pending: Prompt;
  /** The card that is held. */
  readonly card: HeldCard | null;
  readonly chosen: FigureId | null;
  /** Whom it is only after a move. */
  readonly approach: Approach | null;
}

export const TargetPlates = memo(function TargetPlates(props: Props) {
  const { position, pending, card, chosen, approach } = props;
  const telling = useTelling(position);
  const words = useWords().ui.board;
  const whyNot = (refusal: Refusal): string => {
    const { why } = refusal.reason;
    if (why === 'range' || why === 'not-adjacent') return words.tooFar;
    return why === 'sight' ? words.unseen : telling.refusalLine([refusal], pending);
  };
  const tags = approach ? [{ target: approach.target, refusal: null }] : tagsOf(pending, card, chosen);
  const places = placesOf(
    position,
    // The one that is chosen keeps its place.
    tags
      .toSorted((a, b) => Number(b.target === chosen) - Number(a.target === chosen))
      .map(({ target }) => target),
    pending.figure,
    approach
      ? [costOf(position, approach.to.space, words.price(approach.to, approach.to.breaks.length))]
      : undefined,
  );
  // Worked out an enemy at a step: that takes longer than a frame where there are many.
  useBestApproach(position, tags.some(({ refusal }) => refusal !== null) ? pending : null);
  const isNear = (target: FigureId) => Boolean(lateHand()?.approachKnown(pending, target));
  return tags.map(({ target, refusal }) =>
    refusal ? (
      <Plate key={target} {...places.get(target)!} kind="refused" of={target}>
        {words.targetTag(
          signOf(position, figureIn(position.state, target)),
          isNear(target) ? words.moveFirst : whyNot(refusal),
        )}
      </Plate>
    ) : (
      <Chance
        key={target}
        position={approach?.after ?? position}
        attacker={pending.figure}
        target={target}
        place={places.get(target)!}
        isChosen={target === chosen}
      />
    ),
  );
});

/** Where the price of the way before it lies. */
function costOf(position: Position, space: Space, says: string): Box {
  const { x, y, width, height } = costBox(position, space, says);
  return {
    left: (x - width / 2) / CELL,
    top: (y - height / 2) / CELL,
    right: (x + width / 2) / CELL,
    bottom: (y + height / 2) / CELL,
  };
}

interface ChanceProps {
  readonly position: Position;
  readonly attacker: FigureId;
  readonly target: FigureId;
  readonly place: PlatePlace;
  readonly isChosen: boolean;
}

function Chance({ position, attacker, target, place, isChosen }: ChanceProps) {
  const words = useWords().ui.board;
  const odds = useOdds(position, attacker, target);
  const plain = odds === 'too-much' ? undefined : odds.find(({ empowered }) => !empowered);
  if (odds === 'too-much') return null;
  return (
    <Plate {...place} kind={isChosen ? 'chosen' : 'target'} of={target}>
      {words.targetTag(signOf(position, figureIn(position.state, target)), words.chance(plain?.hit ?? null))}
    </Plate>
  );
}
