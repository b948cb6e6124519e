/** What the planner is after, and its styles. */
import {
  type Figure,
  type FigureId,
  figureIn,
  listMoveDestinations,
  type Objective,
  type Position,
  type Space,
  spacesOf,
  terrainAt,
} from '../../engine/index.ts';
import { listErrands, listExits, listToCarryOut, listWaysOff } from '../errands.ts';
import { type Plan, TERRAIN_PRICE } from '../walk.ts';
import { wayTo } from '../way-to.ts';

/** What the party is after: its opponents, a way out that wins, or an Objective that somebody has to go to. */
export const AIMS = ['fight', 'leave', 'errand'] as const;
export type Aim = (typeof AIMS)[number];

/** How it goes about it: as the simple bot, never dodging so that all SP go into blows, or stepping back after them. */
export const MANNERS = ['plain', 'reckless', 'wary'] as const;
export type Manner = (typeof MANNERS)[number];

/** What the party is after, and how. */
export interface Style {
  readonly aim: Aim;
  readonly manner: Manner;
}

export const PLAIN: Style = { aim: 'fight', manner: 'plain' };

/** What there is to be after now, and how, what the party is at first. A fight always is. */
export function stylesOf(position: Position, now: Style): readonly Style[] {
  const aims = AIMS.filter((aim) => aim === 'fight' || placesOf(position, aim).length > 0);
  const all = aims.flatMap((aim) => MANNERS.map((manner) => ({ aim, manner })));
  const isNow = (style: Style) => style.aim === now.aim && style.manner === now.manner;
  return [...all.filter(isNow), ...all.filter((style) => !isNow(style))];
}

/**
 * The spaces an aim leads one figure to, or any of the party; none for a fight, which is where the opponents are. A way
 * out that asks for something to be carried leads there first.
 */
export function placesOf(position: Position, aim: Aim, figure: FigureId | null = null): readonly Space[] {
  if (aim === 'fight') return [];
  if (aim === 'errand') return listErrands(position, figure);
  const ways = listWaysOff(position, figure);
  const out = ways.length > 0 ? ways : listExits(position, figure);
  return out.length > 0 ? out : listToCarryOut(position);
}

/**
 * Whether the players see no way to win: what wins is told by a text they have not read, or ends a turn on an exit that
 * is not there. Then Objectives are the way to it (p.17).
 */
export const isWinHidden = ({ state, encounter }: Position): boolean =>
  !encounter.endConditions.some(
    ({ result, when }) =>
      result === 'won' &&
      when.is !== 'told' &&
      when.is !== 'holds' &&
      (when.is !== 'adventurer-ends-turn-on' ||
        state.boardTokens.some(({ kind, colour }) => kind === 'exit' && colour === when.exit)),
  );

/** Objectives that nobody has activated and that the players may: when each comes about is told them (p.17). */
export const openObjectives = ({ state, encounter }: Pick<Position, 'state' | 'encounter'>): Objective[] =>
  (encounter.objectives ?? []).filter(
    ({ id, when, secret }) => !('round' in when) && !secret && !state.done.includes(id),
  );

/** The way that brings a figure nearest to these places, with the SP it has; null where staying is as near. */
export function planErrand(position: Position, figureId: FigureId, places: readonly Space[]): Plan | null {
  const figure = figureIn(position.state, figureId);
  const { board } = position.state;
  const { steps: stepsTo } = wayTo(position, spacesOf(figure), places);
  const worthAt = (space: Space): number => {
    const steps = stepsTo([space]) ?? 1000;
    const terrain = terrainAt(board, space);
    return -2 * steps - (terrain in TERRAIN_PRICE ? TERRAIN_PRICE[terrain as keyof typeof TERRAIN_PRICE] : 0);
  };
  let best: Plan | null = null;
  const staying = worthAt(figure.at!);
  for (const { space, way, cost, sp, breaks } of listMoveDestinations(position, figureId)) {
    if (way.length === 0) continue;
    const worth = worthAt(space) - cost / 10 - sp - breaks.length;
    if (worth > (best?.worth ?? staying)) best = { figure: figureId, way, worth };
  }
  return best;
}

/** Whether a figure has come where the aim leads. */
export const isThere = (figure: Figure, places: readonly Space[]): boolean =>
  places.some((place) => figure.at !== null && place[0] === figure.at[0] && place[1] === figure.at[1]);
