import type { BeatOf } from '../../../stores/middara/beat.ts';
import { EFFECT_ART } from '../../figures/figure-art.ts';
import { Glyph } from '../../icons/icon.tsx';
import { useWords } from '../../page/use-words.ts';
import { EffectPlate } from '../pieces/EffectPlate.tsx';
import { DeedBox, Piece } from './DeedBox.tsx';
import { lineOf, type Mark } from './drama-marks.ts';

interface Props {
  readonly mark: Mark;
  readonly beat: BeatOf<'status'>;
  readonly near: number;
}

/** Two badges have room down a figure's right edge (ui/board/pieces/FigureSigns.tsx). */
const ROOM = 2;

/** An effect's badge falls into its place, or lifts off it; where nothing moves it is written. */
export function StatusMark({ mark, beat, near }: Props) {
  const { deeds } = useWords().ui.board;
  const { Icon } = EFFECT_ART[beat.effect];
  const large = mark.size > 1 ? 0.63 : 1;
  const [x, y] = [50 - 9 * large, -50 + (7 + Math.min(beat.place, ROOM) * 33) * large];
  return (
    <DeedBox mark={mark} kind={beat.good ? 'help' : 'harm'}>
      <Piece as="piece-status-ring">
        <circle
          className="stroke-ink no-fill"
          opacity={0.7}
          strokeWidth={10}
          fill="var(--drama-hue)"
          cx={x}
          cy={y}
          r={24 * large}
        />
        <circle
          className="ring no-fill"
          stroke="var(--drama-hue)"
          strokeWidth={5}
          cx={x}
          cy={y}
          r={24 * large}
        />
      </Piece>
      <Piece as={beat.lands ? 'piece-lands' : 'piece-leaves'}>
        <g
          transform={`translate(${x} ${y}) scale(${1.1 * large}) translate(-15 -15)`}
          className="effect"
          color="#fff"
        >
          <EffectPlate good={beat.good} />
          <Glyph of={Icon} x={4} y={4} side={22} />
        </g>
      </Piece>
      <Piece as="piece-status-word">
        <text
          className="said stroke-ink heavy caps anchored rimmed"
          strokeWidth={10}
          fill="var(--drama-hue)"
          transform={`translate(0 ${lineOf(mark, near) - 44 * near}) scale(${near})`}
        >
          {deeds.status(beat.effect, beat.lands)}
        </text>
      </Piece>
    </DeedBox>
  );
}
