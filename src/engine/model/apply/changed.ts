import { innermost, type Scope, type ScopeOf } from '../scopes.ts';
import type { CardInstance, Clock, EncounterState, Figure, TurnState } from '../state.ts';
import { cardWith, clockWith, figureWith, scopeWith, turnWith } from '../with.ts';

/*
 * Nothing below the state is ever written: what changes is made anew and put in its place. A copy of the state is
 * therefore the state's own fields, and whatever is worked out of a part may be kept by that part's identity.
 */

type Change<T> = Partial<T> | ((was: T) => Partial<T>);

const told = <T extends object>(was: T, change: Change<T>): Partial<T> =>
  typeof change === 'function' ? change(was) : change;

/** Puts a figure back with something about it changed. Throws Error when there is none with that id. */
export function changeFigure(state: EncounterState, id: string, change: Change<Figure>): void {
  replaceFigure(state, id, (was) => figureWith(was, told(was, change)));
}

/** Puts another value in a figure's place. Throws Error when there is none with that id. */
export function replaceFigure(state: EncounterState, id: string, made: (was: Figure) => Figure): void {
  const figures = [...state.figures];
  let index = 0;
  while (index < figures.length && figures[index]!.id !== id) index += 1;
  const was = figures[index];
  if (!was) throw new Error(`no figure ${id} in this encounter`);
  figures[index] = made(was);
  state.figures = figures;
}

/** Changes the turn under way. Throws Error when there is none. */
export function changeTurn(state: EncounterState, change: Change<TurnState>): void {
  if (!state.turn) throw new Error('no turn under way');
  state.turn = turnWith(state.turn, told(state.turn, change));
}

/** Changes the clock. */
export function changeClock(state: EncounterState, change: Change<Clock>): void {
  state.clock = clockWith(state.clock, told(state.clock, change));
}

/** Changes the innermost resolution of that kind. Throws Error when there is none. */
export function changeScope<K extends Scope['kind']>(
  state: EncounterState,
  kind: K,
  change: Change<ScopeOf<K>>,
): void {
  const scope = innermost(state, kind);
  if (!scope) throw new Error(`no ${kind} under way`);
  const scopes = [...state.scopes];
  scopes[scopes.lastIndexOf(scope)] = scopeWith(scope, told(scope, change));
  state.scopes = scopes;
}

/** Changes one card before a figure, in its Pack, or attached to one of those. Throws Error when it has none such. */
export function changeCard(
  state: EncounterState,
  at: { readonly figure: string; readonly card: string },
  change: (was: CardInstance) => CardInstance,
): void {
  let found = false;
  const one = (card: CardInstance): CardInstance => {
    if (card.id !== at.card) return card;
    found = true;
    return change(card);
  };
  replaceFigure(state, at.figure, (figure) => eachCard(figure, one));
  if (!found) throw new Error(`${at.figure} has no card ${at.card}`);
}

/** A figure with its cards put through that, those in its Pack and Item Upgrades too (p.28). */
export function eachCard(figure: Figure, change: (was: CardInstance) => CardInstance): Figure {
  const cards = mapped(figure.cards, (card) => withUpgrades(card, change));
  const pack = mapped(figure.pack, (card) => withUpgrades(card, change));
  return cards === figure.cards && pack === figure.pack ? figure : figureWith(figure, { cards, pack });
}

function withUpgrades(card: CardInstance, change: (was: CardInstance) => CardInstance): CardInstance {
  const made = change(card);
  if (!made.upgrades) return made;
  const upgrades = mapped(made.upgrades, change);
  return upgrades === made.upgrades ? made : cardWith(made, { upgrades });
}

/** The same list where nothing in it changed: what was worked out of it stays. */
function mapped<T>(list: readonly T[], change: (was: T) => T): readonly T[] {
  const made = list.map(change);
  return made.every((one, index) => one === list[index]) ? list : made;
}

/** A copy without that key: what is absent is not there, rather than there as undefined (I2). */
export function without<T extends object, K extends keyof T>(value: T, key: K): Omit<T, K> {
  const { [key]: _, ...rest } = value;
  return rest;
}
