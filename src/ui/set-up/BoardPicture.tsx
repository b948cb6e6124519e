import type { EncounterDefinition } from '../../engine/index.ts';
import { PictureCanvas } from '../board/ground/PaintedFloor.tsx';
import { useSmallPicture } from '../board/ground/use-small-picture.ts';

/** The board one is about to play on, by lamplight: decoration behind its name. Nothing where boards are plain. */
export function BoardPicture({ encounter }: { encounter: EncounterDefinition }) {
  const { picture } = useSmallPicture(encounter, true);
  return (
    <div className="set-up-board above-n1 absolute inset-0 clip on-deep" aria-hidden="true">
      {picture && <PictureCanvas bitmap={picture.bitmap} />}
    </div>
  );
}
