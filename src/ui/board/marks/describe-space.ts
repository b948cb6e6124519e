import {
  asked,
  type Dynamite,
  explosionRoundOf,
  type FigureId,
  hpOf,
  isSameSpace,
  levelAt,
  listDoors,
  type MoveDestination,
  type Position,
  type Space,
  staminaOf,
  standsOn,
  targetsFrom,
  terrainAt,
  winsAt,
} from '../../../engine/index.ts';
import type { Telling } from '../../../words/telling.ts';
import type { Words } from '../../../words/words.ts';
import { playerOf } from '../../figures/SeatMark.tsx';
import { figureText } from '../pieces/FigureStandee.tsx';
import type { SpaceHint } from './space-hint.ts';

const SIDES = [
  ['north', 0, -1],
  ['east', 1, 0],
  ['south', 0, 1],
  ['west', -1, 0],
] as const;

interface Shown {
  readonly reach?: readonly MoveDestination[];
  /** Of these, those after which the mover can still attack; null where that is not asked. */
  readonly near?: readonly MoveDestination[] | null;
  readonly mover?: FigureId | undefined;
  readonly hints?: readonly SpaceHint[];
  /** Which it is by its numbers: of no use to whoever points at it. */
  readonly numbered?: boolean;
}

/** A space in words, for those who hear the board: what it is, who stands there, what it costs. */
export function describeSpace(
  words: Words,
  telling: Telling,
  position: Position,
  space: Space,
  { reach, near, mover, hints, numbered = true }: Shown,
): string {
  const { board, boardTokens, dynamite, figures, clock, wards = [], carried = [] } = position.state;
  const { space: say, ...things } = words.ui.board;
  const charge = (one: Dynamite) => things.dynamite(explosionRoundOf(one));
  const isHere = (at: Space | null) => at !== null && isSameSpace(at, space);
  const sentences = numbered ? [say.at(space)] : [];
  const destination = reach?.find((one) => isHere(one.space));
  // Before all else: the line is cut where it has no room.
  if (destination && mover && asked(() => winsAt(position, mover, space))) sentences.push(say.wins);
  sentences.push(say.terrain[terrainAt(board, space)]);
  const level = levelAt(board, space);
  if (level > 1 || board.elevation.length > 0) sentences.push(say.level(level));
  const current = board.currents?.find(({ at }) => isHere(at));
  if (current) sentences.push(say.current(current.spaces, current.direction));
  const walls = SIDES.filter(([, dx, dy]) => isWalled(position, space, [space[0] + dx, space[1] + dy]));
  if (walls.length > 0) sentences.push(say.walls(walls.map(([side]) => side)));
  if (clock.phase === 'placement' && position.encounter.startingZone.some(isHere))
    sentences.push(say.startingZone);
  for (const { door, now } of listDoors(position))
    if (door.edges.some((edge) => edge.some(isHere)))
      sentences.push(say.lies(things.door(words.content.sentence(door.name), now)));
  for (const token of boardTokens) if (isHere(token.at)) sentences.push(say.lies(things.token(token)));
  for (const { at, cause, reach: far } of wards)
    if (isHere(at)) sentences.push(say.lies(things.ward(telling.cause(cause), far)));
  for (const one of dynamite) if (isHere(one.at)) sentences.push(say.lies(charge(one)));
  for (const figure of figures) {
    if (!standsOn(figure, space)) continue;
    const name = telling.figureName(figure);
    const { max } = staminaOf(position, figure);
    const seen = numbered ? figure : { ...figure, at: null };
    sentences.push(
      figureText(words, seen, name, hpOf(position, figure), max, playerOf(telling, position, figure)),
    );
    for (const one of dynamite) if (one.carrier === figure.id) sentences.push(say.carries(charge(one)));
    for (const { token, by } of carried)
      if (by === figure.id) sentences.push(say.carries(telling.token(token.id)));
  }
  if (destination && destination.way.length > 0)
    sentences.push(
      things.destination(
        destination,
        destination.breaks.map((id) => telling.figure(id)),
      ),
    );
  if (destination && near && mover) {
    const attacks = near.includes(destination);
    const targets = attacks ? (asked(() => targetsFrom(position, mover, space)) ?? []) : [];
    sentences.push(things.afterMove(attacks, targets.map(telling.figure)));
  }
  for (const hint of hints ?? [])
    if (isHere(hint.space)) sentences.push(say.hint(hint.label, hint.note ?? null));
  return say.whole(sentences);
}

function isWalled({ state }: Position, a: Space, b: Space): boolean {
  return state.board.walls.some(
    ([one, other]) =>
      (isSameSpace(one, a) && isSameSpace(other, b)) || (isSameSpace(one, b) && isSameSpace(other, a)),
  );
}
