import { describe, expect, test } from 'vitest';
import { figureIn, type Position } from '../../../../src/engine/index.ts';
import type { Target } from '../../../../src/engine/model/language/abilities.ts';
import { term } from '../../../../src/engine/model/messages/cause.ts';
import {
  type Choosing,
  chooseTargets,
  hasCandidate,
  listCandidates,
} from '../../../../src/engine/procedures/core/targets.ts';
import { optionsOf } from '../../../support/arena.ts';
import { editFigure } from '../../../support/edit.ts';
import { body, doing, rook, run, scene, zeke } from '../../../support/encounter-arena.ts';

/** Rook with an ally and an opponent beside him, and one of each at the far end. */
const stage = (down: readonly string[] = []): Position => {
  const position = scene({
    board: { rows: ['........', '........'] },
    figures: [
      rook([1, 0]),
      zeke([0, 0]),
      body('near', [2, 0]),
      { ...body('ally', [7, 1]), side: 'adventurers' },
      body('far', [7, 0]),
    ],
    initiative: ['far', 'ally', 'near', 'zeke', 'rook'],
  });
  for (const id of down) Object.assign(editFigure(position.state, id), { defeated: true, at: null });
  return position;
};

type Ranged = Extract<Target, { who: 'choose' | 'all' }>;

const found = (target: object, position = stage(), user = 'rook', known: object = {}) => {
  let ids: readonly string[] = [];
  run(
    position,
    doing((table) => {
      const all = { who: 'all', within: 'board', ...target } as Ranged;
      ids = listCandidates(table, all, figureIn(table.state, user), known).map(({ id }) => id);
      if (Object.keys(known).length === 0)
        expect(hasCandidate(table, all, figureIn(table.state, user))).toBe(ids.length > 0);
    }),
  );
  return ids;
};

describe('whom a text allows (p.48)', () => {
  test.each([
    ['ally', ['ally', 'zeke', 'rook']],
    ['another-ally', ['ally', 'zeke']],
    ['opponent', ['far', 'near']],
    ['figure', ['far', 'near', 'ally', 'zeke']], // opponents first, never oneself
  ])('%s, in the order of the track', (side, ids) => {
    expect(found({ side })).toEqual(ids);
    expect(found({ side, who: 'choose' })).toEqual(ids);
  });

  test.each([
    ['ally', ['far', 'near']],
    ['another-ally', ['far']],
    ['opponent', ['ally', 'zeke', 'rook']],
    ['figure', ['ally', 'zeke', 'rook', 'far']],
  ])('%s of an opponent', (side, ids) => {
    expect(found({ side }, stage(), 'near')).toEqual(ids);
  });

  test('only within its reach; oneself is always', () => {
    expect(found({ side: 'figure', within: 'adjacent' })).toEqual(['near', 'zeke']);
    expect(found({ side: 'ally', within: 'adjacent' })).toEqual(['zeke', 'rook']);
    expect(found({ side: 'opponent', within: 'range', range: 6 })).toEqual(['far', 'near']);
    expect(found({ side: 'opponent', within: 'range', range: 5 })).toEqual(['near']);
  });

  test('none that is down; where the text speaks of those, they alone, wherever', () => {
    expect(found({ side: 'figure' }, stage(['far', 'zeke']))).toEqual(['near', 'ally']);
    const fallen = { side: 'ally', within: 'adjacent', with: { defeated: true } };
    expect(found(fallen, stage(['far', 'zeke']))).toEqual(['zeke']);
    expect(found(fallen)).toEqual([]);
  });

  test('who is down itself reaches the board or nothing', () => {
    expect(found({ side: 'opponent', within: 'board' }, stage(['rook']))).toEqual(['far', 'near']);
    expect(found({ side: 'opponent', within: 'adjacent' }, stage(['rook']))).toEqual([]);
    expect(found({ side: 'opponent', within: 'range', range: 9 }, stage(['rook']))).toEqual([]);
  });

  test('what spreads from the target spares nobody but it, also not its user', () => {
    const around = { side: 'figure', from: 'target', within: 'adjacent' };
    expect(found(around, stage(), 'rook', { struck: 'near' })).toEqual(['rook']);
    expect(found({ ...around, and: 'target' }, stage(), 'rook', { struck: 'near' })).toEqual([
      'near',
      'rook',
    ]);
    expect(found(around, stage(), 'rook', { struck: null })).toEqual([]);
    expect(found(around, stage(['near']), 'rook', { struck: 'near' })).toEqual([]);
  });

  test('what spreads from a space takes in who stands on it', () => {
    const around = { side: 'opponent', from: 'space', within: 'adjacent' };
    expect(found(around, stage(), 'rook', { about: { space: [2, 0] } })).toEqual(['near']);
    expect(found(around, stage(), 'rook', { about: { space: [6, 1] } })).toEqual(['far']);
    expect(found(around, stage(), 'rook', { about: {} })).toEqual([]);
  });

  test('another than the target', () => {
    const other = { who: 'choose', side: 'opponent', other: true };
    expect(found(other, stage(), 'rook', { struck: 'near' })).toEqual(['far']);
    expect(found(other, stage(), 'rook', { struck: null })).toEqual(['far', 'near']);
  });
});

/** Those who are chosen with these answers; what was asked each time. */
function chosen(target: object, answers: readonly string[], choosing: Choosing = {}, position = stage()) {
  let ids: readonly string[] | null = null;
  const session = run(position, function* (table) {
    ids = yield* chooseTargets(
      table,
      target as Target,
      'rook',
      'near',
      term('reward'),
      { passed: ['far', 'zeke'], chosen: ['zeke'], subject: 'far' },
      choosing,
    );
  });
  const asked: string[][] = [];
  for (const answer of answers) {
    asked.push(optionsOf(session));
    session.decide(answer);
  }
  return { ids, asked, pending: session.pending };
}

describe('whom an effect touches (p.48)', () => {
  test.each([
    ['self', ['rook']],
    ['target', ['near']],
    ['subject', ['far']],
    ['passed', ['far', 'zeke']],
    ['chosen', ['zeke']],
  ])('%s', (who, ids) => {
    expect(chosen({ who }, []).ids).toEqual(ids);
  });

  test.each([
    ['self', ['rook'], []],
    ['target', ['near'], []],
    ['subject', ['far'], []],
    ['passed', ['far'], ['zeke']],
    ['chosen', ['zeke'], []],
  ])('%s that does not stand is left out', (who, down, ids) => {
    expect(chosen({ who }, [], {}, stage(down)).ids).toEqual(ids);
  });

  test('those that bear its mark', () => {
    const position = stage();
    editFigure(position.state, 'near').marks = [{ mark: 'prey', by: 'rook' }];
    editFigure(position.state, 'far').marks = [{ mark: 'prey', by: 'zeke' }];
    editFigure(position.state, 'ally').marks = [{ mark: 'other', by: 'rook' }];
    expect(chosen({ who: 'marked', mark: 'prey' }, [], {}, position).ids).toEqual(['near']);
  });

  const opponents = { who: 'choose', side: 'opponent', within: 'board' };

  test('one, without a question where there is only one; nobody where there is none', () => {
    expect(chosen(opponents, ['target:near']).ids).toEqual(['near']);
    expect(chosen(opponents, [], {}, stage(['near'])).ids).toEqual(['far']);
    expect(chosen(opponents, [], {}, stage(['near', 'far'])).ids).toEqual([]);
  });

  test('up to so many, each once; after the first one may stop', () => {
    const figures = { who: 'choose', side: 'figure', within: 'board', count: 2 };
    const { ids, asked, pending } = chosen(figures, ['target:near', 'target:zeke']);
    expect(asked).toEqual([
      ['target:far', 'target:near', 'target:ally', 'target:zeke'],
      ['target:far', 'target:ally', 'target:zeke', 'nobody-else'],
    ]);
    expect([ids, pending]).toEqual([['near', 'zeke'], null]);
    expect(chosen(figures, ['target:near', 'nobody-else']).ids).toEqual(['near']);
    // Of two there is a question after the first: the other, or nobody else.
    expect(chosen({ ...opponents, count: 5 }, ['target:near', 'target:far']).ids).toEqual(['near', 'far']);
  });

  test('only those that together are allowed', () => {
    const two = { ...opponents, count: 2 };
    const allowed = (ids: readonly string[]) => ids[0] === 'far' && ids.length < 2;
    expect(chosen(two, [], { allowed }).ids).toEqual(['far']);
    expect(chosen(two, [], { allowed: () => false }).ids).toEqual([]);
  });

  test('who gains nothing by it may be chosen, and is told to (X88)', () => {
    const session = run(stage(), function* (table) {
      yield* chooseTargets(
        table,
        opponents as Target,
        'rook',
        null,
        term('reward'),
        {},
        { isIdleFor: ({ id }) => id === 'far' },
      );
    });
    const notes = session.pending?.options.map(({ note }) => note);
    expect(notes).toEqual([{ note: 'does-nothing' }, undefined]);
    expect(session.pending).toMatchObject({
      kind: 'choose-target',
      figure: 'rook',
      question: { ask: 'whom' },
      rule: 'p.48',
    });
  });
});
