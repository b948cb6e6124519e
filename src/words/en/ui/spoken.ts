/** The words of the keys that read. */
import {
  type Figure,
  type FigureId,
  type ForeseenTurn,
  figureIn,
  hpOf,
  listCards,
  listOpponents,
  listStanding,
  type Position,
  type Prompt,
  rangeOf,
  type Space,
} from '../../../engine/index.ts';
import type { HarmTold } from '../../../stores/middara/damage-range.ts';
import type { Telling } from '../../telling.ts';
import { goalOf } from '../goal-words.ts';
import { listed, points } from '../grammar.ts';
import { percent } from './chance.ts';

/** What is said to whoever does not look. */
export const title = 'Spoken';

export const again = 'Read out what just happened';
export const state = 'Read out how a figure stands';
export const reach = 'Read out what can attack it';
/** What each is asked with; the list of keys has them, too. */
export const keys = { again: 'l', state: 'w', reach: 't' } as const;
export const nothingYet = 'Nothing has happened yet.';
export const noMore = 'That was the first event. Press again for the last one.';
export const nobody = 'No figure is selected.';

const ended = (text: string): string => (/[.!?”]$/.test(text) ? text : `${text}.`);
const spaceText = ([x, y]: Space): string => `${x},${y}`;

/** `Remi (Anna) at 3,4, 5 of 8 HP`. */
function standing(position: Position, telling: Telling, figure: Figure): string {
  const hp = hpOf(position, figure);
  const several = position.state.seats.length > 1;
  const by = several && figure.seat !== null ? ` (${telling.seat(figure.seat)})` : '';
  const at = figure.at ? ` at ${spaceText(figure.at)}` : ' (not placed yet)';
  return `${telling.figureName(figure)}${by}${at}, ${Math.max(0, hp - figure.damage)} of ${hp} HP`;
}

/** Who is on which side, where, and how they stand: for whoever comes to the table. */
export function opening(position: Position, telling: Telling): string {
  const { state, encounter } = position;
  const ours = state.figures.filter(({ side, defeated }) => side === 'adventurers' && !defeated);
  const theirs = listStanding(position.state).filter(({ side }) => side === 'combatants');
  const line = (figures: readonly Figure[]) =>
    figures.map((figure) => standing(position, telling, figure)).join('; ');
  const round = state.clock.round > 0 ? ` Round ${state.clock.round}.` : '';
  const foes = theirs.length > 0 ? ` Enemies: ${line(theirs)}.` : '';
  return `${ended(encounter.name)}${round} ${goalOf(position).aim} Your party: ${line(ours)}.${foes}`;
}

/** The most answers that are read out with their keys. */
const FEW = 5;

/** The question that is open, for whom, and the answers with their keys where there are few. */
export function question(
  position: Position,
  telling: Telling,
  prompt: Prompt,
  answers: readonly (readonly [key: string, answer: string])[],
  spaces: number,
): string {
  const figure = figureIn(position.state, prompt.figure);
  const name = telling.figureName(figure);
  const seat = position.state.seats.length > 1 ? telling.seat(prompt.seat) : null;
  const asked = telling.question(prompt);
  // Most name the figure themselves.
  const whose = asked.includes(name) ? seat : seat === null ? name : `${seat}, for ${name}`;
  const hp = hpOf(position, figure);
  const at = figure.at ? `, at ${spaceText(figure.at)}` : '';
  const stands = `: ${figure.sp} SP, ${Math.max(0, hp - figure.damage)} of ${hp} HP${at}`;
  const what = `${whose === null ? '' : `${whose}: `}${asked}${prompt.question.ask === 'turn' ? stands : ''}`;
  const read = answers.length <= FEW ? answers.map(([key, answer]) => ended(`${key}: ${answer}`)) : [];
  const rest = answers.length > FEW ? [`${points(answers.length, 'answer')}.`] : [];
  return [ended(what), ...onBoard(spaces), ...rest, ...read].join(' ');
}

const onBoard = (spaces: number): string[] =>
  spaces > 0 ? [`${points(spaces, 'space')} to choose from.`] : [];

export const answered = (answer: string): string => ended(`Answer: ${answer}`);

/** A line of the feed by itself. */
export const moment = (text: string): string => ended(text);

/** What the app did itself: `Undone: 1 decision.` */
export const note = (texts: readonly string[]): string => ended(texts.join('; '));

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
