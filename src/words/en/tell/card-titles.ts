/** What the cards of the dock are called: attacks after what is in hand, abilities after their cards. */
import {
  type Act,
  abilityBehind,
  type Cause,
  type FigureId,
  figureIn,
  listWeapons,
  type Position,
} from '../../../engine/index.ts';
import type { Telling } from '../../telling.ts';
import { apart } from './apart.ts';
import { abilityName, cardName, cardOfCause } from './names.ts';

type OfCard = Extract<Cause, { readonly kind: 'ability' }>;
type Used = Extract<Act, { readonly cause: Cause }> & { readonly cause: OfCard };

interface Titled {
  readonly position: Position;
  readonly figure: FigureId;
  readonly telling: Telling;
}

/** Of what stands for several targets or spaces; all else is called as its answer is. */
const TITLES: { readonly [K in Act['do']]?: (of: Titled) => string } = {
  attack: (of) => ['Attack', handsOf(of)].filter(Boolean).join(': '),
  'attack-ally': () => 'Attack an ally',
  'take-dynamite': () => 'Take the dynamite',
  step: () => 'One step',
  'buy-movement': () => 'Move farther',
  empower: () => 'Empower',
  jump: () => 'Jump',
  target: () => 'Choose a target',
  place: ({ telling, figure }) => `Place ${telling.figure(figure)}`,
  'choose-space': () => 'Choose a space',
};

/** Both hands make one attack. */
function handsOf({ position: { state, cards }, figure }: Titled): string {
  const names = listWeapons(cards, figureIn(state, figure)).map(({ card }) =>
    cardName(cards, 'item', card.ref),
  );
  return [...new Set(names)].join(' + ');
}

/** What a card is called among the others that lie there. */
export function cardTitle(act: Act, others: readonly Act[], of: Titled): string {
  if (act.do === 'use') return usedTitle(act.cause, others, of);
  return TITLES[act.do]?.(of) ?? of.telling.act(act);
}

/** Of an attack what it is, not with what: both hands make one. */
export const cardShort = (act: Act, others: readonly Act[], of: Titled): string =>
  act.do === 'attack' ? 'Attack' : cardTitle(act, others, of);

/** After the card it stands on, an Adventurer's own by its own name; where two stand on one card, by its own name as well. */
function usedTitle(cause: Cause, others: readonly Act[], { position: { cards }, telling }: Titled): string {
  if (cause.kind !== 'ability') return telling.cause(cause);
  const own = abilityName(cards, cause);
  // A card of one's own has one's own name: what is done is meant.
  if (cause.type === 'adventurer' && own !== null) return own;
  const card = cardOfCause(cards, cause);
  const beside = others.filter(
    (one): one is Used =>
      'cause' in one &&
      one.cause.kind === 'ability' &&
      one.cause.ability !== cause.ability &&
      cardOfCause(cards, one.cause) === card,
  );
  // Else a weapon's name says that it strikes.
  const throws = abilityBehind(cards, cause)?.effects?.[0]?.do === 'throw' && !card.startsWith('Throw');
  if (own === null && throws) return `Throw ${card}`;
  if (beside.length === 0 || own === card) return card;
  if (own !== null) return `${card}: ${own}`;
  return [
    card,
    apart(
      cards,
      cause,
      beside.map((one) => one.cause),
    ),
  ]
    .filter(Boolean)
    .join(' ');
}
