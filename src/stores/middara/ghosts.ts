/** What is pushed, spawned or laid, seen on the spaces where it may come to be before one is chosen. */
import {
  asked,
  type CardRef,
  type Figure,
  forcedWays,
  isSameSpace,
  keptBy,
  type Option,
  type Position,
  type Prompt,
  type Space,
  type Terrain,
  terrainAt,
} from '../../engine/index.ts';
import { spaceOf } from './options.ts';

/** What of a figure makes its picture. */
export type FigureLook = Pick<Figure, 'card' | 'kind' | 'side' | 'number' | 'size' | 'cards'>;

export type GhostPiece =
  | { readonly is: 'figure'; readonly figure: FigureLook }
  | { readonly is: 'terrain'; readonly terrain: Terrain }
  | { readonly is: 'dynamite' };

export interface Ghost {
  readonly space: Space;
  readonly option: Option;
  /** How far it is pushed or pulled there; null where that is not what is asked. */
  readonly number: number | null;
}

/** The piece concerned; null where the question is of a space alone, or of a hero's own movement. */
export function pieceOf({ state, cards }: Position, { question }: Prompt): GhostPiece | null {
  const figureOf = (id: string): GhostPiece | null => {
    const figure = state.figures.find((one) => one.id === id);
    return figure ? { is: 'figure', figure } : null;
  };
  switch (question.ask) {
    case 'moved-where':
    case 'moved-how-far':
      return figureOf(question.moved);
    case 'where':
      return figureOf(question.figure);
    case 'summoned-where':
    case 'spawned-where':
      return { is: 'figure', figure: lookOf(question.card, cards) };
    case 'terrain-where':
      return { is: 'terrain', terrain: question.terrain };
    case 'piece-where': {
      const lies = state.pieces?.find(({ id }) => id === question.piece)?.spaces[0];
      return lies ? { is: 'terrain', terrain: terrainAt(state.board, lies) } : null;
    }
    case 'dynamite-where':
      return { is: 'dynamite' };
    default:
      return null;
  }
}

function lookOf(card: CardRef, cards: Position['cards']): FigureLook {
  const { kind = 'intelligent', size = [1, 1] } = cards.combatants[card] ?? {};
  return { card, kind, size, cards: [], number: 0, side: kind === 'command' ? 'adventurers' : 'combatants' };
}

const NONE: readonly Ghost[] = [];

/** Where it may come to be, each space once: that of its answer, or of where so many spaces lead. */
export const ghostsOf = keptBy((prompt: Prompt, position: Position): readonly Ghost[] => {
  const { question, options, figure } = prompt;
  if (!pieceOf(position, prompt)) return NONE;
  const all = options.flatMap((option): Ghost[] => {
    const { act } = option;
    if (question.ask !== 'moved-how-far') {
      const space = spaceOf(act);
      return space ? [{ space, option, number: null }] : [];
    }
    if (act.do !== 'choose-number') return [];
    const { how, moved } = question;
    const ways = asked(() => forcedWays(position, how, moved, figure, act.number)) ?? [];
    return ways.map(({ end }) => ({ space: end, option, number: act.number }));
  });
  return all.filter(({ space }, at) => all.findIndex((one) => isSameSpace(one.space, space)) === at);
});

export const ghostAt = (position: Position, prompt: Prompt, space: Space): Ghost | null =>
  ghostsOf(prompt, position).find((one) => isSameSpace(one.space, space)) ?? null;
