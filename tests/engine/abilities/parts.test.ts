import { describe, expect, test } from 'vitest';
import { type Ability, type EffectOp, figureIn } from '../../../src/engine/index.ts';
import { term } from '../../../src/engine/model/messages/cause.ts';
import { rollDice } from '../../../src/engine/procedures/core/roll.ts';
import { resolveMove } from '../../../src/engine/procedures/movement/move.ts';
import { arena, eventsOf, optionsOf, type Roll } from '../../support/arena.ts';
import { editFigure } from '../../support/edit.ts';
import { body, corridor, inTurnOf, playFrom, rook, run, zeke } from '../../support/encounter-arena.ts';
import { withCard } from '../../support/own-cards.ts';

const self = { who: 'self' } as const;
const target = { who: 'target' } as const;

const use = (ops: readonly EffectOp[], figures: readonly object[], rolls: readonly Roll[] = []) =>
  run(
    arena({ board: figures.length > 2 ? { rows: ['........', '........'] } : corridor(8), figures }),
    inTurnOf('rook', (table) => table.hooks.carryOut(table, ops, 'rook', 'foe', term('this-attack'))),
    rolls,
  );

describe('SP less for some targets (p.48)', () => {
  const ability = (sp: number): Ability => ({
    id: 'mine',
    when: 'action',
    conditions: { sp, spLess: [{ by: 1, if: [{ is: 'target-is', side: 'another-ally' }] }] },
    effects: [{ do: 'inflict', effect: 'barrier', to: { who: 'choose', side: 'ally', within: 'soi' } }],
  });
  const turn = (sp: number, own: number) => {
    const position = withCard(
      arena({
        board: corridor(8),
        figures: [rook([0, 0], { sp: own }), zeke([1, 0]), body('foe', [7, 0])],
        active: 'rook',
        initiative: ['rook', 'zeke', 'foe'],
      }),
      'rook',
      [ability(sp)],
    );
    const session = playFrom(position);
    session.decide('use:rook.own/mine');
    return session;
  };

  test('the target is chosen before the price is paid', () => {
    const session = turn(2, 3);
    expect(optionsOf(session)).toEqual(['target:rook', 'target:zeke']);
    session.decide('target:zeke');
    expect(figureIn(session.state, 'rook').sp).toBe(2);
    expect(figureIn(session.state, 'zeke').effects).toEqual(['barrier']);
  });

  test('whoever it is too dear for cannot be chosen', () => {
    const session = turn(2, 1);
    expect(eventsOf(session, 'spSpent')[0]).toMatchObject({ figure: 'rook', amount: 1 });
    expect(figureIn(session.state, 'zeke').effects).toEqual(['barrier']);
  });
});

describe('movement', () => {
  test('through opponents, who are then those passed (p.41)', () => {
    const session = use(
      [
        { do: 'free-move', spaces: 2, through: 'opponents', provokes: false },
        { do: 'damage', type: 'irreducible', amount: 2, to: { who: 'passed' } },
      ],
      [rook([0, 0]), body('foe', [1, 0]), body('other', [4, 0])],
    );
    session.decide('step:1,0');
    expect(optionsOf(session)).not.toContain('end'); // nobody ends on another figure
    session.decide('step:2,0');
    expect(figureIn(session.state, 'foe').damage).toBe(2);
    expect(figureIn(session.state, 'other').damage).toBe(0);
  });

  test('WARP beside the target (p.33)', () => {
    const session = use(
      [{ do: 'warp', to: self, within: 'adjacent', from: 'target' }],
      [rook([0, 0]), body('foe', [5, 0])],
    );
    expect(optionsOf(session)).toEqual(['space:4,0', 'space:6,0']);
  });

  test('whoever leaves a space within its reach provokes a Break Attack (p.44, F17)', () => {
    const position = withCard(arena({ figures: [rook([0, 0]), body('foe', [4, 0])] }), 'rook', [
      { id: 'a', when: 'passive', modifiers: [{ provoke: 4 }] },
      { id: 'b', when: 'passive', modifiers: [{ reach: 4 }] },
    ]);
    const walk = (at: typeof position) =>
      run(
        at,
        inTurnOf('foe', (table) => resolveMove(table, { figure: 'foe', mode: 'free', points: 1 })),
        [],
      );
    expect(walk(position).pending?.kind).toBe('break-attack');
  });
});

describe('damage', () => {
  test('tokens that change cards are not dealt: nothing answers; as many as are there (X45)', () => {
    const session = use(
      [{ do: 'transfer-damage', from: self, to: target, amount: 5 }],
      [rook([0, 0], { damage: 3 }), body('foe', [1, 0])],
    );
    expect(figureIn(session.state, 'rook').damage).toBe(0);
    expect(figureIn(session.state, 'foe').damage).toBe(3);
    expect(eventsOf(session, 'damageDealt')).toEqual([]);
  });

  test('several THROWs: each at a target of its own, armour once for each target (p.33)', () => {
    const session = use(
      [{ do: 'throw', die: 'purple', times: 3 }],
      [rook([0, 0]), body('foe', [1, 0], { armor: 1 }), body('other', [1, 1])],
      [
        ['purple', 1],
        ['purple', 1],
        ['purple', 1],
      ],
    );
    for (const at of ['foe', 'foe', 'other']) session.decide(`target:${at}`);
    const { damage } = figureIn(session.state, 'other');
    expect(figureIn(session.state, 'foe').damage).toBe(2 * damage - 1);
  });

  test('what was healed is counted', () => {
    const session = use(
      [
        { do: 'heal', amount: 9, to: self },
        { do: 'damage', type: 'irreducible', amount: { count: 'healed' }, to: target },
      ],
      [rook([0, 0], { damage: 4 }), body('foe', [1, 0])],
    );
    expect(figureIn(session.state, 'foe').damage).toBe(4);
  });

  test('a negative effect at random is one it lacks (p.74)', () => {
    const has = ['condemn', 'darkness', 'disease', 'paralyze', 'poison'];
    const session = use(
      [{ do: 'inflict', effect: 'random-negative', to: target }],
      [rook([0, 0]), { ...body('foe', [1, 0]), effects: has }],
    );
    expect(figureIn(session.state, 'foe').effects).toEqual([...has, 'wilt']);
  });
});

describe('rolls and spells', () => {
  test('the BLACK die may be left out of a re-roll', () => {
    const position = withCard(arena({ figures: [rook([0, 0]), body('foe', [2, 0])] }), 'rook', [
      {
        id: 'a',
        when: 'after-roll',
        conditions: { exhaust: true },
        effects: [{ do: 'reroll', pick: 'all', notBlack: true }],
      },
    ]);
    const roll = (dice: readonly ('white' | 'black')[], rolls: readonly Roll[]) =>
      run(
        position,
        inTurnOf('rook', (table) => rollDice(table, 'rook', dice, 'effect', 'p.74')),
        rolls,
      );
    expect(roll(['black'], [['black', 6]]).pending).toBeNull();
    const session = roll(
      ['white', 'black'],
      [
        ['white', 1],
        ['black', 6],
        ['white', 5],
      ],
    );
    session.decide('use:rook.own/a');
    expect(eventsOf(session, 'diceRerolled')).toMatchObject([{ which: [0] }]);
  });

  test('what holds for one spell: its Force (p.51)', () => {
    const session = use(
      [
        {
          do: 'spell',
          force: 2,
          with: { modifiers: [{ stat: 'force', amount: 30 }] },
          to: { who: 'all', side: 'opponent', within: 'soi' },
          effects: [{ do: 'inflict', effect: 'wilt', to: target }],
        },
        {
          do: 'spell',
          force: 0,
          to: { who: 'all', side: 'opponent', within: 'soi' },
          effects: [{ do: 'inflict', effect: 'poison', to: target }],
        },
      ],
      [rook([0, 0], { sp: 0 }), body('foe', [1, 0])],
      [
        ['purple', 1],
        ['purple', 6],
        ['purple', 6],
        ['purple', 1],
        ['purple', 6],
        ['purple', 6],
      ],
    );
    expect(figureIn(session.state, 'foe').effects).toEqual(['wilt']);
  });
});

test('what changes an attack does nothing where there is none any more (A6)', () => {
  const session = use(
    [
      { do: 'modify', stat: 'physical-damage', amount: 2 },
      { do: 'turn-damage', type: 'magic' },
      { do: 'add-symbol', symbol: 'burst', amount: 1 },
      { do: 'damage', type: 'magic', amount: 1, to: { who: 'attacker' } },
    ],
    [rook([0, 0]), body('foe', [1, 0])],
  );
  expect(session.events.map(({ type }) => type)).toEqual(['turnBegan']);
});

describe('Energy as SP (X41)', () => {
  test('SP first, then Energy on the card', () => {
    const position = withCard(
      arena({
        board: corridor(8),
        figures: [rook([0, 0], { sp: 0 }), body('foe', [7, 0])],
        active: 'rook',
        initiative: ['rook', 'foe'],
      }),
      'rook',
      [{ id: 'a', when: 'passive', modifiers: [{ energyAsSp: true }] }],
    );
    editFigure(position.state, 'rook').cards.at(-1)!.energy = 2;
    const session = playFrom(position);
    session.decide('move');
    expect(figureIn(session.state, 'rook').cards.at(-1)!.energy).toBe(1);
  });
});

describe('of whom', () => {
  test('`with` narrows an aura; the subject is asked about by a test', () => {
    const gain = { do: 'gain-token', token: 'vow', amount: 1, to: self } as const;
    const position = (effects: readonly string[]) =>
      withCard(
        arena({ figures: [rook([0, 0]), { ...zeke([1, 0]), effects }, body('foe', [5, 2])] }),
        'rook',
        [
          {
            id: 'a',
            when: 'turn-end',
            of: { side: 'another-ally', within: 'soi', with: { effect: 'courage' } },
            conditions: { if: [{ is: 'subject', tests: [{ is: 'sp', atLeast: 5 }] }] },
            effects: [gain],
          },
        ],
      );
    const vows = (effects: readonly string[]) => {
      const session = run(
        position(effects),
        inTurnOf('zeke', (table) => table.hooks.react(table, 'turn-end', 'zeke')),
      );
      return figureIn(session.state, 'rook').tokens.vow ?? 0;
    };
    expect(vows(['courage'])).toBe(1);
    expect(vows([])).toBe(0);
  });
});
