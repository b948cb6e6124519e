import { figureIn, type Option, type Position } from '../../../engine/index.ts';
import { FigureBadge } from '../../figures/FigureToken.tsx';

interface Props {
  readonly option: Option;
  readonly position: Position;
}

/** The face of whoever’s card an answer uses. */
export function OwnerFace({ option: { act }, position }: Props) {
  if (act.do !== 'use' || act.owner === undefined) return null;
  return (
    <FigureBadge figure={figureIn(position.state, act.owner)} position={position} size={30} decorative />
  );
}
