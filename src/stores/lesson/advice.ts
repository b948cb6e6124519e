import {
  type ActKind,
  adjacency,
  asked,
  attackProfileOf,
  type Figure,
  figureIn,
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

export type AdviceKind = 'attack' | 'go' | 'leave' | 'end' | 'answer';

/** What a lesson would do: a way to go, or an answer. */
export type Advice =
  | { readonly to: 'go'; readonly space: Space }
  | { readonly to: Exclude<AdviceKind, 'go'>; readonly option: Option };

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
  const wished = ANSWERS[pending.kind] ?? ['use', 'use-now'];
  const option =
    pending.options.find(({ proposed }) => proposed) ??
    wished.flatMap((wish) => answerTo(pending, wish) ?? []).at(0) ??
    pending.options[0]!;
  return { to: 'answer', option };
}

const answerTo = ({ options }: Prompt, act: ActKind): Option | undefined =>
  options.find((option) => option.act.do === act);

function turnAdvice(position: Position, pending: Prompt): Advice {
  const figure = figureIn(position.state, pending.figure);
  const end = answerTo(pending, 'end-turn') ?? pending.options[0]!;
  if (figure.at && exitsOf(position).some((exit) => isSameSpace(exit, figure.at!)))
    return { to: 'leave', option: end };
  const attack = weakestTarget(position, pending);
  if (attack) return { to: 'attack', option: attack };
  const space = answerTo(pending, 'move') ? bestPlace(position, figure) : null;
  return space ? { to: 'go', space } : { to: 'end', option: end };
}

function moveAdvice(position: Position, pending: Prompt): Advice {
  const space = bestPlace(position, figureIn(position.state, pending.figure));
  if (space) return { to: 'go', space };
  return { to: 'end', option: answerTo(pending, 'end-movement') ?? pending.options[0]! };
}

function weakestTarget(position: Position, { options }: Prompt): Option | undefined {
  const hpOf = ({ act }: Option) =>
    act.do === 'attack' ? remainingHpOf(position, figureIn(position.state, act.target)) : 0;
  return options.filter(({ act }) => act.do === 'attack').sort((a, b) => hpOf(a) - hpOf(b))[0];
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
  const goals = foes.length > 0 ? foes.flatMap(({ at }) => (at ? [at] : [])) : exitsOf(position);
  if (!figure.at || goals.length === 0) return null;
  const distances = adjacency.stepsFrom(board, goals);
  const away = (at: Space) => adjacency.leastSteps(board, distances, [at]) ?? Number.POSITIVE_INFINITY;
  const strikes = (at: Space) => foes.length > 0 && canStrikeFrom(position, figure, at);
  const ways = asked(() => listMoveDestinations(position, figure.id)) ?? [];
  const left = ways.some(({ startSp }) => startSp > 0) ? figure.sp - 1 : figure.sp;
  const mayStrike = left >= 2;
  if (mayStrike && strikes(figure.at)) return null;
  const safe = ways.filter(
    ({ space, way, sp }) => isFair(position, space, sp, foes.length) && way.length > 0,
  );
  const near = mayStrike ? safe.filter(({ space }) => strikes(space)) : [];
  const nearer = safe.filter(({ space }) => away(space) < away(figure.at!));
  const dear = ({ space, cost, sp, breaks }: MoveDestination) =>
    [breaks.length, near.length > 0 ? 0 : away(space), sp, cost] as const;
  return cheapest(near.length > 0 ? near : nearer, dear)?.space ?? null;
}

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
