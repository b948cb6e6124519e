/** What a player has answered for a while: an offer for a round, a Dodge for all of a kind that come at a figure one after the other. */
import {
  type Act,
  attackProfileOf,
  attackRangeOf,
  type EncounterState,
  type Figure,
  type FigureId,
  figureIn,
  movementOf,
  type Option,
  type Position,
  type Prompt,
  rangeOf,
} from '../../engine/index.ts';
import { passOf } from './auto-pass.ts';

/** An offer's key, for the round under way. */
export const keyThisRound = (key: string, { clock }: EncounterState): string =>
  `${ofRound(clock.round)}${key}`;

const ofRound = (round: number): string => `round ${round}: `;

/** The keys that hold now: those for good, and those of this round without it. */
export function keysNow(keys: readonly string[], { clock }: EncounterState): string[] {
  const now = ofRound(clock.round);
  return keys.map((key) => (key.startsWith(now) ? key.slice(now.length) : key));
}

/** Several attacks on one figure one after the other: of a kind, or of one that strikes more than once. */
export interface Volley {
  readonly figure: FigureId;
  /** Who may attack it after this, the one that does now among them where its card has it strike again. */
  readonly toCome: readonly FigureId[];
  readonly all: string;
  readonly none: string;
}

/** The one a Dodge is asked in; null where neither it nor one of its kind attacks after this. */
export function volleyOf(prompt: Prompt, position: Position): Volley | null {
  const view = position.state;
  const keys = keysOf(prompt, view);
  if (!keys) return null;
  const others = nextOfKind(view, keys.attacker).filter((id) => {
    const one = figureIn(view, id);
    return !one.defeated && !one.felled && comesNear(position, one, prompt.figure);
  });
  const toCome = [...(strikesAgain(position, keys.attacker) ? [keys.attacker] : []), ...others];
  const { all, none } = keys;
  return toCome.length > 0 ? { figure: prompt.figure, toCome, all, none } : null;
}

/** Those of its kind that have their turns after it, before anybody else has one: of its card on the track, and of the next. */
function nextOfKind({ track, clock, figures }: EncounterState, attacker: FigureId): readonly FigureId[] {
  const cardOf = new Map(figures.map(({ id, card }) => [id, card]));
  const toCome = [...clock.queue, ...track.flatMap(({ acted, figures }) => (acted ? [] : figures))];
  const others = toCome.filter((id) => id !== attacker);
  const end = others.findIndex((id) => cardOf.get(id) !== cardOf.get(attacker));
  return [...new Set(end < 0 ? others : others.slice(0, end))];
}

/** Whether it gets as near as its card strikes, with all the movement its card has: who does not is none to be reckoned with. */
function comesNear(position: Position, one: Figure, target: FigureId): boolean {
  const orders = (position.cards.combatants[one.card]?.ai ?? []).flatMap((step) => step.do);
  const own = attackRangeOf(attackProfileOf(position, one));
  const strikes = orders.map((order) =>
    order.do === 'attack' ? Math.max(own, order.range ?? 0, order.reach ?? 0) : own,
  );
  const moves = orders.reduce(
    (all, order) => all + (order.do === 'move' ? (order.spaces ?? movementOf(position, one).total) : 0),
    0,
  );
  return rangeOf(one, figureIn(position.state, target)) <= moves + Math.max(own, ...strikes);
}

/** Whether it can be Dodged for SP at all, and then all of them by as many as there are. */
export const canDodgeAll = (prompt: Prompt, volley: Volley, sp: number): boolean =>
  prompt.options.some(({ act }) => isPlain(act)) && dodgesOf(prompt, volley, sp).dodges > 1;

/** How many of them a figure with that many SP dodges, at the price of the first, and for how much. */
export function dodgesOf({ options }: Prompt, { toCome }: Volley, sp: number) {
  const price = options.find(({ act }) => isPlain(act))?.sp ?? 0;
  const attacks = toCome.length + 1;
  const dodges = price > 0 ? Math.min(attacks, Math.floor(sp / price)) : attacks;
  return { dodges, sp: dodges * price };
}

/** Whether a step of its card has more attacks than it has made in this turn (p.60). */
function strikesAgain({ state, cards }: Position, attacker: FigureId): boolean {
  const made = (state.turn?.attacks ?? []).filter((attack) => attack.attacker === attacker).length;
  const steps = cards.combatants[figureIn(state, attacker).card]?.ai ?? [];
  return steps.some((step) => {
    const times = step.do.map((one) => (one.do === 'attack' ? (one.times ?? 1) : 0));
    return times.reduce((all, n) => all + n, 0) > made;
  });
}

/** What was answered once for all of them; null where nothing was, or there are no SP left for it. */
export function volleyAnswer(prompt: Prompt, view: EncounterState, keys: readonly string[]): Option | null {
  const own = keysOf(prompt, view);
  if (!own) return null;
  if (keys.includes(own.none)) return passOf(prompt) ?? null;
  return keys.includes(own.all) ? (prompt.options.find(({ act }) => isPlain(act)) ?? null) : null;
}

const isPlain = (act: Act): boolean => act.do === 'dodge' && act.with === 'sp';

/** Of a Dodge of what a Combatant does in its own activation. */
function keysOf({ question, figure }: Prompt, view: EncounterState) {
  if (question.ask !== 'dodge' || view.turn?.figure !== question.attacker) return null;
  const { attacker } = question;
  // Once it has had a turn of its own it has other SP, and is asked again.
  const { turnsTaken } = figureIn(view, figure);
  const of = `volley ${view.clock.round}.${turnsTaken} ${figureIn(view, attacker).card} ${figure}: `;
  return { attacker, all: `${of}all`, none: `${of}none` };
}
