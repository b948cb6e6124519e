/**
 * A fight goes on (L4245–L4361, L5109–L5146): initiative, improvement, action, again and again.
 * Entered in stealth it goes on by `stealth/quiet-phases.ts`.
 * 0. Before the first turn enemies and heroes are set down (`enter-place.ts`), special instructions followed. All on 0
 *    after an alarm, in the first turn only (L4288).
 * 1. Initiative: tokens on the track (L4259); each hero may pay for more (L4268).
 * 2. Improvement: a token for each type of enemy, some have several (L4306–L4316); a special one fires the card's special
 *    action, which may add one at once (L4340, MA-54); Initiative of enemies may rise (L4324).
 * 3. Action: from the highest down, of equals as the players decide (L4253); a type's figures one after another (L4352).
 *    A fallen hero who was healed comes back when its Initiative is next (L4520).
 * 4. All have acted: who still waits loses its AP (MA-50); tokens go back (L4330), the crystal of a turn tracker moves on
 *    (L5623), a new turn begins.
 */
import { tokensDue } from '../combat/enemy-card.ts';
import { initiativeRaises, orderOf, type Turner } from '../combat/turn-order.ts';
import { initiativeOptions, spendOnPeople } from '../growing/talents-in-turns.ts';
import type { PlaceState } from '../model/place-state.ts';
import type { MalhyaOption } from '../model/prompts.ts';
import { isBanned } from '../queries/banned-here.ts';
import { enemyFileOf, placeOf, typesThere } from '../queries/field-of.ts';
import { boardOf, enemyNow } from '../queries/fighters.ts';
import { beginQuietTurn, enemyPhase, mainPhase, secondPhase } from '../stealth/quiet-phases.ts';
import { beginTurn } from './begin-turn.ts';
import { enemyTurn } from './enemy-turn.ts';
import { deployEnemies, deployHeroes } from './enter-place.ts';
import { comeBack } from './fight-harm.ts';
import { followArrivals } from './follow-arrivals.ts';
import { heroTurn } from './hero-turn.ts';
import { watch } from './instructions.ts';
import { PlaceOver } from './place-over.ts';
import { ask, type MalhyaTable, type Rule } from './table.ts';
import { interrupted, waiters } from './waiting.ts';

/** The next step of a place. */
export function* playPlace(table: MalhyaTable): Rule {
  try {
    yield* STEPS[placeOf(table).phase](table);
  } catch (error) {
    if (!(error instanceof PlaceOver)) throw error;
  }
}

const STEPS: Readonly<Record<PlaceState['phase'], (table: MalhyaTable) => Rule>> = {
  *deploy(table) {
    yield* deployEnemies(table);
    yield* deployHeroes(table);
    yield* followArrivals(table);
    if (table.state.now.mode === 'stealth') return yield* beginQuietTurn(table);
    beginTurn(table);
    yield* watch(table);
  },
  *initiative(table) {
    yield* raiseInitiative(table);
    table.emit({ type: 'phaseSet', phase: 'improvement', rule: 'L4245' });
  },
  *improvement(table) {
    improve(table);
    table.emit({ type: 'phaseSet', phase: 'action', rule: 'L4245' });
  },
  *action(table) {
    yield* watch(table);
    const next = yield* nextTurn(table);
    if (!next) {
      yield* endTurn(table);
      beginTurn(table);
      yield* watch(table);
    } else yield* next;
  },
  main: mainPhase,
  enemies: enemyPhase,
  second: secondPhase,
};

function* raiseInitiative(table: MalhyaTable): Rule {
  const { state, emit } = table;
  for (const [hero, { down, at }] of placeOf(table).heroes.entries()) {
    const { id } = state.heroes[hero]!;
    if (down || !at) continue;
    yield* quicken(table, hero);
    const { ap } = state.heroes[hero]!;
    const raises = initiativeRaises(placeOf(table).initiative[id] ?? 0, boardOf(table, hero).initiative, ap);
    const act = yield* ask(table, {
      kind: 'initiative',
      hero,
      options: raises.map(
        ({ times }): MalhyaOption => ({ id: `raise:${times}`, act: { do: 'raise', times } }),
      ),
      rule: 'L4268',
    });
    const raise = raises.find(({ times }) => act.do === 'raise' && times === act.times);
    if (raise && raise.times > 0)
      emit({ type: 'initiativeRaised', hero, ap: raise.ap, to: raise.initiative, rule: 'L4268' });
  }
}

/** An aura token for Initiative, where the people's card has that (L5875). */
function* quicken(table: MalhyaTable, hero: number): Rule {
  const { state, emit } = table;
  const options = initiativeOptions(table, hero);
  if (options.length === 0) return;
  const act = yield* ask(table, {
    kind: 'initiative',
    hero,
    options: [{ id: 'raise:0', act: { do: 'raise', times: 0 } }, ...options],
    rule: 'L5875',
  });
  if (act.do !== 'people') return;
  const { turn } = boardOf(table, hero).aura[act.effect]!;
  yield* spendOnPeople(table, hero, act, false);
  const now = placeOf(table).initiative[state.heroes[hero]!.id] ?? 0;
  const adds = turn?.in === 'initiative' ? turn.adds : 0;
  emit({ type: 'initiativeRaised', hero, ap: 0, to: now + adds, rule: 'L5875' });
}

/** Tokens that are in the bag: as many of each kind as there are, less those drawn. */
function bagOf(table: MalhyaTable): string[] {
  const drawn = Object.values(placeOf(table).upgrades).flat();
  return Object.values(table.content.upgrades).flatMap(({ id, count }) =>
    Array.from({ length: Math.max(0, count - drawn.filter((one) => one === id).length) }, () => id),
  );
}

function draw(table: MalhyaTable, enemy: string, more: boolean): void {
  const { state, chance, emit, content } = table;
  const bag = bagOf(table);
  if (bag.length === 0) return;
  const { value, words: rng } = chance.pick(state.rng, bag.length, 'draw:upgrades', bag);
  const token = bag[value]!;
  emit({ type: 'upgradeDrawn', enemy, token, more, rng, rule: more ? 'MA-54' : 'L4306' });
  const { special } = enemyFileOf(table, enemy);
  if (!content.upgrades[token]!.special || !special || isBanned(table, 'token-effects')) return;
  emit({ type: 'specialActionFired', enemy, rule: 'L4340' });
  if (special.allWhole) emit({ type: 'enemiesWhole', rule: 'L5036' });
  for (let n = 0; n < (special.tokens ?? 0); n++) draw(table, enemy, true);
}

function improve(table: MalhyaTable): void {
  const types = typesThere(placeOf(table));
  for (const type of isBanned(table, 'tokens') ? [] : types)
    for (let n = 0; n < tokensDue(enemyFileOf(table, type)); n++) draw(table, type, false);
  // What special actions add for all types (L5032).
  const forAll = types.reduce(
    (sum, type) =>
      sum + enemyNow(table, type).specials * (enemyFileOf(table, type).special?.initiativeOfAll ?? 0),
    0,
  );
  for (const type of types) {
    const to = enemyNow(table, type).initiative + forAll;
    if (to !== placeOf(table).initiative[type])
      table.emit({ type: 'enemiesQuicker', enemy: type, to, rule: 'L4324' });
  }
}

/** Whoever can act and has not: heroes, those who come back, types of enemies. */
function turnersOf(table: MalhyaTable): Turner[] {
  const { heroes, acted, initiative, figures } = placeOf(table);
  const ofHeroes = heroes.flatMap(({ down, returns, at }, hero): Turner[] => {
    const { id } = table.state.heroes[hero]!;
    if (acted.includes(id) || !at || (down && returns !== 'this-turn')) return [];
    return [{ id, initiative: initiative[id] ?? 0 }];
  });
  const types = [...new Set(figures.filter(({ id }) => !acted.includes(id)).map(({ type }) => type))];
  return [
    ...ofHeroes,
    ...types.map((id) => ({ id, initiative: initiative[id] ?? enemyNow(table, id).initiative })),
  ];
}

/** The turn that is next; null: all had theirs. */
function* nextTurn(table: MalhyaTable): Rule<Rule | null> {
  const { figures, acted } = placeOf(table);
  const [first = []] = orderOf(turnersOf(table));
  if (first.length === 0) return null;
  // A type that has begun is gone on with (L4352).
  const begun = first.find(({ id }) => figures.some((one) => one.type === id && acted.includes(one.id)));
  const who =
    begun?.id ??
    (yield* askNext(
      table,
      first.map(({ id }) => id),
    ));
  const { initiative } = first.find(({ id }) => id === who)!;
  const hero = table.state.heroes.findIndex(({ id }) => id === who);
  if (hero >= 0) return takeTurn(table, who, initiative, hero);
  const left = figures.filter(({ id, type }) => type === who && !acted.includes(id)).map(({ id }) => id);
  return takeTurn(table, yield* askNext(table, left), initiative, null);
}

function* askNext(table: MalhyaTable, all: readonly string[]): Rule<string> {
  const act = yield* ask(table, {
    kind: 'turn-order',
    hero: null,
    options: all.map((who): MalhyaOption => ({ id: `next:${who}`, act: { do: 'next', who } })),
    rule: 'L4253',
  });
  return act.do === 'next' ? act.who : all[0]!;
}

function* takeTurn(table: MalhyaTable, who: string, initiative: number, hero: number | null): Rule {
  table.emit({ type: 'turnTaken', who, initiative, rule: 'L4350' });
  if (hero === null) return yield* enemyTurn(table, who);
  if (placeOf(table).heroes[hero]!.down) yield* comeBack(table, hero);
  yield* heroTurn(table, hero);
}

function* endTurn(table: MalhyaTable): Rule {
  while (yield* interrupted(table, waiters(table), heroTurn, 'MA-50'));
  for (const hero of waiters(table)) table.emit({ type: 'waitingOver', hero, rule: 'MA-50' });
}
