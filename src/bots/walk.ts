import {
  adjacency,
  attackProfileOf,
  attackRangeOf,
  bearerOf,
  type Figure,
  type FigureId,
  figureIn,
  isSameSpace,
  listMoveDestinations,
  listOpponents,
  type MoveDestination,
  mayAttack,
  type Option,
  type Position,
  positionWithFigure,
  rangeOf,
  type Space,
  spacesOf,
  terrainAt,
} from '../engine/index.ts';
import { listErrands, listExits, listWaysOff, mayHold, openErrands, tokensCarried } from './errands.ts';
import { wayTo } from './way-to.ts';

/** Where a figure wants to go, and why it is better than staying. */
export interface Plan {
  readonly figure: FigureId;
  readonly way: readonly Space[];
  readonly worth: number;
}

/** The next step of a way, or the points it takes; undefined at its end, or where the figure has left it. */
export function stepAlong(
  way: readonly Space[],
  at: Space | null,
  options: readonly Option[],
): Option | undefined {
  const done = way.findIndex((space) => at !== null && isSameSpace(space, at));
  const next = way[done + 1];
  if (!next) return undefined;
  return (
    options.find(({ act }) => act.do === 'step' && isSameSpace(act.space, next)) ??
    options.find(({ act }) => act.do === 'buy-movement')
  );
}

export const TERRAIN_PRICE = { dangerous: 1000, muck: 5, water: 4, hindering: 0 } as const;

/**
 * The best place to go with the points at hand: one to attack from, else nearer to the goal. Null when staying
 * is as good. `sp` is what would be left for an attack there.
 */
export function planWalk(position: Position, figureId: FigureId, sp: number): Plan | null {
  const figure = figureIn(position.state, figureId);
  const worthOf = judgeFor(position, figure, sp);
  let best: Plan | null = null;
  const staying = worthOf({ space: figure.at!, cost: 0, breaks: [] });
  for (const destination of listMoveDestinations(position, figureId)) {
    if (destination.sp > 0 || destination.way.length === 0) continue;
    const worth = worthOf(destination);
    if (worth > (best?.worth ?? staying + 0.5)) best = { figure: figureId, way: destination.way, worth };
  }
  return best;
}

function judgeFor(
  position: Position,
  figure: Figure,
  sp: number,
): (destination: Pick<MoveDestination, 'space' | 'cost' | 'breaks'>) => number {
  const { board } = position.state;
  const opponents = listOpponents(position.state, figure);
  const goal = goalsOf(position, figure, opponents);
  const { steps: stepsTo } = wayTo(position, spacesOf(figure), goal);
  const profile = attackProfileOf(position, figure);
  return ({ space, cost, breaks }) => {
    const steps = stepsTo([space]) ?? 1000;
    let worth = -steps - cost / 10 - breaks.length * 4;
    const terrain = terrainAt(board, space);
    worth -= terrain in TERRAIN_PRICE ? TERRAIN_PRICE[terrain as keyof typeof TERRAIN_PRICE] : 0;
    const there = { ...figure, at: space };
    const near = opponents.filter((other) => rangeOf(there, other) <= attackRangeOf(profile));
    if (sp >= 2 && near.length > 0) {
      const moved = positionWithFigure(position, there);
      if (near.some((other) => mayAttack(moved, there, other, profile))) worth += 30;
    }
    const beside = opponents.filter((other) =>
      adjacency.areBasesAdjacent(board, [space], spacesOf(other)),
    ).length;
    return worth - beside * (profile.kind === 'ranged' ? 3 : 0.5);
  };
}

/** Opponents to fight; the loot that is nearer than they are; the exits once nobody is left to fight, or half the party. */
function goalsOf(position: Position, figure: Figure, opponents: readonly Figure[]): readonly Space[] {
  const { figures, boardTokens } = position.state;
  const own = spacesOf(figure);
  const called = figure.kind === 'adventurer' ? listCalled(position, figure) : [];
  if (called.length > 0) return called;
  const party = figures.filter((f) => f.kind === 'adventurer');
  const exits = listExits(position, figure.id);
  const isTimeToGo = opponents.length === 0 || party.filter((f) => f.defeated).length * 2 >= party.length;
  if (exits.length > 0 && isTimeToGo) return exits;
  const loot = boardTokens.filter((token) => token.kind === 'loot').map((token) => token.at);
  const foes = opponents.flatMap(spacesOf);
  const far = Math.min(...foes.map((space) => adjacency.rangeBetween(own, [space])));
  const handy = loot.filter((space) => adjacency.rangeBetween(own, [space]) < Math.min(far, 7));
  return handy.length > 0 ? handy : foes;
}

/**
 * Where the encounter's own aim calls it, past the fight: with what it carries to where that belongs, to what lies there
 * to be carried, off the board, to a space that wins, and to Objectives once no opponent stands.
 */
function listCalled(position: Position, figure: Figure): readonly Space[] {
  const { state, encounter } = position;
  const bears = (token: string) => bearerOf(state, token) === figure.id;
  const { carried = [], endConditions } = encounter;
  if (carried.some(({ token }) => bears(token))) {
    const brought = openErrands(position, figure.id).flatMap(({ when }) =>
      when.is === 'token-brought' && bears(when.token) ? when.spaces : [],
    );
    const out = endConditions.flatMap(({ result, when, if: more = [] }) =>
      result === 'won' &&
      when.is === 'adventurer-ends-turn-on' &&
      more.flatMap(tokensCarried).some(bears) &&
      mayHold(position, more, figure.id)
        ? state.boardTokens.filter(({ kind, colour }) => kind === 'exit' && colour === when.exit)
        : [],
    );
    const places = [...brought, ...out.map(({ at }) => at)];
    if (places.length > 0) return places;
  }
  const lying = state.boardTokens.filter(({ id }) => carried.some(({ token }) => token === id));
  if (lying.length > 0) return lying.map(({ at }) => at);
  const off = listWaysOff(position, figure.id);
  if (off.length > 0) return off;
  const asksForMore = endConditions.some(({ when, if: more }) => when.is === 'holds' || more);
  return asksForMore && listOpponents(state, figure).length === 0 ? listErrands(position, figure.id) : [];
}
