import type { CSSProperties } from 'react';
import type { CardIndex } from '../../../engine/index.ts';
import type { BeatOf } from '../../../stores/middara/beat.ts';
import { useWords } from '../../page/use-words.ts';
import { DeedBox, Ghost, Piece } from './DeedBox.tsx';
import { large, type Mark, wayOf } from './drama-marks.ts';
import { arrowOf, CRACK, GRAVE, HEART } from './mark-shapes.ts';

interface Props {
  readonly mark: Mark;
  readonly beat: BeatOf<'death' | 'down' | 'pit' | 'jump' | 'push'>;
  readonly cards: CardIndex;
  readonly cell: number;
  readonly near: number;
}

/** Ash that rises: where from in hundredths of the box, how far aside and up, and when. */
const ASH = [
  [22, 30, -34, -70, 0],
  [34, 62, -18, -96, 40],
  [46, 20, 6, -84, 90],
  [58, 48, 22, -104, 20],
  [68, 26, 40, -72, 70],
  [40, 44, -30, -60, 120],
  [52, 70, 14, -120, 60],
  [74, 56, 48, -92, 140],
  [28, 74, -44, -88, 100],
  [62, 80, 30, -66, 160],
  [48, 34, -8, -130, 150],
  [36, 12, -14, -52, 30],
] as const;

const flakeOf = ([left, top, aside, up, after]: (typeof ASH)[number]) =>
  ({
    left: `${left}%`,
    top: `${top}%`,
    '--dx': `${aside * 6}%`,
    '--dy': `${up * 8}%`,
    '--after': after,
  }) as CSSProperties;

const CROSS = 'M-32-32L32 32M32-32L-32 32';

/** Where it ends for a figure: a combatant cracks and turns to ash, one of ours lies there, the pit takes both. */
export function EndMark({ mark, beat, cards, cell, near }: Props) {
  const { deeds } = useWords().ui.board;
  switch (beat.do) {
    case 'death':
      return (
        <DeedBox mark={mark}>
          {!mark.still && (
            <>
              <Ghost mark={mark} cards={cards} cell={cell} as="ghost-half half-left" part="body" />
              <Ghost mark={mark} cards={cards} cell={cell} as="ghost-half half-right" part="body" />
              <Piece as="piece-crack">
                <polyline className="crack-far no-fill" stroke="#ffb347" strokeWidth={14} points={CRACK} />
                <polyline className="crack no-fill stroke-6" stroke="#fff6d8" points={CRACK} />
              </Piece>
              {ASH.map((flake) => (
                <span key={flake.join()} className="ash absolute unseen" style={flakeOf(flake)} />
              ))}
            </>
          )}
          <Piece as="piece-cross">
            <g transform={`translate(0 4) scale(${large(near)})`}>
              <path className="stroke-ink no-fill" strokeWidth={22} d={CROSS} />
              <path className="cross stroke-12 no-fill" stroke="var(--drama-hue)" d={CROSS} />
            </g>
          </Piece>
        </DeedBox>
      );
    case 'down':
      return (
        <DeedBox mark={mark} kind="down">
          <Ghost mark={mark} cards={cards} cell={cell} as="ghost-lies" part="body" />
          {!mark.still &&
            ['left', 'right'].map((side) => (
              <Piece key={side} as={`heart-half half-${side}`}>
                <path
                  className="rimmed"
                  fill="#d0312a"
                  stroke="#120b09"
                  strokeWidth={8}
                  d={HEART}
                  transform="translate(-38 -38) scale(0.88)"
                />
              </Piece>
            ))}
          <Piece as="piece-grave">
            <path
              className="stroke-ink grave rimmed"
              fill="#f2e3bd"
              strokeWidth={8}
              d={GRAVE}
              transform="translate(30 -22)"
            />
          </Piece>
          <Piece as="piece-down-word">
            <text
              className="said stroke-ink heavy caps anchored rimmed"
              strokeWidth={10}
              fill="var(--drama-hue)"
              transform={`translate(0 ${-54 * near}) scale(${near * 1.15})`}
            >
              {deeds.down}
            </text>
          </Piece>
        </DeedBox>
      );
    case 'pit':
      return mark.still ? (
        <DeedBox mark={mark}>
          <Piece as="piece-held">
            <path
              className="stroke-ink no-fill"
              strokeWidth={16}
              d={arrowOf(0, 66, 26)}
              transform="translate(0 -34)"
            />
            <path
              className="arrow no-fill"
              stroke="var(--drama-hue)"
              strokeWidth={8}
              d={arrowOf(0, 66, 26)}
              transform="translate(0 -34)"
            />
          </Piece>
        </DeedBox>
      ) : null;
    case 'push':
    case 'jump': {
      if (!mark.still) return null;
      const [x, y] = wayOf(beat, mark.size);
      if (beat.do === 'push')
        return (
          <DeedBox mark={mark}>
            <Piece as="piece-held">
              <path className="stroke-ink no-fill" strokeWidth={16} d={arrowOf(x, y, 24)} />
              <path
                className="arrow no-fill"
                stroke="var(--drama-hue)"
                strokeWidth={8}
                d={arrowOf(x, y, 24)}
              />
            </Piece>
          </DeedBox>
        );
      const arc = `M0 0Q${x / 2} ${y / 2 - 90} ${x} ${y}`;
      return (
        <DeedBox mark={mark}>
          <Piece as="piece-held">
            <path className="stroke-ink no-fill" strokeWidth={14} opacity={0.55} d={arc} />
            <path
              className="no-fill"
              strokeDasharray="0.1 17"
              stroke="var(--drama-hue)"
              strokeWidth={9}
              d={arc}
            />
          </Piece>
        </DeedBox>
      );
    }
  }
}
