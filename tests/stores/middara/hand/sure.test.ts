import { describe, expect, test } from 'vitest';
import type { Prompt } from '../../../../src/engine/index.ts';
import { arena, brute, hero } from '../../../support/arena.ts';
import { handAt } from '../../../support/hand-at.ts';

/** Nova's turn beside an ogre, with so full a bar that what she recovers is lost when the turn ends. */
const novasTurn = (unasked: readonly string[] = [], sp = 5) =>
  handAt(
    arena({
      figures: [hero('nova', [0, 0], {}, { sp }), brute('ogre', [1, 0])],
      active: 'nova',
      initiative: ['nova', 'ogre'],
    }),
    unasked,
  );
const optionOf = (pending: Prompt | null, id: string) => pending!.options.find((one) => one.id === id)!;
describe('an answer with something at stake', () => {
  test('says what at the first time, and is given at the second', () => {
    const { hand, held, session } = novasTurn();
    const end = optionOf(session.pending, 'end-turn');
    hand.answer(end);
    expect(held().sure).toMatchObject({ stake: { stake: 'end-turn', sp: 5 }, answer: 'end-turn' });
    expect(session.decisions).toEqual([]);
    hand.answer(end);
    expect(session.decisions[0]!.option).toBe('end-turn');
    expect(held().sure).toBeNull();
  });

  test('is given by going on, and put away without putting away what is pointed at', () => {
    const { hand, held, session } = novasTurn();
    hand.go();
    hand.pressFigure('ogre', 'mouse');
    hand.answer(optionOf(session.pending, 'end-turn'));
    hand.cancel('sure');
    expect([held().sure, held().choice?.kind]).toEqual([null, 'answer']);
    hand.answer(optionOf(session.pending, 'end-turn'));
    hand.go();
    expect(session.decisions[0]!.option).toBe('end-turn');
  });

  test('is given at once where nobody wants to be asked', () => {
    const { hand, held, session } = novasTurn(['end-turn']);
    hand.answer(optionOf(session.pending, 'end-turn'));
    expect(session.decisions[0]!.option).toBe('end-turn');
    expect(held().sure).toBeNull();
  });

  test('is asked about anew after another one was', () => {
    const { hand, held, session } = novasTurn();
    hand.answer(optionOf(session.pending, 'end-turn'));
    hand.answer(optionOf(session.pending, 'move'));
    expect(held().sure).toBeNull();
    expect(session.decisions.map(({ option }) => option)).toEqual(['move']);
  });
});

test('an answer to a question that is asked no more is not given', () => {
  const { hand, session } = novasTurn();
  const attack = optionOf(session.pending, 'attack:ogre');
  hand.answer(optionOf(session.pending, 'move'));
  hand.answer(attack);
  expect(session.decisions.map(({ option }) => option)).toEqual(['move']);
});

test('an attack chosen from the list asks whether to Empower it, one pointed at on the board does not', () => {
  const listed = novasTurn();
  listed.hand.answer(optionOf(listed.session.pending, 'attack:ogre'));
  expect(listed.session.pending?.question.ask).toBe('empower');
  const pointed = novasTurn();
  pointed.hand.pressFigure('ogre', 'mouse');
  pointed.hand.confirm();
  expect(pointed.session.pending?.question.ask).not.toBe('empower');
});

describe('an undo', () => {
  test('of what told nothing new is done at once', () => {
    const { hand, held, session } = novasTurn();
    hand.undo();
    hand.answer(optionOf(session.pending, 'move'));
    hand.undo();
    expect([session.decisions, held().sure]).toEqual([[], null]);
  });

  test('past dice says what was seen first; again, or by going on, it is done', () => {
    for (const again of ['undo', 'go'] as const) {
      const { hand, held, session } = novasTurn();
      hand.pressFigure('ogre', 'mouse');
      hand.confirm();
      const decided = session.decisions.length;
      hand.undo();
      expect(held().sure).toMatchObject({ stake: { stake: 'undo', saw: ['dice'] }, answer: null });
      expect(session.decisions).toHaveLength(decided);
      hand[again]();
      expect([session.decisions, held().sure]).toEqual([[], null]);
      expect(session.foreknown).toHaveLength(1);
    }
  });

  test('is not taken for an answer that was asked about', () => {
    const { hand, held, session } = novasTurn();
    hand.pressFigure('ogre', 'mouse');
    hand.confirm();
    const pending = session.pending!;
    expect(pending.kind).toBe('turn');
    hand.answer(optionOf(pending, 'end-turn'));
    if (held().sure === null) return;
    const decided = session.decisions.length;
    hand.undo();
    expect(held().sure).toMatchObject({ stake: { stake: 'undo' } });
    expect(session.decisions).toHaveLength(decided);
  });
});
