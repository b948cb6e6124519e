import { describe, expect, test } from 'vitest';
import type { Prompt, Space } from '../../../../src/engine/index.ts';
import { targetsOf } from '../../../../src/stores/middara/at-hand.ts';
import { type EndThen, endOfOwnMove, nextEndStep } from '../../../../src/stores/middara/route.ts';
import { arena, brute, hero } from '../../../support/arena.ts';
import { handAt } from '../../../support/hand-at.ts';

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
const decided = ({ session }: ReturnType<typeof onTheWay>) => session.decisions.map(({ option }) => option);

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
    expect(table.hand.pressFigure('ogre', 'mouse')).toBe(false);
    expect(decided(table)).toHaveLength(2);
  });

  test('forgotten by an undo, it is not pointed at', () => {
    const table = onTheWay(3);
    table.hand.pressFigure('ogre', 'mouse');
    table.hand.undo();
    expect(decided(table)).toEqual(['move', 'step:1,0']);
    expect(table.held().choice).toBeNull();
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
