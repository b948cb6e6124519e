import { memo } from 'react';
import type { CardRef } from '../../engine/index.ts';
import { FigureBody } from '../figures/FigureBody.tsx';
import { iconOfCard } from '../figures/figure-art.ts';
import { PlainFigure } from '../figures/PlainFigure.tsx';
import { StandeeBase } from '../figures/StandeeBase.tsx';
import { useDrawn, useForcedColours } from '../figures/use-drawn.ts';
import { Glyph } from '../icons/icon.tsx';
import { CowledIcon, MonsterIcon } from '../icons/index.ts';
import { useCards } from '../page/use-table.ts';

interface Props {
  readonly card: CardRef;
  /** Among its kind; 0 for an Adventurer. */
  readonly number: number;
  /** On the players' side. */
  readonly players: boolean;
  readonly flipped?: boolean;
  readonly active?: boolean;
  /** Pixels of its space. */
  readonly pixels: number;
}

/** Snaps of bases there are colours for. */
const SNAPS = 6;

/** Somebody on a base, a letter's height wide: a picture of a figure, with nothing to press or to read. */
export const Miniature = memo(function Miniature({
  card,
  number,
  players,
  flipped = false,
  active = false,
  pixels,
}: Props) {
  const cards = useCards();
  const drawn = useDrawn(cards, card);
  const forced = useForcedColours();
  const known = cards.adventurers[card] ?? cards.combatants[card];
  const Icon = iconOfCard(known?.icon) ?? (players ? CowledIcon : MonsterIcon);
  const base = players ? 'round' : 'hexagon';
  const snap = number === 0 ? 0 : ((number - 1) % SNAPS) + 1;
  const ring = `var(--number-${snap})`;
  return (
    <span className="miniature absolute block pulled wide-1em height-1em">
      <svg className="figure-art absolute full tall overflows" viewBox="0 0 100 100" aria-hidden="true">
        <StandeeBase
          base={base}
          ring={ring}
          field={drawn?.field ?? 'var(--cloth-high)'}
          ally={false}
          tier={cards.combatants[card]?.tier ?? null}
          active={active}
        >
          {!drawn && (
            <g color="var(--portrait)">
              <Glyph of={Icon} x={25} y={31} side={50} />
            </g>
          )}
          {drawn && forced && <PlainFigure figure={drawn} base={base} flipped={flipped} />}
        </StandeeBase>
      </svg>
      {drawn && !forced && (
        <FigureBody figure={drawn} base={base} flipped={flipped} spent={false} pixels={pixels} />
      )}
    </span>
  );
});
