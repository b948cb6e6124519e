import type { BeatOf } from '../../../stores/middara/beat.ts';
import { signed } from '../../cards/LedgerView.tsx';
import { DeedBox, Piece } from './DeedBox.tsx';
import { large, lineOf, type Mark } from './drama-marks.ts';
import { SHIELD, SHIELD_LIT, starOf } from './mark-shapes.ts';

interface Props {
  readonly mark: Mark;
  readonly beat: BeatOf<'block' | 'brace'>;
  readonly near: number;
}

/** Armour that takes all of a blow pops up before it and rings; Dodge dice give their shields to the Defense. */
export function ShieldMark({ mark, beat, near }: Props) {
  if (beat.do === 'brace')
    return (
      <DeedBox mark={mark} kind={beat.skull ? 'skull' : undefined}>
        <Piece as="piece-word">
          <g transform={`translate(0 ${lineOf(mark, near)}) scale(${near})`}>
            <path
              className="stroke-ink taken-shield rimmed"
              fill="#bfe0ff"
              strokeWidth={8}
              d={SHIELD}
              transform="translate(-24 -2) scale(0.62)"
            />
            <text
              className="stroke-ink amount heavy rimmed"
              fill="var(--drama-hue)"
              strokeWidth={10}
              x="2"
              y="16"
              fontSize="46"
            >
              {signed(beat.shields)}
            </text>
          </g>
        </Piece>
      </DeedBox>
    );
  const [x, y] = beat.away ?? [0, 0];
  const toward = `translate(${(-18 * x).toFixed(1)} ${(-14 * y - 2).toFixed(1)})`;
  const met = `translate(${(-46 * x).toFixed(1)} ${(-40 * y).toFixed(1)})`;
  return (
    <DeedBox mark={mark}>
      <Piece as="piece-ringing">
        <path
          className="ringing no-fill"
          stroke="#cfe8ff"
          strokeWidth={5}
          d={SHIELD}
          transform={`${toward} scale(${1.28 * large(near)})`}
        />
      </Piece>
      <Piece as="piece-shield">
        <g transform={`${toward} scale(${large(near)})`}>
          <path
            className="stroke-ink shield rimmed"
            fill="#7fb2dc"
            strokeWidth={9}
            d={SHIELD}
            transform="scale(1.08)"
          />
          <path className="shield-lit" fill="#cfe8ff" d={SHIELD_LIT} transform="scale(1.08)" />
          <text
            className="stroke-ink shield-number anchored heavy rimmed"
            fill="#fff"
            fontSize={44}
            strokeWidth={10}
            y="4"
          >
            0
          </text>
          {beat.gross > 0 && (
            <>
              <text className="shield-gross anchored heavy" fill="#1b2a3a" fontSize={22} y="28">
                {beat.gross}
              </text>
              <path className="shield-stroke no-fill" stroke="#c3281d" strokeWidth={4.5} d="M-14 26L14 15" />
            </>
          )}
        </g>
      </Piece>
      <Piece as="piece-spark">
        <path
          className="stroke-ink spark stroke-6 rimmed"
          fill="#fff3cf"
          d={starOf(8, 24, 9)}
          transform={`${met} scale(${large(near)})`}
        />
      </Piece>
    </DeedBox>
  );
}
