import { describe, expect, test } from 'vitest';
import { type Ability, type EffectOp, figureIn, type Position } from '../../../src/engine/index.ts';
import { term } from '../../../src/engine/model/messages/cause.ts';
import { answerAll, eventsOf, optionsOf, type Roll } from '../../support/arena.ts';
import { editFigure } from '../../support/edit.ts';
import { body, corridor, inTurnOf, playFrom, rook, run, scene } from '../../support/encounter-arena.ts';

const self = { who: 'self' } as const;
const figures = [rook([0, 0]), body('foe', [1, 0])];

const use = (ops: readonly EffectOp[], rolls: readonly Roll[] = [], input: object = {}) =>
  run(
    scene({ board: corridor(8), figures, ...input }),
    inTurnOf('rook', (table) => table.hooks.carryOut(table, ops, 'rook', 'foe', term('this-attack'))),
    rolls,
  );

/** Rook's turn with an ability of his own, and whatever else is changed. */
function turnWith(ability: Ability, change: (position: Position) => void = () => {}) {
  const position = scene({ board: corridor(8), figures, active: 'rook', initiative: ['rook', 'foe'] });
  const own = position.cards.adventurers['rook-lars']!;
  const cards = { ...position.cards, adventurers: { ...position.cards.adventurers } };
  cards.adventurers['rook-lars'] = { ...own, abilities: [ability] };
  change(position);
  return playFrom({ ...position, cards });
}
const option = (session: ReturnType<typeof turnWith>) =>
  session.pending?.options.find(({ act }) => act.do === 'use' && act.ability.endsWith('/mine'));

describe('rolls and numbers of one’s own choice (p.48)', () => {
  const doom: EffectOp = {
    do: 'roll',
    dice: ['black'],
    outcomes: [{ face: 'skull', effects: [{ do: 'damage', type: 'irreducible', amount: 1, to: self }] }],
    else: [{ do: 'inflict', effect: 'haste', to: self }],
  };
  test('the outcome that lies up, else the last', () => {
    expect(figureIn(use([doom], [['black', 6]]).state, 'rook').damage).toBe(1);
    expect(figureIn(use([doom], [['black', 1]]).state, 'rook').effects).toEqual(['haste']);
  });

  test('a number paid for in SP, counted as chosen', () => {
    const session = use([
      {
        do: 'choose-number',
        id: 'more',
        max: 9,
        sp: 2,
        effects: [
          { do: 'damage', type: 'magic', amount: { count: 'chosen', times: 2 }, to: { who: 'target' } },
        ],
      },
    ]);
    expect(optionsOf(session)).toEqual(['number:0', 'number:1', 'number:2']);
    session.decide('number:2');
    expect(figureIn(session.state, 'rook').sp).toBe(1);
    expect(figureIn(session.state, 'foe').damage).toBe(4);
  });
});

describe('marks, effects of choice, defeat, the end of the turn', () => {
  test('a mark is found again, and goes', () => {
    const marked = { who: 'marked', mark: 'rival' } as const;
    const mark: EffectOp = { do: 'mark', mark: 'rival', to: { who: 'target' } };
    const session = use([mark, { do: 'damage', type: 'magic', amount: 1, to: marked }]);
    expect(figureIn(session.state, 'foe')).toMatchObject({
      damage: 1,
      marks: [{ mark: 'rival', by: 'rook' }],
    });
    expect(
      figureIn(use([mark, { do: 'unmark', mark: 'rival', to: marked }]).state, 'foe').marks,
    ).toBeUndefined();
  });

  test('which negative effect, among those missing; which effect goes (p.74)', () => {
    const session = use(
      [
        { do: 'inflict', effect: 'choose-negative', to: { who: 'target' } },
        { do: 'remove-effect', effect: 'any', to: self },
      ],
      [],
      {
        figures: [
          rook([0, 0], { effects: ['haste', 'wilt'] }),
          { ...body('foe', [1, 0]), effects: ['wilt'] },
        ],
      },
    );
    expect(optionsOf(session)).not.toContain('effect:wilt');
    answerAll(session, ['effect:poison', 'effect:wilt']);
    expect(figureIn(session.state, 'foe').effects).toEqual(['wilt', 'poison']);
    expect(figureIn(session.state, 'rook').effects).toEqual(['haste']);
  });

  test('defeats the target; ends the turn (pp.39, 67)', () => {
    const session = use([{ do: 'defeat', to: { who: 'target' } }, { do: 'end-turn' }]);
    expect(figureIn(session.state, 'foe').defeated).toBe(true);
    expect(eventsOf(session, 'phaseBegan').at(-1)).toMatchObject({ phase: 'end' });
  });
});

describe('conditions (pp.30, 48)', () => {
  const heal: readonly EffectOp[] = [{ do: 'inflict', effect: 'haste', to: self }];

  test('once per round', () => {
    const session = turnWith({ id: 'mine', when: 'action', conditions: { perRound: true }, effects: heal });
    session.decide(option(session)!.id);
    expect(option(session)).toBeUndefined();
    expect(session.pending?.refused?.map(({ reason }) => reason)).toContainEqual({
      why: 'used',
      in: 'round',
    });
    const { round } = session.state.clock;
    while (session.state.clock.round === round) session.decide('end-turn');
    expect(option(session)).toBeDefined();
  });

  test('SP less while a test holds', () => {
    const conditions = { sp: 2, spLess: [{ by: 1, if: [{ is: 'adjacent', side: 'opponent' }] }] } as const;
    expect(option(turnWith({ id: 'mine', when: 'action', conditions, effects: heal }))?.sp).toBe(1);
  });

  test('tokens and Energy are spent; Energy comes back by its effect up to its most', () => {
    const session = turnWith(
      {
        id: 'mine',
        when: 'action',
        conditions: { tokens: { vow: 2 }, energy: 1 },
        effects: [{ do: 'gain-energy', amount: 5, max: 2 }],
      },
      ({ state }) => {
        const hero = editFigure(state, 'rook');
        hero.tokens = { vow: 3 };
        hero.cards[0]!.energy = 1;
      },
    );
    session.decide(option(session)!.id);
    expect(figureIn(session.state, 'rook').tokens).toEqual({ vow: 1 });
    expect(figureIn(session.state, 'rook').cards[0]!.energy).toBe(2);
    expect(option(session)).toBeUndefined();
  });

  test('Energy is counted, then spent', () => {
    const session = turnWith(
      {
        id: 'mine',
        when: 'action',
        effects: [
          { do: 'gain-token', token: 'vow', amount: { count: 'energy' }, to: self },
          { do: 'spend-energy', amount: 'all' },
        ],
      },
      ({ state }) => {
        editFigure(state, 'rook').cards[0]!.energy = 2;
      },
    );
    session.decide(option(session)!.id);
    expect(figureIn(session.state, 'rook').tokens).toEqual({ vow: 2 });
    expect(figureIn(session.state, 'rook').cards[0]!.energy).toBeUndefined();
  });

  test('symbols of the attack pay for a Follow-up (p.43 6a)', () => {
    const fu = (rolls: readonly Roll[]) =>
      use(
        [
          {
            do: 'attack',
            with: {
              modifiers: [{ stat: 'attack-roll', amount: 30 }],
              abilities: [
                { id: 'fu', when: 'follow-up', conditions: { symbols: { burst: 1 } }, effects: heal },
              ],
            },
          },
        ],
        rolls,
        { figures: [rook([0, 0], { sp: 0 }), body('foe', [1, 0], { hp: 99 })] },
      );
    expect(
      optionsOf(
        fu([
          ['purple', 2],
          ['purple', 2],
        ]),
      ),
    ).toEqual([]);
    const session = fu([
      ['purple', 6],
      ['purple', 2],
    ]);
    expect(optionsOf(session)).toEqual(['use:attack/fu', 'pass']);
    session.decide('use:attack/fu');
    expect(eventsOf(session, 'symbolsSpent')).toHaveLength(1);
  });
});
