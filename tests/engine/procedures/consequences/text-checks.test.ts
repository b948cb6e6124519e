import { describe, expect, test } from 'vitest';
import type { EncounterOp } from '../../../../src/engine/index.ts';
import { term } from '../../../../src/engine/model/messages/cause.ts';
import { resolveReveal } from '../../../../src/engine/procedures/consequences/reveal.ts';
import { type ArenaSession, eventsOf, optionsOf, type Roll, runRule } from '../../../support/arena.ts';
import { editFigure } from '../../../support/edit.ts';
import { adventurer, gold, inTurnOf, rook, run, zeke } from '../../../support/encounter-arena.ts';
import { byText, hall } from '../../../support/text-hall.ts';

describe('who makes a Check of the text (X137, X281)', () => {
  type By = Extract<EncounterOp, { do: 'check' }>['by'];
  const check = (by?: By): EncounterOp => ({
    do: 'check',
    ...(by === undefined ? {} : { by }),
    skill: 'agility',
    difficulty: 2,
    pass: [gold(1)],
    fail: [],
  });
  const checkers = (session: ArenaSession) => eventsOf(session, 'checkMade').map(({ figure }) => figure);
  const two: readonly Roll[] = [
    ['purple', 1],
    ['purple', 1],
  ];

  test('the doer, where nothing is said', () => {
    expect(checkers(byText(hall(), [check()], two))).toEqual(['rook']);
    expect(checkers(byText(hall(), [check('doer')], two))).toEqual(['rook']);
  });

  test('each Adventurer that stands, in the order of the track', () => {
    const position = hall({ initiative: ['zeke', 'rook', 'foe'] });
    expect(checkers(byText(position, [check('each')], [...two, ...two]))).toEqual(['zeke', 'rook']);
    Object.assign(editFigure(position.state, 'zeke'), { defeated: true, at: null });
    expect(checkers(byText(position, [check('each')], two))).toEqual(['rook']);
  });

  test('one that the players choose', () => {
    const session = byText(hall(), [check('choose')], two);
    expect(session.pending).toMatchObject({ figure: 'rook', question: { ask: 'who-checks' }, rule: 'X137' });
    expect(optionsOf(session)).toEqual(['target:rook', 'target:zeke']);
    session.decide('target:zeke');
    expect(checkers(session)).toEqual(['zeke']);
  });

  test('one that is drawn', () => {
    const chance = {
      pick: (words: readonly [number, number, number, number], n: number, what: string) => ({
        value: what === 'draw:adventurer' ? n - 1 : 0,
        words,
      }),
    };
    const { session } = runRule(
      hall(),
      (table) => resolveReveal(table, [check('random')], 'rook', term('reward')),
      { chance },
    );
    expect(eventsOf(session, 'adventurerDrawn')).toMatchObject([{ figure: 'zeke', rule: 'X137' }]);
    expect(checkers(session)).toEqual(['zeke']);
  });

  test('nobody where no Adventurer stands', () => {
    const position = hall();
    for (const id of ['rook', 'zeke'])
      Object.assign(editFigure(position.state, id), { defeated: true, at: null });
    for (const by of ['each', 'random', 'choose', { adventurer: 'rook-lars' }] as const)
      expect(checkers(byText(position, [check(by)]))).toEqual([]);
  });

  test('whoever is named, if it stands: a Combatant with BLACK, every figure of its card', () => {
    expect(checkers(byText(hall(), [check({ adventurer: 'zeke-jeong' })], two))).toEqual(['zeke']);
    const sickles = [1, 2].map((n) => ({ id: `cave-sickle-${n}`, card: 'cave-sickle', at: [5 + n, 0] }));
    const position = hall({
      figures: [rook([0, 0]), ...sickles],
      initiative: ['cave-sickle-2', 'rook', 'cave-sickle-1'],
    });
    const session = byText(
      position,
      [check({ combatant: 'cave-sickle' })],
      [
        ['black', 1],
        ['black', 1],
      ],
    );
    expect(checkers(session)).toEqual(['cave-sickle-2', 'cave-sickle-1']);
  });

  test('where none of that name stands whoever has least of that Skill, alone', () => {
    const least = (skill: 'agility' | 'strength', order: readonly string[]) => {
      const figures = [rook([0, 0]), zeke([4, 0]), adventurer('nightingale', [6, 0])];
      const op = { ...check({ adventurer: 'remi-moretti' }), skill } as EncounterOp;
      return checkers(byText(hall({ figures, initiative: order }), [op], two));
    };
    const skills = { rook: 'rook-lars', zeke: 'zeke-jeong', nightingale: 'nightingale-arsen' };
    const { cards } = hall();
    for (const skill of ['agility', 'strength'] as const) {
      const value = (id: keyof typeof skills) => cards.adventurers[skills[id]]!.skills[skill];
      const ids = Object.keys(skills) as (keyof typeof skills)[];
      const lowest = Math.min(...ids.map(value));
      for (const order of [ids, ids.toReversed()])
        expect(least(skill, order)).toEqual([order.find((id) => value(id) === lowest)]);
    }
  });
});

describe('what a text lets the players choose, and draws (X137)', () => {
  const choose = (...flags: readonly string[]): EncounterOp => ({
    do: 'choose',
    id: 'way',
    text: 'Which?',
    options: flags.map((flag, i) => ({
      id: flag,
      name: flag,
      if: [{ is: 'flag', flag }],
      do: [gold(i + 1)],
    })),
  });

  test('nothing where nothing is open, the only one unasked', () => {
    const at = (counters: Record<string, number>) =>
      byText(hall({ state: { counters } }), [choose('a', 'b')]);
    expect(at({}).events.map(({ type }) => type)).toEqual([]);
    const only = at({ b: 1 });
    expect(only.pending).toBeNull();
    expect(eventsOf(only, 'storyChosen')).toMatchObject([{ choice: 'way', option: 'b', by: 'rook' }]);
    expect(only.state.loot.gold).toBe(2);
  });

  test('for a Combatant that brought it about the player whose turn it is chooses', () => {
    const position = hall({ state: { counters: { a: 1, b: 1 } } });
    const session = run(
      position,
      inTurnOf('zeke', (table) => resolveReveal(table, [choose('a', 'b')], 'foe', term('reward'))),
    );
    expect(session.pending).toMatchObject({ figure: 'zeke', kind: 'choose' });
  });

  test('a line in as many cases as its chance', () => {
    const luck: EncounterOp = {
      do: 'random',
      id: 'luck',
      of: [
        { chance: 2, do: [gold(1)] },
        { chance: 3, do: [gold(10)] },
      ],
    };
    const drawn: unknown[] = [];
    const golds = [0, 1, 2, 3, 4].map((value) => {
      const chance = {
        pick: (
          words: readonly [number, number, number, number],
          n: number,
          what: string,
          among?: readonly string[],
        ) => {
          drawn.push([n, what, among]);
          return { value, words };
        },
      };
      return runRule(hall(), (table) => resolveReveal(table, [luck], 'rook', term('reward')), { chance })
        .session.state.loot.gold;
    });
    expect(golds).toEqual([1, 1, 10, 10, 10]);
    expect(drawn[0]).toEqual([5, 'draw:table:luck', ['0', '0', '1', '1', '1']]);
  });
});
