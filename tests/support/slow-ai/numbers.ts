/** What is printed on a figure's cards, Adventurer or Combatant, read from the JSON as it stands. */
import type { Ability, CardIndex, Die, ItemCard, Skill, SymbolAbility } from '../../../src/engine/index.ts';
import type { OwnFigure as Figure } from '../edit.ts';
import type { SlowAttack } from './table.ts';

export interface Printed {
  readonly hp: number;
  readonly defense: number;
  readonly movement: number;
  readonly armor: number;
  readonly tags: readonly string[];
  readonly dice: readonly Die[];
  readonly conviction: readonly Die[];
  readonly casting: Die | null;
  readonly attack: SlowAttack;
  readonly symbols: readonly SymbolAbility[];
  readonly abilities: readonly Ability[];
  readonly immunity: readonly string[];
  readonly resistance: readonly string[];
  /** Null for a Combatant, which rolls BLACK for a Skill Check (p.66). */
  readonly skills: Readonly<Record<Skill, number>> | null;
}

export function printed(cards: CardIndex, figure: Figure): Printed {
  const own = onItsCards(cards, figure);
  // X169: the abilities of a token it bears are its own, of each token anew.
  const borne = (figure.granted ?? []).flatMap(({ token }) =>
    token === undefined ? [] : (cards.tokens[token]?.abilities ?? []),
  );
  return borne.length === 0 ? own : { ...own, abilities: [...own.abilities, ...borne] };
}

function onItsCards(cards: CardIndex, figure: Figure): Printed {
  const combatant = cards.combatants[figure.card];
  if (combatant)
    return {
      ...combatant,
      attack: combatant.attack ?? { kind: 'melee' },
      symbols: combatant.symbolAbilities,
      immunity: combatant.immunity ?? [],
      resistance: (combatant.resistance ?? []).filter((to) => typeof to === 'string'),
      skills: null,
    };
  const adventurer = cards.adventurers[figure.card];
  if (!adventurer) throw new Error(`no card ${figure.card}`);
  const items = figure.cards.flatMap(({ ref }) => {
    const item: ItemCard | undefined = cards.items[ref];
    return item ? [item.front] : [];
  });
  const weapons = items.filter((item) => item.kind !== undefined);
  const dice = weapons.flatMap((weapon) => weapon.dice ?? []);
  const [weapon] = weapons;
  // p.43 2: a single Combat Die has a PURPLE beside it, none at all two of them.
  const pool: readonly Die[] = [...dice, 'purple' as const, 'purple' as const].slice(
    0,
    Math.max(2, dice.length),
  );
  const sum = (of: (item: ItemCard['front']) => number | undefined) =>
    items.reduce((total, item) => total + (of(item) ?? 0), 0);
  return {
    hp: adventurer.hp,
    defense: adventurer.defense + sum((item) => item.defense),
    movement: adventurer.movement,
    armor: sum((item) => item.armor),
    tags: [],
    dice: pool,
    conviction: adventurer.conviction,
    casting: adventurer.casting,
    attack: weapon?.kind === 'ranged' ? { kind: 'ranged', range: weapon.range ?? 1 } : { kind: 'melee' },
    symbols: weapons.flatMap((one) => one.symbolAbilities ?? []),
    abilities: adventurer.abilities,
    immunity: [],
    resistance: [],
    skills: adventurer.skills,
  };
}
