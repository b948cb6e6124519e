/** Over the board: the chance at whoever may be struck, and why not at whoever may not. */
import { memo } from 'react';
import { type FigureId, figureIn, type Position, type Prompt, type Refusal } from '../../../engine/index.ts';
import type { HeldCard } from '../../../stores/middara/at-hand.ts';
import { Plate } from '../../board/marks/Plate.tsx';
import { signOf } from '../../figures/sign-of.ts';
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
  const tags = tagsOf(pending, card, chosen);
  const rows = rowsOf(
    // The one that is chosen keeps its place.
    tags
      .toSorted((a, b) => Number(b.target === chosen) - Number(a.target === chosen))
      .map(({ target }) => [target, ...belowOf(position, target)]),
  );
  return tags.map(({ target, refusal }) =>
    refusal ? (
      <Plate key={target} at={belowOf(position, target)} row={rows.get(target)} kind="refused" of={target}>
        {words.targetTag(signOf(position, figureIn(position.state, target)), whyNot(refusal))}
      </Plate>
    ) : (
      <Chance
        key={target}
        position={position}
        attacker={pending.figure}
        target={target}
        row={rows.get(target)}
        isChosen={target === chosen}
      />
    ),
  );
});

/** Spaces: a plate is wider than one, and as wide as two. */
const WIDE = 1.9;

/** Which plates stand a row lower, as another beside them would lie under them: those that come first keep theirs. */
function rowsOf(
  all: readonly (readonly [id: FigureId, x: number, y: number])[],
): ReadonlyMap<FigureId, number> {
  const rows = new Map<FigureId, number>();
  const placed: { x: number; y: number; row: number }[] = [];
  for (const [id, x, y] of all) {
    const beside = placed.filter((one) => Math.abs(one.y - y) < 0.5 && Math.abs(one.x - x) < WIDE);
    const row = [0, 1, 2].find((at) => beside.every((one) => one.row !== at)) ?? 0;
    placed.push({ x, y, row });
    rows.set(id, row);
  }
  return rows;
}

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
  readonly row: number | undefined;
  readonly isChosen: boolean;
}

function Chance({ position, attacker, target, row, isChosen }: ChanceProps) {
  const words = useWords().ui.board;
  const odds = useOdds(position, attacker, target);
  const plain = odds === 'too-much' ? undefined : odds.find(({ empowered }) => !empowered);
  if (odds === 'too-much') return null;
  return (
    <Plate at={belowOf(position, target)} row={row} kind={isChosen ? 'chosen' : 'target'} of={target}>
      {words.targetTag(signOf(position, figureIn(position.state, target)), words.chance(plain?.hit ?? null))}
    </Plate>
  );
}
