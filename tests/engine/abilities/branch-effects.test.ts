import { describe, expect, test } from 'vitest';
import { type EffectOp, figureIn, type Target } from '../../../src/engine/index.ts';
import { term } from '../../../src/engine/model/messages/cause.ts';
import { answerAll, eventsOf, optionsOf, type Roll } from '../../support/arena.ts';
import { editFigure } from '../../support/edit.ts';
import { body, corridor, inTurnOf, playFrom, rook, run, scene, zeke } from '../../support/encounter-arena.ts';

const self = { who: 'self' } as const;
const foe: Target = { who: 'choose', side: 'opponent', within: 'soi' };

const use = (
  ops: readonly EffectOp[],
  input: object,
  rolls: readonly Roll[] = [],
  target: string | null = null,
) =>
  run(
    scene({ board: corridor(8), ...input } as Parameters<typeof scene>[0]),
    inTurnOf('rook', (table) => table.hooks.carryOut(table, ops, 'rook', target, term('this-attack'))),
    rolls,
  );
const damageOn = (session: ReturnType<typeof use>, id: string) => figureIn(session.state, id).damage;

test('p.48: whom a text chose stays chosen, whatever it does to its user in between', () => {
  const session = use(
    [
      { do: 'damage', type: 'irreducible', amount: 1, to: foe },
      { do: 'inflict', effect: 'haste', to: self },
      { do: 'damage', type: 'irreducible', amount: 2, to: { who: 'chosen' } },
    ],
    { figures: [rook([0, 0]), body('foe', [2, 0])] },
  );
  expect([damageOn(session, 'foe'), damageOn(session, 'rook')]).toEqual([3, 0]);
});

describe('counted numbers', () => {
  test('half of the damage on the user, rounded up, and its working (p.46)', () => {
    const session = use(
      [{ do: 'damage', type: 'magic', amount: { count: 'own-damage', half: 'up', plus: 1 }, to: foe }],
      {
        figures: [rook([0, 0], { damage: 5 }), body('foe', [2, 0])],
      },
    );
    expect(damageOn(session, 'foe')).toBe(4);
    expect(eventsOf(session, 'damageDealt')[0]!.sum.entries[0]).toMatchObject({
      cause: { kind: 'count', count: 'own-damage', of: term('this-attack') },
      amount: 4,
    });
  });

  test('five less the distance, never below 0 (p.67)', () => {
    const far = (x: number) =>
      damageOn(
        use(
          [
            {
              do: 'damage',
              type: 'magic',
              amount: { count: 'distance', times: -1, plus: 5 },
              to: { who: 'target' },
            },
          ],
          {
            figures: [rook([0, 0]), body('foe', [x, 0])],
          },
          [],
          'foe',
        ),
        'foe',
      );
    expect([far(2), far(5), far(7)]).toEqual([3, 0, 0]);
  });

  test('the dice of the target, and several numbers added up', () => {
    const session = use(
      [
        {
          do: 'damage',
          type: 'magic',
          amount: {
            sum: [
              { die: 'target-conviction', dice: 1 },
              { count: 'sp', max: 2 },
            ],
          },
          to: { who: 'target' },
        },
      ],
      { figures: [rook([0, 0]), body('foe', [2, 0], { conviction: ['purple', 'blue'] })] },
      [['blue', 1]],
      'foe',
    );
    expect(damageOn(session, 'foe')).toBe(7);
  });
});

describe('whom', () => {
  test('up to two, and not the same one twice', () => {
    const session = use([{ do: 'damage', type: 'magic', amount: 1, to: { ...foe, count: 2 } as Target }], {
      figures: [rook([0, 0]), body('a', [1, 0]), body('b', [2, 0]), body('c', [3, 0])],
    });
    expect(optionsOf(session)).toEqual(['target:a', 'target:b', 'target:c']);
    session.decide('target:b');
    expect(optionsOf(session)).toEqual(['target:a', 'target:c', 'nobody-else']);
    session.decide('nobody-else');
    expect(['a', 'b', 'c'].map((id) => damageOn(session, id))).toEqual([0, 1, 0]);
  });

  test('everybody around the target, and the target', () => {
    const session = use(
      [
        {
          do: 'damage',
          type: 'magic',
          amount: 1,
          to: { who: 'all', side: 'figure', within: 'adjacent', from: 'target', and: 'target' },
        },
      ],
      { figures: [rook([0, 0]), zeke([3, 0]), body('a', [4, 0]), body('b', [5, 0]), body('c', [7, 0])] },
      [],
      'a',
    );
    expect(['rook', 'zeke', 'a', 'b', 'c'].map((id) => damageOn(session, id))).toEqual([0, 1, 1, 1, 0]);
  });

  test('only those with an effect; the ones chosen before', () => {
    const session = use(
      [
        { do: 'damage', type: 'magic', amount: 1, to: { ...foe, with: { effect: 'wilt' } } as Target },
        { do: 'inflict', effect: 'poison', to: { who: 'chosen' } },
      ],
      { figures: [rook([0, 0]), body('a', [1, 0]), { ...body('b', [2, 0]), effects: ['wilt'] }] },
    );
    expect(figureIn(session.state, 'b').effects).toEqual(['wilt', 'poison']);
    expect(damageOn(session, 'a')).toBe(0);
  });
});

describe('if, acts, grant', () => {
  test('if: the effects while it is true, else the others', () => {
    const branch: EffectOp = {
      do: 'if',
      tests: [
        {
          is: 'not',
          test: {
            is: 'any',
            tests: [
              { is: 'sp', atMost: 1 },
              { is: 'adjacent', side: 'opponent' },
            ],
          },
        },
      ],
      effects: [{ do: 'heal', amount: 1, to: self }],
      else: [{ do: 'heal', amount: 3, to: self }],
    };
    const left = (x: number) =>
      damageOn(use([branch], { figures: [rook([0, 0], { damage: 5 }), body('foe', [x, 0])] }), 'rook');
    expect([left(1), left(3)]).toEqual([2, 4]);
  });

  test('acts: another ally makes the attack', () => {
    const session = use(
      [
        {
          do: 'acts',
          who: { who: 'choose', side: 'another-ally', within: 'soi' },
          effects: [{ do: 'attack' }],
        },
      ],
      { figures: [rook([0, 0]), zeke([3, 0], { sp: 0 }), body('foe', [4, 0])] },
      [
        ['purple', 1],
        ['purple', 1],
      ],
    );
    expect(eventsOf(session, 'attackEnded')[0]).toMatchObject({ attacker: 'zeke', target: 'foe' });
  });

  test('grant: until the end of the next turn, then it is gone', () => {
    const position = scene({
      board: corridor(8),
      figures: [rook([0, 0]), body('foe', [6, 0])],
      active: 'rook',
      initiative: ['rook', 'foe'],
    });
    const hero = editFigure(position.state, 'rook');
    hero.granted = [
      {
        id: 'granted-1',
        cause: term('this-attack'),
        by: 'rook',
        until: { at: 'turn', of: 'rook', number: hero.turnsTaken + 2 },
        abilities: [{ id: 'modifiers', when: 'passive', modifiers: [{ stat: 'defense', amount: 2 }] }],
      },
    ];
    const session = playFrom(position);
    session.decide('end-turn');
    expect(eventsOf(session, 'grantsEnded')).toHaveLength(0);
    session.decide('end-turn');
    expect(eventsOf(session, 'grantsEnded')).toEqual([
      { type: 'grantsEnded', figure: 'rook', grants: ['granted-1'], rule: 'p.48' },
    ]);
    expect(figureIn(session.state, 'rook')).not.toHaveProperty('granted');
  });

  test('grant: its modifiers count and stand in the ledger; the next attack takes it away', () => {
    const session = use(
      [
        {
          do: 'grant',
          to: self,
          until: 'end-of-next-attack',
          modifiers: [{ stat: 'attack-roll', amount: 20 }],
        },
        { do: 'attack' },
      ],
      { figures: [rook([0, 0], { sp: 0 }), body('foe', [1, 0])] },
      [
        ['purple', 4],
        ['purple', 4],
      ],
    );
    expect(eventsOf(session, 'attackJudged')[0]!.roll.entries).toContainEqual(
      expect.objectContaining({ cause: term('this-attack'), amount: 20 }),
    );
    expect(figureIn(session.state, 'rook').granted).toBeUndefined();
  });
});

describe('attacks an ability starts (p.49)', () => {
  const two = { figures: [rook([1, 0], { sp: 5 }), body('a', [0, 0]), body('b', [2, 0])] };
  const miss: Roll[] = [
    ['purple', 1],
    ['purple', 1],
  ];

  test('up to two, each against a different target', () => {
    const session = use([{ do: 'attack', times: 2, differentTargets: true }], two, [...miss, ...miss]);
    answerAll(session, ['attack:b', 'no']);
    expect(optionsOf(session)).toEqual(['attack:a', 'done']);
    answerAll(session, ['attack:a', 'no']);
    expect(eventsOf(session, 'attackEnded').map(({ target }) => target)).toEqual(['b', 'a']);
  });

  test('one against each of them', () => {
    const session = use(
      [{ do: 'attack', targets: { who: 'all', side: 'opponent', within: 'adjacent' } }],
      two,
      [...miss, ...miss],
    );
    answerAll(session, ['no', 'no']);
    expect(eventsOf(session, 'attackEnded').map(({ target }) => target)).toEqual(['a', 'b']);
  });

  test('with a bonus and a Follow-up of its own, which cannot be Dodged', () => {
    const session = use(
      [
        {
          do: 'attack',
          with: {
            noDodge: true,
            modifiers: [
              { stat: 'attack-roll', amount: 30 },
              { stat: 'magic-damage', amount: { count: 'own-damage' } },
            ],
            abilities: [
              {
                id: 'fu',
                when: 'follow-up',
                effects: [{ do: 'inflict', effect: 'wilt', to: { who: 'target' } }],
              },
            ],
          },
        },
        { do: 'gain-sp', amount: { count: 'damage-dealt', max: 2 }, to: self },
      ],
      { figures: [rook([0, 0], { sp: 0, damage: 3 }), body('foe', [1, 0], { hp: 99 })] },
      [
        ['purple', 2],
        ['purple', 2],
      ],
    );
    expect(optionsOf(session)).toEqual(['use:attack/fu', 'pass']);
    session.decide('use:attack/fu');
    expect(figureIn(session.state, 'foe').effects).toEqual(['wilt']);
    expect(eventsOf(session, 'finalDamageDetermined')[0]!.sum.entries).toContainEqual(
      expect.objectContaining({ cause: term('this-attack'), amount: 3 }),
    );
    expect(figureIn(session.state, 'rook').sp).toBe(2);
  });

  test('whatever the range and the line of sight', () => {
    const session = use(
      [{ do: 'attack', unseen: true, at: { ...foe, within: 'board' } as Target }],
      {
        figures: [rook([0, 0], { sp: 0 }), body('foe', [7, 0])],
      },
      miss,
    );
    expect(eventsOf(session, 'attackEnded')).toHaveLength(1);
  });
});
