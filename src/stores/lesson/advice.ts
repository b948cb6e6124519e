/** What a lesson would do at a question. */
import {
  type ActKind,
  adjacency,
  asked,
  attackProfileOf,
  defenseOf,
  type Figure,
  type FigureId,
  figureIn,
  innermostAttack,
  isSameSpace,
  listMoveDestinations,
  listOpponents,
  type MoveDestination,
  mayAttack,
  type Option,
  type Position,
  type Prompt,
  positionWithFigure,
  remainingHpOf,
  type Space,
  terrainAt,
} from '../../engine/index.ts';
import { strikesOf } from '../middara/at-hand.ts';
import { endOfOwnMove } from '../middara/route.ts';

export type AdviceKind = 'attack' | 'go' | 'leave' | 'end' | 'answer';

/** What a lesson would do: a way to go, an opponent to attack, the turn's end, or an answer. */
export type Advice =
  | { readonly to: 'go'; readonly space: Space }
  | { readonly to: 'attack'; readonly target: FigureId; readonly at: Space }
  | { readonly to: 'leave' | 'end' }
  | { readonly to: 'answer'; readonly option: Option };

/** What is answered to each question but those of a turn, the first that is offered. */
const ANSWERS: Readonly<Partial<Record<Prompt['kind'], readonly ActKind[]>>> = {
  empower: ['decline'],
  dodge: ['dodge'],
  'spend-symbols': ['spend-best'],
  'break-attack': ['break-attack'],
  're-equip': ['done'],
};

/**
 * A plain way to play, for whoever does not know one yet: strike what is in reach, else go where it can be struck from,
 * else nearer, and keep the rest for Dodges; with no opponent left, out by the Exit. It looks one action ahead.
 */
export function adviceOn(position: Position, pending: Prompt): Advice {
  if (pending.kind === 'turn') return turnAdvice(position, pending);
  if (pending.kind === 'move') return moveAdvice(position, pending);
  const isHit = pending.kind === 'to-hit' && hitsAlready(position);
  const wished = isHit ? ['pass' as const] : (ANSWERS[pending.kind] ?? ['use', 'use-now']);
  const option =
    (isHit ? undefined : pending.options.find(({ proposed }) => proposed)) ??
    wished.flatMap((wish) => answerTo(pending, wish) ?? []).at(0) ??
    pending.options[0]!;
  return { to: 'answer', option };
}

/** What was thrown is enough: no card need help. */
function hitsAlready(position: Position): boolean {
  const attack = innermostAttack(position.state);
  if (!attack) return false;
  const rolled = attack.toHit.reduce((sum, { amount }) => sum + amount, 0);
  return rolled >= defenseOf(position, figureIn(position.state, attack.target)).total;
}

const answerTo = ({ options }: Prompt, act: ActKind): Option | undefined =>
  options.find((option) => option.act.do === act);

function turnAdvice(position: Position, pending: Prompt): Advice {
  const figure = figureIn(position.state, pending.figure);
  if (isOnExit(position, figure)) return { to: 'leave' };
  const attack = weakestTarget(position, pending);
  if (attack) return attack;
  const space = answerTo(pending, 'move') ? bestPlace(position, figure) : null;
  return space ? { to: 'go', space } : { to: 'end' };
}

/** The rest of a movement is given up by whatever is done next: nobody needs to end it first. */
function moveAdvice(position: Position, pending: Prompt): Advice {
  const figure = figureIn(position.state, pending.figure);
  const isOwn = endOfOwnMove(position, pending) !== null;
  if (isOwn && isOnExit(position, figure)) return { to: 'leave' };
  const space = bestPlace(position, figure);
  if (space) return { to: 'go', space };
  if (isOwn) return weakestTarget(position, pending) ?? { to: 'end' };
  return { to: 'answer', option: answerTo(pending, 'end-movement') ?? pending.options[0]! };
}

const isOnExit = (position: Position, { at }: Figure): boolean =>
  at !== null && exitsOf(position).some((exit) => isSameSpace(exit, at));

/** Of all that can be attacked now, or once the movement is over, who has least left; nobody whom nothing would change. */
function weakestTarget(position: Position, pending: Prompt): Extract<Advice, { to: 'attack' }> | undefined {
  const attacked = pending.options.flatMap(({ act, note }) =>
    act.do === 'attack' && note?.note !== 'does-nothing' ? [act.target] : [],
  );
  const hpOf = (id: FigureId) => remainingHpOf(position, figureIn(position.state, id));
  const [target] = [...attacked, ...strikesOf(position, pending)].toSorted((a, b) => hpOf(a) - hpOf(b));
  const at = target && figureIn(position.state, target).at;
  return at ? { to: 'attack', target, at } : undefined;
}

/** Spaces on which a turn's end wins. */
function exitsOf({ encounter, state }: Position): Space[] {
  const colours = encounter.endConditions.flatMap(({ result, when }) =>
    result === 'won' && when.is === 'adventurer-ends-turn-on' ? [when.exit] : [],
  );
  return state.boardTokens.flatMap(({ kind, colour, at }) =>
    kind === 'exit' && colours.includes(colour) ? [at] : [],
  );
}

/** Where to go from here; null where staying is as good, or there is no way. */
function bestPlace(position: Position, figure: Figure): Space | null {
  const { board } = position.state;
  const foes = listOpponents(position.state, figure);
  const exits = foes.length > 0 ? [] : exitsOf(position);
  const goals = foes.length > 0 ? foes.flatMap(({ at }) => (at ? [at] : [])) : exits;
  if (!figure.at || goals.length === 0) return null;
  const distances = adjacency.stepsFrom(board, goals);
  const away = (at: Space) => adjacency.leastSteps(board, distances, [at]) ?? Number.POSITIVE_INFINITY;
  const strikes = (at: Space) => foes.length > 0 && canStrikeFrom(position, figure, at);
  if (strikes(figure.at)) return null;
  const ways = asked(() => listMoveDestinations(position, figure.id)) ?? [];
  const safe = ways.filter(
    ({ space, way, sp }) => isFair(position, space, sp, foes.length) && way.length > 0,
  );
  const dear = ({ space, cost, sp, breaks }: MoveDestination) =>
    [breaks.length, away(space), sp, cost] as const;
  if (foes.length === 0) {
    const out = safe.filter(({ space }) => exits.some((exit) => isSameSpace(exit, space)));
    if (out.length > 0) return cheapest(out, dear)!.space;
    const isNearest = position.state.figures.every(
      ({ kind, at, defeated }) => kind !== 'adventurer' || defeated || !at || away(at) >= away(figure.at!),
    );
    if (!isNearest) return null;
  }
  const left = ways.some(({ startSp }) => startSp > 0) ? figure.sp - 1 : figure.sp;
  // What would not be enough for an attack after it is worth more as a Dodge.
  if (foes.length > 0 && left < ATTACK) return null;
  const near = safe.filter(({ space }) => strikes(space));
  if (near.length > 0)
    return cheapest(near, ({ cost, sp, breaks }) => [breaks.length, sp, cost] as const)!.space;
  const nearer = safe.filter(({ space }) => away(space) < away(figure.at!));
  return cheapest(nearer, dear)?.space ?? null;
}

/** SP of an Attack as it is printed. */
const ATTACK = 2;

/** While there are opponents no SP goes into a longer way, and nobody stops where all is dearer. */
function isFair({ state }: Position, space: Space, sp: number, foes: number): boolean {
  const terrain = terrainAt(state.board, space);
  return terrain !== 'dangerous' && (foes === 0 || (sp === 0 && terrain !== 'muck'));
}

function canStrikeFrom(position: Position, figure: Figure, at: Space): boolean {
  const there = { ...figure, at };
  const then = positionWithFigure(position, there);
  const profile = attackProfileOf(then, there);
  return listOpponents(then.state, there).some((foe) => mayAttack(then, there, foe, profile));
}

/** The one whose first number that differs is the smallest; of equals the first. */
function cheapest<T>(all: readonly T[], price: (one: T) => readonly number[]): T | undefined {
  return [...all].sort((a, b) => {
    const [pa, pb] = [price(a), price(b)];
    const i = pa.findIndex((value, at) => value !== pb[at]);
    return i < 0 ? 0 : pa[i]! - pb[i]!;
  })[0];
}
