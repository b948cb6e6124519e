/** A figure on the board. */
import { memo } from 'react';
import type { AbilityToken, CardIndex, Figure, Space } from '../../../engine/index.ts';
import type { Words } from '../../../words/words.ts';
import { useWords } from '../../page/use-words.ts';
import { FigurePicture } from './FigurePicture.tsx';
import '../../figures/figure.css';

/** What the table says about a figure beside its state. */
export interface FigureMarks {
  readonly active: boolean;
  readonly selected: boolean;
  /** May be chosen now. */
  readonly highlighted: boolean;
  /** Has had its turn this round. */
  readonly acted: boolean;
}

interface Props extends FigureMarks {
  readonly figure: Figure;
  readonly name: string;
  readonly hp: number;
  /** Most SP it may hold; 0 for figures without SP. */
  readonly spMax: number;
  /** What it looks like is in its card. */
  readonly cards: CardIndex;
  /** Who plays it, where several do. */
  readonly player: string | null;
  /** Pixels of a space. */
  readonly cell: number;
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

/** Where a figure's box lies, by the spaces of its base. */
export function boxOf({ size: [width, height] }: Pick<Figure, 'size'>, [x, y]: Space) {
  const scale = Math.min(width, height);
  const to = `translate(${(x + (width - scale) / 2) * 100}%, ${(y + (height - scale) / 2) * 100}%)`;
  return {
    scale,
    transform: scale === 1 ? to : `${to} scale(${scale})`,
    width: width / scale,
    height: height / scale,
  };
}

/** One figure on the board. It is moved as a box (`ui/board/drama/motions.ts`); nothing is drawn again for that. */
export const FigureStandee = memo(function FigureStandee(props: Props) {
  const { figure, cards, name, hp, spMax, player, cell, ...look } = props;
  const words = useWords();
  if (!figure.at) return null;
  const { scale, transform } = boxOf(figure, figure.at);
  // Whoever is nearer stands before others; of those in one space whoever acts or is asked.
  return (
    // biome-ignore lint/a11y/useSemanticElements: its keys are the board's own
    <div
      className="figure space-box"
      role="button"
      tabIndex={-1}
      title={player === null ? name : words.ui.seats.playedBy(name, player)}
      data-figure={figure.id}
      data-side={figure.side}
      data-ally={(figure.side === 'adventurers' && figure.kind !== 'adventurer') || undefined}
      data-large={scale > 1 || undefined}
      data-active={look.active || undefined}
      data-selected={look.selected || undefined}
      data-highlighted={look.highlighted || undefined}
      data-acted={look.acted || undefined}
      style={{ transform, zIndex: 2 * (figure.at[1] + figure.size[1]) + Number(look.active) }}
    >
      <div className="figure-stance absolute inset-0 untouched">
        <FigurePicture
          figure={figure}
          cards={cards}
          pixels={cell * scale}
          active={look.active}
          acted={look.acted}
        />
      </div>
      {/* As its content, not as a label: the numbers painted on it are no label of it. */}
      <span className="visually-hidden untouched">{figureText(words, figure, name, hp, spMax, player)}</span>
    </div>
  );
});
