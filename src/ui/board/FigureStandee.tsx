import { memo } from 'react';
import type { AbilityToken, CardIndex, Figure } from '../../engine/index.ts';
import type { Words } from '../../words/words.ts';
import { useWords } from '../hooks/use-words.ts';
import { FigureDisc } from './FigureDisc.tsx';
import './figure.css';
import { Glyph } from '../icons/icon.tsx';
import { DynamiteIcon } from '../icons/index.ts';
import { type SeatNumber, SeatShape } from '../panels/SeatMark.tsx';
import { artOf, EFFECT_ART, type FigureArt } from './figure-art.ts';

/** What the table says about a figure beside its state. */
export interface FigureMarks {
  readonly active: boolean;
  readonly selected: boolean;
  /** May be chosen now. */
  readonly highlighted: boolean;
  /** Would make a Break Attack on the way shown. */
  readonly threatens: boolean;
}

interface Props extends FigureMarks {
  readonly figure: Figure;
  readonly name: string;
  readonly hp: number;
  /** Most SP it may hold; 0 for figures without SP. */
  readonly spMax: number;
  /** What it looks like is in its card. */
  readonly cards: CardIndex;
  /** Has picked up Dynamite. */
  readonly carries: boolean;
  /** Whose it is, where several play. */
  readonly seat: SeatNumber | null;
  readonly player: string | null;
}

/** A figure in words, with whoever plays it where several do: `Remi, adventurer, 8 of 12 HP, 3 SP, poison, at 3,4`. */
export function figureText(
  words: Words,
  figure: Figure,
  name: string,
  hp: number,
  spMax: number,
  player: string | null,
): string {
  const tokens = Object.entries(figure.tokens) as [AbilityToken, number | undefined][];
  return words.ui.board.figure({
    name,
    side: figure.kind === 'adventurer' ? 'adventurer' : figure.side === 'adventurers' ? 'ally' : 'combatant',
    player,
    left: Math.max(0, hp - figure.damage),
    hp,
    sp: spMax > 0 ? figure.sp : null,
    effects: figure.effects,
    tokens: tokens.flatMap(([token, count]) => (count ? [[token, count] as const] : [])),
    defeated: figure.defeated,
    at: figure.at,
  });
}

/** One figure on the board. It walks by a transition of its transform; nothing else is drawn again for that. */
export const FigureStandee = memo(function FigureStandee(props: Props) {
  const { figure, cards, name, hp, spMax, player, ...look } = props;
  const words = useWords();
  if (!figure.at) return null;
  const [width, height] = figure.size;
  const scale = Math.min(width, height);
  const x = figure.at[0] + (width - scale) / 2;
  const y = figure.at[1] + (height - scale) / 2;
  const art = artOf({ cards }, figure);
  const to = `translate(${x * 100}%, ${y * 100}%)`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: its keys are the board's own
    <div
      className="figure"
      role="button"
      tabIndex={-1}
      aria-label={figureText(words, figure, name, hp, spMax, player)}
      title={player === null ? name : words.ui.seats.playedBy(name, player)}
      data-figure={figure.id}
      data-side={figure.side}
      data-ally={art.ally || undefined}
      data-large={scale > 1 || undefined}
      data-active={look.active || undefined}
      data-selected={look.selected || undefined}
      data-highlighted={look.highlighted || undefined}
      style={{ transform: scale === 1 ? to : `${to} scale(${scale})` }}
    >
      <svg className="figure-art" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        <Standing
          glows={look.active || look.selected || look.highlighted}
          large={width > 1 || height > 1}
          width={width / scale}
          height={height / scale}
          {...art}
          number={figure.number}
          hp={hp}
          damage={figure.damage}
          sp={spMax > 0 ? figure.sp : null}
          effects={figure.effects}
          tokens={figure.tokens}
          carries={look.carries}
          threatens={look.threatens}
          seat={look.seat}
        />
      </svg>
    </div>
  );
});

interface StandingProps extends FigureArt {
  /** It is marked: active, selected or to be chosen. */
  readonly glows: boolean;
  /** It stands on more than one space. */
  readonly large: boolean;
  /** Of its base, in units of the disc. */
  readonly width: number;
  readonly height: number;
  readonly number: number;
  readonly hp: number;
  readonly damage: number;
  /** null for figures without SP. */
  readonly sp: number | null;
  readonly effects: Figure['effects'];
  readonly tokens: Figure['tokens'];
  readonly carries: boolean;
  readonly threatens: boolean;
  readonly seat: SeatNumber | null;
}

/** All of a figure but its place. */
const Standing = memo(function Standing({
  glows,
  large,
  width,
  height,
  hp,
  damage,
  sp,
  ...one
}: StandingProps) {
  const left = Math.max(0, hp - damage);
  return (
    <>
      {large && <LargeBase width={width} height={height} ring={one.ring} />}
      <FigureDisc
        Icon={one.Icon}
        enamel={one.enamel}
        ring={one.ring}
        ringInk={one.ringInk}
        ally={one.ally}
        shape={one.shape}
        number={one.number}
        glows={glows}
        life={hp > 0 ? left / hp : 0}
      />
      <HitPoints left={left} hurt={damage > 0} />
      {sp !== null && <Stamina sp={sp} />}
      <Effects number={one.number} effects={one.effects} tokens={one.tokens} />
      {one.seat !== null && (
        <g className="figure-seat">
          <SeatShape at={one.seat} />
        </g>
      )}
      {one.carries && (
        <g className="figure-dynamite">
          <circle cx="50" cy="104" r="17" />
          <Glyph of={DynamiteIcon} x={38} y={92} side={24} />
        </g>
      )}
      {one.threatens && (
        <g className="figure-threat">
          <path className="threat-sign" d="M50 -34 72 6H28z" />
          <text className="threat-text" x="50" y="2">
            !
          </text>
        </g>
      )}
    </>
  );
});

/** A large base shows all the spaces it stands on, in units of the disc's box, centred on it. */
function LargeBase({ width, height, ring }: { width: number; height: number; ring: string }) {
  return (
    <rect
      className="figure-base"
      x={50 - 50 * width + 3}
      y={50 - 50 * height + 3}
      width={100 * width - 6}
      height={100 * height - 6}
      rx="9"
      style={{ stroke: ring }}
    />
  );
}

/** Hit points left: a heart, south-east. */
function HitPoints({ left, hurt }: { left: number; hurt: boolean }) {
  return (
    <g className="figure-hp" data-hurt={hurt || undefined}>
      <path d="M75 105c-16-10-25-18-25-29 0-8 6-13 13-13 5 0 9.5 2.5 12 7 2.5-4.5 7-7 12-7 7 0 13 5 13 13 0 11-9 19-25 29z" />
      <text x="75" y="93">
        {left}
      </text>
    </g>
  );
}

/** SP: a brass lozenge, south-west. */
function Stamina({ sp }: { sp: number }) {
  return (
    <g className="figure-sp" data-empty={sp === 0 || undefined}>
      <path className="sp-field" d="M22 60 43 82 22 104 1 82z" />
      <text className="sp-text" x="22" y="92">
        {sp}
      </text>
    </g>
  );
}

/** Effects along the north edge, from the east: harm in squares, help in rounds. */
function Effects({ number, effects, tokens }: Pick<StandingProps, 'number' | 'effects' | 'tokens'>) {
  const room = number > 0 ? 2 : 3;
  const shown = effects.slice(0, effects.length > room ? room - 1 : room);
  const held = Object.values(tokens).reduce<number>((sum, n) => sum + (n ?? 0), 0);
  const more = effects.length - shown.length + (held > 0 ? 1 : 0);
  if (shown.length + more === 0) return null;
  const x = (place: number) => 73 - place * 31;
  return (
    <g className="figure-effects">
      {shown.map((effect, i) => {
        const { Icon, good } = EFFECT_ART[effect];
        return (
          <g key={effect} className="effect" transform={`translate(${x(i)} -4)`}>
            {good ? (
              <circle className="effect-help" cx="15" cy="15" r="15.5" />
            ) : (
              <rect className="effect-harm" width="30" height="30" rx="5" />
            )}
            <Glyph of={Icon} x={4} y={4} side={22} />
          </g>
        );
      })}
      {more > 0 && (
        <text className="effect-more" x={x(shown.length) + 15} y="20">
          +{more}
        </text>
      )}
    </g>
  );
}
