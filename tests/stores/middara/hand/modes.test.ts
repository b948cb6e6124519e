import { describe, expect, test } from 'vitest';
import { endOfRuler, type Mode } from '../../../../src/stores/middara/hand-state.ts';
import { planAtHand } from '../../../../src/stores/middara/planning.ts';
import { arena, brute, hero } from '../../../support/arena.ts';
import { handAt } from '../../../support/hand-at.ts';

const novasTurn = () =>
  handAt(
    arena({
      board: { rows: ['.......', '.......', '.......'] },
      figures: [hero('nova', [0, 0], {}, { sp: 4 }), hero('rigel', [5, 2]), brute('ogre', [3, 0])],
      active: 'nova',
      initiative: ['nova', 'ogre', 'rigel'],
    }),
  );
type AtHand = ReturnType<typeof novasTurn>;
const MODES = ['play', 'plan', 'threats', 'ruler'] as const satisfies readonly Mode[];

describe('what the board is looked at for', () => {
  test('is one at a time: whatever is entered leaves the other', () => {
    for (const before of MODES)
      for (const after of MODES) {
        const { hand, held, game } = novasTurn();
        hand.enter(before);
        hand.enter(after);
        expect(held().mode).toBe(after);
        expect(held().ruler !== null).toBe(after === 'ruler');
        expect(game.plans.store.getState().open !== null).toBe(after === 'plan');
      }
  });

  test('is left by Esc, and by what entered it', () => {
    for (const mode of MODES.slice(1)) {
      const { hand, held } = novasTurn();
      hand.toggle(mode);
      expect(held().mode).toBe(mode);
      hand.toggle(mode);
      expect(held().mode).toBe('play');
      hand.toggle(mode);
      hand.cancel();
      expect(held()).toMatchObject({ mode: 'play', ruler: null });
    }
  });

  test('stays through a new question', () => {
    const { hand, held, game } = novasTurn();
    hand.enter('threats');
    game.decide('move');
    expect(held().mode).toBe('threats');
  });

  test('threats leave the board to play on', () => {
    const { hand, session } = novasTurn();
    hand.enter('threats');
    hand.pressSpace([0, 2], 'mouse');
    expect(session.decisions[0]!.option).toBe('move');
  });
});

describe('the ruler', () => {
  test('begins where the figure asked stands, goes to what is pointed at, else to what was pressed', () => {
    const { hand, held, session } = novasTurn();
    hand.point([4, 0], 'mouse');
    hand.enter('ruler');
    expect([held().ruler, endOfRuler(held())]).toEqual([{ from: [0, 0], to: null }, null]);
    hand.pressSpace([2, 2], 'touch');
    expect(endOfRuler(held())).toEqual([2, 2]);
    hand.point([4, 1], 'mouse');
    expect(endOfRuler(held())).toEqual([4, 1]);
    hand.point([0, 0], 'mouse');
    expect(endOfRuler(held())).toEqual([2, 2]);
    expect(session.decisions).toEqual([]);
  });

  test('is laid to a figure by a press on it, which asks nothing of it', () => {
    const { hand, held } = novasTurn();
    hand.enter('ruler');
    expect(hand.pressFigure('ogre', 'mouse')).toBe(true);
    expect([held().ruler?.to, held().choice]).toEqual([[3, 0], null]);
    hand.pressSpace([0, 0], 'mouse');
    expect(held().ruler?.to).toBeNull();
  });

  test('measures on from its end', () => {
    const { hand, held } = novasTurn();
    hand.turnRuler();
    hand.enter('ruler');
    hand.turnRuler();
    expect(held().ruler).toEqual({ from: [0, 0], to: null });
    hand.pressSpace([2, 2], 'mouse');
    hand.turnRuler();
    expect(held()).toMatchObject({ ruler: { from: [2, 2], to: null }, pointed: null });
  });
});

describe('a plan', () => {
  const open = ({ game }: AtHand) => {
    const { plans, open } = game.plans.store.getState();
    return plans.find(({ id }) => id === open);
  };
  const laid = ({ game }: AtHand) =>
    planAtHand(game.positionOf(game.store.getState().view), game.plans.store.getState());

  test('takes the presses on the board as its steps, and nothing of the game', () => {
    const table = novasTurn();
    const { hand, session } = table;
    hand.enter('plan');
    expect(open(table)).toMatchObject({ figure: 'nova', steps: [] });
    hand.pressSpace([2, 0], 'mouse');
    hand.pressSpace([6, 2], 'mouse');
    expect(open(table)!.steps).toMatchObject([{ do: 'go', space: [2, 0] }]);
    expect(hand.pressFigure('rigel', 'mouse')).toBe(false);
    expect(hand.pressFigure('ogre', 'mouse')).toBe(true);
    expect(hand.planning.store.getState().striking).toBe('ogre');
    hand.planning.strike(true);
    expect(hand.planning.store.getState().striking).toBeNull();
    expect(open(table)!.steps[1]).toEqual({ do: 'strike', target: 'ogre', empower: true });
    expect(laid(table)).toMatchObject({ laid: { isBroken: false } });
    expect(session.decisions).toEqual([]);
  });

  test('lets no key answer what is asked behind it', () => {
    const { hand, held, session } = novasTurn();
    hand.pressFigure('ogre', 'mouse');
    hand.pressSpace([0, 1], 'touch');
    hand.enter('plan');
    expect(hand.confirm()).toBe(false);
    hand.nudge(1, 0);
    expect(held().choice).toMatchObject({ to: { space: [0, 1] } });
    expect(session.decisions).toEqual([]);
  });

  test('is worked out once while nothing changes', () => {
    const table = novasTurn();
    table.hand.enter('plan');
    expect(laid(table)).toBe(laid(table));
    const before = laid(table);
    table.hand.pressSpace([2, 0], 'mouse');
    expect(laid(table)).not.toBe(before);
    table.hand.enter('play');
    expect(laid(table)).toBeNull();
  });

  test('opened or closed elsewhere takes the mode along', () => {
    const { hand, held, game } = novasTurn();
    hand.enter('ruler');
    game.plans.begin('rigel', game.store.getState().view);
    expect(held()).toMatchObject({ mode: 'plan', ruler: null });
    game.plans.leave();
    expect(held().mode).toBe('play');
  });

  test('is taken step by step, and says where it could not go on', () => {
    const table = novasTurn();
    const { hand, held, session, timer, game } = table;
    hand.enter('plan');
    hand.pressSpace([2, 0], 'mouse');
    hand.planning.take(open(table)!);
    expect(held().mode).toBe('play');
    expect(hand.planning.store.getState()).toMatchObject({ isRunning: true, ended: null });
    timer.runAll();
    expect(session.decisions[0]!.option).toBe('move');
    expect(hand.planning.store.getState()).toMatchObject({ isRunning: false, ended: null });

    // A step that is not on offer any more: she has moved.
    hand.planning.take({
      id: 9,
      figure: 'nova',
      turn: 1,
      steps: [{ do: 'go', space: [0, 2], way: [[0, 2]] }],
    });
    timer.runAll();
    expect(hand.planning.store.getState()).toMatchObject({ isRunning: false, ended: 'not-on-offer' });
    hand.toggle('plan');
    expect(hand.planning.store.getState().ended).toBeNull();
    expect(game.store.getState().fault).toBeNull();
  });

  test('stops being taken when the hand leaves the table', () => {
    const table = novasTurn();
    table.hand.enter('plan');
    table.hand.pressSpace([2, 0], 'mouse');
    table.hand.planning.take(open(table)!);
    table.hand.planning.stop();
    table.timer.runAll();
    expect(table.session.decisions).toEqual([]);
  });
});
