import { type ForeseenTurn, figureIn, type Position, type Thought } from '../../../engine/index.ts';
import type { Telling } from '../../../words/telling.ts';
import type { WholeWords } from '../../../words/words.ts';

/** Why it does that: the step it follows, whom it chooses and how it goes. */
export function whyWords(
  words: WholeWords,
  telling: Telling,
  position: Position,
  turn: ForeseenTurn,
): string {
  const say = words.ui.panels.foresight;
  const { card } = figureIn(position.state, turn.figure);
  const reasonOf = (thought: Thought): string | null => {
    switch (thought.type) {
      case 'aiStepFollowed':
        return say.step(words.cards.questionWords(position.cards, card, thought.step));
      case 'aiTargetChosen':
        return say.whom(telling.figure(thought.target), telling.target(thought.because));
      case 'aiWayChosen':
        return say.where(telling.way(thought.because));
      case 'aiInstructionSkipped':
        return null;
    }
  };
  const reasons = turn.thoughts.flatMap((thought) => reasonOf(thought) ?? []);
  return say.why(reasons.length > 0 ? reasons : [say.noStep]);
}
