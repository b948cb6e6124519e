/**
 * Enemies' cards in stealth (malhya.txt L3949–L4057).
 *
 * **Step 1** so many enemies, those nearest to the target, move so many spaces towards it in any direction (L3967).
 *   - who is there, or cannot come nearer by a space, is passed over (L3980); fewer that can: those (MA-61)
 *   - on the token they stop; taken: on a free adjacent space, though moves are left (L3978)
 *   - the clearest and shortest way, zones with their price, diagonals first (L3992–L3996, MA-194); of two tokens of a colour the
 *     nearer of each enemy (MA-60); some types one space more (L3833)
 * **Step 2** one enemy on the named token, of several the table chooses (MA-60): so many spaces in the direction given,
 *   by the place's north; an impossible step ends it (L4012). Then a Vigilance token before it, in the direction of its
 *   gaze, on a valid space, which is no rift (MA-123), without figure and such a token (L4016–L4020).
 * **Noise** the target is the nearest noise (L4055). **Corpses** threat + 1 for each, those in rifts too (L4057).
 */

import { sift } from '../combat/priority.ts';
import { areAdjacentSpaces } from '../place/adjacency.ts';
import { type Distances, pricesTo } from '../place/distance.ts';
import { zoneAt } from '../place/ground.ts';
import { gaitOf, mayEndOn, movesFrom } from '../place/moves.ts';
import { asTheCrow, isSameSpace, keyOf, plus, type Space, spacesFrom } from '../place/space.ts';
import { type Field, figureWith, type Standing, standsOn } from '../place/standing.ts';
import { inTheWayOf, isClear, isOpen, type Walk, walksOf } from '../place/walks.ts';

export type Compass = 'north' | 'east' | 'south' | 'west';
/** The colour of an invocation token, or the nearest noise (L4055). */
export const CALLED_TO = ['red', 'yellow', 'green', 'blue', 'noise'] as const;
export type CalledTo = (typeof CALLED_TO)[number];

type CallColour = Exclude<CalledTo, 'noise'>;

/** The colour of an invocation token by its name; null: it is none. */
export const colourOfToken = (token: string): CallColour | null =>
  CALLED_TO.find((one): one is CallColour => one !== 'noise' && one === token.split('-')[0]) ?? null;

export const COMPASS: readonly Compass[] = ['north', 'east', 'south', 'west'];

const TURNS: readonly Space[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** A card's direction on the board; `north`: where the place's north is, as if north were up. */
export const directionOf = (towards: Compass, north: Compass): Space =>
  TURNS[(COMPASS.indexOf(towards) + COMPASS.indexOf(north)) % 4]!;

/** From every space the price of the way to the nearest of these, whoever stands in it. */
const priceTo = ({ ground }: Field, walker: Standing, targets: readonly Space[]): Distances =>
  pricesTo(ground, gaitOf(walker), targets.map(keyOf).join(' '), (at, size) =>
    spacesFrom(at, size).some((own) => targets.some((target) => isSameSpace(own, target))),
  );

/** An enemy weighed for step 1. */
export interface Drawn {
  readonly id: string;
  /** Null: there is no way. */
  readonly distance: number | null;
  /** Why it is passed over; null: it moves if it is among the nearest. */
  readonly passed: 'there' | 'no-nearer' | null;
  /** Where it would go: of several the table chooses. */
  readonly walks: readonly Walk[];
}

/**
 * Squared: of spaces as near by the way the one that diagonals lead to first, and then straight ones (L3992, MA-194).
 */
const asTheCrowFlies = (from: readonly Space[], targets: readonly Space[]): number =>
  Math.min(...from.flatMap((own) => targets.map((target) => asTheCrow(own, target))));

/** How one enemy would go, with so many spaces. */
export function drawn(field: Field, enemy: Standing, targets: readonly Space[], spaces: number): Drawn {
  const { id } = enemy;
  const priced = priceTo(field, enemy, targets);
  const priceAt = (at: Space) => priced.get(keyOf(at)) ?? Number.POSITIVE_INFINITY;
  const now = priceAt(enemy.at);
  if (now === 0) return { id, distance: 0, passed: 'there', walks: [] };
  const isThere = (at: Space) => priceAt(at) === 0;
  const nearer = walksOf(field, enemy, { points: spaces, stops: isThere }).filter(
    ({ to }) => priceAt(to) < now,
  );
  const { left } = sift(nearer, [
    { rule: 'comes-nearest', measure: ({ to }) => priceAt(to) },
    { rule: 'cheapest-way', measure: ({ cost }) => cost },
    { rule: 'clearest', measure: ({ to }) => asTheCrowFlies(spacesFrom(to, enemy.size), targets) },
  ]);
  return {
    id,
    distance: Number.isFinite(now) ? now : null,
    passed: left.length === 0 ? 'no-nearer' : null,
    walks: left,
  };
}

export interface StepOne {
  readonly count: number;
  readonly spaces: number;
}

/** The part of an action card that is read in stealth (L3959–L4057). */
export interface StealthCard {
  readonly one?: StepOne & { readonly to: CalledTo };
  readonly two?: {
    readonly on: Exclude<CalledTo, 'noise'>;
    readonly spaces: number;
    readonly towards: Compass;
    readonly gaze: Compass;
  };
  /** Threat + 1 for each corpse (L4057). */
  readonly corpses?: true;
}

export interface StepOneMovers {
  readonly all: readonly Drawn[];
  /** They move in any case. */
  readonly sure: readonly string[];
  /** As near as one another: the table chooses so many of them. */
  readonly tied: readonly string[];
  readonly choose: number;
}

/** Who moves; `more`: spaces an enemy goes more than the card says. */
export function stepOneMovers(
  field: Field,
  targets: readonly Space[],
  { count, spaces }: StepOne,
  more: (enemy: string) => number = () => 0,
): StepOneMovers {
  const all = field.figures
    .filter(({ side }) => side === 'enemy')
    .map((enemy) => drawn(field, enemy, targets, spaces + more(enemy.id)));
  const able = all.filter(({ passed }) => passed === null).sort((a, b) => a.distance! - b.distance!);
  const last = able[Math.min(count, able.length) - 1];
  if (!last) return { all, sure: [], tied: [], choose: 0 };
  const sure = able.filter(({ distance }) => distance! < last.distance!);
  const tied = able.filter(({ distance }) => distance === last.distance);
  const choose = Math.min(count, able.length) - sure.length;
  const ids = (list: readonly Drawn[]) => list.map(({ id }) => id);
  return tied.length === choose
    ? { all, sure: ids([...sure, ...tied]), tied: [], choose: 0 }
    : { all, sure: ids(sure), tied: ids(tied), choose };
}

export interface Vigilance {
  readonly enemy: string;
  readonly at: Space;
  readonly gaze: Space;
}

/** Enemies on the named token, of which one performs step 2. */
export const stepTwoEnemies = (field: Field, tokens: readonly Space[]): string[] =>
  field.figures
    .filter((one) => one.side === 'enemy' && tokens.some((token) => standsOn(one, token)))
    .map(({ id }) => id);

/** Straight on as far as it gets: only spaces it can stop on count. */
export function stepTwoWay(field: Field, id: string, direction: Space, spaces: number): Walk {
  const enemy = figureWith(field, id);
  const { ground } = field;
  const { through, onto } = inTheWayOf(field, enemy);
  let best: Walk = { to: enemy.at, steps: [], cost: 0 };
  let walk = best;
  for (;;) {
    const move = movesFrom(ground, walk.to, gaitOf(enemy)).find(({ steps }) =>
      isSameSpace(steps[0]!.to, plus(walk.to, direction)),
    );
    if (!move || walk.cost + move.cost > spaces || !isOpen(through, move, enemy.size)) return best;
    walk = { to: move.to, steps: [...walk.steps, ...move.steps], cost: walk.cost + move.cost };
    if (isClear(onto, walk.to, enemy.size) && mayEndOn(ground, walk.to, enemy.size)) best = walk;
  }
}

/** Spaces before an enemy in a direction: one, of a base of four two. */
const spacesBefore = ({ at, size }: Standing, gaze: Space): Space[] => {
  const own = spacesFrom(at, size);
  return own.map((space) => plus(space, gaze)).filter((space) => !own.some((one) => isSameSpace(one, space)));
};

/** Where its Vigilance token lies; null: it cannot be put, and the enemy looks all round (L4020). */
export function vigilanceBefore(
  field: Field,
  id: string,
  gaze: Space,
  tokens: readonly Vigilance[],
): Vigilance | null {
  const enemy = figureWith(field, id);
  const at = spacesBefore(enemy, gaze).find(
    (space) =>
      zoneAt(field.ground, space) !== null &&
      mayEndOn(field.ground, space, 1) &&
      spacesFrom(enemy.at, enemy.size).some((own) => areAdjacentSpaces(field.ground, own, space)) &&
      !field.figures.some((one) => standsOn(one, space)) &&
      !tokens.some((token) => isSameSpace(token.at, space)),
  );
  return at ? { enemy: id, at, gaze } : null;
}

/** Tokens left after an enemy has moved: its own go, and one it stops on (L4022). */
export const vigilanceAfter = (tokens: readonly Vigilance[], mover: Standing): Vigilance[] =>
  tokens.filter(({ enemy, at }) => enemy !== mover.id && !standsOn(mover, at));

/** Noise left after an enemy came onto these spaces (L4111). */
export const noiseAfter = (noise: readonly Space[], entered: readonly Space[]): Space[] =>
  noise.filter((at) => !entered.some((space) => isSameSpace(space, at)));
