/**
 * Enemies at range, auratic ones too (malhya.txt L4927–L4972, MA-42, MA-43, MA-44).
 *
 * - **Option 1**, engaged: with movement on its tokens it leaves, so many spaces, to a space beside no hero; if possible
 *   with clean sight to a hero it left, else with any; of such to one that takes most of them (MA-118). Without, or with
 *   no such space, it stays and attacks an adjacent hero. One not yet attacked first, in both cases (L4933–L4948); of all
 *   it sees from there then one it left (MA-120).
 * - **Option 2**, free and sees nobody in range: it moves to see the nearest it can get into sight, no space of the way
 *   beside a hero; without penalty if possible, as far from it as sight allows, by the cheapest way (L4951–L4956).
 * - **Option 3**, free and sees somebody: it stands; with the engaged-first sign the nearest engaged, else the nearest
 *   without penalty, else the nearest; of equals one not yet attacked (L4962–L4968).
 * - **Option 4**, nobody even by moving: its full Movement towards the nearest (L4972).
 *
 * An area goes where it hits most within Movement and range; where it hits as many from where it stands, it stands
 * (L4996, L5058, MA-121).
 */
import { distanceFrom } from '../place/distance.ts';
import { type Walk, walksOf } from '../place/walks.ts';
import {
  CLEAN,
  ENGAGED,
  type EnemyChoice,
  type EnemyDecision,
  FRESH,
  MOST_HIT,
  NEAREST,
  orInfinity,
  type Sieve,
  sift,
} from './priority.ts';
import {
  approach,
  attackHere,
  choiceOf,
  decided,
  shotAt,
  siftHeroes,
  touchedAt,
  type Weighed,
  type Weighing,
  walksUntilContact,
} from './weighing.ts';

/** A space to shoot from. */
interface Spot {
  readonly walk: Walk;
  readonly clean: boolean;
  /** How far the target is from it. */
  readonly away: number;
}

const CHEAPEST: Sieve<Spot> = { rule: 'cheapest-way', measure: ({ walk }) => walk.cost };

function spotsFor({ field, enemy, brief }: Weighing, walks: readonly Walk[], one: Weighed): Spot[] {
  return walks.flatMap((walk) => {
    const { why, penalties } = shotAt(field, enemy, one.figure, brief, walk.to);
    if (why) return [];
    return [{ walk, clean: penalties.length === 0, away: orInfinity(distanceFrom(one.distances, walk.to)) }];
  });
}

export function rangedDecision(weighed: Weighing): EnemyDecision {
  const { heroes, brief } = weighed;
  if (heroes.length === 0) return decided(weighed, 0, 'nobody-stands', [], []);
  const beside = heroes.filter((one) => one.beside);
  if (beside.length > 0) return whenEngaged(weighed, beside);
  const seen = heroes.filter(({ sight }) => sight !== 'none');
  if (!brief.area && seen.length > 0) return stands(weighed, seen, []);
  const walks = walksUntilContact(weighed).filter(({ to }) => touchedAt(weighed, to).length === 0);
  const spots = new Map(heroes.map((one) => [one.hero, spotsFor(weighed, walks, one)]));
  const gettable = heroes.filter((one) => seen.includes(one) || spots.get(one.hero)!.length > 0);
  if (gettable.length === 0) return towardsNearest(weighed);
  const { left, by } = siftHeroes(gettable, brief.area ? [MOST_HIT] : []);
  const seenOf = left.filter((one) => seen.includes(one));
  return seenOf.length > 0 ? stands(weighed, seenOf, by) : movesToSee(weighed, left, spots, by);
}

/** Option 3. */
function stands(
  weighed: Weighing,
  seen: readonly Weighed[],
  most: EnemyDecision['decidedBy'],
): EnemyDecision {
  const pursues = weighed.brief.engagedFirst && seen.some(({ engaged }) => engaged);
  const { left, by } = siftHeroes(seen, [pursues ? ENGAGED : CLEAN, NEAREST, FRESH]);
  return decided(weighed, 3, 'sees', attackHere(weighed, left), [...most, ...by]);
}

/** Option 2. */
function movesToSee(
  weighed: Weighing,
  gettable: readonly Weighed[],
  spots: ReadonlyMap<string, readonly Spot[]>,
  most: EnemyDecision['decidedBy'],
): EnemyDecision {
  const { left, by } = siftHeroes(gettable, [NEAREST, FRESH]);
  const ways = left.map(({ hero }) => ({
    hero,
    ...sift(spots.get(hero)!, [
      { rule: 'without-penalty', measure: ({ clean }) => Number(!clean) },
      { rule: 'farthest', measure: ({ away }) => -away },
      CHEAPEST,
    ]),
  }));
  const choices = ways.flatMap(({ hero, left: best }) => best.map(({ walk }) => choiceOf(hero, walk, true)));
  const least = new Map(
    gettable.map(({ hero }) => [hero, Math.min(...spots.get(hero)!.map(({ walk }) => walk.cost))]),
  );
  const rules = [...most, ...by, ...new Set(ways.flatMap((one) => one.by))];
  return decided(weighed, 2, 'moves-to-see', choices, rules, least);
}

/** Option 4. */
function towardsNearest(weighed: Weighing): EnemyDecision {
  const { left, by } = siftHeroes(weighed.heroes, [NEAREST, FRESH]);
  const { choices, by: ways } = approach(weighed, left);
  return decided(weighed, 4, 'sees-nobody', choices, [...by, ...ways]);
}

/** Option 1. */
function whenEngaged(weighed: Weighing, beside: readonly Weighed[]): EnemyDecision {
  const { field, enemy, brief } = weighed;
  const away =
    brief.leave > 0
      ? walksOf(field, enemy, { points: brief.leave }).filter(({ to }) => touchedAt(weighed, to).length === 0)
      : [];
  if (away.length > 0) return leaves(weighed, beside, away);
  const { left, by } = siftHeroes(beside, [...(brief.area ? [MOST_HIT] : []), FRESH]);
  const because = brief.leave > 0 ? 'cannot-leave' : 'engaged';
  return decided(weighed, 1, because, attackHere(weighed, left), by);
}

/** Where it leaves to, and whom it shoots at from there. */
function leaves(weighed: Weighing, beside: readonly Weighed[], away: readonly Walk[]): EnemyDecision {
  const { field, enemy, brief, heroes } = weighed;
  const wanted = siftHeroes(beside, [FRESH]);
  const spots = away.map((walk) => {
    const shots = wanted.left.map(({ figure }) => shotAt(field, enemy, figure, brief, walk.to));
    const seen = shots.filter(({ why }) => why === null);
    return { walk, seen: seen.length > 0, clean: seen.some(({ penalties }) => penalties.length === 0) };
  });
  const { left, by } = sift(spots, [
    { rule: 'clean-sight', measure: ({ clean }) => Number(!clean) },
    { rule: 'any-sight', measure: ({ seen }) => Number(!seen) },
    { rule: 'full-movement', measure: ({ walk }) => -walk.cost },
  ]);
  const rules = new Set([...wanted.by, ...by]);
  const choices = left.flatMap(({ walk }): EnemyChoice[] => {
    const shots = heroes
      .map((one) => ({ one, shot: shotAt(field, enemy, one.figure, brief, walk.to) }))
      .filter(({ shot }) => shot.why === null);
    const chosen = sift(shots, [
      { rule: 'not-attacked', measure: ({ one }) => Number(one.attacked) },
      { rule: 'was-beside', measure: ({ one }) => Number(!one.beside) },
      { rule: 'without-penalty', measure: ({ shot }) => Number(shot.penalties.length > 0) },
      { rule: 'nearest', measure: ({ one }) => orInfinity(distanceFrom(one.distances, walk.to)) },
    ]);
    for (const rule of chosen.by) rules.add(rule);
    if (chosen.left.length === 0) return [choiceOf(null, walk, false)];
    return chosen.left.map(({ one }) => choiceOf(one.hero, walk, true));
  });
  return decided(weighed, 1, 'leaves', choices, [...rules]);
}
