import { type CSSProperties, memo } from 'react';
import type { CardIndex } from '../../../engine/index.ts';
import { placeOf } from '../pieces/place-of.ts';
import { DeedBox, Ghost, Piece } from './DeedBox.tsx';
import { type Mark, wayOf } from './drama-marks.ts';

interface Props {
  readonly marks: readonly Mark[];
  readonly cards: CardIndex;
  readonly cell: number;
}

/** What lies on the floor under the figures: where they came from, their shadows, dust, what becomes of the fallen. */
export function MarksUnder({ marks, cards, cell }: Props) {
  return (
    <div className="drama-under over-spaces absolute untouched" style={placeOf(cell)} aria-hidden="true">
      {marks.map((mark) => (
        <UnderMark key={mark.id} mark={mark} cards={cards} cell={cell} />
      ))}
    </div>
  );
}

interface OneProps extends Omit<Props, 'marks'> {
  readonly mark: Mark;
}

const UnderMark = memo(function UnderMark({ mark, cards, cell }: OneProps) {
  const { beat, still } = mark;
  switch (beat.do) {
    case 'step':
    case 'drift':
    case 'warp': {
      const [x, y] = wayOf(beat, mark.size);
      return (
        <DeedBox mark={mark}>
          {still ? <Start /> : <Ghost mark={mark} cards={cards} cell={cell} as={`ghost-${beat.do}`} />}
          {beat.do !== 'warp' && (
            <Piece as="piece-trail">
              <path
                className="trail no-fill"
                stroke={beat.do === 'drift' ? '#8fdcf5' : '#ffe3a1'}
                strokeDasharray="0.1 15"
                strokeWidth={7}
                d={`M0 34L${x} ${y + 34}`}
              />
            </Piece>
          )}
        </DeedBox>
      );
    }
    case 'push': {
      const [x, y] = wayOf(beat, mark.size);
      const turn = { '--turn': `${Math.atan2(y, x)}rad` } as CSSProperties;
      return (
        <DeedBox mark={mark}>
          {still ? (
            <Start />
          ) : (
            <Piece as="piece-rush" style={turn}>
              <path className="stroke-ink stroke-13 no-fill" d="M-44-18H20M-54 6H30M-40 30H16" />
              <path
                className="rush no-fill"
                stroke="var(--drama-hue)"
                strokeWidth={7}
                d="M-44-18H20M-54 6H30M-40 30H16"
              />
            </Piece>
          )}
        </DeedBox>
      );
    }
    case 'jump': {
      const [x, y] = wayOf(beat, mark.size);
      const far = { '--dx': `${x}%`, '--dy': `${y}%` } as CSSProperties;
      return (
        <DeedBox mark={mark}>
          {still ? (
            <Start />
          ) : (
            <>
              <Piece as="piece-shadow" style={far}>
                <ellipse className="shade" fill="rgb(0 0 0 / 0.5)" cy="26" rx="36" ry="16" />
              </Piece>
              <Piece as="piece-landing" style={far}>
                <Puff />
              </Piece>
            </>
          )}
        </DeedBox>
      );
    }
    case 'dust':
      return beat.spaces.map(([x, y]) => (
        <DeedBox key={`${x},${y}`} mark={mark} at={[x + 0.5, y + 0.5]}>
          <Piece as="piece-dust">
            <Puff />
          </Piece>
        </DeedBox>
      ));
    case 'halo':
    case 'arrive':
    case 'gleam':
      return (
        <DeedBox mark={mark} kind={beat.do === 'halo' && !beat.own ? 'theirs' : undefined}>
          <Piece as="piece-ring">
            <circle className="stroke-ink no-fill" opacity={0.7} strokeWidth={10} cy="6" r="50" />
            <circle className="ring no-fill" stroke="var(--drama-hue)" strokeWidth={5} cy="6" r="50" />
          </Piece>
        </DeedBox>
      );
    case 'pit':
      return still ? null : (
        <DeedBox mark={mark}>
          <Piece as="piece-maw">
            <ellipse className="maw" fill="#060404" cy="10" rx="46" ry="38" />
          </Piece>
          <Ghost mark={mark} cards={cards} cell={cell} as="ghost-pit" />
          <Piece as="piece-puff-late">
            <Puff />
          </Piece>
        </DeedBox>
      );
    case 'death':
      return (
        <DeedBox mark={mark}>
          <Ghost mark={mark} cards={cards} cell={cell} as="ghost-base" part={still ? 'whole' : 'base'} />
        </DeedBox>
      );
    case 'down':
      return (
        <DeedBox mark={mark}>
          <Ghost mark={mark} cards={cards} cell={cell} as="ghost-left" part="base" />
        </DeedBox>
      );
    default:
      return null;
  }
});

/** Where it stood. */
function Start() {
  return (
    <Piece as="piece-held">
      <circle className="start no-fill stroke-6" stroke="#ffe3a1" strokeDasharray="13 11" cy="6" r="36" />
    </Piece>
  );
}

function Puff() {
  return (
    <>
      <ellipse className="puff-ring no-fill" stroke="#e8dcc2" strokeWidth={5} cy="30" rx="44" ry="19" />
      <g className="stroke-ink puff" fill="#cdbfa7" strokeWidth={4}>
        <circle cx="-38" cy="28" r="11" />
        <circle cx="-24" cy="40" r="8" />
        <circle cx="36" cy="30" r="12" />
        <circle cx="22" cy="41" r="8" />
      </g>
    </>
  );
}
