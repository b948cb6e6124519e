/** Sight from any figure: who looks is chosen first, then what is looked at. */
import { type Sight, type SightMode, sightBetween } from '../../rules/place/sight.ts';
import type { Space } from '../../rules/place/space.ts';
import { type Field, type Standing, standsOn } from '../../rules/place/standing.ts';
import { type FightView, figuresAt } from './fight-view.ts';

export interface Looking {
  readonly eye: string | null;
  readonly aim: Space | null;
}

/** A press while somebody looks: on whoever looks it lets go, on another figure first of all it chooses who. */
export function pressLooking(view: FightView, { eye }: Looking, space: Space): Looking {
  const there = figuresAt(view, space).find(({ standing }) => standing !== 'down');
  if (there?.id === eye) return { eye: null, aim: null };
  return eye === null ? { eye: there?.id ?? null, aim: null } : { eye, aim: space };
}

/** How a figure sees a space, or whoever stands there; null: it stands there itself, or does not stand. */
export function sightAt(field: Field, eye: string, space: Space, mode: SightMode): Sight | null {
  const from = field.figures.find(({ id }) => id === eye);
  if (!from || standsOn(from, space)) return null;
  const to: Standing = field.figures.find((one) => standsOn(one, space)) ?? {
    id: '',
    side: from.side === 'hero' ? 'enemy' : 'hero',
    at: space,
    size: 1,
    light: false,
  };
  return sightBetween(field, from, to, mode);
}
