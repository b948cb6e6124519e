import type { CardIndex } from '../../model/cards/cards.ts';
import { keptBy } from '../../model/kept.ts';
import type { Ability } from '../../model/language/abilities.ts';
import type { Position } from '../../model/position.ts';
import type { EncounterState, Figure } from '../../model/state.ts';
import { type Symbol as DieSymbol, SYMBOLS } from '../../model/vocabulary.ts';
import { abilitiesOfCard } from '../cards/abilities-in-play.ts';

/** What cards in play go by of an attack that was rolled, beside its damage. */
export interface Heeded {
  /** By how much it hit. */
  readonly difference: boolean;
  /** Symbols that pay for what an automated figure does. */
  readonly symbols: readonly DieSymbol[];
}

/** What the cards of everybody there heed, told from their abilities alone: it may say more than is so, never less. */
export function heededBy({ state, cards }: Position): Heeded {
  const all = [...state.figures.map((figure) => ofFigure(figure, cards)), given(state)];
  return {
    difference: all.some(({ difference }) => difference),
    symbols: SYMBOLS.filter((symbol) => all.some(({ symbols }) => symbols.includes(symbol))),
  };
}

const ofFigure = keptBy((figure: Figure, cards: CardIndex): Heeded => {
  const combatant = cards.combatants[figure.card];
  const abilities = figure.cards.flatMap((card) => abilitiesOfCard(cards, card));
  return {
    difference: speaksOfDifference([combatant?.ai, combatant?.abilities, abilities]),
    symbols: figure.kind === 'intelligent' ? paidBy([...(combatant?.abilities ?? []), ...abilities]) : [],
  };
});

/** What is given for a while is not looked into. */
const given = ({ figures, wards, scopes }: EncounterState): Heeded => {
  const isAny =
    wards !== undefined ||
    figures.some(({ granted }) => granted !== undefined) ||
    scopes.some((scope) => (scope.kind === 'attack' || scope.kind === 'spell') && scope.with !== undefined);
  return { difference: isAny, symbols: isAny ? SYMBOLS : [] };
};

/** Cards name it `difference`, or as what is added to a Force. */
const speaksOfDifference = (of: unknown): boolean => /"difference"|"plusDifference"/.test(JSON.stringify(of));

const paidBy = (abilities: readonly Ability[]): readonly DieSymbol[] =>
  SYMBOLS.filter((symbol) => abilities.some(({ conditions }) => conditions?.symbols?.[symbol]));
