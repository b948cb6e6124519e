import type { Figure, Space, Trace } from '../../model/field.ts';
import { canAttack, isStruck } from '../../queries/encounter/encounter-numbers.ts';
import {
  apart,
  figureIn,
  type OnField,
  onField,
  sizeOf,
  spacesFrom,
  spacesOf,
  standing,
} from '../../queries/encounter/ground.ts';
import { sees } from '../../queries/encounter/sight.ts';
import { hazardUnder, type Reach, stepsLeft, waysOf } from '../../queries/encounter/ways.ts';
import type { FolkloreTable, Rule } from '../table.ts';
import { decide } from './decision.ts';
import { goAlong } from './ground-harm.ts';

/** What a foe has chosen: where to, and whom it then attacks. */
interface Chosen {
  readonly way: readonly Space[];
  readonly trace: Omit<Trace, 'attacks'>;
}

/** How a foe moves and whom it goes for (p.26), told with all it had to choose among. Gives whom it attacks. */
export function* chooseMove(table: FolkloreTable, id: number): Rule<number | null> {
  const position = onField(table);
  const foe = figureIn(position, id);
  const side = position.content.foes[foe.foe!]!.encounter!;
  const chosen = side.swarm
    ? yield* swarmMove(table, foe, side.stride)
    : side.ranged
      ? yield* archerMove(table, foe, side.stride)
      : yield* meleeMove(table, foe, side.stride);
  const attacks = yield* attackedFrom(table, foe, chosen);
  const trace: Trace = { ...chosen.trace, attacks };
  table.emit({ type: 'foeChose', figure: id, trace, rule: side.swarm ? 'p.28' : 'p.26' });
  yield* goAlong(table, id, chosen.way, 'p.26');
  return attacks;
}

/** Whom it attacks once it is there: who is next to it then, of several as the dice decide (p.26). */
function* attackedFrom(table: FolkloreTable, foe: Figure, { way, trace }: Chosen): Rule<number | null> {
  const position = onField(table);
  const { target, behaviour } = trace;
  const there = { ...foe, at: way.at(-1) ?? foe.at };
  if (behaviour === 'melee' && way.length > 0) {
    const beside = standing(position, 'heroes').filter((hero) => besideFrom(position, foe, there.at!, hero));
    if (beside.length > 0) return (yield* decide(table, beside)).id;
  }
  // Whom it went for may be out of its reach still.
  return target !== null && canAttack(position, there, figureIn(position, target)) ? target : null;
}

/** Whether a foe would be next to a hero there, and see it: two walls that meet at their corners part them (FK-29). */
const besideFrom = (position: OnField, foe: Figure, at: Space, hero: Figure): boolean =>
  apart(spacesFrom(at, sizeOf(position, foe)), spacesOf(position, hero)) === 1 &&
  sees(position, { ...foe, at }, hero);

/** The least of them, all that are as little. */
function leastOf<T>(all: readonly T[], measure: (one: T) => number): T[] {
  const least = Math.min(...all.map(measure));
  return all.filter((one) => measure(one) === least);
}

/**
 * With a sword (p.26): towards the nearest enemy and always next to it, also with reach. Past no hazard as long as any
 * target is reached without; else onto the least of them, and off it in its next turn (FK-37). Of several as near the
 * dice decide.
 */
function* meleeMove(table: FolkloreTable, foe: Figure, stride: number): Rule<Chosen> {
  const position = onField(table);
  const near = standing(position, 'heroes').filter((hero) => besideFrom(position, foe, foe.at!, hero));
  // Its own space may be a hazard, which it leaves: it counts for none that are dry.
  const dry = waysOf(position, foe, { dry: true }).filter(({ to }) => hazardUnder(position, foe, to) === 0);
  const leaves = hazardUnder(position, foe, foe.at!) > 0 && endsBeside(position, foe, dry, stride).length > 0;
  if (near.length > 0 && !leaves) {
    const target = yield* decide(table, near);
    const candidates = near.map(({ id }) => ({ figure: id, steps: 0 }));
    return stays('melee', 'next-to-it', candidates, target.id, near.length > 1);
  }
  for (const [ways, because] of [
    [dry, leaves ? 'leaves-hazard' : 'nearest'],
    [waysOf(position, foe, {}), 'nearest-past-hazard'],
  ] as const) {
    const found = endsBeside(position, foe, ways, stride);
    if (found.length === 0) continue;
    const { there, trace } = yield* goesFor(table, foe, found, because);
    const [best] = leastOf(
      leastOf(there, ({ to }) => hazardUnder(position, foe, to)),
      ({ way }) => way.length,
    );
    return { way: best!.way, trace };
  }
  return yield* towards(table, foe, stride);
}

interface Ends {
  readonly hero: Figure;
  /** Spaces next to it, the nearest first. */
  readonly there: readonly Reach[];
  readonly steps: number;
}

/** The heroes it can be next to by these ways, and where. */
const endsBeside = (position: OnField, foe: Figure, ways: readonly Reach[], within: number): Ends[] =>
  standing(position, 'heroes').flatMap((hero) => {
    const there = ways.filter(({ to, way }) => way.length <= within && besideFrom(position, foe, to, hero));
    return there.length > 0 ? [{ hero, there, steps: there[0]!.way.length }] : [];
  });

/** The nearest by steps; as near, by the straight line (FK-23). */
const nearestOf = (position: OnField, foe: Figure, found: readonly Ends[]): Ends[] =>
  leastOf(
    leastOf(found, ({ steps }) => steps),
    ({ hero }) => apart(spacesOf(position, foe), spacesOf(position, hero)),
  );

/** Whom of them it goes for, and what there is to tell of it. */
function* goesFor(
  table: FolkloreTable,
  foe: Figure,
  found: readonly Ends[],
  because: Trace['because'],
): Rule<{ readonly there: readonly Reach[]; readonly trace: Chosen['trace'] }> {
  const nearest = nearestOf(onField(table), foe, found);
  const { hero, there } = yield* decide(table, nearest);
  const candidates = found.map((one) => ({ figure: one.hero.id, steps: one.steps }));
  const byDice = nearest.length > 1;
  return { there, trace: { behaviour: 'melee', because, candidates, target: hero.id, byDice } };
}

/**
 * Nobody is in its Stride (p.26): it goes towards the nearest as far as it comes, ending on a hazard only where nothing
 * dry is nearer. Where figures stand in every way, it goes as if they did not (FK-45).
 */
function* towards(table: FolkloreTable, foe: Figure, stride: number): Rule<Chosen> {
  const position = onField(table);
  const alone = { ...position, field: { ...position.field, figures: [foe] } };
  for (const [seen, dry] of [
    [position, true],
    [position, false],
    [alone, false],
  ] as const) {
    const ends = waysOf(seen, foe, { dry });
    const found = endsBeside(position, foe, ends, Number.POSITIVE_INFINITY);
    if (found.length === 0) continue;
    const { there, trace } = yield* goesFor(table, foe, found, 'towards');
    const left = stepsLeft(
      seen,
      foe,
      there.map(({ to }) => to),
      dry,
    );
    const leftFrom = ({ to }: Reach) => left.get(to.join()) ?? Number.POSITIVE_INFINITY;
    const now = left.get(foe.at!.join()) ?? Number.POSITIVE_INFINITY;
    const nearer = waysOf(position, foe, { steps: stride, dry }).filter((one) => leftFrom(one) < now);
    const [best] = leastOf(
      leastOf(
        leastOf(nearer, ({ to }) => hazardUnder(position, foe, to)),
        leftFrom,
      ),
      ({ way }) => way.length,
    );
    if (best || seen === position) return { way: best?.way ?? [], trace };
  }
  const candidates = standing(position, 'heroes').map(({ id }) => ({ figure: id, steps: null }));
  return stays('melee', 'no-way', candidates, null, false);
}

/**
 * With an arrow (p.26): it stands as long as nobody is next to it and it sees somebody. Beside somebody it goes back, past
 * no hazard: where it sees as many as it can, and of such spaces as far from all as it can (FK-35). Where it sees nobody
 * it goes to where it sees most, by the shortest way, or so far as it comes towards the nearest space that sees anybody.
 * Whom it shoots at the dice decide.
 */
function* archerMove(table: FolkloreTable, foe: Figure, stride: number): Rule<Chosen> {
  const position = onField(table);
  const heroes = standing(position, 'heroes');
  const seenFrom = (at: Space) =>
    heroes.filter((hero) =>
      spacesFrom(at, sizeOf(position, foe)).some((from) => sees(position, foe, hero, from)),
    );
  const farFrom = (at: Space) =>
    Math.min(...heroes.map((hero) => apart(spacesFrom(at, sizeOf(position, foe)), spacesOf(position, hero))));
  const isBeside = heroes.some((hero) => besideFrom(position, foe, foe.at!, hero));
  const here = seenFrom(foe.at!);
  let way: readonly Space[] = [];
  let because: Trace['because'] = 'sees-and-stands';
  if (isBeside || here.length === 0) {
    const ways = waysOf(position, foe, { steps: stride, dry: true });
    const most = leastOf(ways, ({ to }) => -seenFrom(to).length);
    const best = isBeside ? leastOf(most, ({ to }) => -farFrom(to)) : most;
    way = leastOf(best, ({ way: steps }) => steps.length)[0]?.way ?? [];
    because = isBeside ? 'steps-back' : 'moves-to-see';
  }
  const seen = seenFrom(way.at(-1) ?? foe.at!);
  if (seen.length === 0) {
    const seeing = waysOf(position, foe, { dry: true }).find(({ to }) => seenFrom(to).length > 0);
    way = seeing?.way.slice(0, stride) ?? [];
    because = seeing ? 'towards-sight' : 'sees-nobody';
  }
  const candidates = heroes.map(({ id }) => ({
    figure: id,
    steps: seen.some((one) => one.id === id) ? 0 : null,
  }));
  if (seen.length === 0)
    return {
      way,
      trace: { behaviour: 'ranged', because, candidates, target: null, byDice: false },
    };
  const target = yield* decide(table, seen);
  return {
    way,
    trace: { behaviour: 'ranged', because, candidates, target: target.id, byDice: seen.length > 1 },
  };
}

/**
 * A swarm (p.28): to where it is on as many enemies as it can, over no other swarm; of such places to where it strikes
 * most (FK-39), by the shortest way.
 */
function* swarmMove(table: FolkloreTable, foe: Figure, stride: number): Rule<Chosen> {
  const position = onField(table);
  const heroes = standing(position, 'heroes');
  const struckFrom = (at: Space) => heroes.filter((hero) => isStruck(position, { ...foe, at }, hero));
  const under = (at: Space) => {
    const own = spacesFrom(at, sizeOf(position, foe));
    return heroes.filter((hero) => apart(own, spacesOf(position, hero)) === 0).length;
  };
  const ways = waysOf(position, foe, { steps: stride });
  const most = leastOf(
    leastOf(ways, ({ to }) => -under(to)),
    ({ to }) => -struckFrom(to).length,
  );
  const candidates = heroes.map(({ id, at }) => ({
    figure: id,
    steps: at === null ? null : apart(spacesOf(position, foe), [at]),
  }));
  const [best] = leastOf(most, ({ way }) => way.length);
  const [first] = best ? struckFrom(best.to) : [];
  if (best && first)
    return {
      way: best.way,
      trace: { behaviour: 'swarm', because: 'covers-most', candidates, target: first.id, byDice: false },
    };
  const closer = yield* meleeMove(table, foe, stride);
  return { ...closer, trace: { ...closer.trace, behaviour: 'swarm' } };
}

const stays = (
  behaviour: Trace['behaviour'],
  because: Trace['because'],
  candidates: Trace['candidates'],
  target: number | null,
  byDice: boolean,
): Chosen => ({ way: [], trace: { behaviour, because, candidates, target, byDice } });
