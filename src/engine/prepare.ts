import type { CombatantCard } from './model/cards/cards.ts';
import { placesOf } from './model/cards/loadout.ts';
import { lootDeckFor, lootDeckWithout } from './model/cards/loot-deck.ts';
import type { CarriedAlly, CarriedMember, Carry } from './model/carry.ts';
import type { EncounterDefinition } from './model/encounter.ts';
import type { Position } from './model/position.ts';
import type { CardInstance, EncounterState, Figure, LootState } from './model/state.ts';
import { cardWith, figureWith, stateWith } from './model/with.ts';
import { freshCombatant } from './procedures/core/deal.ts';
import { hpOf } from './queries/figures/stats.ts';

/*
 * The Prepare Phase (p.14) of what is left of a party: fresh figures get back how their cards and tokens lay, then damage
 * comes down to half of their HP. Used tokens, Effects and being Defeated are not carried; SP are those of a fresh figure.
 */

/**
 * How many damage tokens stay (pp.14, 67): of the Defeated, and of more than half, the half, rounded up (A2). Whoever
 * returns to play stands: of a single HP nothing stays.
 */
export function damageKept(
  { damage, defeated }: Pick<CarriedMember, 'damage' | 'defeated'>,
  hp: number,
): number {
  const half = Math.min(Math.ceil(hp / 2), hp - 1);
  return defeated ? half : Math.min(damage, half);
}

/**
 * The state as the Prepare Phase leaves it, lent allies among its figures. Throws Error naming what of the carry does not fit
 * the party or the content.
 */
export function prepared(
  { state, cards, encounter }: Position,
  carry: Carry,
  cardOf: (ref: string) => CombatantCard,
): EncounterState {
  const party = state.figures.filter(({ kind }) => kind === 'adventurer').length;
  if (carry.members.length > party)
    throw new Error(`${carry.members.length} carried for a party of ${party}`);
  const { joined, allies } = joinedBy(carry, state, cardOf);
  // The party comes first in a state.
  const lying = [...state.figures, ...joined].map((fresh, i) => {
    const from = carry.members[i];
    return from ? withCards(fresh, from) : fresh;
  });
  const position = { state: stateWith(state, { figures: lying }), cards, encounter };
  const figures = lying.map((figure, i) => {
    const from = carry.members[i] ?? allies.get(figure.id);
    return from ? figureWith(figure, { damage: damageKept(from, hpOf(position, figure)) }) : figure;
  });
  return stateWith(state, { figures });
}

/** A fresh Adventurer with its cards and tokens as carried. Throws Error naming a place where it has no card. */
function withCards(fresh: Figure, { cards, tokens }: CarriedMember): Figure {
  const places = placesOf(fresh);
  const changed = new Map<string, CardInstance>();
  for (const [place, { exhausted, flipped, energy }] of Object.entries(cards)) {
    const card = places.get(place);
    if (!card) throw new Error(`no card at ${place} of ${fresh.id}`);
    changed.set(
      card.id,
      cardWith(card, {
        ...(exhausted ? { exhausted } : {}),
        ...(flipped ? { flipped, face: 'back' as const } : {}),
        ...(energy ? { energy } : {}),
      }),
    );
  }
  const asCarried = (card: CardInstance): CardInstance => {
    const lying = changed.get(card.id) ?? card;
    if (!card.upgrades) return lying;
    return cardWith(lying, { upgrades: card.upgrades.map((one) => changed.get(one.id) ?? one) });
  };
  const held = Object.entries(tokens).filter(([, count]) => count > 0);
  return figureWith(fresh, {
    cards: fresh.cards.map(asCarried),
    pack: fresh.pack.map(asCarried),
    tokens: Object.fromEntries(held),
  });
}

/**
 * Command Combatants that the story lends: those the encounter sets up itself, and others, to be placed beside the
 * Starting Zone. Gives whoever joins, and what is carried by figure.
 */
function joinedBy(
  { allies: lent = [] }: Carry,
  { figures, seats }: EncounterState,
  cardOf: (ref: string) => CombatantCard,
): { readonly joined: readonly Figure[]; readonly allies: ReadonlyMap<string, CarriedAlly> } {
  const joined: Figure[] = [];
  const allies = new Map<string, CarriedAlly>();
  for (const ally of lent) {
    const card = cardOf(ally.card);
    if (card.kind !== 'command') throw new Error(`${ally.card} is no Command Combatant`);
    const own = [...figures, ...joined].filter((one) => one.card === ally.card);
    let figure = own.find(({ id }) => !allies.has(id));
    if (!figure) {
      const number = Math.max(0, ...own.map((one) => one.number)) + 1;
      figure = freshCombatant(card, number, null, seats[0]?.id ?? null);
      joined.push(figure);
    }
    allies.set(figure.id, ally);
  }
  return { joined, allies };
}

/** The Combatant Loot Deck, and what of all items chance may not give (pp.19, 55, 67). */
export function lootFrom(carry: Carry | undefined, level: LootState['level']): LootState {
  const fresh = { level, deck: lootDeckFor(level), gold: 0, gained: [] };
  if (!carry) return fresh;
  const { lootOut, away, unlocked, stash = [] } = carry;
  return {
    ...fresh,
    deck: lootDeckWithout(level, lootOut),
    ...(away.length > 0 ? { away } : {}),
    ...(stash.length > 0 ? { inStash: stash } : {}),
    ...(unlocked.length > 0 ? { unlocked } : {}),
  };
}

/** What the encounter shares with the campaign, as it stands there; undefined where that is nothing. */
export function countersFrom(
  carry: Carry | undefined,
  { flags: shared = [] }: EncounterDefinition,
): EncounterState['counters'] {
  if (!carry) return undefined;
  const standing = shared.flatMap((name): [string, number][] => {
    const value = Object.hasOwn(carry.flags, name) ? Number(carry.flags[name]) : 0;
    return value > 0 ? [[name, value]] : [];
  });
  return standing.length > 0 ? Object.fromEntries(standing) : undefined;
}
