import { describe, expect, test } from 'vitest';
import {
  carryFrom,
  defaultSetup,
  type EncounterState,
  encounterGame,
  figureIn,
  type LootState,
  NOTHING_CARRIED,
  reportOf,
  Session,
  setUpEncounter,
} from '../../src/engine/index.ts';
import { hpOf } from '../../src/engine/queries/figures/stats.ts';
import { type ArenaSession, arena, optionsOf } from '../support/arena.ts';
import { cardTest } from '../support/card-test.ts';
import { editFigure } from '../support/edit.ts';
import { adventurer, body } from '../support/encounter-arena.ts';
import { gameContent, yard } from '../support/games.ts';
import { faces } from '../support/monster-play.ts';

type OwnCard = ReturnType<typeof editFigure>['cards'][number];

/** The Ubiquitous cards as a party with them has them (X472, X473): dealt at set-up, with the switch alone. */

const encounter = gameContent.encounters[yard]!;
const setUp = (ubiquitousCards: boolean) =>
  setUpEncounter(
    defaultSetup(encounter, 'ubiquitous', ['North'], { ubiquitousCards }),
    encounter,
    gameContent.cards,
  );
const dealt = setUp(true);
const ownOf = (id: string) => figureIn(dealt, id).cards.filter(({ type }) => type === 'ubiquitous');

/** Rook’s turn, or whose it is, beside a body that never hits; each with what set-up deals to it. */
function turnOf(
  id: 'rook' | 'zeke' | 'remi' | 'nightingale',
  changes: object = {},
  loot: Partial<LootState> = {},
): ArenaSession {
  const position = arena({
    board: { rows: ['..........', '..........', '..........'] },
    figures: [adventurer(id, [1, 1], { sp: 2, ...changes }), body('foe', [2, 1], { defense: 1, hp: 60 })],
    initiative: [id, 'foe'],
    active: id,
  });
  editFigure(position.state, id).cards.push(...structuredClone(ownOf(id) as OwnCard[]));
  position.state.loot = { ...position.state.loot, ...loot };
  return new Session(encounterGame(position, faces(3), false), position.state);
}
const spOf = ({ state }: ArenaSession, id: string) => figureIn(state, id).sp;
const priceOf = ({ pending }: ArenaSession, id: string) => pending?.options.find((one) => one.id === id)?.sp;

describe('set-up', () => {
  test('without the switch nobody has one', () => {
    const held = setUp(false).figures.flatMap(({ cards }) => cards.map(({ type }) => type));
    expect(held).not.toContain('ubiquitous');
  });

  test('with it each has its own, and what each Adventurer may use of the others', () => {
    const sides = (id: string) => ownOf(id).map(({ ref, face }) => `${ref.slice(11)} ${face}`);
    expect(sides('rook')).toEqual(['nightingale back', 'rook front', 'remi back']);
    expect(sides('nightingale')).toEqual(['nightingale front', 'remi back']);
  });

  test.each([
    ['nightingale', 4],
    ['zeke', 4],
    ['rook', 5],
    ['remi', 4],
  ] as const)('%s has %i HP more', (id, more) => {
    const of = (state: typeof dealt) => ({ state, cards: gameContent.cards, encounter });
    const before = setUp(false);
    expect(hpOf(of(dealt), figureIn(dealt, id)) - hpOf(of(before), figureIn(before, id))).toBe(more);
  });
});

test('its owner’s Status Phase gives 1 SP more, and no other’s copy', () => {
  expect(spOf(turnOf('rook'), 'rook')).toBe(2 + 1);
});

cardTest('ubiquitous-nightingale', 'the next standard action costs 1 SP less, once for each', () => {
  const session = turnOf('rook');
  session.decide('use:rook.ubiquitous-nightingale/on-my-word');
  expect([priceOf(session, 'move'), priceOf(session, 'attack:foe')]).toEqual([0, 1]);
  session.decide('attack:foe');
  while (session.pending && session.pending.kind !== 'turn') session.decide(optionsOf(session)[0]!);
  expect(spOf(session, 'rook')).toBe(3 - 1);
  expect(priceOf(session, 'move')).toBe(1);
  expect(optionsOf(session).some((id) => id.includes('on-my-word'))).toBe(false);
});

cardTest('ubiquitous-remi', 'a flying MOVE for 2 SP, once for each', () => {
  const session = turnOf('zeke');
  session.decide('use:zeke.ubiquitous-remi/lift');
  for (const step of ['step:2,1', 'step:3,1', 'end']) session.decide(step);
  expect(figureIn(session.state, 'zeke')).toMatchObject({ at: [3, 1], sp: 3 - 2, damage: 0 });
});

cardTest('ubiquitous-zeke', 'a Dodge is rolled again', () => {
  const session = turnOf('zeke');
  session.decide('move');
  session.decide('step:0,1');
  session.decide('dodge');
  expect(optionsOf(session)).toContain('use:zeke.ubiquitous-zeke/slip');
  session.decide('use:zeke.ubiquitous-zeke/slip');
  expect(
    session.events.filter((one) => one.type === 'diceRolled' || one.type === 'diceRerolled'),
  ).toHaveLength(2);
});

describe('rook', () => {
  const drink = 'use:sent-stash.hyper-energy-hp-potion/drink';

  cardTest('ubiquitous-rook', 'drinks what lies in the stash, once a copy', () => {
    const session = turnOf(
      'rook',
      { damage: 6 },
      {
        stash: ['hyper-energy-hp-potion', 'cloak', 'hyper-energy-hp-potion'],
      },
    );
    session.decide(drink);
    expect(figureIn(session.state, 'rook')).toMatchObject({ damage: 2, sp: 3 + 1 });
    expect(session.state.loot.stash).toEqual(['cloak', 'hyper-energy-hp-potion']);
    session.decide(drink);
    expect(optionsOf(session)).not.toContain(drink);
  });

  test('before that, what the party came with: the report says what of it is used', () => {
    const potion = 'hyper-energy-hp-potion';
    const carry = { ...NOTHING_CARRIED, stash: [potion] };
    const setup = defaultSetup(encounter, 'ubiquitous', ['North'], { ubiquitousCards: true });
    const { loot } = setUpEncounter({ ...setup, carry }, encounter, gameContent.cards);
    expect(loot.inStash).toEqual([potion]);
    const session = turnOf('rook', { damage: 6 }, { stash: [potion], ...loot });
    session.decide('use:party-stash.hyper-energy-hp-potion/drink');
    expect(session.state.loot).toMatchObject({ stash: [potion] });
    expect(session.state.loot).not.toHaveProperty('inStash');
    expect(optionsOf(session)).toContain(drink);
    const ended: EncounterState = { ...session.state, outcome: { result: 'won', condition: 'over' } };
    const report = reportOf({ state: ended, cards: gameContent.cards, encounter }, session.events);
    expect(report?.used).toEqual([potion]);
    expect(carryFrom(report!, carry).stash).toEqual([potion]);
  });

  test('others do not', () => {
    expect(optionsOf(turnOf('zeke', { damage: 6 }, { stash: ['hyper-energy-hp-potion'] }))).not.toContain(
      drink,
    );
  });

  test('what may be used at any time, in another’s question, too', () => {
    const session = turnOf('rook', { damage: 6 }, { stash: ['vitality-juice-box'] });
    session.decide('move');
    session.decide('use:sent-stash.vitality-juice-box/drink');
    expect(figureIn(session.state, 'rook').damage).toBe(3);
    expect(session.state.loot.stash).toBeUndefined();
  });
});
