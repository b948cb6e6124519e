import * as v from 'valibot';
import { LIMITS } from '../../check/limits.ts';
import { expects } from '../../check/messages.ts';
import { among, listOf, type Schema, withFields } from '../../check/schemas.ts';
import {
  type BoardTokenKind,
  CHALLENGES,
  type Clock,
  DIRECTIONS,
  DOOR_STATES,
  EFFECTS,
  type FigureKind,
  type GrantLimit,
  SHELVES,
  SIDES,
  TERRAIN_OF,
  TERRAINS,
  TIERS,
  TOKEN_KINDS,
  type TurnPhase,
} from '../../engine/index.ts';
import { causeSchema } from './cause-schema.ts';
import {
  amount,
  count,
  counts,
  flag,
  ids,
  instanceId,
  namedBy,
  orNull,
  rngWords,
  ruleset,
  size,
  space,
  text,
  tokens,
  told,
  wall,
  wholeFrom,
  yes,
} from './record-fields.ts';
import { scopeSchema } from './scope-schema.ts';

/**
 * The state of an encounter as a file has it, whole: what rules, board and panels read of it is of the kinds they
 * know, and no more than they can carry.
 */

const rowOf = (letters: string, what: 'tile-row' | 'levels') =>
  v.pipe(
    v.string(),
    v.maxLength(LIMITS.board, expects({ what: 'at-most', most: LIMITS.board, of: 'letters' })),
    v.check((row) => [...row].every((letter) => letters.includes(letter)), expects({ what })),
  );

/** Bodies, beside what was spawned and Defeated in a long game. */
const MOST_FIGURES = 200;

const cardEntries = {
  id: instanceId,
  ref: instanceId,
  type: among(Object.keys(SHELVES)),
  face: among(['front', 'back']),
  exhausted: flag,
  flipped: flag,
  energy: v.optional(count),
  used: ids,
};
const card = withFields({ ...cardEntries, upgrades: v.optional(listOf(withFields(cardEntries))) });
const abilities = listOf(withFields({}));
const GRANT_LIMITS = {
  turn: withFields({ of: orNull(instanceId), number: count }),
  round: withFields({}),
  encounter: withFields({}),
  attack: withFields({}),
} satisfies Readonly<Record<GrantLimit['at'], Schema<unknown>>>;

export const figureSchema = withFields({
  id: instanceId,
  card: instanceId,
  kind: among<FigureKind>(['adventurer', 'command', 'intelligent']),
  side: among(SIDES),
  seat: orNull(text),
  group: instanceId,
  number: count,
  size,
  at: orNull(space),
  sp: amount,
  damage: amount,
  defeated: flag,
  felled: flag,
  effects: listOf(among(EFFECTS)),
  tokens,
  cards: listOf(card),
  pack: listOf(card),
  turnsTaken: count,
  paralyzedThisTurn: flag,
  wasTargeted: flag,
  hasLastStep: flag,
  spawnedByFigure: flag,
  granted: v.optional(
    listOf(
      withFields({
        id: instanceId,
        cause: causeSchema,
        by: instanceId,
        until: told('at', GRANT_LIMITS),
        doomed: yes,
        token: v.optional(instanceId),
        abilities,
      }),
    ),
  ),
  marks: v.optional(listOf(withFields({ mark: text, by: instanceId }))),
  summoner: v.optional(instanceId),
  setAside: v.optional(withFields({ card: instanceId, cards: listOf(card) })),
});

const doors = namedBy(() => among(DOOR_STATES));

const piece = withFields({
  id: instanceId,
  terrain: among(TERRAINS.filter((one) => one !== 'void')),
  spaces: listOf(space, 1, LIMITS.entries),
  under: text,
});

const board = withFields({
  rows: listOf(rowOf(Object.keys(TERRAIN_OF).join(''), 'tile-row'), 1, LIMITS.board),
  elevation: listOf(rowOf('1234 ', 'levels'), 0, LIMITS.board),
  walls: listOf(wall, 0, 2 * LIMITS.spaces),
  currents: v.optional(
    listOf(withFields({ at: space, direction: among(DIRECTIONS), spaces: wholeFrom(1, LIMITS.few) })),
  ),
});

const clock = withFields({
  round: count,
  phase: among<Clock['phase']>(['placement', 'round-start', 'turns', 'round-end', 'over']),
  queue: ids,
  opponentsActed: flag,
  opponentsSpawned: flag,
  used: v.optional(ids),
});

const turn = withFields({
  figure: instanceId,
  phase: among<TurnPhase>(['start', 'status', 'refresh', 'action', 'activation', 'end']),
  moved: flag,
  movedMore: v.optional(wholeFrom(0, LIMITS.few)),
  movementOver: flag,
  statusDone: ids,
  breakAttacked: ids,
  used: ids,
  aiStep: wholeFrom(0, LIMITS.entries),
  aiActed: flag,
  attacks: v.optional(listOf(withFields({ attacker: instanceId, target: instanceId }))),
});

const ward = withFields({
  id: instanceId,
  cause: causeSchema,
  at: space,
  by: instanceId,
  side: among(['ally', 'opponent', 'figure']),
  reach: wholeFrom(0, LIMITS.few),
  abilities,
});

const entries = {
  encounter: instanceId,
  ruleset,
  seats: listOf(withFields({ id: text }), 0, LIMITS.few),
  board,
  boardTokens: listOf(
    withFields({ id: instanceId, kind: among<BoardTokenKind>(TOKEN_KINDS), colour: instanceId, at: space }),
  ),
  figures: listOf(figureSchema, 0, MOST_FIGURES),
  track: listOf(withFields({ id: instanceId, figures: ids, acted: flag })),
  urgency: count,
  clock,
  turn: orNull(turn),
  loot: withFields({
    level: among(TIERS),
    deck: counts,
    gold: count,
    gained: listOf(withFields({ figure: orNull(instanceId), card: text, gold: count })),
    stash: v.optional(ids),
    away: v.optional(ids),
    unlocked: v.optional(ids),
    companions: v.optional(ids),
  }),
  dynamite: listOf(
    withFields({
      id: instanceId,
      at: orNull(space),
      carrier: orNull(instanceId),
      lit: orNull(count),
    }),
  ),
  wards: v.optional(listOf(ward)),
  difficulty: v.optional(among(CHALLENGES)),
  counters: v.optional(counts),
  carried: v.optional(
    listOf(
      withFields({
        token: withFields({ id: instanceId, kind: among<BoardTokenKind>(TOKEN_KINDS), colour: instanceId }),
        by: instanceId,
      }),
    ),
  ),
  doors: v.optional(doors),
  pieces: v.optional(listOf(piece)),
  left: v.optional(ids),
  done: ids,
  outcome: orNull(withFields({ result: among(['won', 'lost']), condition: instanceId })),
  rng: rngWords,
};

/** The board another encounter was left on, with what stood on it. */
export const keptSchema = withFields({
  board,
  doors: v.optional(doors),
  pieces: v.optional(listOf(piece)),
  places: listOf(orNull(space), 0, LIMITS.party),
});

export const stateSchema = withFields({ ...entries, scopes: listOf(scopeSchema) });

/** One from which the rules are run: between two of them nothing is under way. */
export const startSchema = withFields({ ...entries, scopes: listOf(scopeSchema, 0, 0) });

/** The same without its figures and resolutions, which change one at a time. */
export const frameSchema = withFields({
  ...entries,
  figures: listOf(withFields({}), 0, MOST_FIGURES),
  scopes: listOf(withFields({}), 0, 0),
});
