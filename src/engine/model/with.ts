import type { Position } from './position.ts';
import type { AttackScope, MoveScope, Scope, SpellScope } from './scopes.ts';
import type { CardInstance, Clock, EncounterState, Figure, TurnState } from './state.ts';

/*
 * The values of which nearly every event makes one anew, copied field by field: an object of more than a dozen fields
 * is spread (`...`) ten times slower than it is written out, and comes out laid out otherwise than its like, so that
 * every reader of it is slower, too. What is absent stays absent (I2). A field that lacks here does not compile.
 */

type Own<T> = { -readonly [K in keyof T]: T[K] };
type Lacking<T> = { [K in keyof T]-?: Record<never, never> extends Pick<T, K> ? K : never }[keyof T];

/** A copy in the making. `Named` are the fields that may be absent, all of them, each carried over below. */
type Made<T, Named extends keyof T = never> = [Lacking<T>] extends [Named] ? Own<T> : never;

/** A figure with something about it changed. */
export function figureWith(was: Figure, change: Partial<Figure> = {}): Figure {
  const made: Made<Figure, 'granted' | 'marks' | 'summoner' | 'setAside'> = {
    id: was.id,
    card: was.card,
    kind: was.kind,
    side: was.side,
    seat: was.seat,
    group: was.group,
    number: was.number,
    size: was.size,
    at: was.at,
    sp: was.sp,
    damage: was.damage,
    defeated: was.defeated,
    felled: was.felled,
    effects: was.effects,
    tokens: was.tokens,
    cards: was.cards,
    pack: was.pack,
    turnsTaken: was.turnsTaken,
    paralyzedThisTurn: was.paralyzedThisTurn,
    wasTargeted: was.wasTargeted,
    hasLastStep: was.hasLastStep,
    spawnedByFigure: was.spawnedByFigure,
  };
  if (was.granted !== undefined) made.granted = was.granted;
  if (was.marks !== undefined) made.marks = was.marks;
  if (was.summoner !== undefined) made.summoner = was.summoner;
  if (was.setAside !== undefined) made.setAside = was.setAside;
  return Object.assign(made, change);
}

/** A card before a figure with something about it changed. */
export function cardWith(was: CardInstance, change: Partial<CardInstance> = {}): CardInstance {
  const made: Made<CardInstance, 'upgrades' | 'energy'> = {
    id: was.id,
    ref: was.ref,
    type: was.type,
    face: was.face,
    exhausted: was.exhausted,
    flipped: was.flipped,
    used: was.used,
  };
  if (was.upgrades !== undefined) made.upgrades = was.upgrades;
  if (was.energy !== undefined) made.energy = was.energy;
  return Object.assign(made, change);
}

/** The turn under way with something about it changed. */
export function turnWith(was: TurnState, change: Partial<TurnState> = {}): TurnState {
  const made: Made<TurnState, 'attacks' | 'movedMore'> = {
    figure: was.figure,
    phase: was.phase,
    moved: was.moved,
    movementOver: was.movementOver,
    statusDone: was.statusDone,
    breakAttacked: was.breakAttacked,
    used: was.used,
    aiStep: was.aiStep,
    aiActed: was.aiActed,
  };
  if (was.movedMore !== undefined) made.movedMore = was.movedMore;
  if (was.attacks !== undefined) made.attacks = was.attacks;
  return Object.assign(made, change);
}

/** The clock with something about it changed. */
export function clockWith(was: Clock, change: Partial<Clock> = {}): Clock {
  const made: Made<Clock, 'used'> = {
    round: was.round,
    phase: was.phase,
    queue: was.queue,
    opponentsActed: was.opponentsActed,
    opponentsSpawned: was.opponentsSpawned,
  };
  if (was.used !== undefined) made.used = was.used;
  return Object.assign(made, change);
}

/** A movement under way with something about it changed. */
export function moveWith(was: MoveScope, change: Partial<MoveScope> = {}): MoveScope {
  const made: Made<MoveScope, 'through'> = {
    kind: was.kind,
    figure: was.figure,
    mode: was.mode,
    flight: was.flight,
    provokes: was.provokes,
    diagonal: was.diagonal,
    points: was.points,
    passed: was.passed,
    way: was.way,
  };
  if (was.through !== undefined) made.through = was.through;
  return Object.assign(made, change);
}

/** An attack under way with something about it changed. */
export function attackWith(was: AttackScope, change: Partial<AttackScope> = {}): AttackScope {
  const made: Made<AttackScope, 'with' | 'ability'> = {
    kind: was.kind,
    attacker: was.attacker,
    target: was.target,
    cause: was.cause,
    attackKind: was.attackKind,
    range: was.range,
    step: was.step,
    dice: was.dice,
    empowered: was.empowered,
    dodge: was.dodge,
    rolled: was.rolled,
    symbols: was.symbols,
    toHit: was.toHit,
    defense: was.defense,
    damageType: was.damageType,
    physical: was.physical,
    magic: was.magic,
    irreducible: was.irreducible,
    piercing: was.piercing,
    final: was.final,
    hit: was.hit,
    finalDamage: was.finalDamage,
    used: was.used,
    ended: was.ended,
  };
  if (was.with !== undefined) made.with = was.with;
  if (was.ability !== undefined) made.ability = was.ability;
  return Object.assign(made, change);
}

/** A spell under way with something about it changed. */
export function spellWith(was: SpellScope, change: Partial<SpellScope> = {}): SpellScope {
  const made: Made<SpellScope, 'with'> = {
    kind: was.kind,
    caster: was.caster,
    targets: was.targets,
    spellLike: was.spellLike,
    cause: was.cause,
    step: was.step,
    dice: was.dice,
    empowered: was.empowered,
    rolled: was.rolled,
    force: was.force,
    forceTotal: was.forceTotal,
    conviction: was.conviction,
    failed: was.failed,
  };
  if (was.with !== undefined) made.with = was.with;
  return Object.assign(made, change);
}

/** A resolution under way with something about it changed. */
export function scopeWith(was: Scope, change: Partial<Scope> = {}): Scope {
  switch (was.kind) {
    case 'move':
      return moveWith(was, change as Partial<MoveScope>);
    case 'attack':
      return attackWith(was, change as Partial<AttackScope>);
    case 'spell':
      return spellWith(was, change as Partial<SpellScope>);
    case 'check':
    case 'occasion':
      return { ...was, ...change } as Scope;
  }
}

/** A state of its own: what it is made of is shared. */
export function stateWith(was: EncounterState, change: Partial<EncounterState> = {}): EncounterState {
  const made: Made<
    EncounterState,
    'wards' | 'difficulty' | 'counters' | 'carried' | 'doors' | 'pieces' | 'left'
  > = {
    encounter: was.encounter,
    ruleset: was.ruleset,
    seats: was.seats,
    board: was.board,
    boardTokens: was.boardTokens,
    figures: was.figures,
    track: was.track,
    urgency: was.urgency,
    clock: was.clock,
    turn: was.turn,
    scopes: was.scopes,
    loot: was.loot,
    dynamite: was.dynamite,
    done: was.done,
    outcome: was.outcome,
    rng: was.rng,
  };
  if (was.wards !== undefined) made.wards = was.wards;
  if (was.difficulty !== undefined) made.difficulty = was.difficulty;
  if (was.counters !== undefined) made.counters = was.counters;
  if (was.carried !== undefined) made.carried = was.carried;
  if (was.doors !== undefined) made.doors = was.doors;
  if (was.pieces !== undefined) made.pieces = was.pieces;
  if (was.left !== undefined) made.left = was.left;
  return Object.assign(made, change);
}

/** The position with one of its figures otherwise than it is. */
export function positionWithFigure(position: Position, figure: Figure): Position {
  const figures = position.state.figures.map((one) => (one.id === figure.id ? figure : one));
  return positionWith(position, stateWith(position.state, { figures }));
}

/** The same cards and encounter with another state, laid out like any other position. */
export function positionWith({ cards, encounter, seatNames }: Position, state: EncounterState): Position {
  return seatNames === undefined ? { state, cards, encounter } : { state, cards, encounter, seatNames };
}
