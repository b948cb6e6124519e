/**
 * A second reading of L3315–L3357 and L3504–L3528, which knows nothing of the rules: heroes that pay, bases of four. Every
 * state there can be is gone through.
 */
import { type At, beside, isThere, letterAt, type Room } from './second-place.ts';

const same = (a: At, b: At) => a[0] === b[0] && a[1] === b[1];
const has = (lines: Room['red'], a: At, b: At) =>
  lines.some(([c, d]) => (same(a, c) && same(b, d)) || (same(a, d) && same(b, c)));
const ROUND: readonly At[] = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
];

/** The fewest spaces a hero pays for beyond its free ones, by the key of the space. */
export function paidSpaces(
  room: Room,
  from: At,
  free: number,
  foes: readonly At[],
  taken: readonly At[],
  most: number,
): Map<string, number> {
  const isBesideFoe = (at: At) => foes.some((foe) => beside(room, at, foe));
  interface State {
    readonly at: At;
    readonly flight: At | null;
    readonly free: number;
    readonly paid: number;
  }
  const nameOf = ({ at, flight, free: left }: State) => `${at}/${flight}/${left}`;
  const known = new Map<string, number>();
  const found = new Map<string, number>();
  let layer: State[] = [{ at: from, flight: null, free: isBesideFoe(from) ? 0 : free, paid: 0 }];
  while (layer.length > 0) {
    const next: State[] = [];
    for (const state of layer) {
      const name = nameOf(state);
      if ((known.get(name) ?? Infinity) <= state.paid) continue;
      known.set(name, state.paid);
      const { at, flight } = state;
      if (!flight && !same(at, from) && !taken.some((other) => same(other, at)))
        found.set(`${at}`, Math.min(found.get(`${at}`) ?? Infinity, state.paid));
      for (const way of flight ? [flight] : ROUND) {
        const to: At = [at[0] + way[0], at[1] + way[1]];
        if (!beside(room, at, to) || foes.some((foe) => same(foe, to))) continue;
        const letter = letterAt(room, to);
        const price = 1 + Number('wr'.includes(letter)) + Number(has(room.yellow, at, to));
        const byFree = Math.min(state.free, price);
        const paid = state.paid + price - byFree;
        if (paid > most) continue;
        next.push({
          at: to,
          flight: letter === 'r' ? way : null,
          free: isBesideFoe(to) ? 0 : state.free - byFree,
          paid,
        });
      }
    }
    layer = next;
  }
  return found;
}

const baseOf = ([x, y]: At): At[] => [
  [x, y],
  [x + 1, y],
  [x, y + 1],
  [x + 1, y + 1],
];

/** Sides that run through a base of four. */
const seams = (at: At): [At, At][] => {
  const [a, b, c, d] = baseOf(at) as [At, At, At, At];
  return [
    [a, b],
    [c, d],
    [a, c],
    [b, d],
  ];
};

/** Steps of a base of four to each place it may stop on. */
export function bigSteps(
  room: Room,
  from: At,
  shut: readonly At[],
  taken: readonly At[],
): Map<string, number> {
  const lies = (at: At) =>
    baseOf(at).every((own) => isThere(room, own) && !shut.some((other) => same(other, own))) &&
    !seams(at).some(([a, b]) => has(room.red, a, b));
  const steps = new Map<string, number>([[`${from}`, 0]]);
  const queue: At[] = [from];
  for (let at = queue.shift(); at; at = queue.shift())
    for (const [dx, dy] of ROUND) {
      const to: At = [at[0] + dx, at[1] + dy];
      if (steps.has(`${to}`) || !lies(to)) continue;
      if (!baseOf(at).every(([x, y]) => beside(room, [x, y], [x + dx, y + dy]))) continue;
      steps.set(`${to}`, steps.get(`${at}`)! + 1);
      queue.push(to);
    }
  const mayStop = (key: string) => {
    const at = key.split(',').map(Number) as unknown as At;
    return (
      key !== `${from}` &&
      baseOf(at).some((own) => letterAt(room, own) !== 'r') &&
      !baseOf(at).some((own) => taken.some((other) => same(other, own))) &&
      !seams(at).some(([a, b]) => has(room.yellow, a, b))
    );
  };
  return new Map([...steps].filter(([key]) => mayStop(key)));
}
