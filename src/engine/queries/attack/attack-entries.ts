import { faceOf, hasSkull } from '../../model/dice.ts';
import { figureIn } from '../../model/figure-in.ts';
import { addUp, type LedgerEntry, type Sum, sumOf } from '../../model/ledger.ts';
import { type Cause, term } from '../../model/messages/cause.ts';
import type { Position } from '../../model/position.ts';
import type { AttackScope, RolledDie } from '../../model/scopes.ts';
import type { DamageType } from '../../model/vocabulary.ts';
import { isFlankingAttack } from '../figures/flanking-attack.ts';
import { modifierEntries } from '../figures/modifiers.ts';
import { sightOf } from '../figures/sight.ts';
import { defenseOf, hasTag } from '../figures/stats.ts';

/** A ledger line for each numbered die. */
export const dieEntries = (rolled: readonly RolledDie[]): LedgerEntry[] =>
  rolled
    .filter(({ die }) => die !== 'black')
    .map((rolled) => ({
      cause: { kind: 'die', die: rolled.die },
      amount: faceOf(rolled).number,
      rule: 'p.43 5a',
    }));

/** What adds to and takes from an attack roll by itself: the line (L3), flanking (A4), cards. */
export function toHitEntries(position: Position, attack: AttackScope): LedgerEntry[] {
  const attacker = figureIn(position.state, attack.attacker);
  const sight = sightOf(position, attacker, figureIn(position.state, attack.target));
  const entries: LedgerEntry[] = [];
  if (sight.allyBetween) entries.push({ cause: term('through-ally'), amount: -1, rule: 'L3' });
  if (sight.hinderingBetween) entries.push({ cause: term('hindering'), amount: -1, rule: 'L3' });
  if (isFlanked(position, attack)) {
    const backstab = hasTag(position, attacker, 'backstab', attack);
    entries.push(
      backstab
        ? { cause: term('backstab'), amount: 2, rule: 'p.50' }
        : { cause: term('flanking'), amount: 1, rule: 'A4' },
    );
  }
  return [...entries, ...modifierEntries(position, attacker, 'attack-roll', attack)];
}

/** Only melee attacks flank (A4). */
const isFlanked = (position: Position, attack: AttackScope): boolean =>
  attack.attackKind === 'melee' && isFlankingAttack(position, attack.attacker, attack.target, attack.range);

/** Whether an attack would miss with these dice, as far as nothing is added to its roll any more (p.43 5c). */
export const wouldMiss = (position: Position, attack: AttackScope, rolled: readonly RolledDie[]): boolean =>
  hasSkull(rolled) ||
  addUp([...dieEntries(rolled), ...attack.toHit, ...toHitEntries(position, attack)]) <
    defenseAgainst(position, attack).total;

/** The target's Defense Value with what its Dodge added (p.43 4b). */
export function defenseAgainst(position: Position, { target, dodge }: AttackScope): Sum {
  const defense = defenseOf(position, figureIn(position.state, target));
  return dodge
    ? sumOf([...defense.entries, { cause: term('dodge'), amount: dodge, rule: 'p.43 4b' }])
    : defense;
}

/** What an attack that hit deals before symbols and abilities: the difference, flanking, cards, Courage. */
export function damageEntries(
  position: Position,
  attack: AttackScope,
): { to: DamageType; entry: LedgerEntry }[] {
  const attacker = figureIn(position.state, attack.attacker);
  const lines: { to: DamageType; entry: LedgerEntry }[] = [];
  const add = (to: DamageType, cause: Cause, amount: number, rule: string) =>
    lines.push({ to, entry: { cause, amount, rule } });
  const difference = addUp(attack.toHit) - addUp(attack.defense);
  add(attack.damageType, term('difference'), difference, 'p.43 6');
  if (isFlanked(position, attack)) {
    const backstab = hasTag(position, attacker, 'backstab', attack);
    if (backstab) add('physical', term('backstab'), 5, 'p.50');
    else if (position.state.ruleset.flankingEdition === '1.08') add('physical', term('flanking'), 3, 'A4');
  }
  for (const type of ['physical', 'magic', 'irreducible'] as const) {
    for (const entry of modifierEntries(position, attacker, `${type}-damage`, attack))
      lines.push({ to: type, entry });
  }
  if (attacker.effects.includes('courage'))
    add(attack.damageType, { kind: 'effect', effect: 'courage' }, 1, 'p.74');
  return lines;
}
