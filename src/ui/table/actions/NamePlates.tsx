/** Over the board: a hero's name at its piece, while a message names it (face.md 16.6). */
import { memo } from 'react';
import type { Position } from '../../../engine/index.ts';
import { Plate } from '../../board/marks/Plate.tsx';
import { useTelling } from '../../page/use-words.ts';
import { type Message, namedIn } from './named-in.ts';
import { placesOf } from './plate-places.ts';

interface Props extends Message {
  readonly position: Position;
}

export const NamePlates = memo(function NamePlates({ position, pending, showing }: Props) {
  const telling = useTelling(position);
  const named = namedIn(position, { pending, showing });
  const place = named === null ? null : placesOf(position, [named], null).get(named)!;
  return (
    place && (
      <Plate {...place} kind="name" of={named!}>
        {telling.figure(named!)}
      </Plate>
    )
  );
});
