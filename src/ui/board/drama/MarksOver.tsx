import { memo } from 'react';
import type { CardIndex } from '../../../engine/index.ts';
import { useWords } from '../../page/use-words.ts';
import { placeOf } from '../pieces/place-of.ts';
import { BlowMark } from './BlowMark.tsx';
import { DeedBox, Piece } from './DeedBox.tsx';
import { type Mark, nearOf, nearOfNumber } from './drama-marks.ts';
import { EndMark } from './EndMark.tsx';
import { HeartMark } from './HeartMark.tsx';
import { starOf } from './mark-shapes.ts';
import { NumberMark } from './NumberMark.tsx';
import { Said } from './Said.tsx';
import { ShieldMark } from './ShieldMark.tsx';
import { StatusMark } from './StatusMark.tsx';

interface Props {
  readonly marks: readonly Mark[];
  readonly cards: CardIndex;
  readonly cell: number;
}

/** What is seen above the figures: the blow, its number, what it leaves. */
export function MarksOver({ marks, cards, cell }: Props) {
  return (
    <div className="drama-over over-spaces absolute untouched" style={placeOf(cell)} aria-hidden="true">
      {marks.map((mark) => (
        <OverMark key={mark.id} mark={mark} cards={cards} cell={cell} />
      ))}
    </div>
  );
}

interface OneProps extends Omit<Props, 'marks'> {
  readonly mark: Mark;
}

const OverMark = memo(function OverMark({ mark, cards, cell }: OneProps) {
  const { deeds } = useWords().ui.board;
  const { beat } = mark;
  const near = nearOf(mark, cell);
  const say = (words: string, tone: string) => <Said mark={mark} near={near} words={words} tone={tone} />;
  switch (beat.do) {
    case 'lunge':
    case 'shot':
    case 'recoil':
    case 'crash':
      return <BlowMark mark={mark} beat={beat} cards={cards} cell={cell} near={near} />;
    case 'number':
    case 'heal':
      return <NumberMark mark={mark} beat={beat} near={nearOfNumber(mark, cell)} />;
    case 'drain':
      return <HeartMark mark={mark} beat={beat} />;
    case 'block':
    case 'brace':
      return <ShieldMark mark={mark} beat={beat} near={near} />;
    case 'dodge':
      return say(deeds.dodged, 'dodge');
    case 'miss':
      return say(deeds.missed, 'miss');
    case 'resist':
      return say(deeds.resisted, 'resist');
    case 'fizzle':
      return say(deeds.fizzled, 'miss');
    case 'call':
      return say(deeds[beat.call], beat.call === 'failed' ? 'miss' : beat.call);
    case 'status':
      return <StatusMark mark={mark} beat={beat} near={near} />;
    case 'death':
    case 'down':
    case 'pit':
    case 'jump':
    case 'push':
      return <EndMark mark={mark} beat={beat} cards={cards} cell={cell} near={near} />;
    case 'blast':
      return (
        <DeedBox mark={mark}>
          <Piece as="piece-blast">
            <path className="stroke-ink blast-far" fill="#c3281d" strokeWidth={8} d={starOf(14, 120, 78)} />
            <path className="stroke-ink blast" fill="#ff9a3c" strokeWidth={8} d={starOf(11, 84, 48, 0.2)} />
            <circle className="blast-core" fill="#fff3cf" r="34" />
          </Piece>
        </DeedBox>
      );
    case 'flare':
      return (
        <DeedBox mark={mark}>
          <Piece as="piece-ring">
            <circle className="stroke-ink no-fill" opacity={0.7} strokeWidth={10} r="50" />
            <circle className="ring no-fill" stroke="var(--drama-hue)" strokeWidth={5} r="50" />
          </Piece>
          <Piece as="piece-flare">
            <path className="stroke-ink star stroke-6 rimmed" fill="#fff3cf" d={starOf(12, 78, 30)} />
          </Piece>
        </DeedBox>
      );
    case 'lid':
      return (
        <DeedBox mark={mark}>
          <Piece as="piece-chest">
            <path className="stroke-ink chest stroke-6" fill="#7a4a22" d="M-30 0H30V26H-30Z" />
          </Piece>
          <Piece as="piece-lid">
            <path className="stroke-ink chest stroke-6" fill="#7a4a22" d="M-32 0V-12Q0-30 32-12V0Z" />
          </Piece>
        </DeedBox>
      );
    case 'loot':
      return (
        <DeedBox mark={mark}>
          <Piece as="piece-loot">
            <rect
              className="stroke-ink"
              fill="#f2e3bd"
              strokeWidth={5}
              x="-17"
              y="-24"
              width="34"
              height="48"
              rx="5"
            />
            <path className="stroke-ink star stroke-6 rimmed" fill="#fff3cf" d={starOf(4, 13, 5)} />
          </Piece>
        </DeedBox>
      );
    default:
      return null;
  }
});
