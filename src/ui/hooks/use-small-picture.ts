import { useEffect, useState } from 'react';
import type { EncounterDefinition } from '../../engine/index.ts';
import type { BoardPicture } from '../../stores/middara/board-pictures.ts';
import { useMayPaint } from './use-painted.ts';

/** A small picture of a board; null until it is there, and where boards are plain. `wanted`: it is in sight. */
export function useSmallPicture(
  encounter: EncounterDefinition | undefined,
  wanted: boolean,
): BoardPicture | null {
  const pictures = useMayPaint();
  const [shown, setShown] = useState<{ of: EncounterDefinition; picture: BoardPicture } | null>(null);
  useEffect(() => {
    if (!pictures || !wanted || !encounter) return;
    let isLeft = false;
    void pictures.small(encounter, 32).then((picture) => {
      if (picture && !isLeft) setShown({ of: encounter, picture });
    });
    return () => {
      isLeft = true;
    };
  }, [pictures, wanted, encounter]);
  return pictures && shown && shown.of === encounter ? shown.picture : null;
}
