/**
 * Who can be attacked from where, and what helps or hampers (malhya.txt L4540–L4621, L5000–L5006, L5207–L5253).
 *
 * 1. Melee: adjacent ones; with long reach two away, too, past figures but nothing that blocks (L5209).
 * 2. Each ally of the attacker beside the target adds 1 damage in melee (L4552), also with long reach (L5211).
 * 3. Ranged: sight is valid, and a range that is printed is not passed (L4561–L4567); adjacent ones always (L4575).
 * 4. Four reasons give the defender one Dodge die, and never more than one (L4591–L4621).
 * 5. An area round the target: its eight neighbours, nothing red between (L5000, MA-34). An area of a weapon is turned by
 *    quarters (L5253). Adversaries only.
 */
import { isInLongReach, rangeBetween, type Sight, sightBetween, sightOfSpace } from '../place/sight.ts';
import { isSameSpace, plus, type Space } from '../place/space.ts';
import {
  adversariesOf,
  alliesOf,
  areAdjacent,
  type Field,
  outnumbering,
  type Standing,
  spacesOf,
} from '../place/standing.ts';

/** How an attack gets to its target. */
export type AttackKind =
  | { readonly kind: 'melee'; readonly longReach: boolean }
  | {
      readonly kind: 'ranged';
      readonly range: number | null;
      /** Past what blocks, if the line only touches it (L5881). */
      readonly pastCorners?: boolean;
    };

export const MELEE: AttackKind = { kind: 'melee', longReach: false };

export type Penalty = 'adjacent' | 'ally-beside-target' | 'adversary-in-line' | 'hindering';

/** Why one cannot be attacked. */
export type OutOfReach = 'not-adjacent' | 'no-sight' | 'too-far';

export interface Target {
  readonly id: string;
  /** Null: it can be attacked. */
  readonly why: OutOfReach | null;
  /** Null in melee. */
  readonly sight: Sight | null;
  /** Reasons for the one Dodge die of the defender; none in melee (MA-47). */
  readonly penalties: readonly Penalty[];
  /** Allies of the attacker beside it, each worth a damage; none at range. */
  readonly outnumber: readonly string[];
}

/** All reasons there are, in the document's order. */
export function penaltiesOf(field: Field, from: Standing, to: Standing, sight: Sight): Penalty[] {
  const { contacts } = sight;
  return [
    ...(areAdjacent(field.ground, from, to) ? (['adjacent'] as const) : []),
    ...(alliesOf(field, from).some((ally) => areAdjacent(field.ground, ally, to))
      ? (['ally-beside-target'] as const)
      : []),
    ...(contacts.some(({ what }) => what === 'adversary') ? (['adversary-in-line'] as const) : []),
    ...(contacts.some(({ what }) => what === 'yellow') ? (['hindering'] as const) : []),
  ];
}

function meleeOn(field: Field, from: Standing, to: Standing, longReach: boolean): Target {
  const gets = longReach ? isInLongReach(field, from, to) : areAdjacent(field.ground, from, to);
  return {
    id: to.id,
    why: gets ? null : 'not-adjacent',
    sight: null,
    penalties: [],
    outnumber: outnumbering(field, from, to).map(({ id }) => id),
  };
}

/** Whether a line that is not valid only touches what blocks it. */
const onlyTouches = ({ contacts }: Sight): boolean =>
  contacts.every(({ what, how }) => what !== 'red' || how === 'touches');

function rangedOn(
  field: Field,
  from: Standing,
  to: Standing,
  { range, pastCorners = false }: AttackKind & { readonly kind: 'ranged' },
): Target {
  const sight = sightBetween(field, from, to);
  const isBlocked = sight.state === 'none' && !(pastCorners && onlyTouches(sight));
  const why = isBlocked ? 'no-sight' : range !== null && rangeBetween(from, to) > range ? 'too-far' : null;
  return {
    id: to.id,
    why,
    sight,
    penalties: why ? [] : penaltiesOf(field, from, to, sight),
    outnumber: [],
  };
}

/** One adversary as a target; `from` may stand where it would be. */
export const targetFrom = (field: Field, from: Standing, to: Standing, by: AttackKind): Target =>
  by.kind === 'melee' ? meleeOn(field, from, to, by.longReach) : rangedOn(field, from, to, by);

export const targetsOf = (field: Field, from: Standing, by: AttackKind): Target[] =>
  adversariesOf(field, from).map((to) => targetFrom(field, from, to, by));

/** Whom an area round a target hits besides it: of its own side, adjacent to it. */
export const besideTarget = (field: Field, target: Standing): Standing[] =>
  alliesOf(field, target).filter((one) => areAdjacent(field.ground, target, one));

/** An area turned, and whom it hits. */
export interface TurnedArea {
  readonly quarters: 0 | 1 | 2 | 3;
  readonly spaces: readonly Space[];
  readonly hits: readonly string[];
}

const turned = ([x, y]: Space, quarters: number): Space => {
  let at: Space = [x, y];
  for (let n = 0; n < quarters; n++) at = [0 - at[1], at[0]];
  return at;
};

/** A weapon's area in its four directions; what red parts from the attacker is not hit. */
export const turnedAreas = (field: Field, from: Standing, shape: readonly Space[]): TurnedArea[] =>
  ([0, 1, 2, 3] as const).map((quarters) => {
    const spaces = shape
      .map((offset) => plus(from.at, turned(offset, quarters)))
      .filter((space) => sightOfSpace(field.ground, from.at, space, 'combat').state !== 'none');
    const hits = adversariesOf(field, from)
      .filter((one) => spacesOf(one).some((own) => spaces.some((space) => isSameSpace(space, own))))
      .map(({ id }) => id);
    return { quarters, spaces, hits };
  });
