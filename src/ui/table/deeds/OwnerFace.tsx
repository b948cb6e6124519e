import { figureIn, type Option, type Position, type Prompt } from '../../../engine/index.ts';
import { FigureBadge } from '../../figures/FigureToken.tsx';

interface Props {
  readonly option: Option;
  readonly position: Position;
  readonly asker: Prompt;
}

/** The face of the friend whose card an answer uses. */
export function OwnerFace({ option: { act }, position, asker }: Props) {
  if (act.do !== 'use' || act.owner === undefined || act.owner === asker.figure) return null;
  return (
    <FigureBadge figure={figureIn(position.state, act.owner)} position={position} size={30} decorative />
  );
}
