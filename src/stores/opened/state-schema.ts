import * as v from 'valibot';
import { LIMITS } from '../../check/limits.ts';
import { expects } from '../../check/messages.ts';
import { among, elsewhere, type FieldsOf, listOf, withFields, withFieldsOf } from '../../check/schemas.ts';
import {
  type Board,
  type BoardToken,
  type BoardTokenKind,
  type Burden,
  type CardInstance,
  type CardType,
  CHALLENGES,
  type Clock,
  type Current,
  DIRECTIONS,
  DOOR_STATES,
  type Dynamite,
  EFFECTS,
  type EncounterState,
  type Figure,
  type FigureKind,
  type Grant,
  type GrantLimit,
  type InitiativeCard,
  type KeptBoard,
  type LootGain,
  type LootState,
  type NamelessAbility,
  type Outcome,
  type OwnShape,
  type Piece,
  type Seat,
  SHELVES,
  SIDES,
  TERRAIN_OF,
  TERRAINS,
  TIERS,
  TOKEN_KINDS,
  type TurnPhase,
  type TurnState,
  type Ward,
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
  toldOf,
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

type Bare = Omit<CardInstance, 'upgrades'>;
const cardEntries: FieldsOf<Bare> = {
  id: instanceId,
  ref: instanceId,
  type: among(Object.keys(SHELVES) as CardType[]),
  face: among(['front', 'back']),
  exhausted: flag,
  flipped: flag,
  energy: v.optional(count),
  used: ids,
};
const card = withFieldsOf<CardInstance>({
  ...cardEntries,
  upgrades: v.optional(listOf(withFieldsOf<Bare>(cardEntries))),
});
const abilities = listOf(elsewhere<NamelessAbility>());
const until = toldOf<GrantLimit, 'at'>('at', {
  turn: { of: orNull(instanceId), number: count },
  round: {},
  encounter: {},
  attack: {},
  'this-attack': {},
  action: {},
});

export const figureSchema = withFieldsOf<Figure>({
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
      withFieldsOf<Grant>({
        id: instanceId,
        cause: causeSchema,
        by: instanceId,
        until,
        doomed: yes,
        token: v.optional(instanceId),
        abilities,
      }),
    ),
  ),
  marks: v.optional(
    listOf(withFieldsOf<NonNullable<Figure['marks']>[number]>({ mark: text, by: instanceId })),
  ),
  summoner: v.optional(instanceId),
  setAside: v.optional(withFieldsOf<OwnShape>({ card: instanceId, cards: listOf(card) })),
});

const doors = namedBy(() => among(DOOR_STATES));

const piece = withFieldsOf<Piece>({
  id: instanceId,
  terrain: among(TERRAINS.filter((one) => one !== 'void')),
  spaces: listOf(space, 1, LIMITS.entries),
  under: text,
});

const board = withFieldsOf<Board>({
  rows: listOf(rowOf(Object.keys(TERRAIN_OF).join(''), 'tile-row'), 1, LIMITS.board),
  elevation: listOf(rowOf('1234 ', 'levels'), 0, LIMITS.board),
  walls: listOf(wall, 0, 2 * LIMITS.spaces),
  currents: v.optional(
    listOf(
      withFieldsOf<Current>({ at: space, direction: among(DIRECTIONS), spaces: wholeFrom(1, LIMITS.few) }),
    ),
  ),
});

const clock = withFieldsOf<Clock>({
  round: count,
  phase: among<Clock['phase']>(['placement', 'round-start', 'turns', 'round-end', 'over']),
  queue: ids,
  opponentsActed: flag,
  opponentsSpawned: flag,
  used: v.optional(ids),
});

const turn = withFieldsOf<TurnState>({
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
  attacks: v.optional(
    listOf(
      withFieldsOf<NonNullable<TurnState['attacks']>[number]>({ attacker: instanceId, target: instanceId }),
    ),
  ),
});

const ward = withFieldsOf<Ward>({
  id: instanceId,
  cause: causeSchema,
  at: space,
  by: instanceId,
  side: among(['ally', 'opponent', 'figure']),
  reach: wholeFrom(0, LIMITS.few),
  soi: v.optional(v.literal(true)),
  abilities,
});

const entries: FieldsOf<Omit<EncounterState, 'scopes'>> = {
  encounter: instanceId,
  ruleset,
  seats: listOf(withFieldsOf<Seat>({ id: text }), 0, LIMITS.few),
  board,
  boardTokens: listOf(
    withFieldsOf<BoardToken>({
      id: instanceId,
      kind: among<BoardTokenKind>(TOKEN_KINDS),
      colour: instanceId,
      at: space,
    }),
  ),
  figures: listOf(figureSchema, 0, MOST_FIGURES),
  track: listOf(withFieldsOf<InitiativeCard>({ id: instanceId, figures: ids, acted: flag })),
  urgency: count,
  clock,
  turn: orNull(turn),
  loot: withFieldsOf<LootState>({
    level: among(TIERS),
    deck: counts,
    gold: count,
    gained: listOf(withFieldsOf<LootGain>({ figure: orNull(instanceId), card: text, gold: count })),
    stash: v.optional(ids),
    inStash: v.optional(ids),
    away: v.optional(ids),
    unlocked: v.optional(ids),
    companions: v.optional(ids),
  }),
  dynamite: listOf(
    withFieldsOf<Dynamite>({
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
      withFieldsOf<Burden>({
        token: withFieldsOf<Burden['token']>({
          id: instanceId,
          kind: among<BoardTokenKind>(TOKEN_KINDS),
          colour: instanceId,
        }),
        by: instanceId,
      }),
    ),
  ),
  doors: v.optional(doors),
  pieces: v.optional(listOf(piece)),
  left: v.optional(ids),
  done: ids,
  outcome: orNull(withFieldsOf<Outcome>({ result: among(['won', 'lost']), condition: instanceId })),
  rng: rngWords,
};

/** The board another encounter was left on, with what stood on it. */
export const keptSchema = withFieldsOf<KeptBoard>({
  board,
  doors: v.optional(doors),
  pieces: v.optional(listOf(piece)),
  places: listOf(orNull(space), 0, LIMITS.party),
});

export const stateSchema = withFieldsOf<EncounterState>({ ...entries, scopes: listOf(scopeSchema) });

/** One from which the rules are run: between two of them nothing is under way. */
export const startSchema = withFieldsOf<EncounterState>({ ...entries, scopes: listOf(scopeSchema, 0, 0) });

/** The same without its figures and resolutions, which change one at a time. */
export const frameSchema = withFields({
  ...entries,
  figures: listOf(withFields({}), 0, MOST_FIGURES),
  scopes: listOf(withFields({}), 0, 0),
});
