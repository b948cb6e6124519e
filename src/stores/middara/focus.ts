/** Whom the board moves to. */
import type { EncounterEvent, FigureId, Scope } from '../../engine/index.ts';

/** Whose attack or spell it is, and whom it is meant for; nobody for other scopes. */
export function concernedBy(scope: Scope): readonly FigureId[] {
  if (scope.kind === 'attack') return [scope.attacker, scope.target];
  return scope.kind === 'spell' ? [scope.caster, ...scope.targets] : [];
}

/** Whom an event happens to, for whoever looks where it happens; nobody for most that keeps the books. */
export function focusOf(event: EncounterEvent | null): readonly FigureId[] {
  switch (event?.type) {
    case 'scopeOpened':
      return concernedBy(event.scope);
    case 'aiTargetChosen':
      return event.target === null ? [event.figure] : [event.figure, event.target];
    case 'figureSpawned':
      return [event.figure.id];
    case 'turnBegan':
    case 'figureMoved':
    case 'breakAttackProvoked':
    case 'diceRolled':
    case 'damageDealt':
    case 'damageHealed':
    case 'effectInflicted':
    case 'figureDefeated':
    case 'figureFelled':
    case 'figureReturned':
      return [event.figure];
    default:
      return [];
  }
}
