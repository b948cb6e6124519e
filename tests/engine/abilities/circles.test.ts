import { describe, expect, test } from 'vitest';
import { type Ability, type EffectOp, figureIn } from '../../../src/engine/index.ts';
import { term } from '../../../src/engine/model/messages/cause.ts';
import { resolveAttack } from '../../../src/engine/procedures/attack/attack.ts';
import { eventsOf } from '../../support/arena.ts';
import { body, corridor, inTurnOf, playFrom, rook, run, scene } from '../../support/encounter-arena.ts';
import { withCard } from '../../support/own-cards.ts';

const self = { who: 'self' } as const;
const figures = [rook([0, 0]), body('foe', [5, 0])];
const gain = (what: 'gain-sp' | 'gain-token', amount: number): EffectOp =>
  what === 'gain-sp' ? { do: what, amount, to: self } : { do: what, token: 'heal', amount, to: self };
const act = (id: string, conditions: Ability['conditions'], ...effects: EffectOp[]): Ability => ({
  ...{ id, when: 'action', effects },
  ...(conditions ? { conditions } : {}),
});

/** Rook's turn with a Discipline for each of these. */
function turnWith(...cards: readonly (readonly Ability[])[]) {
  const plain = scene({ board: corridor(8), figures, active: 'rook', initiative: ['rook', 'foe'] });
  return playFrom(
    cards.reduce((position, abilities, i) => withCard(position, 'rook', abilities, `own-${i}`), plain),
  );
}
const wayOf = (session: ReturnType<typeof turnWith>, end: string) =>
  session.pending?.options.find(({ id }) => id.endsWith(end))?.id;

/** Uses the first of these that is offered, until none is. */
function usedUp(session: ReturnType<typeof turnWith>, ...ends: readonly string[]): number {
  let uses = 0;
  for (; uses < 100; uses++) {
    const way = ends.map((end) => wayOf(session, end)).find((id) => id !== undefined);
    if (way === undefined) break;
    session.decide(way);
  }
  return uses;
}

describe('X492: abilities that give back all they cost', () => {
  const refused = (session: ReturnType<typeof turnWith>) =>
    session.pending?.refused?.find(({ reason }) => reason.why === 'pays-for-itself')?.reason;
  test('one alone is used ten times in a turn, with a word that names its card', () => {
    const session = turnWith([act('again', { sp: 1 }, gain('gain-sp', 1))]);
    expect(usedUp(session, '/again')).toBe(10);
    expect(refused(session)).toMatchObject({ cause: { card: 'own-0' }, times: 10 });
    expect(wayOf(session, 'end-turn')).toBe('end-turn');
  });
  test('two that pay for each other, each ten times', () => {
    const session = turnWith(
      [act('spend', { sp: 1 }, gain('gain-token', 1))],
      [act('back', { tokens: { heal: 1 } }, gain('gain-sp', 1))],
    );
    expect(usedUp(session, '/back', '/spend')).toBe(20);
    expect(refused(session)).toMatchObject({ times: 10 });
  });
  test('an Action that costs nothing', () => {
    expect(usedUp(turnWith([act('free', undefined, gain('gain-token', 1))]), '/free')).toBe(10);
  });
  test('what loses some each time is not counted: it ends by itself', () => {
    const session = turnWith([act('less', { sp: 2 }, gain('gain-sp', 1))]);
    const { sp } = figureIn(session.state, 'rook');
    expect(usedUp(session, '/less')).toBe(sp - 1);
    expect(eventsOf(session, 'abilityUsed').map(({ limit }) => limit)).not.toContain('turn');
  });
  test('two Disciplines that use each other end, and neither is asked for without end', () => {
    const use = (id: string): Ability => act(id, { sp: 1 }, { do: 'use-discipline', maxSp: 3 });
    expect(wayOf(turnWith([use('one')], [use('other')]), '/one')).toBeUndefined();
    const third = act('third', { sp: 1 }, gain('gain-token', 1));
    const session = turnWith([use('one')], [use('other')], [third]);
    session.decide(wayOf(session, '/one')!);
    for (let n = 0; n < 9 && session.pending?.kind === 'choose'; n++)
      session.decide(session.pending.options[0]!.id);
    expect(session.pending?.kind).toBe('turn');
  });
});

test('answers of two cards that bring each other about: none while it is under way', () => {
  const token = { do: 'gain-token', token: 'heal', amount: 1, to: self } as const;
  const answers = (id: string): Ability => ({ id, when: 'gains-token', effects: [token] });
  const session = run(
    withCard(scene({ board: corridor(8), figures }), 'rook', [answers('a'), answers('b')]),
    inTurnOf('rook', (table) => table.hooks.carryOut(table, [token], 'rook', null, term('this-attack'))),
  );
  // The one, a and b in it, b and a in it.
  expect(figureIn(session.state, 'rook').tokens.heal).toBe(5);
});

describe('X492: symbols that come back', () => {
  const again: Ability = {
    ...{ id: 'again', when: 'symbols', conditions: { symbols: { book: 1 } } },
    effects: [{ do: 'add-symbol', symbol: 'book', amount: 1 }],
  };
  const attack = (by: 'rook' | 'foe') => {
    const near = [
      rook([0, 0], { sp: 0 }),
      body('foe', [1, 0], { hp: 90, defense: 5, dice: ['purple', 'purple'] }),
    ];
    return run(
      withCard(scene({ board: corridor(8), figures: near }), by, [again]),
      inTurnOf(by, (table) =>
        resolveAttack(table, {
          ...{ attacker: by, target: by === 'rook' ? 'foe' : 'rook' },
          ...{ profile: { kind: 'melee', range: 1 }, cause: 'action' },
        }),
      ),
      [
        ['purple', 6],
        ['purple', 6],
      ],
    );
  };
  test.each(['rook', 'foe'] as const)('%s uses them ten times in an attack, and it goes on', (by) => {
    const session = attack(by);
    for (let n = 0; n < 40 && session.pending; n++)
      session.decide(
        session.pending.options.find(({ id }) => id.endsWith('/again'))?.id ??
          session.pending.options.at(-1)!.id,
      );
    expect(eventsOf(session, 'abilityUsed').filter(({ ability }) => ability.endsWith('/again'))).toHaveLength(
      10,
    );
    expect(eventsOf(session, 'attackNotMade')).toMatchObject([
      { reason: { why: 'answers-itself', times: 10 } },
    ]);
    expect(eventsOf(session, 'attackEnded')).toHaveLength(1);
  });
});

test('X460: two that Counter each other at no price, and never hit, end after ten each', () => {
  const back: Ability = { id: 'back', when: 'counter', effects: [{ do: 'counter' }] };
  const hard: Ability = { id: 'hard', when: 'passive', modifiers: [{ stat: 'defense', amount: 80 }] };
  const near = [
    rook([0, 0], { sp: 0 }),
    body('foe', [1, 0], { hp: 90, defense: 90, dice: ['purple', 'purple'] }),
  ];
  const one = withCard(scene({ board: corridor(8), figures: near }), 'rook', [back, hard]);
  const session = run(
    withCard(one, 'foe', [back], 'other'),
    inTurnOf('rook', (table) =>
      resolveAttack(table, {
        ...{ attacker: 'rook', target: 'foe' },
        ...{ profile: { kind: 'melee', range: 1 }, cause: 'action' },
      }),
    ),
    Array.from({ length: 60 }, () => ['purple', 1] as const),
  );
  for (let n = 0; n < 60 && session.pending; n++)
    session.decide(session.pending.options.find(({ id }) => id.endsWith('/back'))!.id);
  expect(eventsOf(session, 'counterDeclared')).toHaveLength(20);
  expect(eventsOf(session, 'attackNotMade')).toMatchObject([
    { attacker: 'foe', reason: { why: 'answers-itself', cause: { card: 'other', ability: 'back' } } },
  ]);
});

test('X460: five that all answer the end of any attack with one of their own end, each with a word of its card', () => {
  const after: Ability = {
    ...{ id: 'after', when: 'attack-ended', of: { side: 'figure', within: 'board' } },
    effects: [{ do: 'attack', at: { who: 'all', side: 'opponent', within: 'board' } }],
  };
  const hard: Ability = { id: 'hard', when: 'passive', modifiers: [{ stat: 'defense', amount: 80 }] };
  const places = { b1: [0, 0], b2: [1, 0], b3: [2, 0], b4: [0, 1], b5: [2, 1] } as const;
  const near = [
    rook([1, 1], { sp: 0 }),
    ...Object.entries(places).map(([id, at]) =>
      body(id, [...at], { defense: 90, dice: ['purple', 'purple'] }),
    ),
  ];
  const all = Object.keys(places).reduce(
    (position, id) => withCard(position, id, [after], `of-${id}`),
    withCard(scene({ board: { rows: ['...', '...', '...'] }, figures: near }), 'rook', [hard], 'hard'),
  );
  const session = run(
    all,
    inTurnOf('b1', (table) =>
      resolveAttack(table, {
        ...{ attacker: 'b1', target: 'rook' },
        ...{ profile: { kind: 'melee', range: 1 }, cause: 'action' },
      }),
    ),
    Array.from({ length: 432 }, () => ['purple', 1] as const),
  );
  for (let n = 0; n < 400 && session.pending; n++) session.decide(session.pending.options[0]!.id);
  expect(eventsOf(session, 'attackEnded')).toHaveLength(216);
  const told = eventsOf(session, 'attackNotMade').map(({ reason }) => reason);
  expect(new Set(told.map((one) => one.why))).toEqual(new Set(['answers-itself']));
  for (const one of told)
    expect(one).toMatchObject({ times: 10, cause: { card: expect.stringMatching(/^of-b/) } });
});
