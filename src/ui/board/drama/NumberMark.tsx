import type { BeatOf } from '../../../stores/middara/beat.ts';
import { signed } from '../../cards/LedgerView.tsx';
import { DeedBox, Piece } from './DeedBox.tsx';
import { lineOf, type Mark, NUMBER_TYPE } from './drama-marks.ts';
import { KIND_MARKS, PLUS, SHIELD, starOf } from './mark-shapes.ts';

interface Props {
  readonly mark: Mark;
  readonly beat: BeatOf<'number' | 'heal'>;
  readonly near: number;
}

/** Height of the type; a hit on us is written heavier. */
const TYPE = { ours: 62, theirs: NUMBER_TYPE, reduced: 40 } as const;
/** Part of its height a letter is wide. */
const LETTER = 0.56;

/** A number leaving its target: its kind by mark, colour and place, and before it what armour has taken from it. */
export function NumberMark({ mark, beat, near }: Props) {
  const damage = beat.do === 'number';
  const onUs = damage && beat.onUs;
  const type = onUs ? TYPE.ours : TYPE.theirs;
  const text = signed(damage ? -beat.amount : beat.amount);
  const gross = damage ? beat.gross : null;
  const taken = gross === null ? 0 : 54 + `${gross}`.length * TYPE.reduced * LETTER;
  const width = taken + 44 + text.length * type * LETTER;
  const start = -width / 2;
  return (
    <DeedBox mark={mark} kind={damage ? beat.kind : 'heal'}>
      <Piece as={onUs ? 'piece-slam' : 'piece-rise'}>
        <g transform={`translate(0 ${lineOf(mark, near)}) scale(${near})`}>
          {onUs && (
            <path
              className="stroke-ink splash stroke-6"
              fill="#6d120f"
              d={starOf(13, 62, 44, 0.1)}
              transform="scale(1.25 0.72)"
            />
          )}
          {gross !== null && (
            <g transform={`translate(${start} 0)`} className="taken">
              <path
                className="stroke-ink taken-shield rimmed"
                fill="#bfe0ff"
                strokeWidth={8}
                d={SHIELD}
                transform="translate(15 0) scale(0.46)"
              />
              <text
                className="stroke-ink taken-number heavy rimmed"
                fill="#bfe0ff"
                strokeWidth={10}
                x="33"
                y={TYPE.reduced * 0.35}
                fontSize={TYPE.reduced}
              >
                {gross}
              </text>
              <path
                className="taken-stroke no-fill"
                stroke="#ff5340"
                strokeWidth={4.5}
                d={`M28 7L${38 + `${gross}`.length * TYPE.reduced * LETTER}-7`}
              />
            </g>
          )}
          <path
            className="stroke-ink rimmed"
            fill="var(--drama-hue)"
            strokeWidth={8}
            d={damage ? KIND_MARKS[beat.kind] : PLUS}
            transform={`translate(${start + taken + 20} 0)`}
          />
          <text
            className="stroke-ink amount heavy rimmed"
            fill="var(--drama-hue)"
            strokeWidth={10}
            x={start + taken + 42}
            y={type * 0.35}
            fontSize={type}
          >
            {text}
          </text>
        </g>
      </Piece>
    </DeedBox>
  );
}
