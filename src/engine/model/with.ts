import type { AttackScope } from './scopes.ts';
import type { EncounterState, Figure } from './state.ts';

/*
 * The values of which nearly every event makes one anew, copied field by field: an object of more than a dozen fields
 * is spread (`...`) ten times slower than it is written out, and comes out laid out otherwise than its like, so that
 * every reader of it is slower, too. What is absent stays absent (I2). A field that lacks here does not compile.
 */

type Own<T> = { -readonly [K in keyof T]: T[K] };
type Lacking<T> = { [K in keyof T]-?: Record<never, never> extends Pick<T, K> ? K : never }[keyof T];
type Always<T> = Own<Omit<T, Lacking<T>>>;

/** The names of the fields that may be absent, all of them. */
const mayLack = <T>(names: { readonly [K in Lacking<T>]: true }) =>
  Object.keys(names) as (Lacking<T> & keyof T)[];

function carry<T>(made: Own<T>, was: T, names: readonly (keyof T)[]): Own<T> {
  for (const name of names) if (was[name] !== undefined) made[name] = was[name];
  return made;
}

const FIGURE_MAY_LACK = mayLack<Figure>({ granted: true, marks: true, summoner: true });

/** A figure with something about it changed. */
export function figureWith(was: Figure, change: Partial<Figure>): Figure {
  const made: Always<Figure> = {
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
  return Object.assign(carry<Figure>(made, was, FIGURE_MAY_LACK), change);
}

const ATTACK_MAY_LACK = mayLack<AttackScope>({ with: true, ability: true });

/** An attack under way with something about it changed. */
export function attackWith(was: AttackScope, change: Partial<AttackScope>): AttackScope {
  const made: Always<AttackScope> = {
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
  return Object.assign(carry<AttackScope>(made, was, ATTACK_MAY_LACK), change);
}

const STATE_MAY_LACK = mayLack<EncounterState>({ wards: true });

/** A state of its own: what it is made of is shared. */
export function stateWith(was: EncounterState, change: Partial<EncounterState> = {}): EncounterState {
  const made: Always<EncounterState> = {
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
  return Object.assign(carry<EncounterState>(made, was, STATE_MAY_LACK), change);
}
