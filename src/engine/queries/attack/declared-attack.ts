import { figureIn } from '../../model/figure-in.ts';
import type { FigureId } from '../../model/ids.ts';
import type { Position } from '../../model/position.ts';
import type { AttackCause, AttackScope } from '../../model/scopes.ts';
import { type AttackProfile, combatDiceOf } from '../figures/attack-profile.ts';
import { profileAgainst } from './attack-verdict.ts';

/** An attack as it is declared (p.43 step 1), before anything has come of it. */
export function declaredAttack(
  position: Position,
  attacker: FigureId,
  target: FigureId,
  profile: AttackProfile,
  cause: AttackCause,
): AttackScope {
  const from = figureIn(position.state, attacker);
  const dice = combatDiceOf(position, from).map(({ die }) => die);
  const { kind, range } = profileAgainst(position, from, figureIn(position.state, target), profile);
  return {
    kind: 'attack',
    attacker,
    target,
    cause,
    attackKind: kind,
    range,
    step: 1,
    dice,
    empowered: dice.includes('black'),
    dodge: null,
    rolled: [],
    symbols: {},
    toHit: [],
    defense: [],
    damageType: 'physical',
    physical: [],
    magic: [],
    irreducible: [],
    piercing: [],
    final: [],
    hit: null,
    finalDamage: null,
    used: [],
    ended: false,
  };
}
