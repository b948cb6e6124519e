import { useEffect, useState } from 'react';
import type { EncounterDefinition } from '../../../engine/index.ts';
import type { BoardPicture, BoardPictures } from '../../../stores/middara/board-pictures.ts';
import { useMayPaint } from './use-painted.ts';

export interface SmallPicture {
  /** null until it is there, and where boards are plain. */
  readonly picture: BoardPicture | null;
  /** No other comes. */
  readonly isSettled: boolean;
}

const PLAIN: SmallPicture = { picture: null, isSettled: true };
const COMING: SmallPicture = { picture: null, isSettled: false };

/** Pixels of a space. */
const SIZE = 32;

/** A small picture of a board. `wanted`: it is in sight; `staged`: it is what is looked at first. */
export function useSmallPicture(
  encounter: EncounterDefinition | undefined,
  wanted: boolean,
  staged = false,
): SmallPicture {
  const pictures = useMayPaint();
  const [last, setLast] = useState<{
    of: EncounterDefinition;
    by: BoardPictures;
    shown: SmallPicture;
  } | null>(null);
  useEffect(() => {
    if (!pictures || !wanted || !encounter) return;
    let isLeft = false;
    void pictures.small(encounter, SIZE, staged).then((picture) => {
      if (!isLeft) setLast({ of: encounter, by: pictures, shown: { picture, isSettled: true } });
    });
    return () => {
      isLeft = true;
    };
  }, [pictures, wanted, encounter, staged]);
  if (!pictures || !encounter) return PLAIN;
  return last?.of === encounter && last.by === pictures ? last.shown : COMING;
}
