/** What a press on the board means, before anything is done about it. */
import {
  asked,
  asksForArea,
  type FigureId,
  isSameSpace,
  type MoveDestination,
  type Option,
  otherWay,
  type Position,
  type Prompt,
  type Refusal,
  type Space,
  spOfMove,
} from '../../engine/index.ts';
import type { Approach } from './approach.ts';
import {
  answersOf,
  type HeldCard,
  isAt,
  refusalAt,
  refusalOfAttack,
  refusalOnWay,
  spacesAsked,
  strikesOf,
  waysOf,
} from './at-hand.ts';
import { figureFor, spaceOf } from './options.ts';
import { endOfOwnMove } from './route.ts';

/** What points: by touch there is nothing to see of a space before it is pressed. */
export type By = 'mouse' | 'touch' | 'keys';

/** What has been pointed at and waits for a second press or Enter. */
export type Choice =
  | {
      readonly kind: 'way';
      readonly to: MoveDestination;
      /** Another way there that meets something else; null where there is none. */
      readonly other: MoveDestination | null;
    }
  | { readonly kind: 'answer'; readonly option: Option; readonly empower: boolean }
  /** An enemy out of reach: the way to where it can be attacked, and the attack. */
  | (Approach & { readonly kind: 'approach'; readonly empower: boolean });

/** A question with what is held at it. */
export interface Holding {
  readonly position: Position;
  readonly pending: Prompt;
  readonly card: HeldCard | null;
  readonly choice: Choice | null;
  readonly denied: Refusal | null;
  /** How an enemy out of reach could be attacked after a move; null where it could not. */
  readonly approachTo: (target: FigureId) => Approach | null;
}

export type Meaning =
  /** It is done at once. */
  | { readonly is: 'confirm'; readonly choice: Choice }
  /** It is shown first, with its price. */
  | { readonly is: 'choose'; readonly choice: Choice | null }
  /** The movement ends, and then whom to attack is pointed at. */
  | { readonly is: 'end-then'; readonly attack: FigureId }
  | { readonly is: 'deny'; readonly refusal: Refusal };

export const plainly = (option: Option): Choice => ({ kind: 'answer', option, empower: false });

/** A turn's answers take two presses: the first shows, the second does. What the table asks for takes one. */
export function pressed(
  { pending, choice }: Holding,
  option: Option,
  isTwice = pending.kind === 'turn',
): Meaning {
  const again = choice?.kind === 'answer' && choice.option.id === option.id;
  if (again) return { is: 'confirm', choice };
  return isTwice ? { is: 'choose', choice: plainly(option) } : { is: 'confirm', choice: plainly(option) };
}

/** What an enemy out of reach pressed shows first: it is Empowered only where that is said. */
export const approached = (approach: Approach): Choice => ({ kind: 'approach', ...approach, empower: false });

/** A way, with the other there is where somebody would strike on it: first the one on which fewer do, for the same SP. */
export function wayTo({ position, pending }: Holding, to: MoveDestination): Choice {
  const other = asked(() => otherWay(position, pending.figure, to));
  return other && spOfMove(other) <= spOfMove(to)
    ? { kind: 'way', to: other, other: to }
    : { kind: 'way', to, other };
}

/**
 * A way that nothing lies on is gone at the first press (X116): its price was seen where the pointer stood, and it can be
 * taken back. Of all else the first press shows what it costs, the second pays it; what is out of reach says why.
 */
export function meantBySpace(held: Holding, space: Space, by: By): Meaning {
  const { position, pending, card, choice, denied } = held;
  const option = spacesAsked(pending, card).find((one) => isAt(one, space));
  // An area is looked at before it is laid for good; under a finger nothing is seen of a space before it is pressed. A
  // hero who is placed is moved again by a press.
  const isTwice =
    pending.kind === 'turn' ||
    (by === 'touch' && pending.kind !== 'placement') ||
    asked(() => asksForArea(position, pending)) === true;
  if (option) return pressed(held, option, isTwice);
  const to = waysOf(position, pending, card).find(
    ({ way, space: end }) => way.length > 0 && isSameSpace(end, space),
  );
  if (to) {
    if (choice?.kind === 'way' && isSameSpace(choice.to.space, space)) return { is: 'confirm', choice };
    return by === 'touch' || to.breaks.length > 0
      ? { is: 'choose', choice: wayTo(held, to) }
      : { is: 'confirm', choice: { kind: 'way', to, other: null } };
  }
  const jump = answersOf(pending, card).find((one) => one.act.do === 'jump' && isAt(one, space));
  if (jump) return pressed(held, jump, true);
  const refusal = refusalAt(position, pending, space);
  return refusal && refusal.id !== denied?.id ? { is: 'deny', refusal } : { is: 'choose', choice: null };
}

/** Null where the figure is no answer, or it has been said why not: then it is looked at. */
export function meantByFigure(held: Holding, id: FigureId, by: By): Meaning | null {
  const { position, pending, card, choice, denied } = held;
  const at = position.state.figures.find((figure) => figure.id === id)?.at;
  const isAsked = ({ act }: Option) => act.do === 'place' || act.do === 'choose-space';
  if (at && spacesAsked(pending, card).some((one) => isAsked(one) && isAt(one, at)))
    return meantBySpace(held, at, by);
  if (!card && endOfOwnMove(position, pending) && strikesOf(position, pending).includes(id))
    return { is: 'end-then', attack: id };
  const option = answersOf(pending, card).find((one) => figureFor(one, pending) === id && !one.interjection);
  if (option) return pressed(held, option);
  if (choice?.kind === 'approach' && choice.target === id) return { is: 'confirm', choice };
  const approach = isAttackMeant(held) ? held.approachTo(id) : null;
  if (approach) return { is: 'choose', choice: approached(approach) };
  const refusal = refusalOfAttack(pending, id) ?? (card ? null : refusalOnWay(position, pending, id));
  return refusal && refusal.id !== denied?.id ? { is: 'deny', refusal } : null;
}

/** Whether an enemy pressed is one to be attacked: not where another card is in hand. */
const isAttackMeant = ({ position, pending, card }: Holding): boolean => {
  const isOwn = pending.kind === 'turn' || endOfOwnMove(position, pending) !== null;
  return isOwn && (!card || answersOf(pending, card).some(({ act }) => act.do === 'attack'));
};

/** The space that was pointed at. */
export function pointedAt(choice: Choice | null): Space | null {
  if (!choice) return null;
  return choice.kind === 'answer' ? spaceOf(choice.option.act) : choice.to.space;
}
