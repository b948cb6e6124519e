import { type CSSProperties, memo } from 'react';
import {
  armorOf,
  asked,
  defenseOf,
  type FigureId,
  figureIn,
  hpBeforeFall,
  hpLeftOf,
  hpOf,
  type Position,
  spLedgersOf,
} from '../../../engine/index.ts';
import { SumNumber } from '../../cards/LedgerView.tsx';
import { FigureBadge } from '../../figures/FigureToken.tsx';
import { SeatMark } from '../../figures/SeatMark.tsx';
import { ArmorIcon, DefenseIcon, HpIcon } from '../../icons/index.ts';
import { useTelling, useWords } from '../../page/use-words.ts';
import { SpPips } from '../deeds/SpPips.tsx';
import { HeroMarks } from './HeroMarks.tsx';
import './hero-block.css';

interface Props {
  readonly position: Position;
  readonly figure: FigureId;
  readonly onInspect: (id: FigureId) => void;
}

/** Letters of a name that has room at its full size. */
const SHORT = 9;

/** Whose the dock is: portrait, name, HP, defense, armor, SP, what it suffers. Its sheet is behind the portrait. */
export const HeroBlock = memo(function HeroBlock({ position, figure: id, onInspect }: Props) {
  const { figure: words } = useWords().ui.panels;
  const { stat } = useWords().ui.cards;
  const telling = useTelling(position);
  const figure = figureIn(position.state, id);
  const name = telling.figureName(figure);
  const { seats } = position.state;
  const before = hpBeforeFall(position, id);
  const several = seats.length > 1 && figure.seat !== null;
  const numbers = asked(() => ({
    hp: hpOf(position, figure),
    left: hpLeftOf(position, figure),
    max: spLedgersOf(position, figure).max.total,
    defense: defenseOf(position, figure),
    armor: armorOf(position, figure),
  }));
  return (
    <section
      className="dock-hero shrink shrink-y hero grid in-middle lead-1_2"
      aria-label={words.sheetOf(name)}
    >
      <button
        type="button"
        className="hero-portrait self-middle pad-2px round-m clear edgeless pressable"
        aria-label={words.lookAt(name)}
        aria-keyshortcuts="i"
        onClick={() => onInspect(id)}
      >
        <FigureBadge figure={figure} position={position} size={60} decorative />
      </button>
      <p className="hero-name flex middle gap-0_3rem shrink" data-long={name.length > SHORT || undefined}>
        <SeatMark seats={seats} seat={figure.seat} />
        <strong
          className="display-face semi plain lead-1_15"
          style={{ '--letters': name.length } as CSSProperties}
        >
          {name}
        </strong>
        {several && <span className="visually-hidden">{telling.seat(figure.seat!)}</span>}
      </p>
      {numbers && (
        <p className="hero-stats flex gap-0-2 sm bold">
          <span className="inline-flex middle gap-0_2em one-line">
            <HpIcon className="harm" aria-label={stat.hpLeft} />
            {before !== null && (
              <span className="hp-falling" data-before={before}>
                {before} →
              </span>
            )}
            <SumNumber sum={numbers.left} label={stat.hpLeft} telling={telling} />
            {/* While it falls there is no room for the most it may have. */}
            {before === null && `/${numbers.hp}`}
          </span>
          <span className="inline-flex middle gap-0_2em one-line">
            <DefenseIcon className="soft" aria-label={stat.defense} />
            <SumNumber sum={numbers.defense} label={stat.defense} telling={telling} />
          </span>
          <span className="inline-flex middle gap-0_2em one-line">
            <ArmorIcon className="soft" aria-label={stat.armor} />
            <SumNumber sum={numbers.armor} label={stat.armor} telling={telling} />
          </span>
        </p>
      )}
      {numbers && numbers.max > 0 && <SpPips have={figure.sp} most={numbers.max} />}
      <HeroMarks position={position} figure={figure} onMore={() => onInspect(id)} />
    </section>
  );
});
