import { type CSSProperties, memo } from 'react';
import type { CardIndex, Figure } from '../../../engine/index.ts';
import { artOf, EFFECT_ART } from '../../figures/figure-art.ts';
import { type SeatNumber, SeatShape } from '../../figures/SeatMark.tsx';
import { Glyph } from '../../icons/icon.tsx';
import { DynamiteIcon, ObjectiveIcon } from '../../icons/index.ts';
import { useWords } from '../../page/use-words.ts';
import { tokenColour } from '../../theme/colours.ts';
import { EffectPlate } from './EffectPlate.tsx';
import { boxOf } from './FigureStandee.tsx';
import { hpFits } from './place-of.ts';

interface Props {
  readonly figure: Figure;
  readonly cards: CardIndex;
  readonly hp: number;
  /** HP it had before the attack that leaves it none; null where none does. */
  readonly before: number | null;
  /** Has picked up Dynamite. */
  readonly carries: boolean;
  /** The colour of a token it carries, and how many others it carries beside it. */
  readonly burden: string | null;
  readonly more: number;
  /** Its number, with its kind where there are several. */
  readonly sign: string;
  /** Acts, or is asked: its signs lie on those of whoever shares its space. */
  readonly active: boolean;
  /** Would make a Break Attack on the way shown. */
  readonly threatens: boolean;
  /** Whose it is, where several play. */
  readonly seat: SeatNumber | null;
}

const HEART =
  'M75 105c-16-10-25-18-25-29 0-8 6-13 13-13 5 0 9.5 2.5 12 7 2.5-4.5 7-7 12-7 7 0 13 5 13 13 0 11-9 19-25 29z';

/** What is written on a figure: over all bodies, so that no head of another hides it. It goes where its figure goes. */
export const FigureSigns = memo(function FigureSigns({ figure, cards, hp, ...one }: Props) {
  const { board } = useWords().ui;
  if (!figure.at) return null;
  const { scale, transform } = boxOf(figure, figure.at);
  const { ring, ringInk } = artOf({ cards }, figure);
  return (
    <div
      className="figure-signs space-box"
      data-figure={figure.id}
      data-large={scale > 1 || undefined}
      style={{ transform, zIndex: Number(one.active) }}
    >
      <svg className="figure-art absolute full tall overflows" viewBox="0 0 100 100" aria-hidden="true">
        {one.sign !== '' && (
          <g className="disc-number" style={{ '--ring': ring, '--ring-ink': ringInk } as CSSProperties}>
            <rect
              fill="var(--ring)"
              stroke="#100c09"
              strokeWidth={4}
              x="-3"
              y="-2"
              width={16 + 16 * one.sign.length}
              height="32"
              rx="8"
            />
            <text className="anchored" x={5 + 8 * one.sign.length} y="23.5">
              {one.sign}
            </text>
          </g>
        )}
        <HitPoints left={Math.max(0, hp - figure.damage)} hp={hp} before={one.before} />
        <Effects effects={figure.effects} tokens={figure.tokens} />
        {one.seat !== null && (
          <g className="figure-seat joints rimmed" stroke="#15110c" strokeWidth={2.4}>
            <SeatShape at={one.seat} />
          </g>
        )}
        {one.carries && (
          <g className="figure-dynamite" color="var(--warn)">
            <circle strokeWidth={3} cx="50" cy="104" r="17" />
            <Glyph of={DynamiteIcon} x={38} y={92} side={24} />
          </g>
        )}
        {one.burden !== null && (
          <g
            className="figure-burden"
            color="#fff6df"
            transform={one.carries ? 'translate(0 34)' : undefined}
          >
            <circle strokeWidth={3} cx="50" cy="104" r="17" style={{ fill: tokenColour(one.burden) }} />
            <Glyph of={ObjectiveIcon} x={38} y={92} side={24} />
            <g transform="translate(67 116) scale(0.72)">
              <circle fill="#15110c" stroke="var(--brass)" strokeWidth={3} r="15.5" />
              <text className="token-letter-text anchored" fill="#fff8e6" y="8">
                {one.more > 0 ? `+${one.more}` : board.tokenLetter(one.burden)}
              </text>
            </g>
          </g>
        )}
        {one.threatens && (
          <g className="figure-threat">
            <path
              className="joints"
              fill="var(--harm)"
              stroke="#2a0804"
              strokeWidth={4}
              d="M50 -34 72 6H28z"
            />
            <text className="threat-text anchored" fill="#2a0804" x="50" y="2">
              !
            </text>
          </g>
        )}
      </svg>
    </div>
  );
});

/** Hit points left: a heart, south-east, red as far as it is full. */
function HitPoints({ left, hp, before }: { left: number; hp: number; before: number | null }) {
  const part = hp > 0 ? left / hp : 0;
  return (
    <g className="figure-hp" data-hurt={part < 1 || undefined} data-falls={before ?? undefined}>
      <path className="hp-empty rimmed" fill="#3b1210" stroke="#120b09" strokeWidth={8} d={HEART} />
      <path
        className="hp-left"
        fill="#a8231d"
        d={HEART}
        style={{ clipPath: `inset(${Math.round((1 - part) * 100)}% 0 0 0)` }}
      />
      {before === null ? (
        <text className="anchored fill-white tracked-n0_02em" x="75" y="82.7" dominantBaseline="central">
          {left}
        </text>
      ) : (
        <Falling says={`${before}→${left}`} />
      )}
    </g>
  );
}

/** About to fall: from how much to none, from the right edge of its space on. */
const Falling = ({ says }: { says: string }) => (
  <text
    className="fill-white rimmed"
    stroke="#120b09"
    strokeWidth={6}
    x="100"
    y="82.7"
    dominantBaseline="central"
    style={{ textAnchor: 'end', '--fits': `${hpFits(says)}px` } as CSSProperties}
  >
    {says}
  </text>
);

/** Effects up the left edge from its foot, off every face: harm in squares, help in rounds; two, and how many more. */
function Effects({ effects, tokens }: Pick<Figure, 'effects' | 'tokens'>) {
  const held = Object.values(tokens).reduce<number>((sum, n) => sum + (n ?? 0), 0);
  const shown = effects.slice(0, 2);
  const more = effects.length - shown.length + (held > 0 ? 1 : 0);
  return (
    <g className="figure-effects">
      {shown.map((effect, i) => {
        const { Icon, good } = EFFECT_ART[effect];
        return (
          <g key={effect} className="effect" color="#fff" transform={`translate(-6 ${76 - i * 33})`}>
            <EffectPlate good={good} />
            <Glyph of={Icon} x={4} y={4} side={22} />
          </g>
        );
      })}
      {more > 0 && (
        <text
          className="effect-more fill-white anchored rimmed"
          stroke="#120b09"
          strokeWidth={5}
          x="9"
          y={98 - shown.length * 33}
        >
          +{more}
        </text>
      )}
    </g>
  );
}
