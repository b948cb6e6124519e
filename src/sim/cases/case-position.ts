import {
  type Ability,
  type CardIndex,
  type CardInstance,
  type CombatantCard,
  DAMAGE_TYPES,
  type DamageType,
  DEFAULT_RULESET,
  dealCards,
  type EncounterDefinition,
  type EncounterState,
  type Figure,
  freshFigure,
  type Position,
  type SymbolCount,
} from '../../engine/index.ts';
import { CaseError } from './case-error.ts';
import { ANY_DAMAGE, type CaseFigure, type CaseInput } from './case-schema.ts';

/** The position a case describes, on the cards of the content and those it brings itself. Throws CaseError. */
export function positionOf(input: CaseInput, cards: CardIndex, root = '$'): Position {
  const own: Record<string, CombatantCard> = {};
  const figures = input.figures.map((figure, i) =>
    build(figure, cards, own, `${root}.figures[${i}]`, input.round),
  );
  const index: CardIndex = { ...cards, combatants: { ...cards.combatants, ...own } };
  const encounter = encounterOf(input);
  const order = [
    ...input.initiative,
    ...figures.map((f) => f.id).filter((id) => !input.initiative.includes(id)),
  ];
  const playsOn = input.play === 'on';
  // Whoever stands in front of the active figure has had its turn, when more than that one turn is played.
  const hadTurn = (id: string) => playsOn && order.indexOf(id) < order.indexOf(input.active ?? '');
  const state: EncounterState = {
    encounter: encounter.id,
    ruleset: { ...DEFAULT_RULESET, ...input.ruleset },
    seats: figures.filter((f) => f.seat !== null).map((f) => ({ id: f.id })),
    board: encounter.board,
    boardTokens: [...encounter.tokens],
    figures: figures.map((figure) =>
      hadTurn(figure.id) ? { ...figure, turnsTaken: figure.turnsTaken + 1 } : figure,
    ),
    track: order.map((id) => ({ id, figures: [id], acted: hadTurn(id) || (playsOn && id === input.active) })),
    urgency: input.urgency,
    clock: {
      round: input.round,
      phase: 'turns',
      queue: input.active === undefined ? [] : [input.active],
      opponentsActed: false,
      opponentsSpawned: playsOn && input.round === 1, // C8
    },
    turn: null,
    scopes: [],
    loot: { level: input.lootLevel, deck: { ...input.lootDeck }, gold: 0, gained: [] },
    dynamite: [],
    done: [],
    outcome: null,
    rng: [1, 2, 3, 4],
  };
  return { state, cards: index, encounter };
}

function encounterOf(input: CaseInput): EncounterDefinition {
  return {
    id: 'case',
    name: input.name,
    intro: '',
    sources: { default: 'original' },
    lootLevel: input.lootLevel,
    board: {
      rows: input.board.rows,
      elevation: input.board.elevation,
      walls: input.board.walls ?? [],
      currents: input.board.currents,
    },
    tokens: input.boardTokens.map(({ id, ...token }, i) => ({ ...token, id: id ?? `token-${i + 1}` })),
    startingZone: [],
    combatants: [],
    endConditions: input.endConditions.map((end, i) => ({ ...end, id: end.id ?? `end-${i + 1}`, text: '' })),
    loot: {},
    rules: [],
    loadouts: {},
  };
}

function build(
  input: CaseFigure,
  cards: CardIndex,
  own: Record<string, CombatantCard>,
  path: string,
  round: number,
): Figure {
  const card = input.card === undefined ? addCard(input, own) : undefined;
  const ref = card?.id ?? input.card!;
  const adventurer = cards.adventurers[ref];
  const combatant = card ?? cards.combatants[ref];
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
    seat: kind === 'intelligent' ? null : input.id,
    group: input.id,
    number: Number(/-(\d+)$/.exec(input.id)?.[1] ?? 0),
    size: combatant?.size ?? [1, 1],
    at: input.at,
    sp: input.sp,
    damage: input.damage,
    effects: [...new Set(input.effects)],
    tokens: Object.fromEntries(Object.entries(input.tokens).filter(([, n]) => (n ?? 0) > 0)),
    turnsTaken: round - 1,
    cards: cardsOf(input, ref, adventurer ? 'adventurer' : 'combatant', cards, path),
  };
}

function cardsOf(
  input: CaseFigure,
  ref: string,
  type: 'adventurer' | 'combatant',
  cards: CardIndex,
  path: string,
): CardInstance[] {
  input.items.forEach((entry, i) => {
    const { ref, upgrades } = typeof entry === 'string' ? { ref: entry, upgrades: [] } : entry;
    if (!cards.items[ref]) throw new CaseError(`${path}.items[${i}]`, `an item of the content, got "${ref}"`);
    for (const one of upgrades)
      if (!cards.upgrades[one])
        throw new CaseError(`${path}.items[${i}].upgrades`, `an upgrade of the content, got "${one}"`);
  });
  if (input.familiar !== undefined && !cards.familiars[input.familiar])
    throw new CaseError(`${path}.familiar`, `a familiar of the content, got "${input.familiar}"`);
  input.disciplines.forEach((discipline, i) => {
    if (!cards.disciplines[discipline])
      throw new CaseError(`${path}.disciplines[${i}]`, `a discipline of the content, got "${discipline}"`);
  });
  const taken = new Set<string>();
  return [
    ...dealCards(input.id, [ref], type, taken),
    ...dealCards(input.id, input.items, 'item', taken),
    ...dealCards(input.id, input.disciplines, 'discipline', taken),
    ...dealCards(input.id, input.familiar === undefined ? [] : [input.familiar], 'familiar', taken),
  ];
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
