import { describe, expect, onTestFinished, test } from 'vitest';
import { optionOf, type Prompt, type Space } from '../../../../src/engine/index.ts';
import { turnAhead } from '../../../../src/stores/middara/asked-ahead.ts';
import { targetsOf } from '../../../../src/stores/middara/at-hand.ts';
import { createHand } from '../../../../src/stores/middara/hand.ts';
import * as later from '../../../../src/stores/middara/hand-later.ts';
import { type EndThen, endOfOwnMove, nextEndStep } from '../../../../src/stores/middara/route.ts';
import { cardsOnWay } from '../../../../src/stores/middara/turn-cards.ts';
import { arena, brute, hero } from '../../../support/arena.ts';
import { handAt, handOf } from '../../../support/hand-at.ts';

import { gameOf, HandTimer, playUntil, sessionOf } from '../../../support/table-of-memory.ts';

/** Nova on the way, one step into her move, with so many SP left. */
function onTheWay(sp: number, unasked: readonly string[] = [], foe: Space = [2, 0]) {
  const table = handAt(
    arena({
      board: { rows: ['.......', '.......'] },
      figures: [hero('nova', [0, 0], {}, { sp: sp + 1 }), brute('ogre', foe)],
      active: 'nova',
      initiative: ['nova', 'ogre'],
    }),
    unasked,
  );
  for (const option of ['move', 'step:1,0']) table.game.decide(option);
  return table;
}
const decided = ({ session }: Pick<ReturnType<typeof onTheWay>, 'session'>) =>
  session.decisions.map(({ option }) => option);

describe('the end of the turn from within a movement', () => {
  test('is one thing done, and one undo takes all of it back', () => {
    const table = onTheWay(3, ['end-turn']);
    const { session, hand, held, game } = table;
    hand.endTurn();
    expect(decided(table).slice(0, 4)).toEqual(['move', 'step:1,0', 'end', 'end-turn']);
    expect(game.store.getState().route).toBeNull();
    // The second time, where dice have been seen since.
    hand.undo();
    if (held().sure) hand.undo();
    expect(decided(table)).toEqual(['move', 'step:1,0']);
    expect(held()).toMatchObject({ of: session.pending, sure: null });
  });

  test('asks about SP that are left when the movement is over; going on then ends the turn', () => {
    const table = onTheWay(5);
    const { session, hand, held } = table;
    hand.endTurn();
    expect(decided(table)).toEqual(['move', 'step:1,0', 'end']);
    expect(session.pending?.kind).toBe('turn');
    expect(held().sure).toMatchObject({ stake: { stake: 'end-turn', sp: 5 }, answer: 'end-turn' });
    hand.go();
    expect(decided(table)[3]).toBe('end-turn');
  });

  test('where the turn ends with the movement by itself, the next turn of the same figure is not ended by it', () => {
    const table = onTheWay(0, ['end-turn']);
    const { session, hand, held } = table;
    expect(session.state.turn?.figure).toBe('nova');
    hand.endTurn();
    expect(decided(table)[2]).toBe('end');
    // Round the track, whatever is asked on the way, to her next turn.
    for (let n = 0; n < 20 && session.pending?.kind !== 'turn'; n++)
      hand.answer(session.pending!.options.at(-1)!);
    expect(session.state.figures.find(({ id }) => id === 'nova')!.turnsTaken).toBe(2);
    expect([session.pending?.figure, held().sure]).toEqual(['nova', null]);
    expect(decided(table)).not.toContain('end-turn');
  });

  test('is asked about where the movement would end deadly, and what was to follow it still does', () => {
    for (const next of ['end-turn', 'attack:ogre'] as const) {
      const table = onTheWay(3, ['end-turn']);
      const { game, hand, held } = table;
      const pending = game.store.getState().pending!;
      const options = pending.options.map((option) =>
        option.act.do === 'end-movement'
          ? { ...option, note: { note: 'ends-in-dangerous' } as const }
          : option,
      );
      game.store.setState({ pending: { ...pending, options } });
      if (next === 'end-turn') hand.endTurn();
      else hand.pressFigure('ogre', 'mouse');
      expect(held().sure).toMatchObject({ stake: { stake: 'deadly' }, answer: 'end' });
      expect(decided(table)).toHaveLength(2);
      hand.go();
      if (next === 'end-turn') expect(decided(table).slice(2, 4)).toEqual(['end', 'end-turn']);
      else expect(held().choice).toMatchObject({ option: { id: next } });
    }
  });

  test('is nothing outside of its own movement', () => {
    const table = onTheWay(3);
    table.hand.answer(table.session.pending!.options.find(({ act }) => act.do === 'end-movement')!);
    table.hand.endTurn();
    expect(decided(table)).toEqual(['move', 'step:1,0', 'end']);
  });
});

describe('whom it could attack from where it stands', () => {
  test('is a target while it moves: a press ends the movement and points at the attack', () => {
    const table = onTheWay(3);
    const { session, hand, held, game } = table;
    const { view, pending } = game.store.getState();
    expect(targetsOf(game.positionOf(view), pending)).toEqual(['ogre']);
    expect(hand.pressFigure('ogre', 'mouse')).toBe(true);
    expect(decided(table)).toEqual(['move', 'step:1,0', 'end']);
    expect(session.pending?.kind).toBe('turn');
    expect(held().choice).toMatchObject({
      kind: 'answer',
      option: { act: { do: 'attack', target: 'ogre' } },
    });
    // Another press, and it is attacked.
    hand.pressFigure('ogre', 'mouse');
    expect(decided(table)[3]).toBe('attack:ogre');
  });

  test('is none where the attack could not be paid', () => {
    const table = onTheWay(1);
    const { view, pending } = table.game.store.getState();
    expect(targetsOf(table.game.positionOf(view), pending)).toEqual([]);
    expect(decided(table)).toHaveLength(2);
  });

  test('says what it needs where it could not be paid, and from the second press on it is looked at', () => {
    const table = onTheWay(1);
    expect(table.hand.pressFigure('ogre', 'mouse')).toBe(true);
    expect(table.held().denied).toMatchObject({ reason: { why: 'sp', needs: 2 } });
    expect(decided(table)).toHaveLength(2);
    expect(table.hand.pressFigure('ogre', 'mouse')).toBe(false);
  });

  test('pressed while the step before is still on show, it counts once that is over, which it ends', () => {
    const { session } = onTheWay(3);
    session.rewind(1);
    const timer = new HandTimer();
    const game = gameOf(session, { timer, speed: () => 'normal' });
    const hand = createHand(game, { timer, unasked: () => [], later: () => later });
    onTestFinished(hand.follow());
    game.decide('step:1,0');
    expect([game.store.getState().busy, hand.store.getState().of]).toEqual([true, null]);
    expect(hand.pressFigure('ogre', 'mouse')).toBe(true);
    timer.runAll();
    expect(hand.store.getState().choice).toMatchObject({
      option: { act: { do: 'attack', target: 'ogre' } },
    });
  });

  test('forgotten by an undo, it is not pointed at', () => {
    const table = onTheWay(3);
    table.hand.pressFigure('ogre', 'mouse');
    table.hand.undo();
    expect(decided(table)).toEqual(['move', 'step:1,0']);
    expect(table.held().choice).toBeNull();
  });
});

describe('a card of the turn behind a movement', () => {
  /** Its cards by what they do. */
  function cardsOf({ session }: Pick<ReturnType<typeof onTheWay>, 'session'>) {
    const ahead = turnAhead(session)!;
    const { shown, more } = cardsOnWay(ahead.of, ahead.next);
    return { ahead, shown, card: (act: string) => [...shown, ...more].find((one) => one.act.do === act)! };
  }

  test('is there as it will be, beside the movement, which has what is left of it', () => {
    const table = onTheWay(3);
    const { ahead, shown } = cardsOf(table);
    expect(shown.map(({ act }) => act.do).slice(0, 2)).toEqual(['move', 'attack']);
    expect(shown[0]!.options.every(({ id }) => ahead.of.options.some((one) => one.id === id))).toBe(true);
    // Foretold alone: nothing is decided by it.
    expect(decided(table)).toHaveLength(2);
    table.game.decide('end');
    expect(ahead.next.options.map(({ id }) => id)).toEqual(
      table.session.pending!.options.map(({ id }) => id),
    );
  });

  test('that is sure ends it and is done, in one thing that one undo takes back', () => {
    const session = sessionOf('hand');
    playUntil(session, ({ options }) => options.some(({ id }) => id === 'move'));
    session.decide('move');
    const table = handOf(session);
    const before = decided(table);
    const gear = cardsOf(table).card('re-equip');
    expect(gear.options).toHaveLength(1);
    table.hand.endFor(gear);
    expect(decided(table)).toEqual([...before, 'end', 're-equip']);
    expect(session.pending?.question.ask).toBe('re-equip');
    table.hand.undo();
    expect(decided(table)).toEqual(before);
  });

  test('with one target points at it, with several is held', () => {
    const table = onTheWay(3);
    const { card } = cardsOf(table);
    const attack = card('attack');
    table.hand.endFor(attack);
    expect(decided(table)).toEqual(['move', 'step:1,0', 'end']);
    expect(table.held().choice).toMatchObject({ option: { id: 'attack:ogre' } });
    const again = onTheWay(3);
    const two = { ...attack, options: [...attack.options, optionOf({ do: 'end-turn' })] };
    again.hand.endFor(two);
    expect(again.held()).toMatchObject({ card: { options: ['attack:ogre', 'end-turn'] }, choice: null });
  });

  test('is asked about where something is at stake, and done by going on', () => {
    const table = onTheWay(5);
    table.hand.endFor({
      key: 'end-turn',
      act: { do: 'end-turn' },
      options: [optionOf({ do: 'end-turn' })],
      refused: [],
    });
    expect(decided(table)).toEqual(['move', 'step:1,0', 'end']);
    expect(table.held().sure).toMatchObject({ stake: { stake: 'end-turn' } });
    table.hand.go();
    expect(decided(table)[3]).toBe('end-turn');
  });

  test('is foretold for nobody whose movement cannot end, and for no turn that ends with it', () => {
    const table = onTheWay(0);
    expect(turnAhead(table.session)).toBeNull();
    table.game.decide('end');
    expect(turnAhead(table.session)).toBeNull();
  });
});

describe('what a course that ends a movement does', () => {
  const course: EndThen = { figure: 'nova', turn: 1, next: 'end-turn', unasked: [], is: 'ordered' };
  const step = (of: EndThen, pending: Prompt | null, table = onTheWay(0)) =>
    nextEndStep(of, table.game.positionOf(table.session.state), pending);

  test('any other question that comes first ends it', () => {
    const { pending } = onTheWay(0).session;
    expect(step(course, pending)).toMatchObject({ do: 'decide', option: 'end', route: { is: 'moved' } });
    for (const is of ['moved', 'done'] as const)
      expect(step({ ...course, is }, pending)).toEqual({ do: 'end' });
    expect(step(course, null)).toEqual({ do: 'end' });
    expect(step(course, { ...pending!, figure: 'ogre' })).toEqual({ do: 'end' });
    const dodge = { ...pending!, kind: 'dodge', question: { ask: 'empower', sp: 1 } } as unknown as Prompt;
    expect(step(course, dodge)).toEqual({ do: 'end' });
  });

  test('it ends one turn, and not the next of the same figure', () => {
    const table = onTheWay(5);
    table.game.decide('end');
    const { pending } = table.session;
    const moved: EndThen = { ...course, unasked: ['end-turn'], is: 'moved' };
    expect(step(moved, pending, table)).toMatchObject({ option: 'end-turn', route: { is: 'done' } });
    expect(step({ ...moved, is: 'done' }, pending, table)).toEqual({ do: 'end' });
    expect(step({ ...moved, turn: 0 }, pending, table)).toEqual({ do: 'end' });
    expect(step({ ...moved, next: { attack: 'ogre' } }, pending, table)).toEqual({ do: 'end' });
    // Something is at stake that nobody has said is not to be asked about.
    expect(step({ ...moved, unasked: ['deadly'] }, pending, table)).toEqual({ do: 'end' });
  });

  test('a movement that is not its own, or free, has no such end', () => {
    const { session, game } = onTheWay(0);
    const position = game.positionOf(session.state);
    const pending = session.pending!;
    expect(endOfOwnMove(position, pending)?.id).toBe('end');
    expect(endOfOwnMove(position, null)).toBeNull();
    expect(endOfOwnMove(position, { ...pending, figure: 'ogre' })).toBeNull();
    const free = { ...pending, question: { ask: 'move', left: 2, unit: 'space' } } as Prompt;
    expect(endOfOwnMove(position, free)).toBeNull();
  });
});
