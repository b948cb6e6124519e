import { type Fault, type Key, said, unknownIn } from '../../check/guest-content.ts';
import type { Cards } from './faults.ts';
import { faultsOfFeatures } from './faults-of-adventure.ts';
import type { FieldSet, FoeCard, GroundCard } from './rules/model/content.ts';
import { isSameSpace, type Space } from './rules/model/field.ts';
import { MOST_HEROES } from './rules/model/setup.ts';
import { isBlocked, ROUND, spacesFrom } from './rules/queries/encounter/ground.ts';
import * as wanted from './words/wanted.ts';

/** What is wrong with a map that is fought on: its rows, and whatever stands on it. */
export function* faultsOfGround(ground: GroundCard): Generator<Fault> {
  const at = `grounds/${ground.id}`;
  const across = ground.rows[0]!.length;
  for (const [i, row] of ground.rows.entries())
    if (row.length !== across)
      yield { at, keys: ['rows', i], expected: said(wanted.EVEN_ROWS_WANTED), got: row };
  if (ground.heroes.length < MOST_HEROES)
    yield { at, keys: ['heroes'], expected: said(wanted.FOUR_WANTED), got: ground.heroes };
  const reached = reachedFrom(ground, ground.heroes[0]!);
  for (const key of ['heroes', 'foes', 'flames', 'searches'] as const)
    for (const [i, space] of (ground[key] ?? []).entries()) {
      const fault = (text: string): Fault => ({ at, keys: [key, i], expected: said(text), got: space });
      if (isBlocked(ground, space)) yield fault(wanted.OPEN_SPACE_WANTED);
      else if (!reached.has(space.join())) yield fault(wanted.REACHED_WANTED);
      const list = [...(ground.heroes ?? []), ...ground.foes];
      const isStart = key === 'heroes' || key === 'foes';
      if (isStart && list.filter((one) => isSameSpace(one, space)).length > 1)
        yield fault(wanted.OWN_SPACE_WANTED);
    }
  yield* faultsOfFeatures(ground, reached);
}

/** All spaces one can walk to, hazards or not. */
function reachedFrom(ground: GroundCard, from: Space): ReadonlySet<string> {
  const found = new Set([from.join()]);
  const open: Space[] = [from];
  for (let at = open.shift(); at !== undefined; at = open.shift())
    for (const [dx, dy] of ROUND) {
      const to: Space = [at[0] + dx, at[1] + dy];
      if (found.has(to.join()) || isBlocked(ground, to)) continue;
      found.add(to.join());
      open.push(to);
    }
  return found;
}

/** What is wrong with an encounter's set-up: no such ground or foe, a foe without that side, too many of them. */
export function* faultsOfFieldSet(
  all: Cards,
  at: string,
  keys: readonly Key[],
  set: FieldSet,
): Generator<Fault> {
  const { grounds, foes: cards } = all;
  const { ground, foes } = set;
  yield* unknownIn(grounds, at, [...keys, 'ground'], ground);
  for (const [i, { foe }] of foes.entries()) {
    yield* unknownIn(cards, at, [...keys, 'foes', i, 'foe'], foe);
    if (cards[foe] && !cards[foe].encounter)
      yield { at, keys: [...keys, 'foes', i, 'foe'], expected: said(wanted.SIDE_WANTED), got: foe };
  }
  const places = grounds[ground]?.foes.length ?? Number.POSITIVE_INFINITY;
  for (const players of ['1', '2', '3', '4'] as const) {
    const many = foes.reduce((sum, { count }) => sum + count[players], 0);
    if (many < 1 || many > places || isCrowded(all, set, players))
      yield { at, keys: [...keys, 'foes'], expected: said(wanted.ROOM_WANTED), got: many };
  }
}

/** Where its foes stand for so many players: nobody on anybody else, and all of their bases on the map. */
function isCrowded(
  { grounds, foes: cards }: Cards,
  { ground, foes }: FieldSet,
  players: '1' | '2' | '3' | '4',
) {
  const { foes: places = [], rows = [] } = grounds[ground] ?? {};
  const all = foes
    .flatMap(({ foe, count }) => Array<string>(count[players]).fill(foe))
    .flatMap((foe, i) => (places[i] ? spacesFrom(places[i], cards[foe]?.encounter?.base ?? 1) : []));
  const taken = new Set(all.map((space) => space.join()));
  return taken.size < all.length || all.some(([x, y]) => rows[y]?.[x] === undefined);
}

/** A swarm is a token of two spaces (p.28). */
export function* faultsOfSwarm({ id, encounter }: FoeCard): Generator<Fault> {
  if (encounter?.swarm && encounter.base !== 2)
    yield {
      at: `foes/${id}`,
      keys: ['encounter', 'base'],
      expected: said(wanted.SWARM_WANTED),
      got: encounter.base,
    };
}

/** A foe calls what fights on maps. */
export function* faultsOfSummons({ foes }: Cards, { id, encounter }: FoeCard): Generator<Fault> {
  const called = encounter?.summons;
  if (called === undefined) return;
  const at = `foes/${id}`;
  yield* unknownIn(foes, at, ['encounter', 'summons'], called);
  if (foes[called] && !foes[called].encounter)
    yield { at, keys: ['encounter', 'summons'], expected: said(wanted.SIDE_WANTED), got: called };
}
