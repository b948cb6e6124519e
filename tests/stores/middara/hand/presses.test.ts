import { describe, expect, test } from 'vitest';
import { optionOf, type Space } from '../../../../src/engine/index.ts';
import { nearOf, reachOf, targetsOf } from '../../../../src/stores/middara/at-hand.ts';
import { meantByArrow } from '../../../../src/stores/middara/hand-arrows.ts';
import type { By } from '../../../../src/stores/middara/hand-press.ts';
import { arena, brute, hero } from '../../../support/arena.ts';
import { scene, token } from '../../../support/encounter-arena.ts';
import { handAt, handOf } from '../../../support/hand-at.ts';
import { sessionOf } from '../../../support/table-of-memory.ts';

/** Nova's turn on open ground; whoever stands at her side strikes when she leaves. */
const onBoard = (at: Space, foe: Space, sp = 4) =>
  handAt(
    arena({
      board: { rows: ['.......', '.......', '.......', '.......'] },
      figures: [hero('nova', at, {}, { sp }), brute('ogre', foe)],
      active: 'nova',
      initiative: ['nova', 'ogre'],
    }),
  );
type AtHand = ReturnType<typeof onBoard>;

const standing = ({ session }: Pick<AtHand, 'session'>, id = 'nova') =>
  session.state.figures.find((figure) => figure.id === id)?.at;
const questionOf = ({ game }: Pick<AtHand, 'game'>) => {
  const { view, pending } = game.store.getState();
  return [game.positionOf(view), pending] as const;
};

describe('a space pressed', () => {
  test.each(['mouse', 'keys'] as const)('where nothing lies on the way is gone to at once, by %s', (by) => {
    const table = onBoard([0, 0], [6, 3]);
    table.hand.pressSpace([2, 0], by);
    expect(standing(table)).toEqual([2, 0]);
    expect(table.held().choice).toBeNull();
  });

  test('by touch shows its price first, and is gone to at the second tap', () => {
    const table = onBoard([0, 0], [6, 3]);
    table.hand.pressSpace([2, 0], 'touch');
    expect(standing(table)).toEqual([0, 0]);
    expect(table.held().choice).toMatchObject({
      kind: 'way',
      to: { space: [2, 0], startSp: 1 },
      other: null,
    });
    table.hand.pressSpace([2, 0], 'touch');
    expect(standing(table)).toEqual([2, 0]);
  });

  test('by touch elsewhere shows that way instead', () => {
    const table = onBoard([0, 0], [6, 3]);
    table.hand.pressSpace([2, 0], 'touch');
    table.hand.pressSpace([1, 1], 'touch');
    expect(table.held().choice).toMatchObject({ to: { space: [1, 1] } });
    expect(standing(table)).toEqual([0, 0]);
  });

  test.each(['mouse', 'touch', 'keys'] as const)(
    'where somebody would strike is shown first, with a way that meets nobody, by %s',
    (by) => {
      const table = onBoard([0, 0], [2, 1]);
      table.hand.pressSpace([4, 1], by);
      const { choice } = table.held();
      if (choice?.kind !== 'way') throw new Error('nothing is shown');
      expect(choice.to.breaks).toEqual(['ogre']);
      expect(choice.other).toMatchObject({ space: [4, 1], breaks: [] });
      expect(choice.other!.cost).toBeGreaterThan(choice.to.cost);
      table.hand.other();
      expect(table.held().choice).toEqual({ kind: 'way', to: choice.other, other: choice.to });
      expect(standing(table)).toEqual([0, 0]);
      table.hand.pressSpace([4, 1], by);
      expect(standing(table)).toEqual([4, 1]);
    },
  );

  test('where the figure stands, or out of its reach, is nowhere to go, and puts away what was shown', () => {
    for (const nowhere of [
      [0, 0],
      [6, 3],
    ] as const) {
      const table = onBoard([0, 0], [5, 3], 1);
      table.hand.pressSpace([2, 0], 'touch');
      table.hand.pressSpace(nowhere, 'mouse');
      expect(table.held().choice).toBeNull();
      expect(table.session.decisions).toEqual([]);
    }
  });

  test('that a question asks for is the answer at one press, by whatever points', () => {
    for (const by of ['mouse', 'touch', 'keys'] satisfies By[]) {
      const table = handOf(sessionOf('hand', 'under-hallow-street'));
      const { pending } = table.session;
      expect(pending?.kind).toBe('placement');
      const space = pending!.options.map(({ act }) => act).find((act) => act.do === 'place')!.space;
      table.hand.pressSpace(space, by);
      expect(standing(table, pending!.figure)).toEqual(space);
    }
  });

  test('with a hero on it who was placed just now picks the hero up, and is no look at it', () => {
    const table = handOf(sessionOf('hand', 'under-hallow-street'));
    const { figure, options } = table.session.pending!;
    const act = options.map((one) => one.act).find((one) => one.do === 'place')!;
    table.hand.pressSpace(act.space, 'mouse');
    expect(table.hand.pressFigure(figure, 'mouse')).toBe(true);
    expect([standing(table, figure), table.held().lifted?.figure]).toEqual([act.space, figure]);
  });

  test('of a chest takes two presses: the first shows what it costs', () => {
    const { hand, held, session } = handAt(
      scene({
        figures: [hero('nova', [0, 0]), brute('ogre', [5, 2])],
        active: 'nova',
        initiative: ['nova', 'ogre'],
        tokens: [token('loot', [1, 0])],
      }),
    );
    hand.pressSpace([1, 0], 'mouse');
    const { choice } = held();
    if (choice?.kind !== 'answer') throw new Error('nothing is shown');
    expect([choice.option.act, choice.option.sp]).toEqual([
      { do: 'open-loot', token: 'blue', colour: 'blue', space: [1, 0] },
      1,
    ]);
    expect(session.decisions).toEqual([]);
    hand.pressSpace([1, 0], 'mouse');
    expect(session.decisions[0]!.option).toBe(choice.option.id);
  });

  test('of a chest out of reach says why, and nothing from the second press on', () => {
    const { hand, held, session } = handAt(
      scene({
        board: { rows: ['............', '............'] },
        figures: [hero('nova', [0, 0], {}, { sp: 1 }), brute('ogre', [11, 1])],
        active: 'nova',
        initiative: ['nova', 'ogre'],
        tokens: [token('loot', [9, 0])],
      }),
    );
    hand.pressSpace([9, 0], 'touch');
    expect(held().denied).toMatchObject({
      act: { do: 'open-loot', space: [9, 0] },
      reason: { why: 'not-beside' },
    });
    hand.pressSpace([9, 0], 'touch');
    expect(held().denied).toBeNull();
    hand.pressSpace([9, 0], 'touch');
    hand.pressSpace([10, 0], 'touch');
    expect([held().denied, session.decisions]).toEqual([null, []]);
  });

  test('at a door out of reach says why, on either side of it', () => {
    const edge = [
      [8, 0],
      [9, 0],
    ] as const;
    const { hand, held } = handAt(
      scene({
        board: { rows: ['............', '............'] },
        figures: [hero('nova', [0, 0], {}, { sp: 1 }), brute('ogre', [11, 1])],
        active: 'nova',
        initiative: ['nova', 'ogre'],
        encounter: { doors: [{ id: 'gate', name: 'gate', edges: [edge], state: 'closed' }] },
      }),
    );
    for (const space of edge) {
      hand.pressSpace(space, 'mouse');
      expect(held().denied).toMatchObject({
        act: { do: 'turn-door', door: 'gate', to: 'open', space },
        reason: { why: 'not-beside' },
      });
      hand.cancel('denied');
    }
  });

  test('means nothing while something is shown', () => {
    const table = onBoard([0, 0], [6, 3]);
    table.game.store.setState({ pending: null });
    table.hand.pressSpace([2, 0], 'mouse');
    expect(table.hand.pressFigure('ogre', 'mouse')).toBe(false);
    expect([table.session.decisions, table.held().choice]).toEqual([[], null]);
  });
});

describe('where it can go', () => {
  test('is near while an attack could still be paid from there', () => {
    const [position, pending] = questionOf(onBoard([0, 0], [6, 3]));
    const [reach, near] = [reachOf(position, pending)!, nearOf(position, pending)!];
    expect(near.length).toBeGreaterThan(1);
    expect(near.length).toBeLessThan(reach.length);
    for (const one of reach) expect(near.includes(one)).toBe(one.startSp + one.sp <= 2);
  });

  test('is worked out once for a question as it stands, and anew for the next', () => {
    const table = onBoard([0, 0], [6, 3]);
    const [position, pending] = questionOf(table);
    expect(reachOf(position, pending)).toBe(reachOf(position, pending));
    expect(targetsOf(position, pending)).toBe(targetsOf(position, pending));
    expect(reachOf({ ...position }, pending)).not.toBe(reachOf(position, pending));
    table.hand.pressSpace([2, 0], 'mouse');
    const next = questionOf(table);
    expect(reachOf(...next)).not.toBe(reachOf(position, pending));
    expect(reachOf(next[0], null)).toEqual([]);
  });
});

describe('a figure pressed', () => {
  test.each(['mouse', 'touch', 'keys'] as const)(
    'that may be attacked is shown, and attacked at the second press, by %s',
    (by) => {
      const table = onBoard([0, 0], [1, 0]);
      expect(table.hand.pressFigure('ogre', by)).toBe(true);
      expect(table.held().choice).toMatchObject({
        kind: 'answer',
        option: { act: { target: 'ogre' } },
        empower: false,
      });
      expect(table.session.decisions).toEqual([]);
      table.hand.pressFigure('ogre', by);
      expect(table.session.decisions[0]!.option).toBe('attack:ogre');
      // Plainly: whether to Empower it is not asked.
      expect(table.session.decisions.map(({ option }) => option)).toContain('no');
    },
  );

  test('is attacked Empowered where that was switched on', () => {
    const table = onBoard([0, 0], [1, 0]);
    table.hand.empower(true);
    expect(table.held().choice).toBeNull();
    table.hand.pressFigure('ogre', 'mouse');
    table.hand.empower(true);
    expect(table.held().choice).toMatchObject({ empower: true });
    expect(table.hand.confirm()).toBe(true);
    expect(table.session.decisions.map(({ option }) => option)).toContain('empower');
  });

  test('that may not be attacked says why at the first press, and is looked at from the second on', () => {
    const table = onBoard([0, 0], [6, 3]);
    expect(table.hand.pressFigure('ogre', 'mouse')).toBe(true);
    expect(table.held().denied).toMatchObject({ act: { do: 'attack', target: 'ogre' } });
    expect(table.hand.pressFigure('ogre', 'mouse')).toBe(false);
    expect(table.held().denied).not.toBeNull();
    table.hand.cancel('denied');
    expect(table.held().denied).toBeNull();
  });

  test('of nobody who could answer is looked at', () => {
    expect(onBoard([0, 0], [6, 3]).hand.pressFigure('nova', 'mouse')).toBe(false);
  });
});

describe('the arrows', () => {
  test('point from where it stands to the nearest space that way, and Enter goes there', () => {
    const table = onBoard([0, 0], [6, 3]);
    expect(table.hand.confirm()).toBe(false);
    table.hand.nudge(1, 0);
    table.hand.nudge(1, 0);
    table.hand.nudge(0, 1);
    expect(table.held().choice).toMatchObject({ kind: 'way', to: { space: [2, 1] } });
    table.hand.nudge(0, -1);
    table.hand.nudge(0, -1);
    expect(table.held().choice).toMatchObject({ to: { space: [2, 0] } });
    expect(table.hand.confirm()).toBe(true);
    expect(standing(table)).toEqual([2, 0]);
  });

  test('go through the spaces a question asks for', () => {
    const table = handOf(sessionOf('hand', 'under-hallow-street'));
    const { figure, options } = table.session.pending!;
    table.hand.nudge(1, 0);
    const { choice } = table.held();
    if (choice?.kind !== 'answer') throw new Error('nothing is pointed at');
    expect(options).toContain(choice.option);
    table.hand.confirm();
    expect(choice.option.act).toMatchObject({ do: 'place', space: standing(table, figure) });
  });

  const amongFoes = () =>
    handAt(
      arena({
        board: { rows: ['.......', '.......', '.......', '.......'] },
        figures: [
          hero('nova', [2, 1], {}, { sp: 4 }),
          brute('left', [1, 1]),
          brute('right', [3, 1]),
          brute('low', [3, 2]),
        ],
        active: 'nova',
        initiative: ['nova', 'left', 'right', 'low'],
      }),
    );
  const aimedAt = ({ held }: Pick<AtHand, 'held'>) => {
    const { choice } = held();
    return choice?.kind === 'answer' && choice.option.act.do === 'attack' ? choice.option.act.target : null;
  };

  test('go from target to target with an attack in hand, and Enter attacks', () => {
    const table = amongFoes();
    const attacks = questionOf(table)[1]!.options.filter(({ act }) => act.do === 'attack');
    table.hand.hold({ key: 'attack', options: attacks.map(({ id }) => id) });
    const gone = [];
    for (const [dx, dy] of [
      [1, 0],
      [0, 1],
      [1, 0],
      [-1, 0],
      [1, 0],
    ] as const) {
      table.hand.nudge(dx, dy);
      gone.push(aimedAt(table));
    }
    expect(gone).toEqual(['right', 'low', 'low', 'left', 'right']);
    expect(table.session.decisions).toEqual([]);
    table.hand.confirm();
    expect(table.session.decisions[0]!.option).toBe('attack:right');
  });

  test('go on from a target that was pressed, and through spaces while nobody is aimed at', () => {
    const table = amongFoes();
    table.hand.pressFigure('left', 'keys');
    table.hand.nudge(1, 0);
    expect(aimedAt(table)).toBe('right');
    table.hand.cancel('choice');
    table.hand.nudge(0, -1);
    expect(table.held().choice).toMatchObject({ kind: 'way', to: { space: [2, 0] } });
  });

  test('go from target to target where whom is what is asked', () => {
    const table = amongFoes();
    const [, turn] = questionOf(table);
    const options = ['left', 'right'].map((target) => optionOf({ do: 'target', target }));
    const pending = { ...turn!, kind: 'choose-target', question: { ask: 'whom' }, options } as never;
    const nothing = { card: null, choice: null, denied: null, approachTo: () => null };
    const holding = { position: questionOf(table)[0], pending, ...nothing };
    expect(meantByArrow(holding, -1, 0)).toMatchObject({ option: { act: { target: 'left' } } });
    expect(meantByArrow(holding, 1, 0)).toMatchObject({ option: { act: { target: 'right' } } });
    expect(meantByArrow(holding, 0, -1)).toBeNull();
  });
});
