import {
  hpOf,
  isSameSpace,
  levelAt,
  type MoveDestination,
  type Position,
  type Space,
  spacesOf,
  staminaOf,
  terrainAt,
} from '../../engine/index.ts';
import { tokenText } from './BoardTokens.tsx';
import { dynamiteText } from './DynamiteMark.tsx';
import { figureText } from './FigureStandee.tsx';
import type { SpaceHint } from './space-hint.ts';
import { TERRAIN_NAMES } from './terrain-art.ts';
import { wardText } from './WardMark.tsx';

const SIDES = [
  ['north', 0, -1],
  ['east', 1, 0],
  ['south', 0, 1],
  ['west', -1, 0],
] as const;

interface Shown {
  readonly reach?: readonly MoveDestination[];
  readonly hints?: readonly SpaceHint[];
}

/** A space in words, for those who hear the board: what it is, who stands there, what it costs. */
export function describeSpace(position: Position, space: Space, { reach, hints }: Shown): string {
  const { board, boardTokens, dynamite, figures, clock } = position.state;
  const sentences = [`${space[0]},${space[1]}`, TERRAIN_NAMES[terrainAt(board, space)]];
  const level = levelAt(board, space);
  if (level > 1 || board.elevation.length > 0) sentences.push(`Level ${level}`);
  const current = board.currents?.find(({ at }) => isSameSpace(at, space));
  if (current) {
    const far = current.spaces === 1 ? '1 space' : `${current.spaces} spaces`;
    sentences.push(`Current, ${far} ${current.direction}`);
  }
  const walls = SIDES.filter(([, dx, dy]) => isWalled(position, space, [space[0] + dx, space[1] + dy]));
  if (walls.length > 0) sentences.push(`Wall to the ${walls.map(([side]) => side).join(', ')}`);
  if (clock.phase === 'placement' && position.encounter.startingZone.some((one) => isSameSpace(one, space))) {
    sentences.push('Starting zone');
  }
  for (const token of boardTokens)
    if (isSameSpace(token.at, space)) sentences.push(capital(tokenText(token)));
  for (const ward of position.state.wards ?? [])
    if (isSameSpace(ward.at, space)) sentences.push(capital(wardText(ward)));
  for (const one of dynamite)
    if (one.at && isSameSpace(one.at, space)) sentences.push(capital(dynamiteText(one)));
  for (const figure of figures) {
    if (spacesOf(figure).some((one) => isSameSpace(one, space))) {
      sentences.push(figureText(figure, hpOf(position, figure), staminaOf(position, figure).max));
      for (const one of dynamite)
        if (one.carrier === figure.id) sentences.push(`Carries ${dynamiteText(one)}`);
    }
  }
  const destination = reach?.find((one) => isSameSpace(one.space, space));
  if (destination && destination.way.length > 0) sentences.push(destinationText(position, destination));
  for (const hint of hints ?? []) {
    if (isSameSpace(hint.space, space))
      sentences.push(hint.note ? `${hint.label}: ${hint.note}` : hint.label);
  }
  return `${sentences.join('. ')}.`;
}

/** `Move here for 5 points and 1 SP, break attack by Animate 1`. */
function destinationText(position: Position, { cost, sp, breaks }: MoveDestination): string {
  const price = `${cost} point${cost === 1 ? '' : 's'}${sp ? ` and ${sp} SP` : ''}`;
  const names = breaks.map((id) => position.state.figures.find((figure) => figure.id === id)?.name ?? id);
  return `Move here for ${price}${names.length > 0 ? `, break attack by ${names.join(', ')}` : ''}`;
}

function isWalled({ state }: Position, a: Space, b: Space): boolean {
  return state.board.walls.some(
    ([one, other]) =>
      (isSameSpace(one, a) && isSameSpace(other, b)) || (isSameSpace(one, b) && isSameSpace(other, a)),
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
