import type { CSSProperties } from 'react';
import type { CardIndex } from '../../../engine/index.ts';
import type { BeatOf } from '../../../stores/middara/beat.ts';
import { timesOf } from '../../../stores/middara/beat-times.ts';
import { DeedBox, Ghost, Piece } from './DeedBox.tsx';
import { large, type Mark } from './drama-marks.ts';
import { arrowOf, CLAWS, KIND_MARKS, starOf } from './mark-shapes.ts';

interface Props {
  readonly mark: Mark;
  readonly beat: BeatOf<'lunge' | 'shot' | 'recoil' | 'crash'>;
  readonly cards: CardIndex;
  readonly cell: number;
  readonly near: number;
}

/** The blow itself: what flies, and where it meets whom. */
export function BlowMark({ mark, beat, cards, cell, near }: Props) {
  if (beat.do === 'recoil') return <Met mark={mark} beat={beat} cards={cards} cell={cell} near={near} />;
  if (beat.do === 'crash') {
    const [x, y] = beat.toward ?? [0, 0];
    return (
      <DeedBox mark={mark}>
        {mark.still ? (
          <Piece as="piece-held">
            <path className="stroke-ink no-fill" strokeWidth={16} d={arrowOf(x * 52, y * 52, 20, true)} />
            <path
              className="arrow no-fill"
              stroke="var(--drama-hue)"
              strokeWidth={8}
              d={arrowOf(x * 52, y * 52, 20, true)}
            />
          </Piece>
        ) : (
          <Piece as="piece-star">
            <path
              className="stroke-ink star stroke-6 rimmed"
              fill="#fff3cf"
              d={starOf(9, 34, 15)}
              transform={`translate(${x * 50} ${y * 46}) scale(${large(near)})`}
            />
          </Piece>
        )}
      </DeedBox>
    );
  }
  const [x, y] = [(beat.to[0] - beat.from[0]) * 100, (beat.to[1] - beat.from[1]) * 100];
  const kind = beat.do === 'lunge' ? 'physical' : beat.as === 'spell' ? 'magic' : 'physical';
  if (mark.still) {
    const far = Math.hypot(x, y) || 1;
    const part = Math.max(0.4, (far - 34) / far);
    return (
      <DeedBox mark={mark} at={beat.from} kind={kind}>
        <Piece as="piece-held">
          <path className="stroke-ink no-fill" strokeWidth={16} d={arrowOf(x * part, y * part, 24)} />
          <path
            className="arrow no-fill"
            stroke="var(--drama-hue)"
            strokeWidth={8}
            d={arrowOf(x * part, y * part, 24)}
          />
          {beat.do === 'shot' && (
            <path
              className="stroke-ink rimmed"
              fill="var(--drama-hue)"
              strokeWidth={8}
              d={KIND_MARKS[kind]}
              transform={`translate(${x / 2} ${y / 2 - 24})`}
            />
          )}
        </Piece>
      </DeedBox>
    );
  }
  if (beat.do === 'lunge') return null;
  return (
    <DeedBox mark={mark} at={beat.from} kind={kind}>
      <Piece as="piece-bolt" style={flightOf(x, y, timesOf(beat).contact * mark.tempo)}>
        {beat.as === 'spell' ? (
          <>
            <path opacity={0.5} fill="var(--drama-hue)" d="M-78 0L-6-11V11Z" />
            <path
              className="stroke-ink bolt rimmed"
              fill="var(--drama-hue)"
              strokeWidth={7}
              d={starOf(4, 30, 10)}
            />
            <circle className="fill-white" r="8" />
          </>
        ) : (
          <>
            <path opacity={0.5} fill="var(--drama-hue)" d="M-120 0L-40-7V7Z" />
            <path
              className="stroke-ink bolt rimmed"
              fill="var(--drama-hue)"
              strokeWidth={7}
              d="M-40-3.5H10L4-15 40 0 4 15 10 3.5H-40Z"
            />
            <path
              className="stroke-ink rimmed"
              fill="#ffb347"
              strokeWidth={5}
              d="M-26-3.5L-36-15H-54L-44-3.5ZM-26 3.5L-36 15H-54L-44 3.5Z"
            />
          </>
        )}
      </Piece>
    </DeedBox>
  );
}

/** How far it flies in its box, which way it points, and how long. */
const flightOf = (x: number, y: number, ms: number) =>
  ({
    '--dx': `${x}%`,
    '--dy': `${y}%`,
    '--turn': `${Math.atan2(y, x)}rad`,
    '--flight': `${ms}ms`,
  }) as CSSProperties;

interface MetProps extends Omit<Props, 'beat'> {
  readonly beat: BeatOf<'recoil'>;
}

/** The body lights up; by us, a star where it was met; on us, the strokes of a claw. */
function Met({ mark, beat, cards, cell, near }: MetProps) {
  const [x, y] = beat.away ?? [0, 0];
  const where = `translate(${(-30 * x).toFixed(1)} ${(-26 * y - 4).toFixed(1)}) scale(${large(near)})`;
  return (
    <DeedBox mark={mark} kind={beat.kind}>
      {mark.still ? (
        <Piece as="piece-held">
          <circle className="stroke-ink stroke-12 no-fill" cy="2" r="56" />
          <circle className="struck no-fill stroke-6" stroke="#ffe9b0" cy="2" r="56" />
        </Piece>
      ) : (
        <Ghost mark={mark} cards={cards} cell={cell} as="ghost-flash" part="body" />
      )}
      {!mark.still &&
        (beat.onUs && beat.kind === 'physical' ? (
          <Piece as="piece-claws">
            <g transform={`scale(${large(near)})`}>
              {CLAWS.map((stroke) => (
                <g key={stroke}>
                  <path className="stroke-ink no-fill" strokeWidth={15} d={stroke} />
                  <path className="claw no-fill" stroke="#ff5340" strokeWidth={7} d={stroke} />
                </g>
              ))}
            </g>
          </Piece>
        ) : (
          <Piece as="piece-star">
            <g transform={where}>
              <path
                className="stroke-ink star-far stroke-6 rimmed"
                fill={beat.kind === 'physical' ? '#ffb347' : 'var(--drama-hue)'}
                d={starOf(beat.kind === 'magic' ? 8 : 11, 52, 20, 0.2)}
              />
              <path
                className="stroke-ink star stroke-6 rimmed"
                fill="#fff3cf"
                d={starOf(beat.kind === 'magic' ? 4 : 8, 40, 15)}
              />
            </g>
          </Piece>
        ))}
    </DeedBox>
  );
}
