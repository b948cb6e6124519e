/** What the keys that read say of a figure: when somebody presses one, and not before. */
import {
  type Figure,
  type FigureId,
  type ForeseenTurn,
  figureIn,
  listCards,
  listOpponents,
  type Position,
  rangeOf,
} from '../../../engine/index.ts';
import type { HarmTold } from '../../../stores/middara/damage-range.ts';
import type { Telling } from '../../telling.ts';
import { ended, listed, points } from '../grammar.ts';
import { percent } from './chance.ts';

const WAYS = ['east', 'south-east', 'south', 'south-west', 'west', 'north-west', 'north', 'north-east'];

/** `2 spaces to the north`; beside: `next to it, to the north`. */
function away(from: Figure, to: Figure): string {
  if (!from.at || !to.at) return 'off the board';
  const angle = Math.atan2(to.at[1] - from.at[1], to.at[0] - from.at[0]);
  const way = WAYS[(Math.round((angle * 4) / Math.PI) + 8) % 8]!;
  const range = rangeOf(from, to);
  return range <= 1 ? `next to it, ${way}` : `${points(range, 'space')} ${way}`;
}

/** A figure as it stands: `seen` is what the board says of it. */
export function stateOf(position: Position, telling: Telling, id: FigureId, seen: string): string {
  const figure = figureIn(position.state, id);
  const items = listCards(figure)
    .filter(({ type }) => type === 'item')
    .map(({ type, ref, exhausted }) => `${telling.card(type, ref)}${exhausted ? ' (exhausted)' : ''}`);
  const used = listCards(figure)
    .filter(({ type, exhausted }) => type === 'discipline' && exhausted)
    .map(({ type, ref }) => telling.card(type, ref));
  const [nearest] = listOpponents(position.state, figure)
    .filter((one) => one.at !== null && !one.defeated)
    .toSorted((a, b) => rangeOf(figure, a) - rangeOf(figure, b));
  return [
    seen,
    ...(items.length > 0 ? [`Holds ${listed(items)}`] : []),
    ...(used.length > 0 ? [`Exhausted: ${listed(used)}`] : []),
    ...(nearest && figure.at
      ? [`Nearest enemy: ${telling.figureName(nearest)}, ${away(figure, nearest)}`]
      : []),
  ]
    .map(ended)
    .join(' ');
}

/** Who could come near enough to strike at a figure, each with where it stands from there. */
export function reachOf(
  position: Position,
  telling: Telling,
  id: FigureId,
  could: readonly FigureId[] | null,
): string {
  const figure = figureIn(position.state, id);
  const name = telling.figureName(figure);
  const of = (could ?? listOpponents(position.state, figure).map((one) => one.id))
    .map((one) => figureIn(position.state, one))
    .filter((one) => one.at !== null && !one.defeated)
    .toSorted((a, b) => rangeOf(figure, a) - rangeOf(figure, b));
  const list = of.map((one) => `${telling.figureName(one)}, ${away(figure, one)}`).join('; ');
  if (could === null) return of.length === 0 ? 'There are no enemies.' : `Enemies from ${name}: ${list}.`;
  if (of.length === 0) return `No enemy can attack ${name} before its next turn.`;
  return `${points(of.length, 'enemy', 'enemies')} can attack ${name}: ${list}.`;
}

/** What they would do to it if the turn ended now. */
export function wouldDo(
  telling: Telling,
  id: FigureId,
  turns: readonly ForeseenTurn[],
  { expected, range: [least, most], falls }: HarmTold,
): string {
  const blows = turns.flatMap(({ figure, blows }) => {
    const on = blows.filter(({ target }) => target === id);
    return on.length === 0
      ? []
      : [`${telling.figure(figure)} attacks: hit ${on.map(({ hit }) => percent(hit)).join(', then ')}`];
  });
  const name = telling.figure(id);
  if (blows.length === 0 && expected === 0) return `If the turn ends now, no enemy attacks ${name}.`;
  const harm = `${least === most ? least : `${least} to ${most}`} damage, ${falls > 0 ? `${percent(falls)} chance` : 'no risk'} that ${name} falls`;
  return `If the turn ends now: ${[...blows, harm].join('; ')}.`;
}
