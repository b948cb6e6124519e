import type { EventOf, MalhyaEvent } from './events.ts';
import type { PlaceHero, PlaceState } from './place-state.ts';
import type { CheckState, Frame, Group, Hero, MalhyaState } from './state.ts';

/** What each of these events writes. */
export type Writers<T extends MalhyaEvent['type']> = {
  readonly [K in T]: (state: MalhyaState, event: EventOf<K>) => void;
};

export function change(state: MalhyaState, at: number, how: (hero: Hero) => Partial<Hero>): void {
  state.heroes = state.heroes.map((hero, i) => (i === at ? { ...hero, ...how(hero) } : hero));
}

export function inGroup(state: MalhyaState, how: (group: Group) => Partial<Group>): void {
  state.group = { ...state.group, ...how(state.group) };
}

export function inCheck(state: MalhyaState, how: (check: CheckState) => Partial<CheckState>): void {
  if (state.check) state.check = { ...state.check, ...how(state.check) };
}

export function inPlace(state: MalhyaState, how: (place: PlaceState) => Partial<PlaceState>): void {
  if (state.place) state.place = { ...state.place, ...how(state.place) };
}

export function inPlaceHero(
  state: MalhyaState,
  at: number,
  how: (hero: PlaceHero) => Partial<PlaceHero>,
): void {
  inPlace(state, ({ heroes }) => ({
    heroes: heroes.map((hero, i) => (i === at ? { ...hero, ...how(hero) } : hero)),
  }));
}

/** The booklet that is read. */
export function inFrame(state: MalhyaState, how: (frame: Frame) => Partial<Frame>): void {
  const { stack } = state.book;
  const top = stack.at(-1);
  if (top) state.book = { ...state.book, stack: [...stack.slice(0, -1), { ...top, ...how(top) }] };
}

/** A list without one of that name. */
export function less<T>(list: readonly T[], one: T): readonly T[] {
  const at = list.indexOf(one);
  return at < 0 ? list : list.filter((_, i) => i !== at);
}
