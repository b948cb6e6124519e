import { describe, expect, test } from 'vitest';
import {
  type Ability,
  type EffectOp,
  figureIn,
  type Modifier,
  oddsOf,
  type Position,
} from '../../../src/engine/index.ts';
import { term } from '../../../src/engine/model/messages/cause.ts';
import { resolveAttack } from '../../../src/engine/procedures/attack/attack.ts';
import { resolveForcedMove } from '../../../src/engine/procedures/movement/forced-move.ts';
import { attackVerdict } from '../../../src/engine/queries/attack/attack-verdict.ts';
import { actionSp } from '../../../src/engine/queries/figures/costs.ts';
import { arena, eventsOf, optionsOf, type Roll } from '../../support/arena.ts';
import { body, corridor, inTurnOf, playFrom, rook, run, zeke } from '../../support/encounter-arena.ts';
import { withCard } from '../../support/own-cards.ts';

const passive = (modifiers: readonly Modifier[], rest: Partial<Ability> = {}): Ability => ({
  id: 'm',
  when: 'passive',
  modifiers,
  ...rest,
});

const stage = (foe: object = {}, board: object = corridor(8)) =>
  arena({
    board,
    figures: [
      rook([1, 0], { sp: 0 }),
      zeke([0, 0]),
      body('foe', [2, 0], { defense: 5, dice: ['purple', 'purple'], ...foe }),
    ],
  });
const strike = (position: Position, rolls: readonly Roll[]) =>
  run(
    position,
    inTurnOf('foe', (table) =>
      resolveAttack(table, {
        attacker: 'foe',
        target: 'rook',
        profile: { kind: 'melee', range: 1 },
        cause: 'action',
      }),
    ),
    rolls,
  );
const SIXES: readonly Roll[] = [
  ['purple', 6],
  ['purple', 6],
];
const dealt = (session: ReturnType<typeof run>) => eventsOf(session, 'damageDealt').map((one) => one.amount);
const use = (position: Position, effects: readonly EffectOp[], target = 'foe') =>
  run(
    position,
    inTurnOf('rook', (table) => table.hooks.carryOut(table, effects, 'rook', target, term('this-attack'))),
  );
const hit = { do: 'damage', type: 'magic', amount: 5, to: { who: 'target' } } as const;

describe('what a standard action costs (X162)', () => {
  const turn = (modifiers: readonly Modifier[], sp: number) =>
    playFrom(
      withCard(
        arena({
          board: corridor(8),
          figures: [rook([1, 0], { sp }), body('foe', [2, 0])],
          active: 'rook',
          initiative: ['rook', 'foe'],
        }),
        'rook',
        [passive(modifiers)],
      ),
    );
  const spOf = (session: ReturnType<typeof turn>, id: string) =>
    session.pending?.options.find((one) => one.id === id)?.sp;

  test('a Move Action may be free, an Attack Action dearer', () => {
    const modifiers: Modifier[] = [
      { actionPrice: 'move', amount: -1 },
      { actionPrice: 'attack', amount: 1 },
    ];
    const session = turn(modifiers, 5);
    expect(spOf(session, 'move')).toBe(0);
    expect(spOf(session, 'attack:foe')).toBe(3);
    session.decide('move');
    expect(figureIn(session.state, 'rook').sp).toBe(5);
    expect(optionsOf(turn(modifiers, 2))).not.toContain('attack:foe');
  });

  test('what may be repeated is never free', () => {
    const position = withCard(stage(), 'rook', [
      passive([
        { actionPrice: 'attack', amount: -9 },
        { actionPrice: 'dodge', amount: -9 },
        { actionPrice: 'counter', amount: -1 },
      ]),
    ]);
    const of = figureIn(position.state, 'rook');
    expect(actionSp(position, of, 'attack')).toBe(1);
    expect(actionSp(position, of, 'dodge')).toBe(0);
    expect(actionSp(position, of, 'counter')).toBe(1);
    expect(actionSp(position, of, 'counter', 1)).toBe(0);
    expect(actionSp(position, of, 're-equip')).toBe(1);
  });
});

describe('damage doubled and halved (X161)', () => {
  test('dealt: before armour, of what an attack deals', () => {
    const foe = (modifiers: readonly Modifier[]) => withCard(stage(), 'foe', [passive(modifiers)]);
    const [plain] = dealt(strike(foe([]), SIXES));
    expect(dealt(strike(foe([{ damageDealt: 'double' }]), SIXES))).toEqual([plain! * 2]);
    expect(dealt(strike(foe([{ damageDealt: 'half', type: 'magic' }]), SIXES))).toEqual([plain]);
    expect(dealt(strike(foe([{ damageDealt: 'half' }]), SIXES))).toEqual([Math.ceil(plain! / 2)]);
  });

  test('the odds of such an attack are exact', () => {
    const position = withCard(stage(), 'foe', [passive([{ damageDealt: 'double' }])]);
    const odds = (at: Position) => oddsOf(at, 'foe', 'rook', { profile: { kind: 'melee', range: 1 } });
    const plain = odds(stage());
    const doubled = odds(position);
    expect(doubled.hit).toEqual(plain.hit);
    expect(doubled.damage).toEqual(
      Object.fromEntries(
        Object.entries(plain.damage).map(([damage, chance]) => [2 * Number(damage), chance]),
      ),
    );
    expect(Object.keys(plain.damage).length).toBeGreaterThan(3);
  });

  test('dealt by abilities and spells, one after the other', () => {
    const with_ = (modifiers: readonly Modifier[]) => withCard(stage(), 'rook', [passive(modifiers)]);
    expect(dealt(use(with_([{ damageDealt: 'double' }]), [hit]))).toEqual([10]);
    expect(dealt(use(with_([{ damageDealt: 'half' }]), [hit]))).toEqual([3]);
    expect(dealt(use(with_([{ damageDealt: 'double' }, { damageDealt: 'double' }]), [hit]))).toEqual([20]);
  });

  test('taken: after RESISTANCE; IRREDUCIBLE is not halved (p.44)', () => {
    const foe = (modifiers: readonly Modifier[], rest: Partial<Ability> = {}) =>
      withCard(stage(), 'foe', [passive(modifiers, rest)]);
    expect(dealt(use(foe([{ damageTaken: 'half' }]), [hit]))).toEqual([3]);
    expect(dealt(use(foe([{ damageTaken: 'double', type: 'magic' }]), [hit]))).toEqual([10]);
    expect(dealt(use(foe([{ resistance: 'magic' }, { damageTaken: 'half' }]), [hit]))).toEqual([2]);
    const bare = { ...hit, type: 'irreducible' } as const;
    expect(dealt(use(foe([{ damageTaken: 'half' }]), [bare]))).toEqual([5]);
    expect(dealt(use(foe([{ damageTaken: 'double' }]), [bare]))).toEqual([10]);
  });

  test('by an ability that answers it: half of what would be dealt', () => {
    const position = withCard(stage(), 'foe', [
      { id: 'shell', when: 'damage-reduction', effects: [{ do: 'scale-damage', by: 'half' }] },
    ]);
    expect(dealt(use(position, [hit]))).toEqual([3]);
    const other = withCard(stage(), 'foe', [
      {
        id: 'shell',
        when: 'damage-reduction',
        effects: [{ do: 'scale-damage', by: 'half', type: 'physical' }],
      },
    ]);
    expect(dealt(use(other, [hit]))).toEqual([5]);
  });

  test('by an ability of the attacker, while damage is determined', () => {
    const position = withCard(stage(), 'foe', [
      { id: 'crush', when: 'determine-damage', effects: [{ do: 'scale-damage', by: 'double' }] },
    ]);
    const [plain] = dealt(strike(stage(), SIXES));
    expect(dealt(strike(position, SIXES))).toEqual([plain! * 2]);
  });
});

describe('what others cannot do to it (X163)', () => {
  const foe = (cannotBe: Extract<Modifier, { cannotBe: string }>['cannotBe']) =>
    withCard(stage(), 'foe', [passive([{ cannotBe }])]);
  const at = (session: ReturnType<typeof run>) => figureIn(session.state, 'foe').at;
  const push = (position: Position) =>
    run(position, (table) => resolveForcedMove(table, 'push', 'foe', 'rook', 2));
  const pushed = (position: Position) => {
    const session = push(position);
    while (session.pending)
      session.decide(
        session.pending.options.find((one) => one.proposed)?.id ?? session.pending.options[0]!.id,
      );
    return at(session);
  };

  test('it is not pushed, or moved in any way; what moves itself moves', () => {
    expect(pushed(stage())).toEqual([4, 0]);
    expect(pushed(foe('pulled'))).toEqual([4, 0]);
    expect(pushed(foe('pushed'))).toEqual([2, 0]);
    expect(pushed(foe('moved'))).toEqual([2, 0]);
    const swap = { do: 'swap', to: { who: 'target' } } as const;
    expect(at(use(foe('pushed'), [swap]))).toEqual([1, 0]);
    expect(at(use(foe('moved'), [swap]))).toEqual([2, 0]);
  });

  test('opponents can neither attack nor choose it; what touches all does', () => {
    const position = foe('targeted');
    const [me, it] = [figureIn(position.state, 'rook'), figureIn(position.state, 'foe')];
    expect(attackVerdict(position, me, it, { kind: 'melee', range: 1 })).toMatchObject({
      legal: false,
      reason: { why: 'not-to-be-targeted' },
    });
    const one = { ...hit, to: { who: 'choose', side: 'opponent', within: 'board' } } as const;
    expect(dealt(use(position, [one]))).toEqual([]);
    const all = { ...hit, to: { who: 'all', side: 'opponent', within: 'board' } } as const;
    expect(dealt(use(position, [all]))).toEqual([5]);
  });

  test('who casts no spells casts none', () => {
    const position = withCard(stage(), 'foe', [
      passive([{ noSpells: true }], { of: { side: 'opponent', within: 'soi' } }),
    ]);
    const spell: EffectOp = { do: 'spell', force: 6, to: { who: 'target' }, effects: [hit] };
    expect(eventsOf(use(position, [spell]), 'scopeOpened').map(({ scope }) => scope.kind)).not.toContain(
      'spell',
    );
  });
});
