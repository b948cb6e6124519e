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
import { deedOf } from './deed-cards.ts';
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
  | { readonly kind: 'answer'; readonly option: Option; readonly empower: boolean };

/** A question with what is held at it. */
export interface Holding {
  readonly position: Position;
  readonly pending: Prompt;
  readonly card: HeldCard | null;
  readonly choice: Choice | null;
  readonly denied: Refusal | null;
}

export type Meaning =
  /** It is done at once. */
  | { readonly is: 'confirm'; readonly choice: Choice }
  /** It is shown first, with its price. */
  | { readonly is: 'choose'; readonly choice: Choice | null }
  /** The movement ends, and then whom to attack is pointed at. */
  | { readonly is: 'end-then'; readonly attack: FigureId }
  | { readonly is: 'deny'; readonly refusal: Refusal };

const plainly = (option: Option): Choice => ({ kind: 'answer', option, empower: false });

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

/** A way, with the other there is where somebody would strike on it: first the one on which fewer do, for the same SP. */
function wayTo({ position, pending }: Holding, to: MoveDestination): Choice {
  const other = asked(() => otherWay(position, pending.figure, to));
  const isSafer = other !== null && other.breaks.length < to.breaks.length && spOfMove(other) <= spOfMove(to);
  return isSafer ? { kind: 'way', to: other, other: to } : { kind: 'way', to, other };
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
  const { position, pending, card, denied } = held;
  const at = position.state.figures.find((figure) => figure.id === id)?.at;
  const isAsked = ({ act }: Option) => act.do === 'place' || act.do === 'choose-space';
  if (at && spacesAsked(pending, card).some((one) => isAsked(one) && isAt(one, at)))
    return meantBySpace(held, at, by);
  if (!card && endOfOwnMove(position, pending) && strikesOf(position, pending).includes(id))
    return { is: 'end-then', attack: id };
  const option = answersOf(pending, card).find((one) => figureFor(one, pending) === id && !one.interjection);
  if (option) return pressed(held, option);
  const refusal = refusalOfAttack(pending, id) ?? (card ? null : refusalOnWay(position, pending, id));
  return refusal && refusal.id !== denied?.id ? { is: 'deny', refusal } : null;
}

/**
 * The keyboard's way of pointing: the nearest target on offer in that direction while somebody is to be aimed at, else the
 * nearest space that is an answer, else the nearest to go to.
 */
export function meantByArrow(held: Holding, dx: number, dy: number): Choice | null {
  const { position, pending, card, choice } = held;
  const standing = (id: FigureId) => position.state.figures.find((figure) => figure.id === id)?.at ?? null;
  const here = standing(pending.figure);
  const targets = targetsAimedAt(held).flatMap((option) => {
    const at = standing(figureFor(option, pending)!);
    return at ? [{ option, at }] : [];
  });
  if (targets.length > 0) {
    const aimed = targets.find(({ option }) => choice?.kind === 'answer' && choice.option.id === option.id);
    const spaces = targets.map(({ at }) => at);
    const next = nearestThatWay(spaces, aimed?.at ?? here ?? spaces[0]!, dx, dy);
    const target = targets.find(({ at }) => next && isSameSpace(at, next));
    return target ? plainly(target.option) : null;
  }
  const answers = spacesAsked(pending, card);
  const ways = waysOf(position, pending, card);
  const spaces = answers.length > 0 ? answers.map(({ act }) => spaceOf(act)!) : ways.map((one) => one.space);
  const from = pointedAt(choice) ?? here;
  const next = from ? nearestThatWay(spaces, from, dx, dy) : spaces[0];
  if (!next) return null;
  const option = answers.find((one) => isAt(one, next));
  if (option) return plainly(option);
  const to = ways.find(({ space }) => isSameSpace(space, next));
  return to ? wayTo(held, to) : null;
}

/** Answers that are aimed at figures: of a card in hand, of what is asked, or like the one pointed at in a turn. */
function targetsAimedAt({ pending, card, choice }: Holding): readonly Option[] {
  const pointed = choice?.kind === 'answer' ? choice.option.act.do : null;
  const isLike = ({ act }: Option) => card !== null || pending.kind !== 'turn' || act.do === pointed;
  return answersOf(pending, card).filter(
    (option) => isLike(option) && isAimed(option) && figureFor(option, pending) !== null,
  );
}

/** An ability lies with whoever has it, which is nobody it is aimed at. */
const isAimed = ({ act }: Option): boolean => act.do !== 'use' && deedOf(act).aim === 'figure';

/** The space that was pointed at. */
export function pointedAt(choice: Choice | null): Space | null {
  if (!choice) return null;
  return choice.kind === 'way' ? choice.to.space : spaceOf(choice.option.act);
}

/** The choice nearest in a direction; what lies aside counts double. */
function nearestThatWay(choices: readonly Space[], from: Space, dx: number, dy: number): Space | null {
  let best: { readonly space: Space; readonly away: number } | null = null;
  for (const space of choices) {
    const along = (space[0] - from[0]) * dx + (space[1] - from[1]) * dy;
    const aside = Math.abs((space[0] - from[0]) * dy) + Math.abs((space[1] - from[1]) * dx);
    if (along <= 0) continue;
    const away = along + 2 * aside;
    if (!best || away < best.away) best = { space, away };
  }
  return best?.space ?? null;
}
