import { parseValue } from '../../../check/parse-value.ts';
import { type Finding, shown } from '../../../check/problem.ts';
import {
  beyond,
  type NamedCard,
  otherLength,
  saidFault,
  unknownCard,
} from '../../../stores/opened/guest-faults.ts';
import type { MidgardContent } from '../rules/model/content.ts';
import { CITIES } from '../rules/model/fixed-numbers.ts';
import { DECKS, type DeckName, type MidgardState, type Player } from '../rules/model/state.ts';
import * as wanted from '../words/wanted.ts';
import { stateSchema } from './state-schema.ts';

/** What is wrong with a state from a file: its shape, else the first thing in it that there is not. */
export function faultOfState(state: unknown, content: MidgardContent, path: string): Finding | null {
  const parsed = parseValue(stateSchema, state, path);
  if (!parsed.ok) return parsed.problems[0]!;
  const sound = state as MidgardState;
  return (
    faultOfPlaces(sound, path) ??
    unknownCard(namesIn(sound), content, path) ??
    faultOfEnemy(sound, content, path) ??
    faultOfKinds(sound, content, path)
  );
}

/** The same of one that rules are run from: a phase begins, and nothing is in its middle. */
export function faultOfStart(state: unknown, content: MidgardContent, path: string): Finding | null {
  const fault = faultOfState(state, content, path);
  if (fault) return fault;
  for (const doing of ['attempt', 'combat', 'adventure'] as const) {
    const got = (state as MidgardState)[doing];
    if (got !== null)
      return {
        path: `${path}.${doing}`,
        expected: { what: 'said', text: wanted.NOTHING_UNDER_WAY },
        got: shown(got),
      };
  }
  return null;
}

type Numbers = Generator<readonly [path: string, got: number, most: number, least?: number]>;

/** Numbers that stand for a player or a city: each within what there is. */
function faultOfPlaces(state: MidgardState, path: string): Finding | null {
  const { table, cities } = state;
  const fault = otherLength(`${path}.cities`, cities.length, CITIES[table]);
  if (fault) return fault;
  for (const [at, got, most, least = 0] of numbersIn(state))
    if (got > most || got < least) return beyond(`${path}${at}`, got, most, least);
  return null;
}

function* numbersIn(state: MidgardState): Numbers {
  const { players, cities, turn, attempt, combat, adventure, over, asked } = state;
  const most = players.length - 1;
  const eachOf = function* (at: string, list: readonly number[]): Numbers {
    for (const [i, got] of list.entries()) yield [`${at}[${i}]`, got, most];
  };
  for (const [i, { number }] of cities.entries()) yield [`.cities[${i}].number`, number, i + 1, i + 1];
  for (const [i, { at, intelligence }] of players.entries()) {
    yield [`.players[${i}].at`, at, cities.length, 1];
    yield [`.players[${i}].intelligence`, intelligence, 999, 1];
  }
  for (const [i, { randoms, tasks }] of cities.entries()) {
    for (const [j, { seen }] of randoms.entries()) yield* eachOf(`.cities[${i}].randoms[${j}].seen`, seen);
    for (const [j, done] of tasks.entries()) if (done) yield [`.cities[${i}].tasks[${j}].by`, done.by, most];
  }
  yield ['.turn.player', turn.player, most];
  for (const list of ['aided', 'quiet'] as const) yield* eachOf(`.turn.${list}`, turn[list]);
  if (attempt) {
    yield ['.attempt.player', attempt.player, most];
    for (const list of ['aides', 'declined'] as const) yield* eachOf(`.attempt.${list}`, attempt[list]);
  }
  if (combat) {
    for (const list of ['players', 'party', 'struck'] as const)
      yield* eachOf(`.combat.${list}`, combat[list]);
    yield* eachOf(
      '.combat.spells',
      combat.spells.map(({ player }) => player),
    );
    if (!combat.foe) yield ['.combat.players.length', combat.players.length, 2, 2];
  }
  if (adventure) {
    yield ['.adventure.city', adventure.city, cities.length, 1];
    yield ['.adventure.leader', adventure.leader, most];
    for (const list of ['party', 'tried'] as const) yield* eachOf(`.adventure.${list}`, adventure[list]);
    yield* eachOf(
      '.adventure.solved',
      adventure.solved.map(({ player }) => player),
    );
  }
  for (const [at, got] of [
    ['.over.winner', over?.winner],
    ['.asked', asked],
  ] as const)
    if (typeof got === 'number') yield [at, got, most];
}

type Shelf = Exclude<keyof MidgardContent, 'hash'>;

const SHELF_OF_DECK: Readonly<Record<DeckName, Shelf>> = {
  actions: 'actions',
  destiny: 'destiny',
  rewards: 'rewards',
  equipment: 'goods',
  weapons: 'goods',
  spells: 'spells',
};

const SHELF_OF_OWNED = {
  hand: 'actions',
  skills: 'skills',
  tokens: 'tokens',
  forgeries: 'randoms',
} as const satisfies Partial<Record<keyof Player, Shelf>>;

/** Every card that a state speaks of. */
function* namesIn(state: MidgardState): Generator<NamedCard<Shelf>> {
  const { players, cities, decks, attempt, combat, adventure } = state;
  const eachOf = function* (at: string, shelf: Shelf, list: readonly string[]): Generator<NamedCard<Shelf>> {
    for (const [i, ref] of list.entries()) yield [`${at}[${i}]`, shelf, ref];
  };
  const refs = (list: readonly { readonly ref: string }[]) => list.map(({ ref }) => ref);
  for (const [i, player] of players.entries()) {
    const at = `.players[${i}]`;
    yield [`${at}.hero`, 'heroes', player.hero];
    for (const [list, shelf] of Object.entries(SHELF_OF_OWNED))
      yield* eachOf(`${at}.${list}`, shelf, player[list as keyof typeof SHELF_OF_OWNED]);
    for (const list of ['goods', 'spells', 'treasures', 'artifacts'] as const)
      yield* eachOf(`${at}.${list}`, list, refs(player[list]));
  }
  for (const [i, city] of cities.entries()) {
    const at = `.cities[${i}]`;
    yield [`${at}.ref`, 'cities', city.ref];
    yield* eachOf(`${at}.fixed`, 'tokens', city.fixed);
    yield* eachOf(`${at}.randoms`, 'randoms', refs(city.randoms));
    for (const [j, done] of city.tasks.entries())
      if (done) yield [`${at}.tasks[${j}].token`, done.as === 'forgery' ? 'randoms' : 'tokens', done.token];
    if (city.treasure !== null) yield [`${at}.treasure`, 'treasures', city.treasure];
    if (city.adventure !== null) yield [`${at}.adventure`, 'adventures', city.adventure];
    if (city.shadow) yield [`${at}.shadow.ref`, 'shadows', city.shadow.ref];
  }
  for (const name of DECKS)
    for (const pile of ['left', 'used'] as const)
      yield* eachOf(`.decks.${name}.${pile}`, SHELF_OF_DECK[name], decks[name][pile]);
  for (const folder of ['adventures', 'shadows', 'challenges'] as const)
    yield* eachOf(`.${folder}`, folder, state[folder]);
  if (attempt) {
    yield ['.attempt.token', 'tokens', attempt.token];
    yield* eachOf('.attempt.support', 'actions', attempt.support);
  }
  if (combat?.foe) yield ['.combat.foe.ref', combat.foe.folder, combat.foe.ref];
  if (combat) yield* eachOf('.combat.spells', 'spells', refs(combat.spells));
  if (!adventure) return;
  yield ['.adventure.ref', 'adventures', adventure.ref];
  yield* eachOf('.adventure.cards', 'challenges', adventure.cards);
  yield* eachOf(
    '.adventure.solved',
    'challenges',
    adventure.solved.map(({ card }) => card),
  );
}

/** Of tokens and destiny cards only some can be fought. */
function faultOfEnemy({ combat }: MidgardState, content: MidgardContent, path: string): Finding | null {
  const foe = combat?.foe;
  if (!foe) return null;
  const fights =
    foe.folder === 'randoms'
      ? content.randoms[foe.ref]!.kind === 'creature'
      : foe.folder !== 'destiny' || 'guardian' in content.destiny[foe.ref]!.does;
  return fights ? null : saidFault(`${path}.combat.foe.ref`, wanted.ENEMY_WANTED, foe.ref);
}

/** What only some cards of a shelf can be: forgeries, and armor that wears. */
function faultOfKinds(
  { players, attempt }: MidgardState,
  content: MidgardContent,
  path: string,
): Finding | null {
  for (const [i, { forgeries, goods }] of players.entries()) {
    const at = `${path}.players[${i}]`;
    for (const [j, ref] of forgeries.entries())
      if (content.randoms[ref]!.kind !== 'forgery')
        return saidFault(`${at}.forgeries[${j}]`, wanted.FORGERY_WANTED, ref);
    for (const [j, { ref, lp }] of goods.entries()) {
      const most = content.goods[ref]!.lp;
      if ((lp === undefined) !== (most === undefined))
        return saidFault(`${at}.goods[${j}].lp`, wanted.WEAR_WANTED, lp);
      if (lp !== undefined && lp > most!) return beyond(`${at}.goods[${j}].lp`, lp, most!);
    }
  }
  const checks = attempt ? content.tokens[attempt.token]!.abilities.length : 1;
  return attempt && attempt.check >= checks
    ? beyond(`${path}.attempt.check`, attempt.check, checks - 1)
    : null;
}
