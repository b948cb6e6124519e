import { memo } from 'react';
import type { Figure } from '../../engine/index.ts';
import { FigureDisc } from './FigureDisc.tsx';
import './figure.css';
import { EFFECT_ART, type FigureArt } from './figure-art.ts';
import { CELL } from './geometry.ts';

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
  readonly hp: number;
  /** Most SP it may hold; 0 for figures without SP. */
  readonly spMax: number;
  readonly Icon: FigureArt['Icon'];
  readonly enamel: string;
  readonly ring: string;
  readonly ringInk: string;
  readonly shape: FigureArt['shape'];
}

const SHOWN_EFFECTS = 3;

/** A figure in words: `Remi, adventurer, 8 of 12 HP, 3 SP, poison, at 3,4`. */
export function figureText(figure: Figure, hp: number, spMax: number): string {
  const parts = [
    figure.name,
    figure.kind === 'adventurer' ? 'adventurer' : 'combatant',
    `${Math.max(0, hp - figure.damage)} of ${hp} HP`,
  ];
  if (spMax > 0) parts.push(`${figure.sp} SP`);
  parts.push(...figure.effects);
  for (const [token, count] of Object.entries(figure.tokens)) if (count) parts.push(`${count} ${token} token`);
  if (figure.defeated) parts.push('defeated');
  else if (figure.at) parts.push(`at ${figure.at[0]},${figure.at[1]}`);
  return parts.join(', ');
}

/** One figure on the board. It walks by a transition of its transform; nothing else on the board is drawn again. */
export const FigureStandee = memo(function FigureStandee({ figure, hp, spMax, ...look }: Props) {
  if (!figure.at) return null;
  const [width, height] = figure.size;
  const scale = Math.min(width, height);
  const x = (figure.at[0] + (width - scale) / 2) * CELL;
  const y = (figure.at[1] + (height - scale) / 2) * CELL;
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are no HTML buttons inside an SVG
    <g
      className="figure"
      role="button"
      tabIndex={-1}
      aria-label={figureText(figure, hp, spMax)}
      data-figure={figure.id}
      data-side={figure.side}
      data-active={look.active || undefined}
      data-selected={look.selected || undefined}
      data-highlighted={look.highlighted || undefined}
      style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}
    >
      <title>{figure.name}</title>
      <FigureDisc
        Icon={look.Icon}
        enamel={look.enamel}
        ring={look.ring}
        ringInk={look.ringInk}
        shape={look.shape}
        number={figure.number}
        life={hp > 0 ? Math.max(0, 1 - figure.damage / hp) : 0}
      />
      <HitPoints left={Math.max(0, hp - figure.damage)} hurt={figure.damage > 0} />
      {spMax > 0 && <Stamina sp={figure.sp} max={spMax} />}
      <Effects figure={figure} />
      {look.threatens && (
        <g className="figure-threat">
          <path d="M50 -20 64 6H36z" />
          <text x="50" y="2">
            !
          </text>
        </g>
      )}
    </g>
  );
});

function HitPoints({ left, hurt }: { left: number; hurt: boolean }) {
  return (
    <g className="figure-hp" data-hurt={hurt || undefined}>
      <path d="M80 101c-12-8-19-14-19-22 0-6 4.5-10 9.5-10 4 0 7.5 2 9.5 5.5 2-3.5 5.5-5.5 9.5-5.5 5 0 9.5 4 9.5 10 0 8-7 14-19 22z" />
      <text x="80" y="92">
        {left}
      </text>
    </g>
  );
}

function Stamina({ sp, max }: { sp: number; max: number }) {
  const step = Math.min(11.5, 56 / max);
  return (
    <g className="figure-sp">
      <rect x="-2" y="84" width={step * max + 6} height="15" rx="7.5" />
      {Array.from({ length: max }, (_, i) => {
        const x = 1 + step * (i + 0.5);
        return (
          <path
            key={`pip-${String(i)}`}
            data-full={i < sp || undefined}
            d={`M${x} 86.5l5 5-5 5-5-5z`}
          />
        );
      })}
    </g>
  );
}

function Effects({ figure }: { figure: Figure }) {
  const tokens = Object.values(figure.tokens).reduce<number>((sum, n) => sum + (n ?? 0), 0);
  const more = figure.effects.length - SHOWN_EFFECTS + (tokens > 0 ? 1 : 0);
  return (
    <g className="figure-effects">
      {figure.effects.slice(0, SHOWN_EFFECTS).map((effect, i) => {
        const { Icon, good } = EFFECT_ART[effect];
        const y = 2 + i * 25;
        return (
          <g key={effect} data-good={good || undefined}>
            {good ? <circle cx="92" cy={y + 11} r="13" /> : <rect x="80" y={y - 1} width="24" height="24" rx="4" />}
            <Icon x={83} y={y + 2} width={18} height={18} />
          </g>
        );
      })}
      {more > 0 && (
        <text x="92" y={14 + 25 * Math.min(SHOWN_EFFECTS, figure.effects.length)}>
          +{more}
        </text>
      )}
    </g>
  );
}
