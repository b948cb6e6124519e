/** Over the board: the chance at whoever may be struck, and why not at whoever may not. */
import { memo } from 'react';
import { type FigureId, figureIn, type Position, type Prompt, type Refusal } from '../../../engine/index.ts';
import type { HeldCard } from '../../../stores/middara/at-hand.ts';
import { Plate } from '../../board/marks/Plate.tsx';
import { useTelling, useWords } from '../../page/use-words.ts';
import { tagsOf } from '../context/target-tags.ts';
import { useOdds } from '../context/use-odds.ts';

interface Props {
  readonly position: Position;
  readonly pending: Prompt;
  /** The card that is held. */
  readonly card: HeldCard | null;
  readonly chosen: FigureId | null;
}

export const TargetPlates = memo(function TargetPlates({ position, pending, card, chosen }: Props) {
  const telling = useTelling(position);
  const words = useWords().ui.board;
  const whyNot = (refusal: Refusal): string => {
    const { why } = refusal.reason;
    if (why === 'range' || why === 'not-adjacent') return words.tooFar;
    return why === 'sight' ? words.unseen : telling.refusalLine([refusal], pending);
  };
  return tagsOf(pending, card, chosen).map(({ target, refusal }) =>
    refusal ? (
      <Plate key={target} at={belowOf(position, target)} kind="refused" of={target}>
        {words.targetTag(figureIn(position.state, target).number, whyNot(refusal))}
      </Plate>
    ) : (
      <Chance
        key={target}
        position={position}
        attacker={pending.figure}
        target={target}
        isChosen={target === chosen}
      />
    ),
  );
});

/** The middle of the lower edge of its frame. */
function belowOf({ state }: Position, id: FigureId): readonly [number, number] {
  const { at, size } = figureIn(state, id);
  const [x, y] = at ?? [0, 0];
  return [x + size[0] / 2, y + size[1] - 0.06];
}

interface ChanceProps {
  readonly position: Position;
  readonly attacker: FigureId;
  readonly target: FigureId;
  readonly isChosen: boolean;
}

function Chance({ position, attacker, target, isChosen }: ChanceProps) {
  const words = useWords().ui.board;
  const odds = useOdds(position, attacker, target);
  const plain = odds === 'too-much' ? undefined : odds.find(({ empowered }) => !empowered);
  if (odds === 'too-much') return null;
  return (
    <Plate at={belowOf(position, target)} kind={isChosen ? 'chosen' : 'target'} of={target}>
      {words.targetTag(figureIn(position.state, target).number, words.chance(plain?.hit ?? null))}
    </Plate>
  );
}
