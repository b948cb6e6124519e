import { describe, expect, test } from 'vitest';
import { arena, brute, hero } from '../../../support/arena.ts';
import { handAt } from '../../../support/hand-at.ts';

const novasTurn = () =>
  handAt(
    arena({
      board: { rows: ['............', '............', '............'] },
      figures: [hero('nova', [0, 0], {}, { sp: 4 }), brute('ogre', [1, 1]), brute('troll', [11, 2])],
      active: 'nova',
      initiative: ['nova', 'ogre', 'troll'],
    }),
  );

describe('what is held', () => {
  test('is forgotten with its question, every part of it', () => {
    const { hand, held, game, session } = novasTurn();
    hand.hold({ key: 'move', options: ['move'] });
    hand.pressSpace([0, 1], 'touch');
    hand.answer(session.pending!.options.find(({ id }) => id === 'end-turn')!);
    expect(held()).toMatchObject({
      card: { key: 'move' },
      choice: { kind: 'way' },
      sure: { answer: 'end-turn' },
    });
    hand.hold(null);
    hand.pressFigure('troll', 'mouse');
    expect(held().denied).not.toBeNull();
    game.decide('move');
    const { of, card, choice, sure, denied } = held();
    expect(of).toBe(game.store.getState().pending);
    expect([card, choice, sure, denied]).toEqual([null, null, null, null]);
  });

  test('is not forgotten by what leaves the question as it is', () => {
    const { hand, held, game } = novasTurn();
    hand.pressSpace([0, 1], 'touch');
    const { choice } = held();
    game.rename('Another name');
    game.setAutoPass('nova:dodge', true);
    hand.point([3, 0], 'mouse');
    expect(held().choice).toBe(choice);
  });

  test('is forgotten while something is shown, and does not come back with the question an undo brings', () => {
    const { hand, held, game } = novasTurn();
    hand.pressSpace([0, 1], 'touch');
    const { pending } = game.store.getState();
    game.store.setState({ pending: null });
    expect(held()).toMatchObject({ of: null, choice: null });
    expect(hand.confirm()).toBe(false);
    game.store.setState({ pending });
    expect(held()).toMatchObject({ of: pending, choice: null });
    hand.pressSpace([0, 1], 'touch');
    hand.confirm();
    hand.undo();
    expect(held().choice).toBeNull();
  });

  test('is all put away at once by Esc, and the walk that waits with it', () => {
    const { hand, held, game } = novasTurn();
    hand.pressSpace([0, 1], 'touch');
    hand.pressFigure('troll', 'mouse');
    game.store.setState({
      route: { figure: 'nova', way: [], taken: 0, at: [0, 0], begun: true, waiting: true, met: true },
    });
    hand.cancel();
    expect(held()).toMatchObject({ choice: null, denied: null, card: null, sure: null });
    expect(game.store.getState().route).toBeNull();
  });

  test('follows the game no longer than it is asked to', () => {
    const { hand, held, game } = novasTurn();
    const stop = hand.follow();
    stop();
    // The test's own hold on it goes on.
    game.decide('move');
    expect(held().of).toBe(game.store.getState().pending);
  });
});

describe('a card', () => {
  const attack = { key: 'attack', options: ['attack:ogre'] };
  const move = { key: 'move', options: ['move'] };

  test('held leaves its own answers on the board, and no others', () => {
    const { hand, held, session } = novasTurn();
    hand.hold(attack);
    hand.pressSpace([3, 0], 'mouse');
    expect(session.decisions).toEqual([]);
    // No way is pointed at: nobody it may be aimed at stands that way.
    hand.nudge(-1, 0);
    expect(held().choice).toBeNull();
    expect(hand.pressFigure('ogre', 'mouse')).toBe(true);
    expect(held().choice).toMatchObject({ option: { id: 'attack:ogre' } });
    hand.hold(move);
    expect(held().choice).toBeNull();
    expect(hand.pressFigure('ogre', 'mouse')).toBe(false);
    hand.pressSpace([0, 1], 'touch');
    expect(held().choice).toMatchObject({ kind: 'way', to: { space: [0, 1] } });
  });

  test('put away leaves all of them again', () => {
    const { hand, held } = novasTurn();
    hand.hold(move);
    hand.cancel('card');
    expect(held().card).toBeNull();
    expect(hand.pressFigure('ogre', 'mouse')).toBe(true);
  });
});

test('pointing tells once for each space and whatever points at it', () => {
  const { hand, held } = novasTurn();
  let told = 0;
  hand.store.subscribe(() => {
    told += 1;
  });
  hand.point([1, 0], 'mouse');
  hand.point([1, 0], 'mouse');
  expect([told, held().pointed]).toEqual([1, { at: [1, 0], by: 'mouse' }]);
  hand.point([1, 0], 'keys');
  hand.point(null, 'keys');
  hand.point(null, 'mouse');
  expect([told, held().pointed]).toEqual([3, null]);
});
