/** On the board: how many could strike at each space of a preview. */
import { memo } from 'react';
import type { Space } from '../../engine/index.ts';
import { useForeseen } from '../hooks/use-foresight.ts';
import { useWords } from '../hooks/use-words.ts';
import { CELL } from './geometry.ts';

/** In the space's south-east corner, where neither a price nor a figure's portrait lies. */
const CORNER = CELL * 0.79;
/** The shape opponents have on the board. */
const HEXAGON = 'm0-22 19 11v22l-19 11-19-11v-22z';

interface Props {
  /** The space under the pointer or the cursor: its own tag says more. */
  readonly pointed: Space | null;
}

/** On every space the mover could go to: how many opponents could strike there. None has no mark. */
export const AroundMarks = memo(function AroundMarks({ pointed }: Props) {
  const { tag } = useWords().ui.panels.foresight;
  const around = useForeseen((state) => state.around);
  if (!around) return null;
  const marked = [...around.could].flatMap(([key, { length }]) => {
    const [x, y] = key.split(',').map(Number) as [number, number];
    return length > 0 && key !== pointed?.join()
      ? [{ key, length, at: [x * CELL + CORNER, y * CELL + CORNER] as const }]
      : [];
  });
  return (
    <g className="foresight-around" data-spaces={around.could.size}>
      <path d={marked.map(({ at }) => `M${at.join(' ')}${HEXAGON}`).join('')} />
      {marked.map(({ key, length, at: [x, y] }) => (
        <text key={key} data-space={key} x={x} y={y + 10}>
          {tag.around(length)}
        </text>
      ))}
    </g>
  );
});
