import { describe, expect, test } from 'vitest';
import { type Act, figureIn } from '../../../../src/engine/index.ts';
import { ask, type Draft } from '../../../../src/engine/procedures/core/ask.ts';
import { resolveMove } from '../../../../src/engine/procedures/movement/move.ts';
import { resolveAction } from '../../../../src/engine/procedures/turn/actions.ts';
import { arena, brute, hero, optionsOf, runRule } from '../../../support/arena.ts';

type PartAct = Extract<Act, { do: 'choose-part' }>;

const draft = (ids: readonly string[], figure = 'nova'): Draft<PartAct> => ({
  kind: 'choose',
  figure,
  question: { ask: 'which-first' },
  rule: 'p.58',
  options: ids.map((id) => ({ id, act: { do: 'choose-part', part: id }, proposed: id === 'best' })),
});

/** Asks once and notes what came back. */
function asked(ids: readonly string[], figure?: string) {
  const answers: (string | null)[] = [];
  const { session } = runRule(
    arena({ figures: [hero('nova', [0, 0]), brute('ogre', [3, 0])] }),
    function* (table) {
      const act = yield* ask(table, () => (ids.length === 0 ? null : draft(ids, figure)));
      answers.push(act === null ? null : act.part);
    },
  );
  return { answers, session };
}

describe('ask', () => {
  test('a forced choice is not asked, an empty one gives null', () => {
    expect(asked(['only']).answers).toEqual(['only']);
    expect(asked([]).answers).toEqual([null]);
    expect(asked(['only']).session.decisions).toEqual([]);
  });

  test('an automated figure takes what is proposed, else the first', () => {
    expect(asked(['a', 'best'], 'ogre').answers).toEqual(['best']);
    expect(asked(['a', 'b'], 'ogre').answers).toEqual(['a']);
  });

  test('the seat of the figure is asked', () => {
    const { session, answers } = asked(['a', 'b']);
    expect(session.pending).toMatchObject({ seat: 'nova', kind: 'choose' });
    session.decide('b');
    expect(answers).toEqual(['b']);
  });
});

const rook = (changes: object = {}) => ({
  id: 'rook',
  card: 'rook-lars',
  at: [0, 0],
  sp: 3,
  damage: 6,
  items: ['vitality-juice-box', 'cuirass'],
  ...changes,
});
const drink = 'use:rook.vitality-juice-box/drink';

describe('an interjection, p.48', () => {
  test('is offered with a question, changes the game, and the question is built again', () => {
    const { session } = runRule(
      arena({ figures: [rook(), brute('ogre', [5, 2])], initiative: ['rook'] }),
      (table) => resolveAction(table, 'rook'),
    );
    expect(session.pending?.options.find((o) => o.id === drink)).toMatchObject({ interjection: true });
    const before = optionsOf(session);
    session.decide(drink);
    expect(session.pending?.kind).toBe('turn');
    expect(optionsOf(session)).toEqual(before.filter((id) => id !== drink));
    expect(figureIn(session.state, 'rook')).toMatchObject({ damage: 3 });
    expect(figureIn(session.state, 'rook').cards.map((card) => card.ref)).not.toContain('vitality-juice-box');
  });

  test('is not offered while nobody it reaches is hurt', () => {
    const { session } = runRule(
      arena({ figures: [rook({ damage: 0 }), brute('ogre', [5, 2])], initiative: ['rook'] }),
      (table) => resolveAction(table, 'rook'),
    );
    expect(optionsOf(session)).not.toContain(drink);
  });

  test('is offered in the middle of a move, which goes on after it', () => {
    const { session } = runRule(
      arena({ figures: [rook(), brute('ogre', [5, 2])], initiative: ['rook'] }),
      (table) => resolveMove(table, { figure: 'rook', mode: 'free', points: 3 }),
    );
    session.decide('step:1,0');
    session.decide(drink);
    expect(session.pending?.kind).toBe('move');
    expect(session.state.scopes[0]).toMatchObject({ kind: 'move', points: 2 });
    expect(figureIn(session.state, 'rook').damage).toBe(3);
  });

  test('the cost is paid before the first question', () => {
    const { session } = runRule(
      arena({
        figures: [rook(), rook({ id: 'rook-2', at: [1, 0], items: [] }), brute('ogre', [5, 2])],
        initiative: ['rook'],
      }),
      (table) => resolveAction(table, 'rook'),
    );
    session.decide(drink);
    expect(session.pending?.kind).toBe('choose-target');
    expect(figureIn(session.state, 'rook').cards.map((card) => card.ref)).not.toContain('vitality-juice-box');
    session.decide('target:rook-2');
    expect(figureIn(session.state, 'rook-2').damage).toBe(3);
  });

  test('a paralyzed figure has none', () => {
    const { session } = runRule(
      arena({
        figures: [rook({ effects: ['paralyze'] }), hero('nova', [2, 0]), brute('ogre', [5, 2])],
        initiative: ['nova'],
      }),
      (table) => resolveMove(table, { figure: 'nova', mode: 'free', points: 3 }),
    );
    expect(optionsOf(session)).not.toContain(drink);
  });
});
