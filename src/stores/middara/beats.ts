import {
  type AttackScope,
  type Cause,
  type Effect,
  type EncounterEvent,
  type Figure,
  type FigureId,
  hpOf,
  isNegative,
  type Position,
  type Space,
  type Sum,
} from '../../engine/index.ts';
import type { Beat, Call, Deed, Point, Way } from './beat.ts';
import { BACK, STOP, timesOf, VERDICT } from './beat-times.ts';
import { blowOf } from './blow.ts';
import type { OfTheBooks } from './silent-events.ts';

type Event<T extends EncounterEvent['type']> = Extract<EncounterEvent, { type: T }>;
type Between = [before: Position, after: Position];
type Seen<T extends EncounterEvent['type']> = (event: Event<T>, ...at: Between) => readonly Beat[];

const one = (deed: Deed, at = 0): Beat[] => [{ ...deed, at }];
const gleam = ({ figure }: { readonly figure: FigureId }) => one({ do: 'gleam', figure });
const gleamBy = ({ by }: { readonly by: FigureId | null }) => (by === null ? [] : gleam({ figure: by }));
const call = (said: Call) => (event: { readonly figure: FigureId }) =>
  one({ do: 'call', figure: event.figure, call: said });

/** Of what nothing is seen there: of no weight in the page. */
type Silent =
  | OfTheBooks
  | 'figurePlaced'
  | 'initiativeDealt'
  | 'roundBegan'
  | 'urgencyAdded'
  | 'outcomeReached'
  | 'cardExhausted'
  | 'cardFlipped'
  | 'cardDiscarded'
  | 'itemTaken'
  | 'abilityUsed'
  | 'cardsArranged'
  | 'scopeOpened'
  | 'scopeClosed'
  | 'diceRolled'
  | 'diceRerolled'
  | 'boardTokenTurned'
  | 'textTold'
  | 'storyChosen'
  | 'tableDrawn'
  | 'adventurerDrawn'
  | 'pieceRemoved'
  | 'figureLeft'
  | 'wentOnTold'
  | 'adventurersRestored'
  | 'attackRedirected'
  | 'attackEnded'
  | 'attackNotMade'
  | 'spellEmpowered'
  | 'effectDrawn'
  | 'tokenGained'
  | 'symbolsSpent'
  | 'figureMarked'
  | 'goldGained'
  | 'goldSpent'
  | 'itemsOffered';

/** What is seen of each event on the board. A new one does not compile before it is here, or above. */
const SEEN: { readonly [T in Exclude<EncounterEvent['type'], Silent>]: Seen<T> } = {
  turnBegan: ({ figure }, _, after) =>
    one({ do: 'halo', figure, own: figureOf(after, figure)?.seat != null }),
  figureMoved: (event, _, after) => travelOf(event, after.state),
  breakAttackProvoked: ({ by }) => one({ do: 'call', figure: by, call: 'break' }),
  checkMade: ({ figure, passed }) => one({ do: 'call', figure, call: passed ? 'passed' : 'failed' }),
  terrainPlaced: ({ spaces }) => one({ do: 'dust', spaces }),
  cardTurned: gleam,
  figureSpawned: ({ figure }) => one({ do: 'arrive', figure: figure.id }),
  boardTokenPlaced: ({ token }) => one({ do: 'dust', spaces: [token.at] }),
  boardTokenMoved: ({ to }) => one({ do: 'dust', spaces: [to] }),
  totemSeen: gleamBy,
  objectiveActivated: gleamBy,
  achievementCompleted: gleamBy,
  tokenTaken: gleamBy,
  tokenDropped: ({ at }) => one({ do: 'dust', spaces: [at] }),
  doorChanged: ({ edges, to }) =>
    one(to === 'open' ? { do: 'flare', middle: midOf(edges.flat()) } : { do: 'dust', spaces: edges.flat() }),
  pieceMoved: ({ to }) => one({ do: 'dust', spaces: to }),
  dynamitePlaced: ({ at }) => one({ do: 'dust', spaces: [at] }),
  dynamiteTaken: gleamBy,
  dynamiteLost: ({ at }) => one({ do: 'dust', spaces: [at] }),
  dynamiteExploded: ({ at }) => one({ do: 'blast', middle: middleOf({ size: [1, 1] }, at) }),
  wardPlaced: ({ ward }) => one({ do: 'dust', spaces: [ward.at] }),
  figureFelled: ({ figure, cause }, before) => fallen(figure, cause, before),
  figureReturned: ({ figure }) => one({ do: 'arrive', figure }),
  attackEmpowered: gleam,
  attackDodged: ({ figure, shields, skull }) => one({ do: 'brace', figure, shields, skull }),
  attackJudged: ({ hit, roll, defense, skull }, before, after) => {
    const attack = attackIn(after);
    if (hit || !attack) return [];
    // The Dodge saved it where the roll would have been enough without (A1).
    const byDodge = !skull && attack.dodge !== null && roll.total >= defense.total - attack.dodge;
    return missed(before, attack, byDodge ? 'dodge' : 'miss', VERDICT);
  },
  attackTurned: ({ hit }, before, after) => {
    const attack = attackIn(after);
    return hit || !attack ? [] : missed(before, attack, 'miss');
  },
  finalDamageDetermined: ({ sum }, before, after) => {
    const attack = attackIn(after);
    if (!attack) return [];
    const blow = strike(before, attack);
    if (sum.total > 0) return blow;
    const away = wayBetween(before, attack.attacker, attack.target);
    return [
      ...blow,
      ...one({ do: 'block', figure: attack.target, gross: grossOf(sum), away }, contactOf(blow)),
    ];
  },
  counterDeclared: call('counter'),
  forceDetermined: ({ figure }, before, after) => cast(figure, before, after),
  spellFailed: ({ figure }) => one({ do: 'fizzle', figure }),
  convictionChecked: ({ figure, passed }) => (passed ? one({ do: 'resist', figure }) : []),
  damageDealt: hurt,
  damageHealed: ({ figure, amount }, before, after) => [
    ...one({ do: 'heal', figure, amount }),
    ...drain(figure, before, after),
  ],
  defeatPrevented: (event, before, after) => [
    ...call('saved')(event),
    ...one({ do: 'heal', figure: event.figure, amount: event.amount }),
    ...drain(event.figure, before, after),
  ],
  damageMoved: ({ from, to, amount }, before, after) => [
    ...one({ do: 'heal', figure: from, amount }),
    ...drain(from, before, after),
    ...number({ figure: to, amount, kind: 'irreducible', gross: null }, after),
    ...drain(to, before, after),
  ],
  effectInflicted: ({ figure, effect }, _, after) => status(figure, effect, true, after),
  effectRemoved: ({ figure, effect }, before) => status(figure, effect, false, before),
  figureDefeated: ({ figure, cause }, before) => fallen(figure, cause, before),
  boardTokenRemoved: ({ token, how }, { state }) => {
    const at = how === 'opened' ? state.boardTokens.find(({ id }) => id === token)?.at : null;
    return at ? one({ do: 'lid', middle: midOf([at]) }) : [];
  },
  lootDrawn: ({ gain: { figure } }) => (figure === null ? [] : one({ do: 'loot', figure })),
};

/** What is seen of an event on the board, from the table before it to the table after it. */
export function beatsOf(event: EncounterEvent, before: Position, after: Position): readonly Beat[] {
  // As large a table of functions as of events; each is given its own.
  const seen = SEEN[event.type as keyof typeof SEEN] as Seen<EncounterEvent['type']> | undefined;
  return seen?.(event as never, before, after) ?? [];
}

/** When the last of these has met what it was meant for: milliseconds at normal speed. */
export const contactOf = (beats: readonly Beat[]): number =>
  beats.reduce((latest, beat) => Math.max(latest, beat.at + timesOf(beat).contact), 0);

/**
 * How long the blow, shot or spell under way takes to be where it is meant for, in milliseconds at normal speed;
 * 0 where none is.
 */
export function strikeTime({ figures, scopes }: Standing): number {
  const scope = scopes.findLast(({ kind }) => kind === 'attack' || kind === 'spell');
  const standing = { state: { figures, scopes } };
  if (scope?.kind === 'attack') return contactOf(strike(standing, scope));
  return scope?.kind === 'spell' ? contactOf(cast(scope.caster, standing, standing)) : 0;
}

/** How a figure that has moved is seen to; over a longer way each step is quicker. */
export function travelOf({ figure, from, to, how }: Event<'figureMoved'>, { scopes }: Standing): Beat[] {
  const by = TRAVEL[how];
  if (by !== 'step') return one({ do: by, figure, from, to });
  const move = scopes.findLast((scope) => scope.kind === 'move');
  return one({ do: by, figure, from, to, hurried: (move?.way.length ?? 0) > LONG_WAY });
}

/** Spaces. */
const LONG_WAY = 6;

type Standing = Pick<Position['state'], 'figures' | 'scopes'>;
/** As much of the table as it takes to know who stands where. */
interface Table {
  readonly state: Standing;
}

const TRAVEL = {
  step: 'step',
  jump: 'jump',
  push: 'push',
  pull: 'push',
  shove: 'push',
  swap: 'warp',
  warp: 'warp',
  current: 'drift',
  text: 'step',
} as const;

const figureOf = ({ state }: Table, id: FigureId): Figure | undefined =>
  state.figures.find((figure) => figure.id === id);

/** The innermost attack under way. */
const attackIn = ({ state }: Table): AttackScope | undefined =>
  state.scopes.findLast((scope) => scope.kind === 'attack');

const middleOf = ({ size: [width, height] }: Pick<Figure, 'size'>, [x, y]: Space): Point => [
  x + width / 2,
  y + height / 2,
];

/** The middle of several spaces together. */
function midOf(spaces: readonly Space[]): Point {
  const along = (axis: 0 | 1) => spaces.reduce((sum, space) => sum + space[axis] + 0.5, 0) / spaces.length;
  return [along(0), along(1)];
}

function pointOf(position: Table, id: FigureId): Point | null {
  const figure = figureOf(position, id);
  return figure?.at ? middleOf(figure, figure.at) : null;
}

function wayBetween(position: Table, from: FigureId | null, to: FigureId): Way {
  const [a, b] = [from === null ? null : pointOf(position, from), pointOf(position, to)];
  return a && b ? wayTo(a, b) : null;
}

function wayTo(a: Point, b: Point): Way {
  const [x, y] = [b[0] - a[0], b[1] - a[1]];
  const far = Math.hypot(x, y);
  return far > 0 ? [x / far, y / far] : null;
}

/** The blow itself, or the shot; it meets its target when it is at `contactOf`. */
function strike(position: Table, attack: AttackScope, passes = false, at = 0): Beat[] {
  const { attacker, target, attackKind } = attack;
  const [from, to] = [pointOf(position, attacker), pointOf(position, target)];
  if (!from || !to) return [];
  if (attackKind === 'melee') return one({ do: 'lunge', figure: attacker, from, to, passes }, at);
  return one({ do: 'shot', figure: attacker, from, to, as: 'arrow' }, at);
}

/** It is out of the way when the blow is there; `after`: what the dice came to is read first. */
function missed(position: Table, attack: AttackScope, how: 'dodge' | 'miss', after = 0): Beat[] {
  const blow = strike(position, attack, true, after);
  const away = wayBetween(position, attack.attacker, attack.target);
  const [aside] = one({ do: how, figure: attack.target, away });
  const at = Math.max(after, contactOf(blow) - timesOf(aside!).contact);
  return [...blow, { ...aside!, at }];
}

/** From the caster to everybody it is cast on; on oneself it only shines. */
function cast(caster: FigureId, before: Table, after: Table): Beat[] {
  const spell = after.state.scopes.findLast((scope) => scope.kind === 'spell');
  const from = pointOf(before, caster);
  const targets = new Set(spell?.targets ?? []);
  return [...targets].flatMap((target) => {
    const to = pointOf(before, target);
    if (!from || !to) return [];
    return target === caster
      ? one({ do: 'gleam', figure: caster })
      : one({ do: 'shot', figure: caster, from, to, as: 'spell' });
  });
}

const grossOf = ({ entries }: Sum): number =>
  entries.reduce((sum, { amount }) => sum + Math.max(0, amount), 0);

/** Pushed against something. */
export const isCollision = (cause: Cause): boolean => cause.kind === 'term' && cause.term === 'collision';

function hurt(event: Event<'damageDealt'>, before: Position, after: Position): Beat[] {
  const { figure, amount, damageType: kind, sum, by, cause } = event;
  const gross = grossOf(sum) > sum.total ? grossOf(sum) : null;
  const onUs = figureOf(after, figure)?.side === 'adventurers';
  const away = wayBetween(before, by ?? pusherIn(before), figure);
  const collision = isCollision(cause);
  const body: Deed = collision
    ? { do: 'crash', figure, toward: lastStepIn(before) ?? away }
    : { do: 'recoil', figure, away, kind, onUs, hard: amount * 2 >= hpAt(after, figure) };
  const at = backFrom(figure, before) + (collision ? 80 : 0);
  const attack = attackIn(after);
  const blow = attack ? blowOf(attack, after, event) : null;
  const shown = blow
    ? { amount: blow.dealt, gross: blow.dealt === amount ? gross : null }
    : { amount, gross };
  return [
    ...one(body, backFrom(figure, before)),
    // Of a blow of several types one number, all of it.
    ...(blow?.isFirst === false ? [] : number({ figure, kind, ...shown }, after, at)),
    ...drain(figure, before, after, at),
  ];
}

/** Whoever is hurt in the middle of its own blow is back from it before: no two motions on one figure (face.md 13). */
export function backFrom(figure: FigureId, { state: { scopes } }: Table): number {
  const attack = scopes.findLast(({ kind }) => kind === 'attack');
  return attack?.kind === 'attack' && attack.attacker === figure ? STOP + BACK : 0;
}

function hpAt(position: Position, id: FigureId): number {
  const figure = figureOf(position, id);
  return figure ? hpOf(position, figure) : Number.POSITIVE_INFINITY;
}

/** Whose attack or spell it is that pushes. */
function pusherIn({ state }: Position): FigureId | null {
  const scope = state.scopes.findLast(({ kind }) => kind === 'attack' || kind === 'spell');
  if (scope?.kind === 'attack') return scope.attacker;
  return scope?.kind === 'spell' ? scope.caster : null;
}

/** The way its last space was pushed or pulled, where there was one. */
function lastStepIn({ state }: Position): Way {
  const move = state.scopes.findLast((scope) => scope.kind === 'move');
  const [from, to] = [move?.way.at(-2), move?.way.at(-1)];
  return from && to ? wayTo(from, to) : null;
}

function number(
  what: Pick<Extract<Deed, { do: 'number' }>, 'figure' | 'amount' | 'kind' | 'gross'>,
  after: Position,
  at = 0,
): Beat[] {
  return one({ do: 'number', ...what, onUs: figureOf(after, what.figure)?.side === 'adventurers' }, at);
}

/** HP as they were and as they are; nothing where they did not change. */
function drain(id: FigureId, before: Position, after: Position, at = 0): Beat[] {
  const [was, is] = [figureOf(before, id), figureOf(after, id)];
  if (!was?.at || !is?.at) return [];
  const of = hpOf(after, is);
  const [from, to] = [Math.max(0, hpOf(before, was) - was.damage), Math.max(0, of - is.damage)];
  return from === to ? [] : one({ do: 'drain', figure: id, from, to, of }, at);
}

function status(id: FigureId, effect: Effect, lands: boolean, holding: Position): Beat[] {
  const place = figureOf(holding, id)?.effects.indexOf(effect) ?? -1;
  return place < 0 ? [] : one({ do: 'status', figure: id, effect, lands, good: !isNegative(effect), place });
}

/** Defeated by where they stood, not by anybody's blow (p.21). */
const BY_THE_PIT: readonly string[] = [
  'failed-dangerous-jump',
  'left-dangerous',
  'moved-out-of-dangerous',
  'entered-dangerous',
  'ended-in-dangerous',
  'ended-turn-in-dangerous',
];

function fallen(figure: FigureId, cause: Cause, before: Position): Beat[] {
  const whom = figureOf(before, figure);
  if (!whom?.at) return [];
  if (cause.kind === 'term' && BY_THE_PIT.includes(cause.term)) return one({ do: 'pit', figure });
  return one({ do: whom.kind === 'adventurer' ? 'down' : 'death', figure });
}
