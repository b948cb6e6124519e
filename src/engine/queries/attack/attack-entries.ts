import { faceOf } from '../../model/dice.ts';
import { figureIn } from '../../model/figures.ts';
import { type LedgerEntry, type Sum, sumOf } from '../../model/ledger.ts';
import type { Position } from '../../model/position.ts';
import type { AttackScope, RolledDie } from '../../model/scopes.ts';
import type { DamageType } from '../../model/vocabulary.ts';
import { isFlankingAttack } from '../figures/flank.ts';
import { modifierEntries } from '../figures/modifiers.ts';
import { sightOf } from '../figures/sight.ts';
import { defenseOf, hasTag } from '../figures/stats.ts';

/** A ledger line for each numbered die. */
export const dieEntries = (rolled: readonly RolledDie[]): LedgerEntry[] =>
  rolled
    .filter(({ die }) => die !== 'black')
    .map((die) => ({ label: `${die.die} die`, amount: faceOf(die).number, rule: 'p.43 5a' }));

/** What adds to and takes from an attack roll by itself: the line (L3), flanking (A4), cards. */
export function toHitEntries(position: Position, attack: AttackScope): LedgerEntry[] {
  const attacker = figureIn(position.state, attack.attacker);
  const sight = sightOf(position, attacker, figureIn(position.state, attack.target));
  const entries: LedgerEntry[] = [];
  if (sight.allyBetween) entries.push({ label: 'through an ally', amount: -1, rule: 'L3' });
  if (sight.hinderingBetween) entries.push({ label: 'Hindering Terrain', amount: -1, rule: 'L3' });
  if (isFlanked(position, attack)) {
    const backstab = hasTag(position, attacker, 'backstab', attack);
    entries.push(
      backstab
        ? { label: 'BACKSTAB', amount: 2, rule: 'p.50' }
        : { label: 'Flanking', amount: 1, rule: 'A4' },
    );
  }
  return [...entries, ...modifierEntries(position, attacker, 'attack-roll', attack)];
}

/** Only melee attacks flank (A4). */
const isFlanked = (position: Position, attack: AttackScope): boolean =>
  attack.attackKind === 'melee' && isFlankingAttack(position, attack.attacker, attack.target, attack.range);

/** The target's Defense Value with what its Dodge added (p.43 4b). */
export function defenseAgainst(position: Position, { target, dodge }: AttackScope): Sum {
  const defense = defenseOf(position, figureIn(position.state, target));
  return dodge ? sumOf([...defense.entries, { label: 'Dodge', amount: dodge, rule: 'p.43 4b' }]) : defense;
}

/** What an attack that hit deals before symbols and abilities: the difference, flanking, cards, Courage. */
export function damageEntries(
  position: Position,
  attack: AttackScope,
): { to: DamageType; entry: LedgerEntry }[] {
  const attacker = figureIn(position.state, attack.attacker);
  const lines: { to: DamageType; entry: LedgerEntry }[] = [];
  const difference = sumOf(attack.toHit).total - sumOf(attack.defense).total;
  lines.push({
    to: attack.damageType,
    entry: { label: 'difference hit', amount: difference, rule: 'p.43 6' },
  });
  if (isFlanked(position, attack)) {
    const backstab = hasTag(position, attacker, 'backstab', attack);
    if (backstab) lines.push({ to: 'physical', entry: { label: 'BACKSTAB', amount: 5, rule: 'p.50' } });
    else if (position.state.ruleset.flankingEdition === '1.08') {
      lines.push({ to: 'physical', entry: { label: 'Flanking', amount: 3, rule: 'A4' } });
    }
  }
  for (const type of ['physical', 'magic', 'irreducible'] as const) {
    for (const entry of modifierEntries(position, attacker, `${type}-damage`, attack))
      lines.push({ to: type, entry });
  }
  if (attacker.effects.includes('courage'))
    lines.push({ to: attack.damageType, entry: { label: 'Courage', amount: 1, rule: 'p.74' } });
  return lines;
}
