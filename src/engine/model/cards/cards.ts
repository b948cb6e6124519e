import type { Loadout } from '../encounter.ts';
import type { CardRef } from '../ids.ts';
import type { Ability, GrantEnd, SymbolAbility } from '../language/abilities.ts';
import type { AiStep } from '../language/ai.ts';
import type {
  DamageType,
  Die,
  Effect,
  FigureTag,
  ItemType,
  Resisted,
  Skill,
  Source,
  Tier,
  Tree,
  UpgradeFit,
  WeaponKind,
} from '../vocabulary.ts';
import type { Hidden } from './hidden.ts';
import type { Look } from './look.ts';
import { type CardType, SHELVES } from './shelves.ts';

/** What every card has. `sources` says for each number where it comes from (N3); `default` covers the rest. */
export interface CardBase {
  readonly id: CardRef;
  readonly name: string;
  readonly sources: { readonly default: Source } & Readonly<Record<string, Source>>;
  /** A short remark for the reader of the file. */
  readonly note?: string;
}

export interface AdventurerCard extends CardBase {
  readonly type: 'adventurer';
  readonly hp: number;
  readonly defense: number;
  readonly movement: number;
  readonly spRecovery: number;
  readonly spMax: number;
  readonly conviction: readonly [Die, Die];
  readonly casting: Die;
  readonly skills: Readonly<Record<Skill, number>>;
  readonly abilities: readonly Ability[];
  /** What the table calls it; the first word of its name unless said. */
  readonly called?: string;
  /** What it brings where no encounter says so: chosen instead of an Adventurer of the encounter. */
  readonly start?: Loadout;
  /** Name of an icon of the game-icons set. */
  readonly icon?: string;
  /** What its figure is drawn of; something that goes with the card where absent. */
  readonly look?: Look;
}

/** One side of an item card. */
export interface ItemFace {
  readonly hands?: 1 | 2;
  readonly kind?: WeaponKind;
  /** Spaces; ranged and melee/ranged only. */
  readonly range?: number;
  readonly dice?: readonly Die[];
  readonly tags?: readonly string[];
  readonly armor?: number;
  readonly defense?: number;
  readonly symbolAbilities?: readonly SymbolAbility[];
  readonly abilities?: readonly Ability[];
}

export interface ItemCard extends CardBase {
  readonly type: 'item';
  readonly itemType: ItemType;
  readonly tier: Tier;
  readonly unique?: boolean;
  /** Not to be had until the story unlocks it: neither sold nor drawn as loot. */
  readonly startsLocked?: boolean;
  /** Gold. */
  readonly cost: number;
  readonly front: ItemFace;
  /** The other side: chosen when equipped if `double`, else reached by FLIP. */
  readonly back?: ItemFace;
  readonly double?: boolean;
  /** Monster Loot of this Combatant (p.55). */
  readonly lootOf?: CardRef;
  readonly material?: boolean;
  /** Gained by the story alone: neither sold nor upgraded (pp.27-28). */
  readonly story?: boolean;
  readonly hidden?: Hidden;
  /** Copies in the box; `copiesInBox` says how many where absent. */
  readonly stock?: number;
}

/** An Item Upgrade (p.28): attached to an item, used on its own. Its price is that of the item's tier. */
export interface UpgradeCard extends CardBase {
  readonly type: 'upgrade';
  readonly fits: UpgradeFit;
  /** `tierOfUpgrade` says which where absent. */
  readonly tier?: Tier;
  /** The MATERIAL the party must own to buy it (p.33). */
  readonly requires?: CardRef;
  readonly stock?: number;
  readonly symbolAbilities?: readonly SymbolAbility[];
  readonly abilities?: readonly Ability[];
}

export interface DisciplineCard extends CardBase {
  readonly type: 'discipline';
  readonly tree: Tree;
  /** 0 where it is a Story Discipline: it has none (p.13). */
  readonly level: 0 | 1 | 2 | 3 | 4;
  /** Base cost in XP (p.34); 0 where it is a Story Discipline. */
  readonly xp: number;
  /** Gained by the story alone, never learned for XP (p.13). */
  readonly story?: true;
  readonly hidden?: Hidden;
  readonly abilities: readonly Ability[];
  /** Whoever knows it has one card of that kind beside it, chosen for good (p.68). */
  readonly brings?: 'familiar';
}

/** A Familiar (p.68), brought by a Discipline. */
export interface FamiliarCard extends CardBase {
  readonly type: 'familiar';
  readonly abilities: readonly Ability[];
}

/** A Companion (p.66): somebody of the story who goes along with an Adventurer. */
export interface CompanionCard extends CardBase {
  readonly type: 'companion';
  readonly abilities: readonly Ability[];
  /** Those it has once flipped; where absent the others go on (X182). */
  readonly back?: readonly Ability[];
  /** From the Hidden Card deck: the story alone gives it. */
  readonly hidden?: boolean;
  /** Name of an icon of the game-icons set. */
  readonly icon?: string;
}

/** An EXALTED ESPER (p.69): called by a Discipline, it does what is printed on it and is gone. */
export interface ExaltedCard extends CardBase {
  readonly type: 'exalted';
  /** Who calls it needs an ASSEMBLAGE Discipline of this LVL; anybody may where absent (X180). */
  readonly level?: 1 | 2 | 3 | 4;
  /** The one printed on it. */
  readonly abilities: readonly Ability[];
}

/**
 * A Ubiquitous card: what its Adventurer has beside its own where a party is small. It is on the table with the switch of
 * that name alone (X472).
 */
export interface UbiquitousCard extends CardBase {
  readonly type: 'ubiquitous';
  /** Whose it is. */
  readonly adventurer: CardRef;
  readonly abilities: readonly Ability[];
  /** What each Adventurer of the party may use as well, on a copy of its own. */
  readonly shared?: readonly Ability[];
}

export interface CombatantCard extends CardBase {
  readonly type: 'combatant';
  readonly kind: 'intelligent' | 'command';
  readonly dr: number;
  readonly tier: Tier;
  readonly tags: readonly FigureTag[];
  readonly avarice?: number;
  readonly hp: number;
  readonly defense: number;
  readonly movement: number;
  readonly armor: number;
  readonly size: readonly [number, number];
  readonly dice: readonly Die[];
  readonly conviction: readonly [Die, Die];
  readonly casting: Die | null;
  readonly resistance?: readonly Resisted[];
  readonly immunity?: readonly (Effect | DamageType)[];
  readonly symbolAbilities: readonly SymbolAbility[];
  readonly abilities: readonly Ability[];
  readonly ai: readonly AiStep[];
  /** Most figures of the box; those past `perGroup` belong to the second initiative card (p.54). */
  readonly figures: number;
  readonly perGroup: number;
  /** What its figures are called, by their number; the card's name and the number for those past it. No rule reads them. */
  readonly names?: readonly string[];
  /** The plain attack: for its break attacks, counters and for figures players control. */
  readonly attack?: { readonly kind: 'melee' | 'ranged'; readonly range?: number; readonly reach?: number };
  /** Command Combatants (p.56). */
  readonly spRecovery?: number;
  readonly spMax?: number;
  /** LOYAL ESPER, COST (X) and LVL (X), p.54: what an Adventurer pays to summon it, in Summon tokens, and who may. */
  readonly loyalEsper?: { readonly cost: number; readonly level: 1 | 2 | 3 | 4 };
  /** CONDUIT, LVL (X), p.54: whose shape an Adventurer may take with Conduction Summoning (p.68). */
  readonly conduit?: { readonly level: 1 | 2 | 3 | 4 };
  readonly piercing?: number;
  readonly hidden?: Hidden;
  readonly icon?: string;
  /** What its figure is drawn of; that of its family, else something that goes with the card, where absent. */
  readonly look?: Look;
  /** The Combatant this is another tier or a later phase of: it leaves that one's Monster Loot and counts as it. */
  readonly family?: CardRef;
}

/** A token of a pack's own beside those of p.74: whoever bears it has its abilities (X169). */
export interface TokenCard extends CardBase {
  readonly type: 'token';
  /** What removes effects of a kind does not touch it; the words say it. */
  readonly polarity?: 'positive' | 'negative';
  /** So many at most on a figure; 1 if absent. */
  readonly limit?: number;
  /** How long each stays; to the end of the encounter if absent. Turns are those of its bearer. */
  readonly until?: GrantEnd;
  readonly abilities: readonly Ability[];
}

export type Card =
  | AdventurerCard
  | ItemCard
  | UpgradeCard
  | DisciplineCard
  | FamiliarCard
  | CompanionCard
  | ExaltedCard
  | UbiquitousCard
  | CombatantCard
  | TokenCard;

export type CardOf<T extends CardType> = Extract<Card, { readonly type: T }>;

/** The cards of every sort, each on its shelf by ref. */
export type Shelves = {
  readonly [T in CardType as (typeof SHELVES)[T]]: Readonly<Record<CardRef, CardOf<T>>>;
};

/** Every card a game may meet. Static: outside the state. */
export interface CardIndex extends Shelves {
  /** Changes when what the rules read of any card does; a log names it. */
  readonly hash: string;
}

/** All that players may have or call: every shelf but those of Combatants and tokens. */
export const playersCards = ({ hash: _, combatants: __, tokens: ___, ...shelves }: CardIndex): object =>
  shelves;

/** The card of that type and ref, or undefined when the content has none. */
export const cardIn = <T extends CardType>(
  cards: CardIndex,
  { type, ref }: { readonly type: T; readonly ref: CardRef },
): CardOf<T> | undefined => {
  const shelf = cards[SHELVES[type]] as Readonly<Record<CardRef, CardOf<T>>>;
  return Object.hasOwn(shelf, ref) ? shelf[ref] : undefined;
};

/** The Combatant a card is of: another tier or a later phase is the same Combatant as its first card. */
export const familyOf = (cards: CardIndex, ref: CardRef): CardRef => cards.combatants[ref]?.family ?? ref;
