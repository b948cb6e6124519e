import type { DamageFactor } from '../../model/language/abilities.ts';
import type { LedgerEntry } from '../../model/ledger.ts';
import type { Cause } from '../../model/messages/cause.ts';
import type { Position } from '../../model/position.ts';
import type { AttackScope } from '../../model/scopes.ts';
import type { Figure } from '../../model/state.ts';
import type { DamageType } from '../../model/vocabulary.ts';
import { listModifiers } from '../figures/modifiers.ts';

/** What a factor adds to so much damage, or takes off it: half of it is rounded up (p.67). */
export const factorOf = (by: DamageFactor, damage: number): number =>
  by === 'double' ? damage : 0 - Math.floor(damage / 2);

/**
 * What cards make of damage of a type that a figure deals, before armour, or is dealt, after RESISTANCE; one after the
 * other (X161). IRREDUCIBLE that is dealt to it is not halved (p.44).
 */
export function factorEntries(
  position: Position,
  figure: Figure,
  field: 'damageDealt' | 'damageTaken',
  type: DamageType,
  damage: number,
  attack?: AttackScope,
): readonly LedgerEntry[] {
  if (damage <= 0) return NONE;
  const held = listFactors(position, figure, field, attack);
  if (held.length === 0) return NONE;
  let left = damage;
  return held.flatMap(({ cause, by, type: only }) => {
    const spared = field === 'damageTaken' && by === 'half' && type === 'irreducible';
    if (spared || (only !== undefined && only !== type)) return [];
    const amount = factorOf(by, left);
    left += amount;
    return [{ cause, amount, rule: 'X161' }];
  });
}

const NONE: readonly LedgerEntry[] = [];

function listFactors(
  position: Position,
  figure: Figure,
  field: 'damageDealt' | 'damageTaken',
  attack?: AttackScope,
): readonly { readonly cause: Cause; readonly by: DamageFactor; readonly type?: DamageType }[] {
  if (field === 'damageDealt')
    return listModifiers(position, figure, 'damageDealt', attack).map(
      ({ held: { cause }, modifier: { damageDealt: by, type } }) => ({ cause, by, type }),
    );
  return listModifiers(position, figure, 'damageTaken', attack).map(
    ({ held: { cause }, modifier: { damageTaken: by, type } }) => ({ cause, by, type }),
  );
}
