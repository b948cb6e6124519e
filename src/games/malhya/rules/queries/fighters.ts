/** What heroes and enemies put into attacks and defenses: their lines, their parts, what may be spent. */
import { type EnemyAttack, type UpgradedEnemy, upgraded } from '../combat/enemy-card.ts';
import { briefOf } from '../combat/enemy-decision.ts';
import type { AttackKind } from '../combat/fight-targets.ts';
import { MELEE } from '../combat/fight-targets.ts';
import {
  type ArrowColour,
  type AuraUse,
  attackPartsOf,
  defensePartsOf,
  type Handler,
  type HandlingPlan,
  type Line,
  type WeaponLines,
} from '../combat/handling.ts';
import type { AttackPart, DefensePart } from '../combat/pools.ts';
import type { EnemyBrief } from '../combat/priority.ts';
import type { AuraEffect, BoardFile, FightSign } from '../model/place-content.ts';
import { CHARACTERISTICS } from '../model/vocabulary.ts';
import type { HeroMeans } from '../place/hero-walks.ts';
import { auraFor } from '../spells/aura-reserve.ts';
import { blankedOut } from '../spells/blank-tokens.ts';
import { runningSigns } from '../spells/running-spells.ts';
import { isBanned } from './banned-here.ts';
import type { Position } from './booklets.ts';
import { boardValue } from './burden.ts';
import { enemyFileOf, placeHero, placeOf } from './field-of.ts';
import { talentsOf } from './gear.ts';

/** Always there, and no weapon (L1053); its lines are ours (o). */
export const BAREHANDED: WeaponLines = {
  ranged: null,
  passive: {},
  attack: [
    { ap: 3, adds: { dice: { attack: 2 } } },
    { ap: 1, needs: { strength: 2 }, adds: { gain: { damage: 1 } } },
  ],
  defense: [
    { ap: 0, adds: { dice: { dodge: 1 } } },
    { ap: 1, needs: { dexterity: 2 }, adds: { dice: { defense: 1 } } },
  ],
};

/** Its back, of one heroine alone (L1055); lines are ours (o). */
const CLAWS: WeaponLines = {
  ranged: null,
  passive: { attack: { specials: { attack: { damage: 1 } } } },
  attack: [
    { ap: 2, adds: { dice: { attack: 2 } } },
    { ap: 2, adds: { dice: { attack: 1 } } },
  ],
  defense: BAREHANDED.defense,
};

/** A board that has no file of its own (o). */
const PLAIN_BOARD: Omit<BoardFile, 'id'> = { step: [1], initiative: { ap: 1, adds: 1 }, wait: 1, aura: [] };

export const boardOf = ({ state, content }: Position, hero: number): Omit<BoardFile, 'id'> =>
  content.boards[state.heroes[hero]!.id] ?? PLAIN_BOARD;

export function weaponOf({ state, content }: Position, hero: number): WeaponLines {
  const { weapon, id } = state.heroes[hero]!;
  return (weapon !== null && content.weapons[weapon]) || (content.boards[id]?.claws ? CLAWS : BAREHANDED);
}

/** Signs of talents, artifacts and the special skill (L814). */
export const fightSignsOf = (position: Position, hero: number): readonly FightSign[] => {
  const one = position.state.heroes[hero]!;
  return [
    ...talentsOf(position, one).flatMap(({ face }) => (face.fight ? [face.fight] : [])),
    ...one.artifacts.flatMap((ref) => position.content.gear[ref]?.fight ?? []),
    ...[position.content.people[one.id]?.fight ?? []].flat(),
    ...runningSigns(position, hero),
  ];
};

/** What an aura token could be spent on; none without one. */
function auraUses(
  ready: number,
  lines: readonly Line<unknown>[],
  effects: readonly AuraEffect[],
  side: 'attack' | 'defense',
): AuraUse[] {
  if (ready === 0) return [];
  return [
    ...CHARACTERISTICS.map((characteristic) => ({ on: 'characteristic', characteristic }) as const),
    ...effects.flatMap((effect, at) => (effect[side] ? [{ on: 'people', effect: at } as const] : [])),
    ...lines.flatMap(({ forAura }, line) => (forAura ? [{ on: 'line', line } as const] : [])),
  ];
}

export function handlerOf(position: Position, hero: number, side: 'attack' | 'defense'): Handler {
  const { characteristics, ap, cubes } = position.state.heroes[hero]!;
  const effects = boardOf(position, hero).aura;
  return {
    ch: characteristics,
    ap,
    aura: auraUses(auraFor(position, hero), weaponOf(position, hero)[side], effects, side),
    arrows: cubes.arrow as readonly ArrowColour[],
  };
}

/** What a plan, talents and artifacts put into an attack. */
export const heroAttackParts = (position: Position, hero: number, plan: HandlingPlan): AttackPart[] => [
  ...attackPartsOf(
    weaponOf(position, hero),
    plan,
    boardOf(position, hero).aura.map(({ attack = {} }) => attack),
  ),
  ...fightSignsOf(position, hero).flatMap(({ attack }) => attack ?? []),
];

export function heroDefenseParts(position: Position, hero: number, plan: HandlingPlan): DefensePart[] {
  const { armour } = position.state.heroes[hero]!;
  return [
    ...defensePartsOf(weaponOf(position, hero), plan, {
      armour: (armour !== null && position.content.armours[armour]?.defense) || null,
      people: boardOf(position, hero).aura.map(({ defense = {} }) => defense),
    }),
    ...fightSignsOf(position, hero).flatMap(({ defense }) => defense ?? []),
  ];
}

/** How a hero's weapon gets at enemies. */
export function attackKindOf({ ranged, longReach = false }: WeaponLines): AttackKind {
  if (ranged) return { kind: 'ranged', range: ranged.range };
  return longReach ? { kind: 'melee', longReach } : MELEE;
}

/** A type of enemy as its tokens make it in this turn. */
export function enemyNow(position: Position, type: string): UpgradedEnemy {
  const { upgrades } = placeOf(position);
  const tokens = isBanned(position, 'token-effects') ? [] : (upgrades[type] ?? []);
  return upgraded(
    enemyFileOf(position, type),
    blankedOut(position, type, tokens).map((token) => position.content.upgrades[token]!),
  );
}

/** What an enemy goes by for its first line. */
export const enemyBrief = (position: Position, type: string, attack: EnemyAttack): EnemyBrief =>
  briefOf(attack, enemyNow(position, type), placeOf(position).attacked[type] ?? []);

/** Auratic shields of a hero (L5563). */
export const auraticShields = (position: Position, hero: number): number =>
  fightSignsOf(position, hero).reduce((sum, { shields = 0 }) => sum + shields, 0);

/** What a hero has to move with. */
export function meansOf(position: Position, hero: number): HeroMeans {
  const one = position.state.heroes[hero]!;
  const { ap } = one;
  const { free, freeKept, paid, boost } = placeHero(position, hero);
  const turn = boardOf(position, hero).aura[boost.people ?? -1]?.turn;
  const movement = boardValue(position, one, 'movement') + ((turn?.in === 'move' && turn.movement) || 0);
  const keepsFree = fightSignsOf(position, hero).some((sign) => sign.keepsFree);
  return {
    movement,
    free: freeKept ? 'gone' : free,
    ap,
    prices: boardOf(position, hero).step,
    paid,
    keepsFree,
  };
}
