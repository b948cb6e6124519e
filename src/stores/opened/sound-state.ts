/** Whether the state in a file can be shown and run. */
import type { Expected } from '../../check/messages.ts';
import { parseValue } from '../../check/parse-value.ts';
import { type Finding, shown } from '../../check/problem.ts';
import type { Schema } from '../../check/schemas.ts';
import { grantedSchema } from '../../content/index.ts';
import {
  type CardIndex,
  type CardInstance,
  type EncounterState,
  type Figure,
  SHELVES,
} from '../../engine/index.ts';
import { scopeSchema } from './scope-schema.ts';
import { figureSchema, frameSchema, startSchema } from './state-schema.ts';

/** A state as a file has it, with the cards it names. */

/** What is wrong with a state that rules are to be run from; null where nothing is. */
export function faultOfStart(state: unknown, cards: CardIndex, path: string): Finding | null {
  const parsed = parseValue(startSchema, state, path);
  return parsed.ok ? faultOfNames(state as EncounterState, cards, path) : parsed.problems[0]!;
}

/**
 * A check of states that follow from one another: what did not change since it was last seen is not looked at again.
 * Null where nothing is wrong.
 */
export function viewCheck(cards: CardIndex): (view: EncounterState, path: string) => Finding | null {
  const seen = new WeakSet<object>();
  const once = (schema: Schema<unknown>, value: object, path: string): Finding | null => {
    if (seen.has(value)) return null;
    const parsed = parseValue(schema, value, path);
    if (!parsed.ok) return parsed.problems[0]!;
    seen.add(value);
    return null;
  };
  return (view, path) => {
    const { figures, scopes, ...rest } = view;
    const frame = parseValue(
      frameSchema,
      { ...rest, figures: listed(figures), scopes: listed(scopes) },
      path,
    );
    if (!frame.ok) return frame.problems[0]!;
    for (const [i, figure] of figures.entries()) {
      const fault = once(figureSchema, figure, `${path}.figures[${i}]`);
      if (fault) return fault;
    }
    for (const [i, scope] of scopes.entries()) {
      const fault = once(scopeSchema, scope, `${path}.scopes[${i}]`);
      if (fault) return fault;
    }
    return faultOfNames(view, cards, path);
  };
}

/** A list is looked at one by one; what is none is a fault of the frame. */
const listed = (value: unknown): unknown => (Array.isArray(value) ? [] : value);

/** The first thing in a state that names what there is not: a card, a figure, a word of the language. */
function faultOfNames(state: EncounterState, cards: CardIndex, path: string): Finding | null {
  const figures = new Set(state.figures.map(({ id }) => id));
  const seats = new Set<string | null>([null, ...state.seats.map(({ id }) => id)]);
  for (const [at, what, id] of namesIn(state)) {
    const known = what === 'seat' ? seats.has(id) : id === null || figures.has(id);
    if (!known) return { path: `${path}${at}`, expected: { what: EXPECTED[what] }, got: shown(id) };
  }
  const used = new Set<string>();
  for (const [i, figure] of state.figures.entries()) {
    const at = `${path}.figures[${i}]`;
    const wrong = (field: string, expected: Expected, got: unknown): Finding => ({
      path: `${at}${field}`,
      expected,
      got: shown(got),
    });
    const { setAside } = figure;
    const shelf = figure.kind === 'adventurer' && !setAside ? 'adventurers' : 'combatants';
    if (!Object.hasOwn(cards[shelf], figure.card))
      return wrong('.card', { what: 'id-of', sort: shelf }, figure.card);
    if (setAside && !Object.hasOwn(cards.adventurers, setAside.card))
      return wrong('.setAside.card', { what: 'id-of', sort: 'adventurers' }, setAside.card);
    for (const card of setAside ? withUpgrades(setAside.cards) : []) {
      const sort = SHELVES[card.type];
      if (!Object.hasOwn(cards[sort], card.ref))
        return wrong('.setAside.cards', { what: 'id-of', sort }, card.ref);
    }
    for (const card of cardsOf(figure)) {
      const sort = SHELVES[card.type];
      if (!Object.hasOwn(cards[sort], card.ref)) return wrong('.cards', { what: 'id-of', sort }, card.ref);
      if (used.has(card.id)) return wrong('.cards', { what: 'id-not-above' }, card.id);
      used.add(card.id);
    }
    if (!figure.cards.some(({ ref }) => ref === figure.card))
      return wrong(
        '.cards',
        { what: 'card-of-figure' },
        figure.cards.map(({ ref }) => ref),
      );
    if (state.figures.findIndex(({ id }) => id === figure.id) !== i)
      return wrong('.id', { what: 'id-not-above' }, figure.id);
  }
  return faultOfAbilities(state, path);
}

const EXPECTED = { figure: 'figure-of-state', seat: 'seat-of-state' } as const;

const cardsOf = ({ cards, pack }: Figure) => withUpgrades([...cards, ...pack]);

const withUpgrades = (cards: readonly CardInstance[]) =>
  cards.flatMap((card) => [card, ...(card.upgrades ?? [])]);

type Named = readonly [path: string, what: keyof typeof EXPECTED, id: string | null];

/** Every figure and seat that a state speaks of. */
function* namesIn(state: EncounterState): Generator<Named> {
  for (const [i, { figures }] of state.track.entries())
    for (const [j, id] of figures.entries()) yield [`.track[${i}].figures[${j}]`, 'figure', id];
  for (const [i, id] of state.clock.queue.entries()) yield [`.clock.queue[${i}]`, 'figure', id];
  if (state.turn) yield ['.turn.figure', 'figure', state.turn.figure];
  for (const [i, { carrier }] of state.dynamite.entries())
    yield [`.dynamite[${i}].carrier`, 'figure', carrier];
  for (const [i, { by }] of (state.wards ?? []).entries()) yield [`.wards[${i}].by`, 'figure', by];
  for (const [i, figure] of state.figures.entries()) {
    const at = `.figures[${i}]`;
    yield [`${at}.seat`, 'seat', figure.seat];
    yield [`${at}.summoner`, 'figure', figure.summoner ?? null];
    for (const { by } of figure.marks ?? []) yield [`${at}.marks`, 'figure', by];
    for (const { by, until } of figure.granted ?? []) {
      yield [`${at}.granted`, 'figure', by];
      if (until.at === 'turn') yield [`${at}.granted`, 'figure', until.of];
    }
  }
  for (const [i, scope] of state.scopes.entries()) {
    const at = `.scopes[${i}]`;
    const held: Readonly<Record<string, unknown>> = { ...scope };
    for (const key of ['figure', 'attacker', 'target', 'caster', 'holder', 'subject', 'other'])
      if (typeof held[key] === 'string') yield [`${at}.${key}`, 'figure', held[key]];
    for (const key of ['passed', 'targets'])
      for (const id of Array.isArray(held[key]) ? held[key] : []) yield [`${at}.${key}`, 'figure', id];
  }
}

/** Abilities are found sound once and stay it: they are never written. */
const SOUND = new WeakSet<object>();

function faultOfAbilities(state: EncounterState, path: string): Finding | null {
  const all: (readonly [string, readonly object[]])[] = [
    ...(state.wards ?? []).map((ward, i) => [`.wards[${i}].abilities`, ward.abilities] as const),
    ...state.figures.flatMap(({ granted = [] }, i) =>
      granted.map((one, j) => [`.figures[${i}].granted[${j}].abilities`, one.abilities] as const),
    ),
    ...state.scopes.flatMap((scope, i) =>
      'with' in scope && scope.with ? [[`.scopes[${i}].with.abilities`, scope.with.abilities] as const] : [],
    ),
  ];
  for (const [at, abilities] of all) {
    if (SOUND.has(abilities)) continue;
    const parsed = parseValue(grantedSchema, abilities, `${path}${at}`);
    if (!parsed.ok) return parsed.problems[0]!;
    SOUND.add(abilities);
  }
  return null;
}
