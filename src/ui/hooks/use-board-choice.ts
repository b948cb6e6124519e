import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import {
  asked,
  attackAfter,
  isSameSpace,
  listMoveDestinations,
  type MoveDestination,
  type Option,
  otherWay,
  type Position,
  type Prompt,
  type Space,
  targetsFrom,
} from '../../engine/index.ts';
import type { Game } from '../../stores/middara/game.ts';
import { figureFor, spaceOf } from '../../stores/middara/options.ts';

/** What has been pointed at and waits for a second click or Enter. */
export type Selection =
  | {
      readonly kind: 'destination';
      readonly destination: MoveDestination;
      /** Another way there that meets something else; null where there is none. */
      readonly other: MoveDestination | null;
    }
  | { readonly kind: 'option'; readonly option: Option };

export interface BoardChoice {
  /** Where the figure asked could go. */
  readonly reach: readonly MoveDestination[];
  /** Of these, those after which it can still attack (X115); null where it is not its turn. */
  readonly near: readonly MoveDestination[] | null;
  /** Its ways are too many to be worked out while somebody waits: it is moved step by step. */
  readonly tooMuch: boolean;
  readonly selection: Selection | null;
  /** By touch the first tap shows, and the second goes. */
  onSpace(space: Space, byTouch?: boolean): void;
  /** Gives false when the figure is no answer. */
  onFigure(id: string): boolean;
  select(option: Option | null): void;
  /** The other way to the space pointed at. */
  takeOther(): void;
  confirm(): boolean;
  cancel(): void;
  /** While it moves, whom it could attack from where it stands: such a click ends the movement and points at them. */
  readonly strikes: readonly string[];
  /** Ends its own movement and the turn with it, in one press; null where there is none to end. */
  readonly endTurn: (() => void) | null;
  /** The keyboard's way of pointing: the nearest destination or space on offer in that direction. */
  nudge(dx: number, dy: number): void;
}

const NONE: readonly MoveDestination[] = [];
const NOTHING = { by: null, at: null };

/**
 * Answers given on the board. A way that nothing lies on is gone at the first click (X116): its price was seen where the
 * pointer stood, and it can be taken back. Of all else the first click shows what it costs, the second pays it.
 */
export function useBoardChoice(
  game: Pick<Game, 'moveAlong' | 'strike'>,
  answer: (option: Option) => void,
  position: Position,
  pending: Prompt | null,
): BoardChoice {
  // A new question forgets what was pointed at.
  const [pointed, setPointed] = useState<{ readonly by: Prompt | null; readonly at: Selection | null }>(
    NOTHING,
  );
  const selection = pointed.by === pending ? pointed.at : null;
  const setSelection = (at: Selection | null) => setPointed({ by: pending, at });

  const found = useMemo(() => {
    if (!pending) return NONE;
    const moves =
      pending.kind === 'move' ||
      (pending.kind === 'turn' && pending.options.some(({ act }) => act.do === 'move'));
    return moves ? asked(() => listMoveDestinations(position, pending.figure)) : NONE;
  }, [pending, position]);
  const reach = found ?? NONE;
  const near = useMemo(() => {
    if (!pending || reach.length === 0 || position.state.turn?.figure !== pending.figure) return null;
    return asked(() => reach.filter(attackAfter(position, pending.figure)));
  }, [pending, position, reach]);

  const strikes = useMemo(() => strikesOf(position, pending, near), [position, pending, near]);
  // What is to be done once the movement is over: whom to attack, or the end of the turn.
  const wanted = useRef<Wanted | null>(null);
  const doWanted = useEffectEvent((asked: Prompt, next: Wanted) => {
    if (next.then === 'end-turn') {
      const end = asked.options.find(({ act }) => act.do === 'end-turn');
      if (end) answer(end);
      return;
    }
    const { attack: target } = next.then;
    const attack = asked.options.find(({ act }) => act.do === 'attack' && act.target === target);
    if (attack) setPointed({ by: asked, at: { kind: 'option', option: attack } });
  });
  useEffect(() => {
    // While nothing is asked, the end of the movement is on its way; any other question comes first.
    if (!pending) return;
    const next = wanted.current;
    wanted.current = null;
    if (pending.kind === 'turn' && next?.figure === pending.figure) doWanted(pending, next);
  }, [pending]);
  const end = endOfOwnMove(position, pending);
  const endThen = (option: Option, then: Wanted['then']) => {
    wanted.current = pending && { figure: pending.figure, then };
    answer(option);
  };

  const spaces = pending?.kind === 'move' ? [] : (pending?.options.filter(({ act }) => spaceOf(act)) ?? []);
  const point = (destination: MoveDestination) => {
    const other = pending && asked(() => otherWay(position, pending.figure, destination));
    setSelection({ kind: 'destination', destination, other });
  };
  // An attack is made plainly: Empowered it has a button of its own beside it.
  const commit = (option: Option) => {
    if (pending?.kind === 'turn' && option.act.do === 'attack') game.strike(option.act.target, false);
    else answer(option);
  };
  const twice = (option: Option) => {
    if (selection?.kind === 'option' && selection.option.id === option.id) commit(option);
    else setSelection({ kind: 'option', option });
  };

  function confirm(): boolean {
    if (!selection) return false;
    if (selection.kind === 'option') commit(selection.option);
    else game.moveAlong(selection.destination);
    return true;
  }

  return {
    reach,
    near,
    strikes,
    endTurn: end && (() => endThen(end, 'end-turn')),
    tooMuch: found === null,
    selection,
    confirm,
    select: (option) => setSelection(option && { kind: 'option', option }),
    cancel: () => setSelection(null),
    takeOther() {
      if (selection?.kind === 'destination' && selection.other)
        setSelection({ kind: 'destination', destination: selection.other, other: selection.destination });
    },
    onSpace(space, byTouch = false) {
      const option = spaces.find((one) => isAt(one, space));
      if (option) {
        if (pending?.kind === 'turn') twice(option);
        else answer(option);
        return;
      }
      const jump = pending?.options.find((one) => one.act.do === 'jump' && isAt(one, space));
      const destination = reach.find((one) => one.way.length > 0 && isSameSpace(one.space, space));
      if (destination) {
        const again = selection?.kind === 'destination' && isSameSpace(selection.destination.space, space);
        if (again) confirm();
        else if (byTouch || destination.breaks.length > 0) point(destination);
        else game.moveAlong(destination);
      } else if (jump) twice(jump);
      else setSelection(null);
    },
    onFigure(id) {
      if (end && strikes.includes(id)) {
        endThen(end, { attack: id });
        return true;
      }
      const option = pending?.options.find((one) => figureFor(one, pending) === id && !one.interjection);
      if (!option) return false;
      if (pending?.kind === 'turn') twice(option);
      else answer(option);
      return true;
    },
    nudge(dx, dy) {
      const choices =
        spaces.length > 0 ? spaces.map((one) => spaceOf(one.act)!) : reach.map((one) => one.space);
      const figure = position.state.figures.find((one) => one.id === pending?.figure);
      const from = pointedAt(selection) ?? figure?.at;
      const next = from ? nearestThatWay(choices, from, dx, dy) : choices[0];
      if (!next) return;
      const option = spaces.find((one) => isAt(one, next));
      const destination = reach.find((one) => isSameSpace(one.space, next));
      if (option) setSelection({ kind: 'option', option });
      else if (destination) point(destination);
    },
  };
}

/** What its figure is to do once its movement is over. */
interface Wanted {
  readonly figure: string;
  readonly then: { readonly attack: string } | 'end-turn';
}

/** What ends the Move Action of whoever has the turn. */
function endOfOwnMove({ state }: Position, pending: Prompt | null): Option | null {
  if (pending?.question.ask !== 'move' || pending.question.unit !== 'point') return null;
  if (state.turn?.figure !== pending.figure) return null;
  return pending.options.find(({ act }) => act.do === 'end-movement') ?? null;
}

/** Of the figure's own Move Action, whom its Attack Action could be aimed at from here. */
function strikesOf(
  position: Position,
  pending: Prompt | null,
  near: readonly MoveDestination[] | null,
): readonly string[] {
  const here = position.state.figures.find(({ id }) => id === pending?.figure)?.at;
  if (pending?.kind !== 'move' || !here || !near?.some(({ way }) => way.length === 0)) return NOBODY;
  return asked(() => targetsFrom(position, pending.figure, here)) ?? NOBODY;
}

const NOBODY: readonly string[] = [];

/** The space that was pointed at. */
export function pointedAt(selection: Selection | null): Space | null {
  if (!selection) return null;
  return selection.kind === 'destination' ? selection.destination.space : spaceOf(selection.option.act);
}

function isAt({ act }: Option, space: Space): boolean {
  const at = spaceOf(act);
  return at !== null && isSameSpace(at, space);
}

/** The choice nearest in a direction; what lies aside counts double. */
export function nearestThatWay(choices: readonly Space[], from: Space, dx: number, dy: number): Space | null {
  let best: { space: Space; away: number } | null = null;
  for (const space of choices) {
    const along = (space[0] - from[0]) * dx + (space[1] - from[1]) * dy;
    const aside = Math.abs((space[0] - from[0]) * dy) + Math.abs((space[1] - from[1]) * dx);
    if (along <= 0) continue;
    const away = along + 2 * aside;
    if (!best || away < best.away) best = { space, away };
  }
  return best?.space ?? null;
}
