import { describe, expect, test } from 'vitest';
import { type Dynamite, figureIn, type Space } from '../../../../src/engine/index.ts';
import { term, textCause } from '../../../../src/engine/model/messages/cause.ts';
import { resolveDefeat } from '../../../../src/engine/procedures/consequences/defeat.ts';
import {
  dynamiteActions,
  resolveDynamiteAction,
  resolveExplosions,
} from '../../../../src/engine/procedures/consequences/dynamite.ts';
import { EncounterEnded } from '../../../../src/engine/procedures/consequences/objectives.ts';
import { placeTerrain } from '../../../../src/engine/procedures/consequences/place-terrain.ts';
import { resolveReveal } from '../../../../src/engine/procedures/consequences/reveal.ts';
import { eventsOf, optionsOf, type Roll } from '../../../support/arena.ts';
import { editFigure } from '../../../support/edit.ts';
import {
  body,
  corridor,
  doing,
  playFrom,
  rook,
  run,
  scene,
  token,
  zeke,
} from '../../../support/encounter-arena.ts';
import { changedGame, yard } from '../../../support/games.ts';

const charge = (
  id: string,
  at: Space | null,
  lit: number | null = 1,
  carrier: string | null = null,
): Dynamite => ({
  id,
  at,
  carrier,
  lit,
});
const threes: Roll[] = [
  ['purple', 3],
  ['purple', 3],
  ['purple', 3],
];

const field = (dynamite: Dynamite[], input: Partial<Parameters<typeof scene>[0]> = {}) =>
  scene({
    figures: [rook([0, 0])],
    board: corridor(12),
    round: 2,
    ...input,
    state: { dynamite, ...input.state },
  });

describe('Dynamite explodes, p.67', () => {
  test('at the end of the round after it was lit, not before', () => {
    const boom = (lit: number | null, round: number) =>
      eventsOf(run(field([charge('d', [9, 0], lit)], { round }), resolveExplosions), 'dynamiteExploded')
        .length;
    expect(boom(1, 1)).toBe(0);
    expect(boom(1, 2)).toBe(1);
    expect(boom(2, 2)).toBe(0);
    expect(boom(null, 9)).toBe(0);
  });

  test('what starts on the board is lit in round 1', () => {
    const session = changedGame(yard, { dynamite: [[2, 2]] });
    expect(session.state.dynamite).toEqual([{ id: 'dynamite-1', at: [2, 2], carrier: null, lit: 1 }]);
  });

  test('the clock sets it off as the round ends', () => {
    const session = playFrom(
      field([charge('d', [9, 0])], { figures: [rook([0, 0]), body('foe', [11, 0])], active: 'rook' }),
    );
    while (session.state.clock.round < 3) session.decide('end-turn');
    const types = session.events.map((event) => event.type);
    expect(types.indexOf('dynamiteExploded')).toBeGreaterThan(types.indexOf('turnEnded'));
    expect(types.indexOf('dynamiteExploded')).toBeLessThan(types.indexOf('roundEnded'));
  });

  test('three PURPLE of IRREDUCIBLE to all on or adjacent to it, friend and foe, armour or not', () => {
    const session = run(
      field([charge('d', [3, 0])], {
        figures: [rook([2, 0]), body('foe', [3, 0], { armor: 5 }), body('near', [4, 0]), body('far', [5, 0])],
      }),
      resolveExplosions,
      [...threes, ...threes, ...threes],
    );
    const damage = (id: string) => figureIn(session.state, id).damage;
    expect(['rook', 'foe', 'near', 'far'].map(damage)).toEqual([9, 9, 9, 0]);
    expect(eventsOf(session, 'damageDealt').every(({ damageType }) => damageType === 'irreducible')).toBe(
      true,
    );
    expect(session.state.dynamite).toEqual([]);
  });

  test('not across a wall', () => {
    const walls = [
      [
        [3, 0],
        [4, 0],
      ],
    ];
    const session = run(
      field([charge('d', [3, 0])], { figures: [rook([4, 0])], board: { ...corridor(6), walls } }),
      resolveExplosions,
    );
    expect(figureIn(session.state, 'rook').damage).toBe(0);
  });

  test('Loot on or adjacent to it is discarded, other tokens stay', () => {
    const session = run(
      field([charge('d', [3, 0])], {
        tokens: [
          token('loot', [3, 0], 'red'),
          token('loot', [4, 0], 'blue'),
          token('loot', [5, 0], 'green'),
          token('totem', [2, 0], 'violet'),
        ],
      }),
      resolveExplosions,
    );
    expect(session.state.boardTokens.map(({ id }) => id)).toEqual(['green', 'violet']);
  });

  test('other Dynamite caught in it explodes too, along the chain, whenever it was lit', () => {
    const session = run(
      field([charge('a', [3, 0]), charge('b', [4, 0], 2), charge('c', [5, 0], 2), charge('d', [7, 0], 2)]),
      resolveExplosions,
    );
    expect(eventsOf(session, 'dynamiteExploded').map((event) => event.token)).toEqual(['a', 'b', 'c']);
    expect(session.state.dynamite.map(({ id }) => id)).toEqual(['d']);
  });

  test('carried, it is where its carrier is', () => {
    const session = run(
      field([charge('d', null, 1, 'rook')], { figures: [rook([0, 0]), body('foe', [1, 0])] }),
      resolveExplosions,
      [...threes, ...threes],
    );
    expect(figureIn(session.state, 'foe').damage).toBe(9);
    expect(figureIn(session.state, 'rook').damage).toBe(9);
  });

  test('unlit Dynamite somebody carries goes off with the blast, where they stood, even if it defeats them (X22)', () => {
    const session = run(
      field([charge('a', [1, 0]), charge('b', null, null, 'rook')], {
        figures: [rook([2, 0], { damage: 13 }), body('foe', [3, 0])],
      }),
      resolveExplosions,
      [...threes, ...threes],
    );
    expect(eventsOf(session, 'dynamiteExploded')).toMatchObject([
      { token: 'a', at: [1, 0] },
      { token: 'b', at: [2, 0] },
    ]);
    expect(figureIn(session.state, 'rook').defeated).toBe(true);
    expect(figureIn(session.state, 'foe').damage).toBe(9);
  });

  test('as an item equipped or in a pack it goes off in a blast too, and is used up; out of one it does not (X86)', () => {
    const zekesPack = (at: Space) => {
      const position = field([charge('a', [1, 0])], {
        figures: [rook([2, 0], { items: ['dynamite-stick'] }), zeke(at)],
      });
      const stick = editFigure(position.state, 'rook').cards.find(({ ref }) => ref === 'dynamite-stick')!;
      editFigure(position.state, 'zeke').pack = [{ ...stick, id: 'zeke.dynamite-stick' }];
      return position;
    };
    const session = run(zekesPack([4, 0]), resolveExplosions, [...threes, ...threes]);
    expect(eventsOf(session, 'dynamiteExploded').map(({ token }) => token)).toEqual([
      'a',
      'rook.dynamite-stick',
    ]);
    expect(figureIn(session.state, 'rook').cards.some(({ ref }) => ref === 'dynamite-stick')).toBe(false);
    expect(figureIn(session.state, 'zeke').pack).toHaveLength(1);
    const beside = run(zekesPack([3, 0]), resolveExplosions, Array(4).fill(threes).flat());
    expect(eventsOf(beside, 'dynamiteExploded').map(({ token }) => token)).toEqual([
      'a',
      'rook.dynamite-stick',
      'zeke.dynamite-stick',
    ]);
    expect(figureIn(beside.state, 'zeke').pack).toEqual([]);
  });

  test('is one blow with all that goes off with it: the last of both sides fall, and it is lost (X85, C10)', () => {
    const session = run(
      field([charge('a', [1, 0]), charge('b', [4, 0])], {
        figures: [body('foe', [2, 0], { hp: 5 }), rook([5, 0], { damage: 10 })],
        encounter: {
          endConditions: [
            { id: 'won', result: 'won', text: '', when: { is: 'all-opponents-defeated' } },
            { id: 'lost', result: 'lost', text: '', when: { is: 'all-adventurers-defeated' } },
          ],
        },
      }),
      function* (table) {
        try {
          yield* resolveExplosions(table);
        } catch (error) {
          expect(error).toBeInstanceOf(EncounterEnded);
        }
      },
      [...threes, ...threes],
    );
    expect(session.state.outcome).toEqual({ result: 'lost', condition: 'lost' });
    expect(session.state.figures.every(({ defeated }) => defeated)).toBe(true);
  });

  test('goes with its carrier’s other tokens when that one is defeated (X22)', () => {
    const session = run(field([charge('d', null, 1, 'rook')]), (table) =>
      resolveDefeat(table, 'rook', null, term('crush')),
    );
    expect(session.state.dynamite).toEqual([]);
  });
});

describe('handling Dynamite, p.67', () => {
  const game = (dynamite: Dynamite[], rolls: Roll[] = [], input: Partial<Parameters<typeof scene>[0]> = {}) =>
    playFrom(field(dynamite, { figures: [rook([0, 0]), zeke([11, 0])], active: 'rook', ...input }), rolls);

  test('an Adventurer beside a lit one may pick it up: 1 SP and Presence 10', () => {
    // Rook's Presence is 4.
    const session = game(
      [charge('d', [1, 0])],
      [
        ['purple', 3],
        ['purple', 3],
      ],
    );
    session.decide('dynamite:d');
    expect(eventsOf(session, 'checkMade')).toMatchObject([
      { skill: 'presence', difficulty: 10, total: { total: 10 }, passed: true },
    ]);
    expect(session.state.dynamite).toMatchObject([{ at: null, carrier: 'rook', lit: 1 }]);
    expect(figureIn(session.state, 'rook').sp).toBe(4);
  });

  test('failed, it stays; the SP is spent; it may be tried again', () => {
    const session = game(
      [charge('d', [1, 0])],
      [
        ['purple', 1],
        ['purple', 1],
      ],
    );
    session.decide('dynamite:d');
    expect(session.state.dynamite).toMatchObject([{ at: [1, 0], carrier: null }]);
    expect(optionsOf(session)).toContain('dynamite:d');
  });

  test('not from farther away, nor by a Combatant', () => {
    expect(optionsOf(game([charge('d', [2, 0])]))).not.toContain('dynamite:d');
    run(
      field([charge('d', [1, 0])], { figures: [body('foe', [0, 0])] }),
      doing((table) => expect(dynamiteActions(table, 'foe').options).toEqual([])),
    );
  });

  test('carried, it is placed within Range 4 and sight for 1 SP; what was lit burns on', () => {
    const session = game([charge('d', null, 1, 'rook')]);
    session.decide('dynamite:d');
    expect(optionsOf(session)).toEqual(['space:0,0', 'space:1,0', 'space:2,0', 'space:3,0', 'space:4,0']);
    session.decide('space:4,0');
    expect(session.state.dynamite).toMatchObject([{ at: [4, 0], carrier: null, lit: 1 }]);
    expect(figureIn(session.state, 'rook').sp).toBe(4);
  });

  test('placed unlit it is lit: it explodes a round later', () => {
    const session = game([charge('d', null, null, 'rook')]);
    session.decide('dynamite:d');
    session.decide('space:3,0');
    expect(session.state.dynamite).toMatchObject([{ at: [3, 0], lit: 2 }]);
  });

  test('opponents block that line of sight, allies do not', () => {
    const spaces = (other: object) => {
      const session = game([charge('d', null, 1, 'rook')], [], {
        figures: [rook([0, 0]), other, zeke([11, 0])],
      });
      session.decide('dynamite:d');
      return optionsOf(session);
    };
    expect(spaces(body('foe', [2, 0]))).toEqual(['space:0,0', 'space:1,0', 'space:2,0']);
    expect(spaces({ ...body('keeper', [2, 0]), side: 'adventurers' })).toContain('space:4,0');
  });
});

describe('Dynamite in Dangerous Terrain, p.21 and X30', () => {
  const pit = { rows: ['...d........'] };
  const lost = (session: Parameters<typeof eventsOf>[0]) =>
    eventsOf(session, 'dynamiteLost').map(({ token: id, at }) => [id, at]);

  test('thrown there it is discarded and does not go off', () => {
    const session = run(field([charge('d', null, 1, 'rook')], { board: pit }), (table) =>
      resolveDynamiteAction(table, 'rook', 'd'),
    );
    session.decide('space:3,0');
    expect(lost(session)).toEqual([['d', [3, 0]]]);
    expect(session.state.dynamite).toEqual([]);
    expect(eventsOf(session, 'dynamiteExploded')).toEqual([]);
  });

  test('covered by Dangerous Terrain it is discarded; what somebody carries is not', () => {
    const session = run(
      field([charge('d', [6, 0]), charge('held', null, null, 'rook')], { board: pit }),
      doing((table) => placeTerrain(table, 'dangerous', [[6, 0]], null)),
    );
    expect(lost(session)).toEqual([['d', [6, 0]]]);
    expect(session.state.dynamite.map(({ id }) => id)).toEqual(['held']);
  });

  test('placed there by the encounter’s text it is discarded; planks over the pit keep it', () => {
    const fall = run(field([], { board: pit }), (table) =>
      resolveReveal(table, [{ do: 'place-dynamite', at: [3, 0] }], 'rook', textCause('totem', 'blue')),
    );
    expect(fall.state.dynamite).toEqual([]);
    const kept = run(field([], { board: pit }), (table) =>
      resolveReveal(
        table,
        [
          { do: 'place-terrain', terrain: 'normal', spaces: [[3, 0]] },
          { do: 'place-dynamite', at: [3, 0] },
        ],
        'rook',
        textCause('totem', 'blue'),
      ),
    );
    expect(kept.state.dynamite).toHaveLength(1);
  });
});
