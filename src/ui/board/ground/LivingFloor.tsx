import { memo, useEffect, useState } from 'react';
import type { Flame } from '../../../art/board/flames.ts';
import type { Board, EncounterState } from '../../../engine/index.ts';
import type { Living } from '../../../stores/middara/board-pictures.ts';
import { CurrentFlow } from './CurrentFlow.tsx';
import { Flames } from './Flames.tsx';
import { Shimmer } from './Shimmer.tsx';
import './living-floor.css';

interface Props {
  /** Asks for what moves once. */
  readonly ask: () => Promise<Living | null>;
  readonly board: Board;
  readonly dynamite: EncounterState['dynamite'];
  /** Pixels of a space. */
  readonly cell: number;
}

/** What moves on a painted board: light on water and muck, flames, Currents, a burning fuse. Nothing is told by it alone. */
export const LivingFloor = memo(function LivingFloor({ ask, board, dynamite, cell }: Props) {
  const [there, setThere] = useState<Living | null>(null);
  useEffect(() => {
    let isGone = false;
    setThere(null);
    ask().then(
      (living) => {
        if (!isGone) setThere(living);
      },
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [ask]);
  const fuses = dynamite.flatMap(({ at, lit }): Flame[] =>
    // On the sheet, which has a margin of a space.
    at && lit !== null ? [{ x: at[0] + 1.66, y: at[1] + 1.3, size: 0.7 }] : [],
  );
  return (
    <div className="living-floor" aria-hidden="true">
      {there?.shimmer && <Shimmer pictures={there.shimmer} cell={cell} />}
      <CurrentFlow board={board} cell={cell} />
      <Flames flames={[...(there?.flames ?? []), ...fuses]} cell={cell} />
    </div>
  );
});
