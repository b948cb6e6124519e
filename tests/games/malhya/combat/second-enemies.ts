/**
 * A second reading of L4887–L4972, L4996–L5006 and L5209, which knows nothing of the rules: every space an enemy could stop on
 * is looked at, and what the document would not do is struck out.
 */
import {
  type At,
  type Body,
  beside,
  costs,
  landings,
  letterAt,
  look,
  type Room,
} from '../place/second-place.ts';

export interface Foe extends Body {
  readonly light: boolean;
}

export interface Habits {
  readonly ranged: boolean;
  readonly range: number | null;
  /** It gets two spaces far, past whoever stands between (L5209). */
  readonly longReach: boolean;
  readonly area: boolean;
  readonly engagedFirst: boolean;
  readonly movement: number;
  readonly leave: number;
  readonly attacked: readonly string[];
}

/** `option: target@x,y` with the cost of the way; `-` for nobody, `>` for who only goes towards somebody. */
export type Told = readonly string[];

const parse = (key: string): At => key.split(',').map(Number) as unknown as At;

export function whatItDoes(room: Room, all: readonly Foe[], me: Foe, habits: Habits): Told {
  const heroes = all.filter(({ side }) => side === 'hero');
  const enemies = all.filter(({ side }) => side === 'enemy');
  const friends = enemies.filter(({ id }) => id !== me.id);
  if (heroes.length === 0) return [];

  const touches = (at: At) => heroes.some((hero) => beside(room, at, hero.at));
  const isEngaged = (hero: Body) => enemies.some((one) => beside(room, one.at, hero.at));
  const isAttacked = ({ id }: Body) => habits.attacked.includes(id);
  const hits = (hero: Body) =>
    heroes.filter((other) => other === hero || beside(room, hero.at, other.at)).length;
  const paid = new Map<string, Map<string, number>>();
  const costsFrom = (from: At) => {
    const known = paid.get(`${from}`) ?? costs(room, from, { light: me.light });
    paid.set(`${from}`, known);
    return known;
  };
  const far = (from: At, hero: Body): number => {
    const near = [...costsFrom(from)]
      .filter(([key]) => !key.includes('>'))
      .filter(([key]) => letterAt(room, parse(key)) !== 'r' && beside(room, parse(key), hero.at))
      .map(([, cost]) => cost + 1);
    return Math.min(Infinity, ...near);
  };
  const apart = (a: At, b: At) => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2;
  const shot = (from: At, hero: Body): 'clean' | 'poor' | 'none' => {
    const others = heroes.filter((one) => one !== hero).map(({ at }) => at);
    const sight = look(room, from, hero.at, others, false);
    const away = Math.max(Math.abs(from[0] - hero.at[0]), Math.abs(from[1] - hero.at[1]));
    if (sight === 'none' || (habits.range !== null && away > habits.range)) return 'none';
    const poor =
      sight === 'hampered' ||
      beside(room, from, hero.at) ||
      friends.some((friend) => beside(room, friend.at, hero.at));
    return poor ? 'poor' : 'clean';
  };
  /** Keeps the best of a list. */
  const best = <T>(list: readonly T[], worth: (one: T) => number): T[] => {
    const most = Math.max(...list.map(worth));
    return list.filter((one) => worth(one) === most);
  };
  const told = (option: number, target: string, to: At, cost: number) => `${option}: ${target}@${to} ${cost}`;
  const reach = (points: number, halts?: (at: At) => boolean): [At, number][] =>
    [
      ...landings(
        room,
        me.at,
        { light: me.light, shut: heroes.map(({ at }) => at), ...(halts ? { halts } : {}) },
        all.map(({ at }) => at),
      ),
    ]
      .filter(([, cost]) => cost <= points)
      .map(([key, cost]): [At, number] => [parse(key), cost]);
  const towards = (option: number, goals: readonly Body[]): Told => {
    const ends: [At, number][] = [[me.at, 0], ...reach(habits.movement, touches)];
    const gone = new Set<string>();
    const cutOff = goals.every((goal) => far(me.at, goal) === Infinity);
    const sought = cutOff ? best(goals, (goal) => -apart(me.at, goal.at)) : goals;
    return sought.flatMap((goal) =>
      best(
        best(ends, ([at]) => -Math.min(far(at, goal), 1000 + apart(at, goal.at))),
        ([, cost]) => -cost,
      )
        .filter(([at]) => !gone.has(`${at}`))
        .map(([at, cost]) => {
          gone.add(`${at}`);
          return told(option, `>${goal.id}`, at, cost);
        }),
    );
  };
  const nearestFreshest = (list: readonly Body[]) =>
    best(
      best(list, (hero) => -far(me.at, hero)),
      (hero) => (isAttacked(hero) ? 0 : 1),
    );

  const adjacent = heroes.filter((hero) => beside(room, me.at, hero.at));
  if (!habits.ranged) {
    if (adjacent.length > 0) {
      let list = habits.area ? best(adjacent, hits) : adjacent;
      list = best(list, (hero) => (isAttacked(hero) === habits.engagedFirst ? 1 : 0));
      return list.map((hero) => told(1, hero.id, me.at, 0));
    }
    const ends = reach(habits.movement, touches);
    const waysTo = (hero: Body): [At, number][] => {
      const close = ends.filter(([at]) => beside(room, at, hero.at));
      if (!habits.longReach || close.length > 0) return close;
      const stays: [At, number] = [me.at, 0];
      return [stays, ...ends].filter(([at]) => {
        const away = Math.max(Math.abs(at[0] - hero.at[0]), Math.abs(at[1] - hero.at[1]));
        return away === 2 && look(room, at, hero.at, [], false) !== 'none';
      });
    };
    let list: Body[] = heroes.filter((hero) => waysTo(hero).length > 0);
    if (list.length > 0) {
      if (habits.area) list = best(list, hits);
      const engaged = list.filter(isEngaged);
      const free = list.filter((hero) => !isEngaged(hero));
      if (habits.engagedFirst && engaged.length > 0) {
        list = best(engaged, (hero) => (isAttacked(hero) ? 1 : 0));
        list = best(list, (hero) => -far(me.at, hero));
      } else list = nearestFreshest(free.length > 0 ? free : engaged);
      return list.flatMap((hero) =>
        best(waysTo(hero), ([, cost]) => -cost).map(([at, cost]) => told(2, hero.id, at, cost)),
      );
    }
    const engaged = heroes.filter(isEngaged);
    return towards(3, nearestFreshest(habits.engagedFirst && engaged.length > 0 ? engaged : heroes));
  }

  if (adjacent.length > 0) {
    const away = habits.leave > 0 ? reach(habits.leave).filter(([at]) => !touches(at)) : [];
    if (away.length === 0) {
      const list = habits.area ? best(adjacent, hits) : adjacent;
      return best(list, (hero) => (isAttacked(hero) ? 0 : 1)).map((hero) => told(1, hero.id, me.at, 0));
    }
    const left = best(adjacent, (hero) => (isAttacked(hero) ? 0 : 1));
    const rank = ([at]: [At, number]) =>
      Math.max(...left.map((hero) => ({ clean: 2, poor: 1, none: 0 })[shot(at, hero)]));
    return best(best(away, rank), ([, cost]) => cost).flatMap(([at, cost]) => {
      let list: Body[] = heroes.filter((hero) => shot(at, hero) !== 'none');
      if (list.length === 0) return [told(1, '>-', at, cost)];
      list = best(list, (hero) => (isAttacked(hero) ? 0 : 1));
      list = best(list, (hero) => (adjacent.some((one) => one === hero) ? 1 : 0));
      list = best(list, (hero) => (shot(at, hero) === 'clean' ? 1 : 0));
      list = best(list, (hero) => -far(at, hero));
      return list.map((hero) => told(1, hero.id, at, cost));
    });
  }

  const quiet = reach(habits.movement, touches).filter(([at]) => !touches(at));
  const seen = heroes.filter((hero) => shot(me.at, hero) !== 'none');
  const gets = (hero: Body) =>
    seen.some((one) => one === hero) || quiet.some(([at]) => shot(at, hero) !== 'none');
  let wanted: Body[] = habits.area || seen.length === 0 ? heroes.filter(gets) : seen;
  if (wanted.length === 0) return towards(4, nearestFreshest(heroes));
  if (habits.area) wanted = best(wanted, hits);
  let now = wanted.filter((hero) => seen.some((one) => one === hero));
  if (now.length > 0) {
    const engaged = now.filter(isEngaged);
    if (habits.engagedFirst && engaged.length > 0) now = engaged;
    else now = best(now, (hero) => (shot(me.at, hero) === 'clean' ? 1 : 0));
    return nearestFreshest(now).map((hero) => told(3, hero.id, me.at, 0));
  }
  return nearestFreshest(wanted).flatMap((hero) => {
    let spots = quiet.filter(([at]) => shot(at, hero) !== 'none');
    spots = best(spots, ([at]) => (shot(at, hero) === 'clean' ? 1 : 0));
    spots = best(spots, ([at]) => far(at, hero));
    return best(spots, ([, cost]) => -cost).map(([at, cost]) => told(2, hero.id, at, cost));
  });
}
