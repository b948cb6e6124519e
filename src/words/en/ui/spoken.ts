/** The words of the keys that read. */
import {
  type Figure,
  figureIn,
  hpOf,
  listStanding,
  type Position,
  type Prompt,
  type Space,
} from '../../../engine/index.ts';
import type { Telling } from '../../telling.ts';
import { goalOf } from '../goal-words.ts';
import { ended, points } from '../grammar.ts';

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
