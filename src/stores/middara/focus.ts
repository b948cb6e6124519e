import type { EncounterEvent, FigureId } from '../../engine/index.ts';

/** Whom an event happens to, for whoever looks where it happens; nobody for most that keeps the books. */
export function focusOf(event: EncounterEvent | null): readonly FigureId[] {
  switch (event?.type) {
    case 'scopeOpened':
      if (event.scope.kind === 'attack') return [event.scope.attacker, event.scope.target];
      return event.scope.kind === 'spell' ? [event.scope.caster, ...event.scope.targets] : [];
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
