/** What the bot thinks of an answer on an adventure map: to the goals first, then to whatever else lies there. */
import type { Feature } from './rules/model/content.ts';
import type { Figure, Space } from './rules/model/field.ts';
import { checkBonus, featuresLeft, passesOfTen } from './rules/queries/encounter/deeds.ts';
import { between, type OnField } from './rules/queries/encounter/ground.ts';
import { hazardUnder, waysOf } from './rules/queries/encounter/ways.ts';

/** Whatever may pass is tried, and a goal before all else. */
export function worthOfFeature(position: OnField, me: Figure, id: string): number {
  const feature = featuresLeft(position).find((one) => one.id === id)!;
  const { check } = feature;
  if (check && passesOfTen(check.need, checkBonus(position, me.hero!, check.skill).total) === 0) return -1;
  return isGoal(position, id) ? 620 : position.field.adventure ? 600 : 400;
}

function isGoal({ field, content }: OnField, id: string): boolean {
  const card = content.adventures[field.adventure?.card ?? ''];
  return card?.primary.feature === id || card?.optional?.feature === id;
}

/** Nearer to a goal that is left, else to anything else that is; of ways as good the shortest, past no hazard. */
export function worthOfExploring(position: OnField, me: Figure, to: Space, steps: number): number {
  const left = stepsToAny(position, me, to);
  const now = stepsToAny(position, me, me.at!);
  return left < now ? 300 - 5 * left - steps - 20 * hazardUnder(position, me, to) : -1;
}

function stepsToAny(position: OnField, me: Figure, from: Space): number {
  const features = featuresLeft(position);
  const goals = features.filter(({ id }) => isGoal(position, id));
  const near = (spaces: readonly Space[]) => {
    const ends = waysOf(alone(position), { ...me, at: from }, {});
    const next = (to: Space) => spaces.some((space) => between(space, to) <= 1);
    return ends.find(({ to }) => next(to))?.way.length ?? Number.POSITIVE_INFINITY;
  };
  const toGoals = near(goals.map(({ at }: Feature) => at));
  if (Number.isFinite(toGoals)) return toGoals;
  return near([...features.map(({ at }) => at), ...position.field.searches]);
}

/** Whoever is in the way may be gone when one comes there. */
const alone = (position: OnField): OnField => ({ ...position, field: { ...position.field, figures: [] } });
