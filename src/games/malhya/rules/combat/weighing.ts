/** What an enemy's choice is made of: the heroes that stand, how far each is, and where the enemy can go. */
import { type Distances, distanceFrom, distancesTo } from '../place/distance.ts';
import { gaitOf } from '../place/moves.ts';
import { asTheCrow, isSameSpace, keyOf, type Space } from '../place/space.ts';
import {
  adjacentAdversaries,
  adversariesOf,
  areAdjacent,
  type Field,
  isEngaged,
  type Standing,
} from '../place/standing.ts';
import { type Walk, walksOf } from '../place/walks.ts';
import { besideTarget, type Target, targetFrom } from './fight-targets.ts';
import {
  type Because,
  type Candidate,
  type EnemyBrief,
  type EnemyChoice,
  type EnemyDecision,
  type Sieve,
  sift,
} from './priority.ts';

/** A hero and all that is known of it before anything is chosen. */
export interface Weighed extends Omit<Candidate, 'way'> {
  readonly figure: Standing;
  /** How far it is from anywhere. */
  readonly distances: Distances;
}

export interface Weighing {
  readonly field: Field;
  readonly enemy: Standing;
  readonly brief: EnemyBrief;
  readonly heroes: readonly Weighed[];
}

export function weighing(field: Field, enemy: Standing, brief: EnemyBrief): Weighing {
  const gait = gaitOf(enemy);
  const heroes = adversariesOf(field, enemy).map((figure): Weighed => {
    const distances = distancesTo(field, gait, figure);
    const aimed = brief.ranged ? shotAt(field, enemy, figure, brief) : null;
    return {
      figure,
      distances,
      hero: figure.id,
      distance: distanceFrom(distances, enemy.at),
      engaged: isEngaged(field, figure),
      attacked: brief.attacked.includes(figure.id),
      beside: areAdjacent(field.ground, enemy, figure),
      hits: 1 + besideTarget(field, figure).length,
      sight: aimed?.sight ? (aimed.why ? 'none' : aimed.sight.state) : null,
      penalties: aimed?.penalties ?? [],
    };
  });
  return { field, enemy, brief, heroes };
}

/** One hero as the target of a shot from where an enemy would stand. */
export const shotAt = (
  field: Field,
  enemy: Standing,
  hero: Standing,
  { range }: EnemyBrief,
  at = enemy.at,
): Target => targetFrom(field, { ...enemy, at }, hero, { kind: 'ranged', range });

/** Heroes it would be beside there. */
export const touchedAt = ({ field, enemy }: Weighing, at: Space): string[] =>
  adjacentAdversaries(field, { ...enemy, at }).map(({ id }) => id);

/** Its walks: movement is lost on contact, so each ends at the first space beside a hero (MA-40). */
export function walksUntilContact(weighed: Weighing): Walk[] {
  const { field, enemy, brief } = weighed;
  const touched = new Map<string, boolean>();
  const stops = (at: Space): boolean => {
    const key = keyOf(at);
    const known = touched.get(key) ?? touchedAt(weighed, at).length > 0;
    touched.set(key, known);
    return known;
  };
  return walksOf(field, enemy, { points: brief.movement, stops });
}

/** It stays where it is. */
export const staying = ({ at }: Standing): Walk => ({ to: at, steps: [], cost: 0 });

export const choiceOf = (
  target: string | null,
  { to, steps, cost }: Walk,
  attacks: boolean,
): EnemyChoice => ({
  target,
  to,
  steps,
  cost,
  attacks,
  touches: [],
});

/** It stays, and attacks one of these. */
export const attackHere = ({ enemy }: Weighing, targets: readonly Weighed[]): EnemyChoice[] =>
  targets.map(({ hero }) => choiceOf(hero, staying(enemy), true));

/** All sieves, for heroes as they were weighed: what the way is does not matter to them. */
export const siftHeroes = (all: readonly Weighed[], sieves: readonly Sieve<Candidate>[]) =>
  sift(
    all,
    sieves.map(({ rule, measure }) => ({
      rule,
      measure: (one: Weighed) => measure({ ...one, way: null }),
    })),
  );

/** A walk towards a hero, and what is left of the way from its end. */
interface Approach {
  readonly walk: Walk;
  readonly hero: string;
  readonly left: number;
}

/** More than any way costs. */
const NO_WAY = 1000;

/**
 * With all its Movement towards these heroes: as near as it can come, by the cheapest way (L4921, L4972); where no way
 * leads to them, as the crow flies (MA-232). A space that serves for several of them is one choice.
 */
export function approach(
  weighed: Weighing,
  targets: readonly Weighed[],
): { readonly choices: EnemyChoice[]; readonly by: EnemyDecision['decidedBy'] } {
  const walks = [staying(weighed.enemy), ...walksUntilContact(weighed)];
  const ways = nearestOfCutOff(weighed.enemy, targets).flatMap(({ hero, figure, distances }) =>
    sift(
      walks.map(
        (walk): Approach => ({
          walk,
          hero,
          left: distanceFrom(distances, walk.to) ?? NO_WAY + asTheCrow(walk.to, figure.at),
        }),
      ),
      [
        { rule: 'comes-nearest', measure: ({ left }) => left },
        { rule: 'cheapest-way', measure: ({ walk }) => walk.cost },
      ],
    ),
  );
  const ends = ways
    .flatMap(({ left }) => left)
    .filter(({ walk }, i, all) => all.findIndex((one) => isSameSpace(one.walk.to, walk.to)) === i);
  return {
    choices: ends.map(({ walk, hero }) => ({
      ...choiceOf(hero, walk, false),
      touches: touchedAt(weighed, walk.to),
    })),
    by: [...new Set(ways.flatMap(({ by }) => by))],
  };
}

/** To none of them there is a way, or to all: of those the nearest as the crow flies. */
function nearestOfCutOff({ at }: Standing, targets: readonly Weighed[]): readonly Weighed[] {
  if (targets.some(({ distance }) => distance !== null)) return targets;
  const least = Math.min(...targets.map(({ figure }) => asTheCrow(at, figure.at)));
  return targets.filter(({ figure }) => asTheCrow(at, figure.at) === least);
}

/** All of a decision; with several choices left it is the table that decides. */
export function decided(
  { heroes, brief }: Weighing,
  option: EnemyDecision['option'],
  because: Because,
  choices: readonly EnemyChoice[],
  by: EnemyDecision['decidedBy'],
  ways: ReadonlyMap<string, number> = new Map(),
): EnemyDecision {
  const candidates = heroes.map(({ figure: _, distances: __, ...rest }): Candidate => {
    const here = choices.find(({ target, attacks }) => attacks && target === rest.hero);
    return { ...rest, way: ways.get(rest.hero) ?? here?.cost ?? null };
  });
  return {
    attack: brief.ranged ? 'ranged' : 'melee',
    option,
    because,
    candidates,
    decidedBy: choices.length > 1 ? [...by, 'table'] : by,
    choices,
  };
}
