import { type EncounterEvent, figureIn, type Position, type Space } from '../../../engine/index.ts';
import type { SightLine } from '../../board/marks/space-hint.ts';

interface Shown {
  readonly figures: readonly string[];
  readonly way?: readonly Space[];
  /** Where it sets out from. */
  readonly from?: Space | null;
  readonly line: SightLine | null;
}

/** What the board marks while an event is on show: whom an opponent looks at, whither it goes, who attacks whom. */
export function boardShow(event: EncounterEvent | null, position: Position): Shown {
  switch (event?.type) {
    case 'aiConditionChecked':
      return { figures: event.figures, line: null };
    case 'aiTargetChosen':
      return {
        figures: event.target ? [event.target] : [],
        line: lineBetween(position, event.figure, event.target),
      };
    case 'aiWayChosen':
      return {
        figures: [],
        way: event.way?.path,
        from: figureIn(position.state, event.figure).at,
        line: null,
      };
    case 'scopeOpened': {
      const { scope } = event;
      if (scope.kind !== 'attack') return { figures: [], line: null };
      return { figures: [scope.target], line: lineBetween(position, scope.attacker, scope.target) };
    }
    default:
      return { figures: [], line: null };
  }
}

function lineBetween(position: Position, from: string, to: string | null): SightLine | null {
  const start = figureIn(position.state, from).at;
  const end = to === null ? null : figureIn(position.state, to).at;
  return start && end ? { from: start, to: end, clear: true } : null;
}
