/**
 * Enemies in melee (malhya.txt L4887–L4921, MA-40, MA-41, MA-44).
 *
 * - **Option 1**, engaged: it attacks an adjacent hero, one its group has not attacked this turn; with the engaged-first
 *   sign one it has (L4901–L4904).
 * - **Option 2**, it moves to attack one in reach: a way within its Movement whose last space is beside the target, and
 *   none before it beside any hero. The nearest who is not engaged, else the nearest who is; of equals one not yet
 *   attacked. With the sign an engaged one, already attacked first; else the nearest who is not (L4906–L4917).
 * - **Option 3**, nobody in reach: its full Movement towards the nearest; with the sign towards the nearest engaged, if
 *   there is one (L4921, L4895).
 *
 * An area goes where it hits most (L4996). With long reach it comes beside its target if it can, else within two spaces
 * (L5209, MA-116).
 */
import { isInLongReach } from '../place/sight.ts';
import { areAdjacent } from '../place/standing.ts';
import type { Walk } from '../place/walks.ts';
import {
  type Candidate,
  ENGAGED,
  type EnemyChoice,
  type EnemyDecision,
  FRESH,
  MOST_HIT,
  NEAREST,
  PURSUED,
  type Sieve,
  sift,
} from './priority.ts';
import {
  approach,
  attackHere,
  choiceOf,
  decided,
  siftHeroes,
  staying,
  type Weighed,
  type Weighing,
  walksUntilContact,
} from './weighing.ts';

const FREE_FIRST: Sieve<Candidate> = { rule: 'not-engaged', measure: ({ engaged }) => Number(engaged) };
/** Of those that are free, as engaged ones that were attacked are sought. */
const FRESH_OF_FREE: Sieve<Candidate> = {
  rule: 'not-attacked',
  measure: ({ engaged, attacked }) => Number(attacked && !engaged),
};

/** A way to attack a hero. */
interface Onset {
  readonly walk: Walk;
  readonly engages: boolean;
}

/** Every way to attack one, those that come beside it first where there are any. */
function onsetsOn({ field, enemy, brief }: Weighing, walks: readonly Walk[], { figure }: Weighed): Onset[] {
  const standsAt = (walk: Walk) => ({ ...enemy, at: walk.to });
  const all = (brief.longReach ? [staying(enemy), ...walks] : walks).map((walk) => ({
    walk,
    engages: areAdjacent(field.ground, standsAt(walk), figure),
  }));
  const beside = all.filter(({ engages }) => engages);
  if (beside.length > 0 || !brief.longReach) return beside;
  return all.filter(({ walk }) => isInLongReach(field, standsAt(walk), figure));
}

export function meleeDecision(weighed: Weighing): EnemyDecision {
  const { heroes, brief } = weighed;
  if (heroes.length === 0) return decided(weighed, 0, 'nobody-stands', [], []);
  const most = brief.area ? [MOST_HIT] : [];
  const beside = heroes.filter((one) => one.beside);
  if (beside.length > 0) {
    const { left, by } = siftHeroes(beside, [...most, brief.engagedFirst ? PURSUED : FRESH]);
    return decided(weighed, 1, 'engaged', attackHere(weighed, left), by);
  }
  const walks = walksUntilContact(weighed);
  const onsets = new Map(heroes.map((one) => [one.hero, onsetsOn(weighed, walks, one)]));
  const inReach = heroes.filter(({ hero }) => onsets.get(hero)!.length > 0);
  if (inReach.length > 0) return attackInReach(weighed, inReach, onsets, most);
  const { left, by } = siftHeroes(heroes, [...(brief.engagedFirst ? [ENGAGED] : []), NEAREST, FRESH]);
  const { choices, by: ways } = approach(weighed, left);
  return decided(weighed, 3, 'nobody-in-reach', choices, [...by, ...ways]);
}

function attackInReach(
  weighed: Weighing,
  inReach: readonly Weighed[],
  onsets: ReadonlyMap<string, readonly Onset[]>,
  most: readonly Sieve<Candidate>[],
): EnemyDecision {
  const sieves = weighed.brief.engagedFirst
    ? [...most, ENGAGED, PURSUED, NEAREST, FRESH_OF_FREE]
    : [...most, FREE_FIRST, NEAREST, FRESH];
  const { left, by } = siftHeroes(inReach, sieves);
  const ways = left.map(({ hero }) => ({
    hero,
    ...sift(onsets.get(hero)!, [{ rule: 'cheapest-way', measure: ({ walk }) => walk.cost }]),
  }));
  const choices = ways.flatMap(({ hero, left: best }): EnemyChoice[] =>
    best.map(({ walk }) => choiceOf(hero, walk, true)),
  );
  const least = new Map(
    inReach.map(({ hero }) => [hero, Math.min(...onsets.get(hero)!.map(({ walk }) => walk.cost))]),
  );
  const rules = [...by, ...new Set(ways.flatMap((one) => one.by))];
  return decided(weighed, 2, 'in-reach', choices, rules, least);
}
