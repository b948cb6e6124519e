import {
  type Ability,
  type CardIndex,
  type CardInstance,
  type CombatantCard,
  DAMAGE_TYPES,
  type DamageType,
  dealCards,
  type Figure,
  freshFigure,
  PACK_SIZE,
  type SymbolCount,
} from '../../engine/index.ts';
import { CaseError } from './case-error.ts';
import { lookUp } from './case-refs.ts';
import { ANY_DAMAGE, type CaseCard, type CaseFigure, type CaseItem } from './figure-schema.ts';

/** The figure a case describes. `own` gets the card of one described by its numbers. Throws CaseError. */
export function figureOf(
  input: CaseFigure,
  cards: CardIndex,
  own: Record<string, CombatantCard>,
  path: string,
  round: number,
): Figure {
  const card = input.card === undefined ? addCard(input, own) : undefined;
  const ref = card?.id ?? input.card!;
  const adventurer = lookUp(cards.adventurers, ref);
  const combatant = card ?? lookUp(cards.combatants, ref);
  if (!adventurer && !combatant)
    throw new CaseError(`${path}.card`, `an adventurer or combatant of the content, got "${ref}"`);
  const side = input.side ?? (adventurer || combatant?.kind === 'command' ? 'adventurers' : 'combatants');
  const kind = adventurer ? 'adventurer' : side === 'adventurers' ? 'command' : 'intelligent';
  return {
    ...freshFigure(),
    id: input.id,
    card: ref,
    kind,
    side,
    seat: kind === 'intelligent' ? null : (input.summoner ?? input.id),
    group: input.id,
    number: input.number ?? Number(/-(\d+)$/.exec(input.id)?.[1] ?? 0),
    size: combatant?.size ?? [1, 1],
    at: input.defeated ? null : input.at!,
    defeated: input.defeated,
    sp: input.sp,
    damage: input.damage,
    effects: [...new Set(input.effects)],
    tokens: Object.fromEntries(Object.entries(input.tokens).filter(([, n]) => (n ?? 0) > 0)),
    turnsTaken: round - 1,
    spawnedByFigure: input.spawned,
    wasTargeted: input.struck,
    ...cardsOf(input, ref, adventurer ? 'adventurer' : 'combatant', cards, path),
    ...(input.summoner === undefined ? {} : { summoner: input.summoner }),
  };
}

function cardsOf(
  input: CaseFigure,
  ref: string,
  type: 'adventurer' | 'combatant',
  cards: CardIndex,
  path: string,
): Pick<Figure, 'cards' | 'pack'> {
  checkItems(input.items, cards, `${path}.items`);
  checkItems(input.pack, cards, `${path}.pack`);
  if (input.pack.length > 0 && type !== 'adventurer')
    throw new CaseError(`${path}.pack`, 'no Pack: only an Adventurer has one (p.24)');
  if (input.pack.length > PACK_SIZE)
    throw new CaseError(`${path}.pack`, `at most ${PACK_SIZE} items (p.24), got ${input.pack.length}`);
  const familiars = input.familiar === undefined ? [] : [input.familiar];
  for (const familiar of familiars) {
    const card = lookUp(cards.familiars, refOf(familiar));
    if (!card) throw new CaseError(`${path}.familiar`, `a familiar of the content, got "${refOf(familiar)}"`);
    checkLying(familiar, card, `${path}.familiar`);
  }
  const companions = input.companion === undefined ? [] : [input.companion];
  for (const companion of companions) {
    const card = lookUp(cards.companions, refOf(companion));
    if (!card)
      throw new CaseError(`${path}.companion`, `a companion of the content, got "${refOf(companion)}"`);
    checkLying(companion, { abilities: [...card.abilities, ...(card.back ?? [])] }, `${path}.companion`);
  }
  input.disciplines.forEach((discipline, i) => {
    const card = lookUp(cards.disciplines, refOf(discipline));
    const at = `${path}.disciplines[${i}]`;
    if (!card) throw new CaseError(at, `a discipline of the content, got "${refOf(discipline)}"`);
    checkLying(discipline, card, at);
  });
  const taken = new Set<string>();
  return {
    cards: [
      ...dealCards(input.id, [ref], type, taken),
      ...asTheyLie(dealCards(input.id, input.items, 'item', taken), input.items),
      ...asTheyLie(dealCards(input.id, input.disciplines.map(refOf), 'discipline', taken), input.disciplines),
      ...asTheyLie(dealCards(input.id, familiars.map(refOf), 'familiar', taken), familiars),
      ...asTheyLie(dealCards(input.id, companions.map(refOf), 'companion', taken), companions),
    ],
    pack: asTheyLie(dealCards(input.id, input.pack, 'item', taken), input.pack),
  };
}

function checkItems(items: readonly CaseItem[], cards: CardIndex, path: string): void {
  items.forEach((entry, i) => {
    const { ref, upgrades } = typeof entry === 'string' ? { ref: entry, upgrades: [] } : entry;
    const item = lookUp(cards.items, ref);
    if (!item) throw new CaseError(`${path}[${i}]`, `an item of the content, got "${ref}"`);
    checkLying(
      entry,
      { abilities: [...(item.front.abilities ?? []), ...(item.back?.abilities ?? [])] },
      `${path}[${i}]`,
    );
    for (const one of upgrades)
      if (!lookUp(cards.upgrades, one))
        throw new CaseError(`${path}[${i}].upgrades`, `an upgrade of the content, got "${one}"`);
  });
}

const refOf = (entry: CaseCard): string => (typeof entry === 'string' ? entry : entry.ref);

/** How it lies must be how it may come to lie: turned by a FLIP of its own, Used where it has such an ability (p.30). */
function checkLying(
  entry: CaseCard,
  { abilities }: { readonly abilities: readonly Ability[] },
  path: string,
): void {
  if (typeof entry === 'string') return;
  if (entry.flipped && !abilities.some(({ conditions }) => conditions?.flip))
    throw new CaseError(`${path}.flipped`, 'a card with an ability that asks for FLIP');
  entry.used.forEach((id, i) => {
    if (!abilities.some((ability) => ability.id === id && ability.conditions?.perEncounter))
      throw new CaseError(`${path}.used[${i}]`, `a PER ENCOUNTER ability of the card, got "${id}"`);
  });
}

function asTheyLie(
  dealt: readonly CardInstance[],
  entries: readonly (CaseCard | CaseItem)[],
): CardInstance[] {
  return dealt.map((card, i): CardInstance => {
    const entry = entries[i]!;
    if (typeof entry === 'string') return card;
    const { exhausted, flipped, used } = entry;
    return { ...card, exhausted, used, ...(flipped ? { flipped, face: 'back' } : {}) };
  });
}

/** A figure without a card gets one made of its stats. */
function addCard(input: CaseFigure, own: Record<string, CombatantCard>): CombatantCard {
  const stats = input.stats!;
  const card: CombatantCard = {
    id: `case:${input.id}`,
    name: input.id,
    type: 'combatant',
    sources: { default: 'original' },
    kind: input.side === 'adventurers' ? 'command' : 'intelligent',
    dr: 0,
    tier: 'mundane',
    tags: stats.tags.flatMap((tag) => (tag === 'dodge' || tag === 'counter' ? [] : [tag])),
    hp: stats.hp,
    defense: stats.defense,
    movement: stats.movement,
    armor: stats.armor,
    size: stats.size,
    dice: stats.dice,
    conviction: stats.conviction,
    casting: stats.casting,
    resistance: typed(stats.resistance),
    immunity: typed(stats.immunity),
    symbolAbilities: stats.symbols.map(([symbols, amount], i) => ({
      id: `symbols-${i + 1}`,
      spend: countOf(symbols),
      gain: { stat: 'physical-damage', amount },
    })),
    abilities: input.side === 'adventurers' ? [] : abilitiesOf(stats.tags),
    ai: [],
    figures: 1,
    perGroup: 1,
    attack: stats.attack,
    piercing: stats.piercing,
    spRecovery: 3,
    spMax: 5,
  };
  own[card.id] = card;
  return card;
}

function typed<T>(to: readonly (T | typeof ANY_DAMAGE)[]): (T | DamageType)[] {
  const types: (T | DamageType)[] = [];
  for (const one of to) types.push(...(one === ANY_DAMAGE ? DAMAGE_TYPES : [one as T]));
  return types;
}

/**
 * An Intelligent Combatant dodges and counters only by its card (pp.50, A3): with the tag always, at no cost.
 * Figures of the players may anyway, for SP.
 */
const abilitiesOf = (tags: readonly string[]): Ability[] =>
  (['dodge', 'counter'] as const).flatMap((tag) =>
    tags.includes(tag) ? [{ id: tag, name: tag.toUpperCase(), when: tag, effects: [{ do: tag }] }] : [],
  );

function countOf(symbols: string): SymbolCount {
  const count = (letter: string) => [...symbols].filter((c) => c === letter).length;
  return { book: count('B'), shield: count('S'), burst: count('U') };
}
