import { isolated } from '../../../check/isolated.ts';
import {
  abilityBehind,
  type CardIndex,
  type Cause,
  calledOf,
  cardIn,
  cardOfGroup,
  type EncounterState,
  type Figure,
  ownCardOf,
  type Position,
  type Space,
  type SymbolCount,
} from '../../../engine/index.ts';
import { wordOf } from '../content.ts';

export type Named = Pick<Figure, 'id' | 'card' | 'number' | 'kind' | 'group' | 'setAside'>;

/**
 * `Remi` for an Adventurer, `Cave Sickle 2` for a Combatant, its own name where its card gives one. One whose card was turned over (X60) keeps the name it
 * came with, which its group tells.
 */
export function figureName(cards: CardIndex, figure: Named): string {
  if (figure.kind === 'adventurer') {
    const card = cards.adventurers[ownCardOf(figure)];
    return card ? calledOf(card) : figure.id;
  }
  const card = cards.combatants[cardOfGroup(figure.group)] ?? cards.combatants[figure.card];
  if (!card) return figure.id;
  if (figure.number <= 0) return card.name;
  return card.names?.[figure.number - 1] ?? `${card.name} ${figure.number}`;
}

/** A player: by the name given at the table, else by the number of the seat. */
export function seatName({ state, seatNames }: Position, id: string): string {
  const at = state.seats.findIndex((seat) => seat.id === id);
  return isolated(seatNames?.[id] ?? `Player ${at < 0 ? id : at + 1}`);
}

/** A token by its id, which speaks for itself when the token is off the board: `loot-blue`, `wheel`. */
export function tokenName(state: EncounterState, id: string): string {
  const token =
    state.boardTokens.find((one) => one.id === id) ??
    state.carried?.find((one) => one.token.id === id)?.token;
  const [, kind, rest] = /^(loot|totem|exit|objective)-(.+)$/.exec(id) ?? [];
  if (token && token.colour !== 'random' && token.kind !== 'objective')
    return `the ${wordOf(token.colour)} ${token.kind}`;
  return kind && rest ? `the ${wordOf(rest)} ${kind}` : `the ${wordOf(id)}`;
}

export const spaceName = ([x, y]: Space): string => `${x},${y}`;
export const spacesName = (spaces: readonly Space[]): string => spaces.map(spaceName).join('; ');

type OnCard = Extract<Cause, { readonly kind: 'ability' } | { readonly kind: 'symbols' }>;

/** The printed name of the card a cause stands on, an Upgrade with the item it is attached to. */
export function cardOfCause(cards: CardIndex, cause: OnCard): string {
  const name = cardName(cards, cause.type, cause.card);
  const host = cause.kind === 'ability' ? cause.host : undefined;
  return host === undefined ? name : `${name} (${cardName(cards, 'item', host)})`;
}

export const cardName = (cards: CardIndex, type: OnCard['type'], ref: string): string =>
  cardIn(cards, { type, ref })?.name ?? ref;

/** What is printed on the side of a card that a cause names. */
function printedOn(cards: CardIndex, { type, card, back }: OnCard) {
  if (type !== 'item') return cardIn(cards, { type, ref: card });
  const item = cards.items[card];
  return back && item?.back ? item.back : item?.front;
}

/** An ability's own name, or that of the one it gave for a while; null where neither has one. */
export function abilityName(cards: CardIndex, cause: OnCard): string | null {
  const ability = abilityBehind(cards, cause);
  const granted = cause.kind === 'ability' && cause.granted ? namedWithin(ability, cause.granted) : null;
  return granted ?? ability?.name ?? null;
}

/** The name of an ability of that id somewhere inside another. */
function namedWithin(value: unknown, id: string): string | null {
  if (value === null || typeof value !== 'object') return null;
  if ('id' in value && value.id === id && 'name' in value) return String(value.name);
  for (const part of Object.values(value)) {
    const found = namedWithin(part, id);
    if (found !== null) return found;
  }
  return null;
}

/** What a Symbol Ability costs. */
export function symbolsOf(cards: CardIndex, cause: OnCard): SymbolCount {
  const printed = printedOn(cards, cause);
  const all = printed && 'symbolAbilities' in printed ? printed.symbolAbilities : undefined;
  return all?.find(({ id }) => id === cause.ability)?.spend ?? {};
}
