/**
 * Enemies' cards and the tokens on them (malhya.txt L4306–L4346, L4855–L4877, L4978–L5107).
 *
 * - a token for each type of enemy and turn, drawn at random; some types have several, which add up (L4306, L4316, L5028)
 * - a special token fires the card's special action, as often as there are such tokens (L4340, L4874); it may add a token
 * - what has a + goes to attack or defense (L5042); enemies defend with everything (L5100)
 * - to leave a hero a ranged enemy has the movement of its tokens alone (L4933, MA-42)
 */
import type { AttackKind } from './fight-targets.ts';
import type { AttackPart, DefensePart } from './pools.ts';

export interface EnemyAttack {
  readonly adds: AttackPart;
  readonly by: AttackKind;
  /** It works as a ranged one (L4927). */
  readonly auratic?: boolean;
  /** The neighbours of the target are hit, too (L5000). */
  readonly area?: boolean;
}

/** What a token, or a special action, changes for this turn. */
export interface Upgrade {
  readonly attack?: AttackPart;
  readonly defense?: DefensePart;
  readonly initiative?: number;
  readonly movement?: number;
  /** The nearest engaged hero first (MA-8). */
  readonly engagedFirst?: boolean;
}

export interface UpgradeToken extends Upgrade {
  readonly id: string;
  readonly special?: boolean;
}

export interface SpecialAction extends Upgrade {
  /** Tokens drawn besides, at once (MA-54). */
  readonly tokens?: number;
  /** For all types of enemies (L5032). */
  readonly initiativeOfAll?: number;
  readonly allWhole?: boolean;
}

export interface EnemyCard {
  readonly id: string;
  readonly initiative: number;
  readonly movement: number;
  readonly life: number;
  readonly size?: 1 | 4;
  readonly light?: boolean;
  readonly engagedFirst?: boolean;
  /** Pushes and pulls do nothing to it (L5888). */
  readonly steady?: boolean;
  /** Upgrade tokens a turn; absent: one. */
  readonly tokens?: number;
  readonly attack: readonly EnemyAttack[];
  readonly defense: DefensePart;
  /** Always, or what specials are worth (L4868). */
  readonly passive?: { readonly attack?: AttackPart; readonly defense?: DefensePart };
  readonly special?: SpecialAction;
}

/** A type of enemy as it is in this turn. */
export interface UpgradedEnemy {
  readonly initiative: number;
  readonly movement: number;
  /** Spaces a ranged one has to leave a hero. */
  readonly leave: number;
  readonly engagedFirst: boolean;
  /** Parts of each attack line. */
  readonly attacks: readonly (readonly AttackPart[])[];
  readonly defense: readonly DefensePart[];
  /** How often its special action is fired. */
  readonly specials: number;
}

export function upgraded(card: EnemyCard, tokens: readonly UpgradeToken[]): UpgradedEnemy {
  const specials = tokens.filter(({ special }) => special).length;
  const fired = card.special ? Array.from({ length: specials }, (): Upgrade => card.special!) : [];
  const upgrades: readonly Upgrade[] = [...tokens, ...fired];
  const sum = (of: (one: Upgrade) => number | undefined, all = upgrades) =>
    all.reduce((whole, one) => whole + (of(one) ?? 0), 0);
  const attack = upgrades.flatMap((one) => (one.attack ? [one.attack] : []));
  const defense = upgrades.flatMap((one) => (one.defense ? [one.defense] : []));
  const { passive = {} } = card;
  return {
    initiative: card.initiative + sum((one) => one.initiative),
    movement: card.movement + sum((one) => one.movement),
    leave: sum((one) => one.movement, tokens),
    engagedFirst: card.engagedFirst === true || upgrades.some((one) => one.engagedFirst === true),
    attacks: card.attack.map(({ adds }) => [...(passive.attack ? [passive.attack] : []), adds, ...attack]),
    defense: [...(passive.defense ? [passive.defense] : []), card.defense, ...defense],
    specials: card.special ? specials : 0,
  };
}

/** Tokens a type draws this turn; what special actions add comes besides. */
export const tokensDue = ({ tokens = 1 }: Pick<EnemyCard, 'tokens'>): number => tokens;
