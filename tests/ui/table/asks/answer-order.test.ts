import { describe, expect, test } from 'vitest';
import { type Act, optionOf, type Prompt, type Question } from '../../../../src/engine/index.ts';
import { answersHeard, groupOptions, keysOf } from '../../../../src/ui/table/asks/answer-order.ts';

const cause = { kind: 'token', token: 'heal' } as const;
const asking = (question: Question, acts: readonly Act[]): Prompt => ({
  ...{ kind: 'choose', seat: 's', figure: 'f', rule: '' },
  question,
  options: acts.map((act) => optionOf(act)),
});
const spaces: readonly Act[] = [
  { do: 'choose-space', space: [1, 1] },
  { do: 'choose-space', space: [2, 1] },
];

describe('where answers stand', () => {
  test.each<Question>([
    { ask: 'placement' },
    { ask: 'move', left: 2, unit: 'point' },
    { ask: 'where', figure: 'f', does: 'return' },
    { ask: 'summoned-where', card: 'x' },
    { ask: 'spawned-where', card: 'x' },
    { ask: 'which-space', cause },
    { ask: 'terrain-where', cause, terrain: 'muck' },
    { ask: 'dynamite-where' },
    { ask: 'piece-where', piece: 'x' },
  ])('spaces are pointed at on the board, counted and without keys: $ask', (question) => {
    const prompt = asking(question, spaces);
    expect(groupOptions(prompt).spaces).toEqual(prompt.options);
    expect(answersHeard(prompt)).toEqual({ named: [], spaces: 2 });
  });

  test('the few ways of a push have keys, and so have things of a turn and targets', () => {
    const ways: readonly Act[] = [{ do: 'be-moved', space: [1, 1], index: 0 }];
    const loot: Act = { do: 'open-loot', token: 'loot-red', colour: 'red', space: [1, 1] };
    for (const prompt of [
      asking({ ask: 'moved-where', moved: 'f' }, ways),
      asking({ ask: 'turn' }, [loot]),
      asking({ ask: 'whom', cause }, [{ do: 'target', target: 'x' }]),
    ])
      expect([...keysOf(prompt)]).toEqual([['1', prompt.options[0]]]);
  });

  test('a number is chosen by its digit and a distance too, never by its place in the list', () => {
    const numbers = (all: readonly number[]) =>
      all.map((number) => ({ do: 'choose-number', number }) as const);
    const keyed = (question: Question, all: readonly number[]) =>
      [...keysOf(asking(question, numbers(all)))].map(([key, { id }]) => [key, id]);
    expect(keyed({ ask: 'how-many', cause, id: 'n' }, [0, 1, 2, 3])).toEqual([
      ['0', 'number:0'],
      ['1', 'number:1'],
      ['2', 'number:2'],
      ['3', 'number:3'],
    ]);
    expect(keyed({ ask: 'moved-how-far', moved: 'f', how: 'push' }, [4, 2])).toEqual([
      ['4', 'number:4'],
      ['2', 'number:2'],
    ]);
    // 1 may be the beginning of 12.
    expect(keyed({ ask: 'how-many', cause, id: 'n' }, [1, 2, 12])).toEqual([['2', 'number:2']]);
  });

  test('a die thrown by hand is typed: no digit is the place of a face', () => {
    const faces = [1, 2, 3, 4, 5, 6].map((face) => ({ do: 'type-face', die: 'red', face }) as const);
    expect(keysOf(asking({ ask: 'die-face', die: 'red', purpose: 'attack' }, faces)).size).toBe(0);
  });

  test('a friend is struck by words alone, out of the way and without a key', () => {
    const prompt = asking({ ask: 'turn' }, [{ do: 'attack-ally', target: 'x' }, { do: 'end-turn' }]);
    expect(groupOptions(prompt).friendly).toHaveLength(1);
    expect([...keysOf(prompt).keys()]).toEqual(['e']);
  });
});
