/** Presses on the board, given to the player's hand. */
import type { RefObject } from 'react';
import {
  asked,
  asksForArea,
  isSameSpace,
  type Position,
  type Prompt,
  type Space,
} from '../../../engine/index.ts';
import { isAt, spacesAsked } from '../../../stores/middara/at-hand.ts';
import { type By, pointedAt } from '../../../stores/middara/hand-press.ts';
import { lateModule } from '../../page/part.tsx';
import { useStable } from '../../page/use-stable.ts';
import { useHand } from './use-hand.ts';

const lateGhosts = lateModule(() => import('../../../stores/middara/ghosts.ts'));

export interface BoardPress {
  readonly onSpace: (space: Space) => void;
  readonly onFigure: (id: string) => void;
  readonly onPoint: (space: Space | null) => void;
  readonly onToken: (id: string) => void;
  readonly onCarry: (space: Space) => boolean;
}

/** `by`: what pointed last. `onLook`: a press that means nothing looks at the figure. `isOthers`: none means anything. */
export function useBoardPress(
  by: RefObject<By>,
  position: Position,
  pending: Prompt | null,
  onLook: (id: string) => void,
  isOthers = false,
): BoardPress {
  const hand = useHand();
  const { figures, boardTokens } = position.state;
  // What is pressed is meant for the question that stands on the page; a newer one is not answered by it.
  const isOpen = () => !isOthers && hand.store.getState().of === pending;
  /** A distance is chosen by where it leads. */
  const pressDistance = (at: Space | null): boolean => {
    if (!pending || !at || pending.question.ask !== 'moved-how-far') return false;
    const ghost = lateGhosts()?.ghostAt(position, pending, at);
    if (ghost) hand.press(ghost.option, by.current);
    return Boolean(ghost);
  };
  const onSpace = useStable((space: Space) => {
    if (isOpen() && !pressDistance(space)) hand.pressSpace(space, by.current);
  });
  const onFigure = useStable((id: string) => {
    // Of a turn that has come since, whom to attack is but pointed at: that press is not lost.
    const { of } = hand.store.getState();
    const isOfTurn = pending === null && of?.kind === 'turn';
    if (isOthers) return onLook(id);
    if (!(isOpen() || isOfTurn) || pressDistance(figures.find((one) => one.id === id)?.at ?? null)) return;
    if (!hand.pressFigure(id, by.current)) onLook(id);
  });
  const onPoint = useStable((space: Space | null) => hand.point(space, by.current));
  const onToken = useStable((id: string) => {
    const token = boardTokens.find((one) => one.id === id);
    if (token) onSpace(token.at);
  });
  /** An area goes with the finger and lies where that leaves: it is laid anew at each space, and thrown by none. */
  const onCarry = useStable((space: Space): boolean => {
    if (!isOpen() || pending?.question.ask !== 'which-space') return false;
    const may = spacesAsked(pending, null).some((one) => isAt(one, space));
    if (!may || asked(() => asksForArea(position, pending)) !== true) return false;
    const laid = pointedAt(hand.store.getState().choice);
    if (!laid || !isSameSpace(laid, space)) hand.pressSpace(space, 'touch');
    return true;
  });
  return { onSpace, onFigure, onPoint, onToken, onCarry };
}
