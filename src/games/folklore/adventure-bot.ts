/** What the bot thinks of an answer on an adventure map: to the goals first, then to whatever else lies there. */
import type { Figure, Space } from './rules/model/field.ts';
import { checkBonus, featuresLeft, passesOfTen } from './rules/queries/encounter/deeds.ts';
import { type OnField, ROUND } from './rules/queries/encounter/ground.ts';
import { fits, hazardUnder, stepsLeft } from './rules/queries/encounter/ways.ts';

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

/** Steps from each space, worked out once for each hero and state of a map. */
const known = new WeakMap<OnField['field'], Map<number, ReadonlyMap<string, number>>>();

function stepsToAny(position: OnField, me: Figure, from: Space): number {
  const byHero = known.get(position.field) ?? new Map<number, ReadonlyMap<string, number>>();
  known.set(position.field, byHero);
  const left = byHero.get(me.id) ?? stepsFrom(position, me);
  byHero.set(me.id, left);
  return left.get(from.join()) ?? Number.POSITIVE_INFINITY;
}

/** To the goals that are left, where there is a way to one; else to anything else that lies there. */
function stepsFrom(position: OnField, me: Figure): ReadonlyMap<string, number> {
  const features = featuresLeft(position);
  const empty = alone(position);
  const near = (spaces: readonly Space[]) =>
    spaces.flatMap(([x, y]) =>
      [[0, 0] as const, ...ROUND].flatMap(([dx, dy]): Space[] => {
        const to: Space = [x + dx, y + dy];
        return fits(empty, me, to) ? [to] : [];
      }),
    );
  const goals = features.filter(({ id }) => isGoal(position, id)).map(({ at }) => at);
  const left = stepsLeft(empty, me, near(goals), false);
  if (left.has(me.at!.join())) return left;
  return stepsLeft(empty, me, near([...features.map(({ at }) => at), ...position.field.searches]), false);
}

/** Whoever is in the way may be gone when one comes there. */
const alone = (position: OnField): OnField => ({ ...position, field: { ...position.field, figures: [] } });
