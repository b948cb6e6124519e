import {
  type Act,
  type FigureId,
  isDamageAllSymbolsBuy,
  type Position,
  type Prompt,
} from '../../engine/index.ts';
import type { CourseStep } from '../game/play.ts';

/**
 * An attack ordered at one go: whether it is Empowered is said beforehand or asked (null), and its symbols are spent for
 * the most damage where no other use of them is left. Whatever else is asked in between is asked.
 */
export interface Strike {
  readonly attacker: FigureId;
  readonly target: FigureId;
  readonly empower: boolean | null;
  readonly begun: boolean;
}

export const strikeAt = (attacker: FigureId, target: FigureId, empower: boolean | null): Strike => ({
  attacker,
  target,
  empower,
  begun: false,
});

/** What it wants to do about the open question. */
export function nextStrikeStep(
  strike: Strike,
  position: Position,
  pending: Prompt | null,
): CourseStep<Strike> {
  if (!pending) return { do: 'end' };
  const decide = (fits: (act: Act) => boolean): CourseStep<Strike> => {
    const option = pending.options.find(({ act }) => fits(act))?.id;
    return option === undefined ? { do: 'end' } : { do: 'decide', option, route: { ...strike, begun: true } };
  };
  const isIts = pending.figure === strike.attacker;
  switch (pending.question.ask) {
    case 'turn':
      if (strike.begun || !isIts) return { do: 'end' };
      return decide((act) => act.do === 'attack' && act.target === strike.target);
    case 'empower':
      if (isIts && strike.empower !== null)
        return decide((act) => act.do === (strike.empower ? 'empower' : 'decline'));
      break;
    case 'spend-symbols':
      if (isIts && pending.question.goal === 'damage' && isDamageAllSymbolsBuy(position))
        return decide((act) => act.do === 'spend-best');
  }
  // Only a turn begins it, and it goes on behind what is asked in between.
  return strike.begun ? { do: 'wait', route: strike } : { do: 'end' };
}
