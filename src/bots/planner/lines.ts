import {
  adjacency,
  attackProfileOf,
  attackRangeOf,
  type Figure,
  figureIn,
  listMoveDestinations,
  listOpponents,
  type MoveDestination,
  type Option,
  type Position,
  type Prompt,
  type PromptKind,
  rangeOf,
  type Space,
  spacesOf,
  terrainAt,
} from '../../engine/index.ts';
import { actionWorth } from '../ability-worth.ts';
import { roughWorth, targetWorth } from '../attack-worth.ts';
import { TERRAIN_PRICE } from '../walk.ts';
import { type Aim, placesOf, planErrand } from './aims.ts';

/** One thing to do: an answer, and where it is a Move Action the way. */
export interface Line {
  readonly option: string;
  readonly way: readonly Space[] | null;
}

/** Questions with so much to them that the planner looks ahead; the others are answered by rule of thumb. */
const THOUGHT: ReadonlySet<PromptKind> = new Set<PromptKind>([
  'turn',
  'move',
  'dodge',
  'break-attack',
  'counter',
  'attack-target',
  'choose-target',
  'reaction',
  'optional',
]);

export const isThoughtOver = ({ kind, options }: Prompt): boolean =>
  THOUGHT.has(kind) && options.some(({ interjection }) => !interjection);

/** Most of one kind: targets, abilities. */
const OF_A_KIND = 3;

/** What might be done at a question: what the simple bot would, before the rest of any kind there is. */
export function linesAt(position: Position, prompt: Prompt, first: Line, aim: Aim): readonly Line[] {
  const own = prompt.options.filter(({ interjection, act }) => !interjection && act.do !== 'attack-ally');
  const lines = [first, ...othersAt(position, prompt, own, aim)];
  return lines.filter((line, i) => lines.findIndex((one) => isSameLine(one, line)) === i);
}

/** Two ways to one space are one. */
const isSameLine = (a: Line, b: Line): boolean =>
  a.option === b.option && String(a.way?.at(-1)) === String(b.way?.at(-1));

const plain = ({ id }: Option): Line => ({ option: id, way: null });

function othersAt(position: Position, prompt: Prompt, own: readonly Option[], aim: Aim): readonly Line[] {
  const figure = figureIn(position.state, prompt.figure);
  switch (prompt.kind) {
    case 'turn': {
      const move = own.find(({ act }) => act.do === 'move');
      const deeds = own.filter(({ act }) => DEEDS.has(act.do));
      return [
        ...targets(position, figure, own),
        ...(move ? walks(position, figure, aim).map((way) => ({ option: move.id, way })) : []),
        ...abilities(position, own),
        ...deeds.map(plain),
      ];
    }
    case 'move': {
      const end = own.find(({ act }) => act.do === 'end-movement');
      return [
        ...(end ? [plain(end)] : []),
        ...walks(position, figure, aim).flatMap((way) => {
          const [x, y] = way[0]!;
          const step = own.find(({ act }) => act.do === 'step' && act.space[0] === x && act.space[1] === y);
          return step ? [{ option: step.id, way }] : [];
        }),
      ];
    }
    case 'attack-target':
    case 'choose-target':
      return targets(position, figure, own);
    default:
      return own.slice(0, OF_A_KIND + 1).map(plain);
  }
}

const DEEDS: ReadonlySet<string> = new Set([
  'end-turn',
  'encounter-action',
  'open-loot',
  'use-token',
  'summon',
]);

function targets(position: Position, figure: Figure, own: readonly Option[]): readonly Line[] {
  const worth = ({ act }: Option): number =>
    'target' in act && figureIn(position.state, act.target).side !== figure.side
      ? targetWorth(position, figure.id, act.target, roughWorth)
      : 0;
  return own
    .filter(({ act }) => 'target' in act)
    .map((option) => ({ option, worth: worth(option) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, OF_A_KIND)
    .map(({ option }) => plain(option));
}

function abilities(position: Position, own: readonly Option[]): readonly Line[] {
  return own
    .filter(({ act, note }) => act.do === 'use' && note?.note !== 'does-nothing')
    .map((option) => ({ option, worth: actionWorth(position, option) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, OF_A_KIND)
    .map(({ option }) => plain(option));
}

/** Ways to the best place of each kind: to strike from, out of reach, to where the party wants to be. */
function walks(position: Position, figure: Figure, aim: Aim): readonly (readonly Space[])[] {
  const { board } = position.state;
  const opponents = listOpponents(position.state, figure);
  const reach = attackRangeOf(attackProfileOf(position, figure));
  const all = listMoveDestinations(position, figure.id).filter(({ way }) => way.length > 0);
  const safe = ({ space, cost, sp, breaks }: MoveDestination): number => {
    const terrain = terrainAt(board, space);
    const price = terrain in TERRAIN_PRICE ? TERRAIN_PRICE[terrain as keyof typeof TERRAIN_PRICE] : 0;
    return -price - breaks.length * 3 - cost / 10 - sp * 2;
  };
  const ranges = (space: Space): number[] => {
    const there = { ...figure, at: space };
    return opponents.map((other) => rangeOf(there, other));
  };
  const nearby = (space: Space, within: number) => ranges(space).filter((range) => range <= within).length;
  const best = (score: (one: MoveDestination) => number): readonly Space[] | null => {
    let found: MoveDestination | null = null;
    let most = Number.NEGATIVE_INFINITY;
    for (const one of all) {
      const value = score(one) + safe(one);
      if (value > most) [found, most] = [one, value];
    }
    return found?.way ?? null;
  };
  const nearest = Math.min(...ranges(figure.at ?? [0, 0]));
  const steps = adjacency.stepsFrom(board, opponents.flatMap(spacesOf));
  const far = (space: Space): number => adjacency.leastSteps(board, steps, [space]) ?? 0;
  const errand = placesOf(position, aim, figure.id);
  return [
    // To strike one alone, from as far as may be.
    best(
      ({ space }) =>
        (nearby(space, reach) > 0 ? 20 : 0) - nearby(space, 2) * 2 + Math.min(...ranges(space)) / 4,
    ),
    // Away.
    nearest <= 6 ? best(({ space }) => Math.min(8, far(space)) * 2) : null,
    // Up to them.
    best(({ space }) => -far(space) * 2),
    errand.length > 0 ? (planErrand(position, figure.id, errand)?.way ?? null) : null,
  ].filter((way) => way !== null);
}
