import {
  asked,
  type FigureId,
  hamperedAt,
  type Position,
  type Space,
  winsAt,
} from '../../../engine/index.ts';
import { useWholeWords } from '../../page/use-words.ts';

interface Props {
  readonly position: Position;
  readonly figure: FigureId;
  /** Where its way ends. */
  readonly at: Space;
}

/** What is to be known of the space a way ends on before it is gone: that it wins, and what the ground there does. */
export function WayEnd({ position, figure, at }: Props) {
  const words = useWholeWords().ui;
  const ground = asked(() => hamperedAt(position, figure, at));
  return (
    <>
      {asked(() => winsAt(position, figure, at)) && <p className="bold">{words.board.space.wins}</p>}
      {ground && <p className="sm">{words.panels.selection.ends[ground]}</p>}
    </>
  );
}
