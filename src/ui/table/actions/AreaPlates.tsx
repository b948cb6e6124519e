/** Over the board: who stands in an area before it is laid, friends among them hatched. */
import { memo } from 'react';
import { type Area, figureIn, type Position, type Prompt } from '../../../engine/index.ts';
import { Plate } from '../../board/marks/Plate.tsx';
import { useTelling, useWords } from '../../page/use-words.ts';
import { placesOf } from './plate-places.ts';

interface Props {
  readonly position: Position;
  readonly pending: Prompt;
  readonly area: Area;
}

export const AreaPlates = memo(function AreaPlates({ position, pending, area }: Props) {
  const telling = useTelling(position);
  const words = useWords().ui.board;
  const { side } = figureIn(position.state, pending.figure);
  const places = placesOf(position, area.figures, null);
  return area.figures.map((id) => {
    const isFriend = figureIn(position.state, id).side === side;
    return (
      <Plate key={id} {...places.get(id)!} kind={isFriend ? 'friend' : 'target'} of={id}>
        {isFriend ? words.too(telling.figure(id)) : telling.figure(id)}
      </Plate>
    );
  });
});
