import {
  type AbilityToken,
  type BoardToken,
  type Direction,
  type Effect,
  type MoveDestination,
  type Space,
  spOfMove,
  type Terrain,
} from '../../../engine/index.ts';
import { capital, listed, points, spelled } from '../grammar.ts';
import { percent } from './chance.ts';
import { plays } from './seats.ts';

export { deeds } from './deeds.ts';

export const board = {
  role: 'game board',
  label: (encounter: string) =>
    `Board: ${encounter}. Arrow keys move the cursor, Enter acts, Page Down goes to the next figure.`,
};

export const zoom = {
  title: 'Ruler and zoom',
  in: 'Zoom in',
  out: 'Zoom out',
  fit: 'Fit',
};

/** A token on the board; one placed face down shows its colour when it is activated (p.17). */
export const token = ({ colour, kind }: Pick<BoardToken, 'colour' | 'kind'>): string =>
  `${spelled(colour)} ${kind} token${colour === 'random' ? ', face down' : ''}`;

/** The mark of a token's colour, for those who do not see it. */
export const tokenLetter = (colour: string): string =>
  colour === 'random' ? '?' : colour.charAt(0).toUpperCase();

/** On the door of a way out. */
export const exit = 'EXIT';

/** The same beside an arrow at the edge: `EXIT R`. */
export const exitTag = (colour: string): string => `${exit} ${tokenLetter(colour)}`;

/** What the arrow stands for: `EXIT R, 9 spaces away`. */
export const exitAway = (colour: string, away: number | null): string =>
  away === null ? exitTag(colour) : `${exitTag(colour)}, ${points(away, 'space')} away`;

/** So many that answer a question lie that way, beside an arrow at the edge. */
export const spacesThere = (count: number): string => points(count, 'space');

/** HP left beside an arrow at the edge. */
export const heart = (left: number): string => `♥${Math.max(0, left)}`;

/** Dynamite, with the round at whose end it explodes: `lit dynamite, explodes at the end of round 2`. */
export const dynamite = (explodes: number | null): string =>
  explodes === null ? 'unlit dynamite' : `lit dynamite, explodes at the end of round ${explodes}`;

/** A door: `the gate, locked, opened by R`. */
export const door = (
  name: string,
  state: 'open' | 'closed' | 'locked',
  opener: string | null = null,
): string => `${name}, ${state}${opener === null ? '' : `, opened by ${tokenLetter(opener)}`}`;

/** A token that gives abilities: `Font Of Renewal token, reaches 6 spaces`. */
export const ward = (name: string, reach: number): string =>
  `${name} token, reaches ${points(reach, 'space')}`;

/** A figure as the board shows it. */
export interface FigureSeen {
  readonly name: string;
  readonly side: 'adventurer' | 'ally' | 'combatant';
  /** Whose it is, where several play. */
  readonly player: string | null;
  readonly left: number;
  readonly hp: number;
  /** null for figures without SP. */
  readonly sp: number | null;
  readonly effects: readonly Effect[];
  readonly tokens: readonly (readonly [AbilityToken, number])[];
  readonly defeated: boolean;
  readonly at: Space | null;
}

/** `Remi, adventurer, 8 of 12 HP, 3 SP, poison, at 3,4`. */
export function figure(seen: FigureSeen): string {
  const parts: string[] = [seen.name, seen.side];
  if (seen.player !== null) parts.push(plays(seen.player));
  parts.push(`${seen.left} of ${seen.hp} HP`);
  if (seen.sp !== null) parts.push(`${seen.sp} SP`);
  parts.push(...seen.effects, ...seen.tokens.map(([name, count]) => `${count} ${name} token`));
  if (seen.defeated) parts.push('defeated');
  else if (seen.at) parts.push(`at ${seen.at.join(',')}`);
  return listed(parts);
}

/** What a space is and what is there, sentence by sentence. */
export const space = {
  at: ([x, y]: Space) => `${x},${y}`,
  terrain: {
    normal: 'Normal floor',
    hindering: 'Hindering',
    water: 'Water',
    muck: 'Muck',
    obstructing: 'Obstructing',
    dangerous: 'Dangerous',
    special: 'Special',
    void: 'Nothing',
  } satisfies Readonly<Record<Terrain, string>> as Readonly<Record<Terrain, string>>,
  level: (level: number) => `Level ${level}`,
  current: (spaces: number, direction: Direction) => `Current, ${points(spaces, 'space')} ${direction}`,
  walls: (sides: readonly Direction[]) => `Wall to the ${listed(sides)}`,
  startingZone: 'Starting zone',
  lies: (what: string) => capital(what),
  carries: (what: string) => `Carries ${what}`,
  /** Of an Exit, to whoever may go there or stands there. */
  wins: 'End the turn here to win',
  /** What may be done there, and what is to be known of it. */
  hint: (label: string, note: string | null) => (note === null ? label : `${label}: ${note}`),
  whole: (sentences: readonly string[]) => `${sentences.join('. ')}.`,
};

/** Of a destination: the points, and the SP that starting the move and lengthening it take. */
export type Price = Pick<MoveDestination, 'cost' | 'startSp' | 'sp'>;

/** `Move here for 5 points and 3 SP, Break Attack by Animate 1`. */
export function destination(price: Price, breaks: readonly string[]): string {
  const sp = spOfMove(price);
  const all = `${points(price.cost, 'step')}${sp ? ` and ${sp} SP` : ''}`;
  return `Move here for ${all}${breaks.length > 0 ? `, Break Attack by ${listed(breaks)}` : ''}`;
}

/** The same in short, over the space: `2 steps ◆ · 1 strike`. */
export function price(all: Price, breaks: number): string {
  const sp = spOfMove(all);
  const steps = `${points(all.cost, 'step')}${sp ? ` ${'◆'.repeat(sp)}` : ''}`;
  return breaks ? `${steps} · ${points(breaks, 'strike')}` : steps;
}

/** Whether an Attack Action can be paid after the move, and whom it could be aimed at from there. */
export const afterMove = (attacks: boolean, targets: readonly string[]): string => {
  if (!attacks) return 'Then no SP for an attack';
  return targets.length > 0
    ? `Then you can attack ${listed(targets)}`
    : 'Then SP for an attack, but nobody in reach';
};

/** On the border of what a price reaches: `7 steps ◆◆`; of what is left of a movement under way: `4 steps left · free`. */
export const band = (sp: number, steps: number): string =>
  sp === 0 ? 'this move' : `${points(steps, 'step')} ${'◆'.repeat(sp)}`;
export const bandLeft = (left: number): string => `${points(left, 'step')} left · free`;

/** Below a figure that may be struck, or may not: `C3 · 72 %`, `C3 · too far`; one of its kind has no number. */
export const targetTag = (sign: string, says: string): string => (sign === '' ? says : `${sign} · ${says}`);

/** A friend in an area. */
export const too = (name: string): string => `${name} too`;

/** Why it may not be struck, in two words. */
export const tooFar = 'too far';
/** Of an enemy that a move brings in reach. */
export const moveFirst = 'move first';
export const unseen = 'blocked';

/** The chance of a strike, three dots until it is worked out. */
export const chance = (hit: number | null): string => (hit === null ? '…' : percent(hit));

/** A space an opponent could have ended in and did not. */
export const whyNot = {
  notThere: 'Not there',
  noBetter: 'no better',
  /** By how much, after what made it worse. */
  by: (shortfall: string) => ` (${shortfall})`,
};
