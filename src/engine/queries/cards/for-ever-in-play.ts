import type { CardIndex } from '../../model/cards/cards.ts';
import { keptBy } from '../../model/kept.ts';
import { usableForEver } from '../../model/language/for-ever.ts';
import type { CardInstance, Figure } from '../../model/state.ts';
import { abilitiesInPlay, type HeldAbility } from './abilities-in-play.ts';
import { grantedAbilities } from './abilities-of.ts';

const USED_AT_WILL = ['action', 'any-time'] as const;

/** Whether the abilities before a figure give back all it costs, so that it could be used without end (X492). */
export function isForEver(cards: CardIndex, figure: Figure, { key, ability }: HeldAbility): boolean {
  if (ability.when !== 'action' && ability.when !== 'any-time') return false;
  // Cards stay the same for longer than the figure that has them.
  const keys = figure.granted === undefined ? ofCards(figure.cards, cards) : ofFigure(figure, cards);
  return keys.has(key);
}

const keysOf = (
  cards: CardIndex,
  lying: readonly CardInstance[],
  given: readonly HeldAbility[],
): ReadonlySet<string> => {
  const all = [...USED_AT_WILL.flatMap((when) => abilitiesInPlay(cards, lying, when)), ...given];
  const borne = all.map(({ card, ability, key }) => ({ card: card.id, ability, key }));
  return new Set([...usableForEver(borne)].map((one) => (one as (typeof borne)[number]).key));
};

const ofCards = keptBy((lying: readonly CardInstance[], cards: CardIndex) => keysOf(cards, lying, []));

const ofFigure = keptBy((figure: Figure, cards: CardIndex) =>
  keysOf(
    cards,
    figure.cards,
    USED_AT_WILL.flatMap((timing) => grantedAbilities(figure, timing)),
  ),
);
