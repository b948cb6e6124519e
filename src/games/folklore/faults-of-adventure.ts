import { type Fault, said, unknownIn } from '../../check/guest-content.ts';
import type { Cards } from './faults.ts';
import type { AdventureCard, GroundCard, HeroCard } from './rules/model/content.ts';
import { isSameSpace } from './rules/model/field.ts';
import { isBlocked, ROUND } from './rules/queries/encounter/ground.ts';
import * as wanted from './words/wanted.ts';

/** An adventure on no ground, or after what does not lie there. */
export function* faultsOfAdventure(cards: Cards, { id, ground, ...goals }: AdventureCard): Generator<Fault> {
  const at = `adventures/${id}`;
  yield* unknownIn(cards.grounds, at, ['ground'], ground);
  const features = cards.grounds[ground]?.features ?? [];
  const known = Object.fromEntries(features.map((one) => [one.id, one]));
  if (!cards.grounds[ground]) return;
  for (const key of ['primary', 'optional'] as const)
    if (goals[key]) yield* unknownIn(known, at, [key, 'feature'], goals[key].feature);
  if (goals.optional?.feature === goals.primary.feature)
    yield {
      at,
      keys: ['optional', 'feature'],
      expected: said(wanted.OTHER_GOAL_WANTED),
      got: goals.primary.feature,
    };
}

/** Features of one id, such as nobody comes next to, walls that are none. `reached`: all spaces one can walk to. */
export function* faultsOfFeatures(ground: GroundCard, reached: ReadonlySet<string>): Generator<Fault> {
  const at = `grounds/${ground.id}`;
  const { features = [] } = ground;
  for (const [i, { id, at: space, done, failed = [] }] of features.entries()) {
    const fault = (key: string, text: string, got: unknown): Fault => ({
      at,
      keys: ['features', i, key],
      expected: said(text),
      got,
    });
    if (features.findIndex((one) => one.id === id) < i)
      yield { at, keys: ['features', i, 'id'], expected: { what: 'name-of-its-own' }, got: id };
    const near = [space, ...ROUND.map(([dx, dy]) => [space[0] + dx, space[1] + dy] as const)];
    if (!near.some((one) => reached.has(one.join()))) yield fault('at', wanted.REACHED_WANTED, space);
    for (const effect of [...done, ...failed])
      if ('opens' in effect && !effect.opens.every((wall) => isWall(ground, wall)))
        yield fault('done', wanted.WALL_WANTED, effect.opens);
      else if ('lights' in effect && effect.lights.some((one) => isBlocked(ground, one)))
        yield fault('done', wanted.OPEN_SPACE_WANTED, effect.lights);
  }
}

/** A wall of the map: nothing lies beyond its edge. */
const isWall = (ground: GroundCard, wall: readonly [number, number]): boolean =>
  ground.rows[wall[1]]?.[wall[0]] === '#' && !ground.heroes.some((one) => isSameSpace(one, wall));

/** A ritual calls what fights on maps and takes one space a side, so that it has room anywhere in sight. */
export function* faultsOfRites({ foes }: Cards, { id, rites = [] }: HeroCard): Generator<Fault> {
  const at = `heroes/${id}`;
  for (const [i, { does, id: own }] of rites.entries()) {
    if (rites.findIndex((one) => one.id === own) < i)
      yield { at, keys: ['rites', i, 'id'], expected: { what: 'name-of-its-own' }, got: own };
    if (!('summons' in does)) continue;
    const keys = ['rites', i, 'does', 'summons'];
    yield* unknownIn(foes, at, keys, does.summons);
    const called = foes[does.summons];
    if (called && (called.encounter?.base !== 1 || called.encounter.swarm))
      yield { at, keys, expected: said(wanted.ALLY_WANTED), got: does.summons };
  }
}
