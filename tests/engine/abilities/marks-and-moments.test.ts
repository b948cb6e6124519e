import { describe, expect, test } from 'vitest';
import { type EffectOp, figureIn, type Position } from '../../../src/engine/index.ts';
import { term } from '../../../src/engine/model/messages/cause.ts';
import { eventsOf, optionsOf } from '../../support/arena.ts';
import { editFigure } from '../../support/edit.ts';
import { body, corridor, inTurnOf, rook, run, scene, zeke } from '../../support/encounter-arena.ts';

const self = { who: 'self' } as const;
const target = { who: 'target' } as const;

const table = (rooks: object = {}, foes: object = {}): Position =>
  scene({
    board: corridor(8),
    figures: [rook([0, 0], rooks), zeke([1, 0]), { ...body('foe', [3, 0]), ...foes }],
    initiative: ['rook', 'zeke', 'foe'],
  });

const use = (ops: readonly EffectOp[], position: Position = table(), struck: string | null = 'foe') =>
  run(
    position,
    inTurnOf('rook', (at) => at.hooks.carryOut(at, ops, 'rook', struck, term('this-attack'))),
  );
const foeOf = (session: ReturnType<typeof use>) => figureIn(session.state, 'foe');

describe('Effects given and taken by a text (p.48, p.74)', () => {
  test('of its own choice only those the figure may have and lacks', () => {
    const session = use(
      [{ do: 'inflict', effect: 'choose-negative', to: target }],
      table({}, { effects: ['wilt'] }),
    );
    const offered = optionsOf(session);
    expect(offered.length).toBeGreaterThan(2);
    expect(offered.some((id) => id.includes('wilt'))).toBe(false);
    expect(offered.some((id) => id.includes('haste'))).toBe(false);
  });

  test.each([
    ['any', ['haste', 'poison', 'wilt']],
    ['any-negative', ['poison', 'wilt']],
  ] as const)('%s of what it bears', (effect, those) => {
    const bearing = table({ effects: ['haste', 'poison', 'wilt'] });
    const session = use([{ do: 'remove-effect', effect, to: self }], bearing);
    expect(session.pending?.options.map(({ act }) => (act as { effect?: string }).effect)).toEqual(those);
  });

  test('a positive one alone is taken without a question', () => {
    const session = use(
      [{ do: 'remove-effect', effect: 'any-positive', to: self }],
      table({ effects: ['haste', 'wilt'] }),
    );
    expect(figureIn(session.state, 'rook').effects).toEqual(['wilt']);
  });
});

describe('ends told by a text', () => {
  test('who is to be Defeated is, whatever HP it has (p.67)', () => {
    const session = use([{ do: 'defeat', to: target }]);
    expect(foeOf(session).defeated).toBe(true);
    expect(eventsOf(session, 'figureDefeated')).toMatchObject([{ figure: 'foe', by: 'rook' }]);
  });

  test('the turn goes into its End Phase (p.39)', () => {
    const session = use([{ do: 'end-turn' }], table(), null);
    expect(eventsOf(session, 'phaseBegan').at(-1)).toMatchObject({ figure: 'rook', phase: 'end' });
  });
});

describe('a return after a Defeat (p.19, X46)', () => {
  const back = (hp: number, damage = 9) => {
    const position = table();
    Object.assign(editFigure(position.state, 'zeke'), { defeated: true, at: null, damage });
    const to = { who: 'choose', side: 'another-ally', within: 'board', with: { defeated: true } } as const;
    const op = { do: 'revive', hp, within: 'adjacent', to } as unknown as EffectOp;
    return use([op], position, 'zeke');
  };

  test('with as many HP as are told, at least one', () => {
    const session = back(4);
    const whole = eventsOf(session, 'figureReturned')[0]!;
    expect(whole).toMatchObject({ figure: 'zeke', at: [1, 0], rule: 'X46' });
    const one = eventsOf(back(0), 'figureReturned')[0]!;
    expect(one.damage).toBe(whole.damage + 3);
    expect(eventsOf(back(99), 'figureReturned')[0]!.damage).toBe(0);
  });

  test('who still stands is not brought back', () => {
    const op = { do: 'revive', hp: 4, within: 'adjacent', to: target } as unknown as EffectOp;
    expect(eventsOf(use([op], table(), 'zeke'), 'figureReturned')).toEqual([]);
  });
});
