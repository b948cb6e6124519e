import * as v from 'valibot';
import { among, elsewhere, listOf, type Schema, withFieldsOf } from '../../../check/schemas.ts';
import { count, flag, namedBy, orNull, text } from '../../../stores/opened/record-fields.ts';
import type { Face, FightDie, RolledDie } from '../rules/combat/fight-dice.ts';
import type { HandlingPlan } from '../rules/combat/handling.ts';
import { BANS, DOORS, type Door } from '../rules/model/arrival.ts';
import {
  type AttackState,
  type Boost,
  type Defender,
  type Figure,
  PHASES,
  type Pile,
  type PlaceHero,
  type PlaceState,
  type PlaceToken,
  RETURNS,
  TOKEN_KINDS,
} from '../rules/model/place-state.ts';
import { BOOKS } from '../rules/model/vocabulary.ts';
import type { FreeMove } from '../rules/place/free-move.ts';
import type { Edge } from '../rules/place/ground.ts';
import { each, names, ref, refs, space, spaces, target } from './state-parts.ts';
import { quietSchema } from './stealth-schema.ts';

const edge: Schema<Edge> = listOf(space, 2, 2) as unknown as Schema<Edge>;
export const freeMove: Schema<FreeMove> = v.lazy(
  (input): Schema<FreeMove> => (typeof input === 'string' ? among(['whole', 'gone']) : count),
);
const face = among<Face>([0, 1, 2, 3, 'special', 'dodged'] as never) as unknown as Schema<Face>;

const diceOf = <D extends FightDie>(dice: readonly D[]) =>
  each(withFieldsOf<RolledDie<D>>({ die: among(dice) as never, face }));
export const attackDice = diceOf(['attack', 'power']);
export const defenseDice = diceOf(['defense', 'dodge']);

/** What an aura token is spent on is looked at by the rules alone: it is written as it is. */
export const plan = withFieldsOf<HandlingPlan>({
  lines: each(count),
  aura: orNull(elsewhere<NonNullable<HandlingPlan['aura']>>()),
  arrow: orNull(among(['green', 'red', 'yellow'])),
  ap: count,
});

export const figure = withFieldsOf<Figure>({ id: text, type: ref('enemies'), at: space, damage: count });

export const token: Schema<PlaceToken> = withFieldsOf<PlaceToken>({
  id: text,
  kind: among(TOKEN_KINDS),
  at: space,
  number: v.optional(count) as never,
  go: v.optional(target) as never,
  exit: v.optional(target) as never,
});

const hero = withFieldsOf<PlaceHero>({
  at: orNull(space),
  free: freeMove,
  freeKept: v.optional(flag) as never,
  paid: count,
  waiting: flag,
  initiativeLost: flag,
  movementLost: v.optional(flag) as never,
  down: flag,
  returns: orNull(among(RETURNS)),
  boost: withFieldsOf<Boost>({ trail: spaces, surged: flag, people: orNull(count) }),
});

const defender = withFieldsOf<Defender>({
  who: text,
  plan: orNull(plan),
  dice: orNull(defenseDice),
  broken: flag,
  done: flag,
});

export const attack = withFieldsOf<AttackState>({
  attacker: text,
  line: count,
  plan: orNull(plan),
  area: orNull(spaces),
  dice: orNull(attackDice),
  defenders: each(defender),
});

/** A place as a file has it: its shape. */
export const placeSchema = withFieldsOf<PlaceState>({
  ref: ref('places'),
  serial: count,
  reading: orNull(among(BOOKS)),
  start: text,
  rows: names,
  red: each(edge),
  yellow: each(edge),
  tokens: each(token),
  piles: each(withFieldsOf<Pile>({ at: space, gear: refs('gear') })),
  figures: each(figure),
  arriving: each(
    withFieldsOf<PlaceState['arriving'][number]>({ type: ref('enemies'), token: text, column: count }),
  ),
  met: namedBy(() => count),
  eliminated: names,
  heroes: each(hero),
  turn: count,
  phase: among(PHASES),
  initiative: namedBy(() => count),
  now: orNull(count),
  upgrades: namedBy(() => refs('upgrades')),
  attacked: namedBy(() => names),
  acted: names,
  acting: names,
  attack: orNull(attack),
  fired: each(count),
  tracker: count,
  doors: each(withFieldsOf<Door>({ at: edge, is: among(DOORS) })),
  bans: each(among(BANS)),
  quiet: orNull(quietSchema),
});
