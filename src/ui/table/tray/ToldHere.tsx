import type { EncounterEvent, Position } from '../../../engine/index.ts';
import { useTelling } from '../../page/use-words.ts';
import { toldNow } from './told-now.ts';

interface Props {
  readonly position: Position;
  readonly showing: EncounterEvent | null;
}

/** What stays on show until somebody goes on, in words over the board: where no dice lie there. */
export function ToldHere({ position, showing }: Props) {
  const told = toldNow(showing, useTelling(position), position.state)?.text;
  if (!told) return null;
  return (
    <p className="stage-told pad-2-4 most-46ch round-m on-over lg plain semi text-center edged">{told}</p>
  );
}
