/** The attack under way, or one that is thought of: who it hits, and both pools with all that the situation adds. */
import { type Fighting, type PoolsMet, poolsAgainst } from '../combat/attack-preview.ts';
import type { AttackKind } from '../combat/fight-targets.ts';
import { besideTarget, type Target, targetFrom, turnedAreas } from '../combat/fight-targets.ts';
import { areaOf, type HandlingPlan } from '../combat/handling.ts';
import type { AttackPart, DefensePart } from '../combat/pools.ts';
import type { AttackState } from '../model/place-state.ts';
import type { Standing } from '../place/standing.ts';
import { partsByTalents, withoutYellow } from './attack-talents.ts';
import type { Position } from './booklets.ts';
import { enemyFileOf, fieldOf, figureOf, heroIndex, standingWith } from './field-of.ts';
import {
  attackKindOf,
  auraticShields,
  enemyNow,
  heroAttackParts,
  heroDefenseParts,
  weaponOf,
} from './fighters.ts';

export type AttackWish = Pick<AttackState, 'attacker' | 'line' | 'plan'>;

export const NO_PLAN: HandlingPlan = { lines: [], aura: null, arrow: null, ap: 0 };

export const attackKind = (position: Position, { attacker, line }: AttackWish): AttackKind => {
  const hero = heroIndex(position.state, attacker);
  if (hero >= 0) return attackKindOf(weaponOf(position, hero));
  return enemyFileOf(position, figureOf(position, attacker)!.type).attack[line]!.by;
};

export function attackSide(position: Position, { attacker, line, plan }: AttackWish): Fighting<AttackPart> {
  const hero = heroIndex(position.state, attacker);
  if (hero >= 0) return { parts: heroAttackParts(position, hero, plan ?? NO_PLAN), of: 'hero' };
  const { type } = figureOf(position, attacker)!;
  return { parts: enemyNow(position, type).attacks[line]!, of: 'enemy' };
}

export function defenseSide(
  position: Position,
  who: string,
  plan: HandlingPlan | null,
): Fighting<DefensePart> {
  const hero = heroIndex(position.state, who);
  if (hero >= 0) return { parts: heroDefenseParts(position, hero, plan ?? NO_PLAN), of: 'hero' };
  return { parts: enemyNow(position, figureOf(position, who)!.type).defense, of: 'enemy' };
}

/** A Dodge die for each auratic shield of a hero, against auratic attacks at range (L5559–5563). */
export function auraticPart(position: Position, { attacker, line }: AttackWish, who: string): DefensePart[] {
  const hero = heroIndex(position.state, who);
  const type = figureOf(position, attacker)?.type;
  if (hero < 0 || type === undefined || !enemyFileOf(position, type).attack[line]?.auratic) return [];
  const shields = auraticShields(position, hero);
  return shields > 0 ? [{ dice: { dodge: shields } }] : [];
}

/** Null: one of them does not stand there any more. */
export function targetNow(position: Position, wish: AttackWish, who: string): Target | null {
  const field = fieldOf(position);
  const [from, to] = [standingWith(field, wish.attacker), standingWith(field, who)];
  const target = from && to && targetFrom(field, from, to, attackKind(position, wish));
  const hero = heroIndex(position.state, wish.attacker);
  return target && hero >= 0 ? withoutYellow(position, hero, target) : target;
}

export function poolsNow(
  position: Position,
  wish: AttackWish,
  { who, plan }: { readonly who: string; readonly plan: HandlingPlan | null },
): PoolsMet | null {
  const target = targetNow(position, wish, who);
  if (!target) return null;
  const side = attackSide(position, wish);
  const more = partsByTalents(position, heroIndex(position.state, wish.attacker), target);
  const defense = defenseSide(position, who, plan);
  return poolsAgainst(
    { ...side, parts: [...side.parts, ...more] },
    { ...defense, parts: [...defense.parts, ...auraticPart(position, wish, who)] },
    target,
  );
}

/** Whom an attack of an enemy hits: its target, and in an area its neighbours. */
export function hitByEnemy(position: Position, wish: AttackWish, target: Standing): string[] {
  const { area = false } = enemyFileOf(position, figureOf(position, wish.attacker)!.type).attack[wish.line]!;
  return [target.id, ...(area ? besideTarget(fieldOf(position), target).map(({ id }) => id) : [])];
}

/** The area of a hero's plan, turned; none without one. */
export function areasOfPlan(position: Position, hero: number, plan: HandlingPlan) {
  const field = fieldOf(position);
  const shape = areaOf(weaponOf(position, hero), plan);
  const from = standingWith(field, position.state.heroes[hero]!.id);
  return shape && from ? turnedAreas(field, from, shape).filter(({ hits }) => hits.length > 0) : [];
}
