import { describe, expect, test } from 'vitest';
import { type Act, type OptionOdds, optionOf } from '../../../src/engine/index.ts';
import {
  answerOf,
  bestOf,
  type DiceChoice,
  diceChoiceOf,
  idsToward,
  type SwitchedOn,
  switched,
  switchedFor,
} from '../../../src/stores/middara/dice-choice.ts';

const lying = [
  { die: 'white', face: 2 },
  { die: 'purple', face: 5 },
  { die: 'black', face: 1 },
] as const;
const rolling = (...sets: readonly (readonly number[])[]): Act[] =>
  sets.map((which) => ({ do: 'choose-dice', which, dice: which.map((at) => lying[at]!) }));
const choiceOf = (acts: readonly Act[]): DiceChoice =>
  diceChoiceOf({ options: acts.map((act) => optionOf(act)) })!;

const anyOfThem = choiceOf(rolling([0], [1], [0, 1], [2], [0, 2], [1, 2], [0, 1, 2]));
const oneOfThem = choiceOf(rolling([0], [1], [2]));
const turning = choiceOf([
  { do: 'turn-die', which: 0, from: lying[0], face: 5 },
  { do: 'turn-die', which: 0, from: lying[0], face: 6 },
  { do: 'turn-die', which: 1, from: lying[1], face: 6 },
]);
const pairs = choiceOf([
  { do: 'use-dice', dice: ['white', 'white'] },
  { do: 'use-dice', dice: ['white', 'purple'] },
  { do: 'use-dice', dice: ['white', 'orange'] },
  { do: 'use-dice', dice: ['purple', 'orange'] },
]);

/** Pressed as long as a switch leads to it: what an answer's id finds on the screen. */
function pressedToward(choice: DiceChoice, from: SwitchedOn, id: string): string | undefined {
  let on = from;
  for (let presses = 0; presses < 6 && answerOf(choice, on)?.id !== id; presses++) {
    const seen = choice.switches.filter(({ of }) => of === undefined || on.includes(of));
    const next = seen.find((one) => idsToward(choice, on, one).includes(id));
    if (!next) return undefined;
    on = switched(choice, on, next.key);
  }
  return answerOf(choice, on)?.id;
}

describe('dice as switches', () => {
  test('each stands once, however many answers it is in', () => {
    expect(anyOfThem.switches.map(({ key }) => key)).toEqual(['0', '1', '2']);
    expect(anyOfThem.switches.map(({ die, face }) => ({ die, face }))).toEqual([...lying]);
    expect(turning.switches.map(({ key }) => key)).toEqual(['0', '1', '0:5', '0:6', '1:6']);
    expect(pairs.switches.map(({ as }) => as).toSorted()).toEqual(['orange', 'purple', 'white', 'white']);
  });

  test('what is on is one answer; none is none', () => {
    expect(answerOf(anyOfThem, [])).toBeNull();
    expect(answerOf(anyOfThem, ['2', '0'])?.id).toBe('dice:0,2');
    expect(answerOf(pairs, ['white#1'])).toBeNull();
    expect(answerOf(pairs, ['white#1', 'purple#0'])?.id).toBe(pairs.answers[1]!.option.id);
  });

  test('a press turns one on or off; where so many are wanted, one more puts off the first', () => {
    expect(switched(anyOfThem, ['0'], '1')).toEqual(['0', '1']);
    expect(switched(anyOfThem, ['0', '1'], '0')).toEqual(['1']);
    expect(switched(oneOfThem, ['0'], '2')).toEqual(['2']);
    expect(switched(oneOfThem, ['2'], '2')).toEqual(['2']);
    expect(switched(pairs, ['white#0', 'purple#0'], 'orange#0')).toEqual(['purple#0', 'orange#0']);
  });

  test('a die that has one face to be turned to is turned by one press', () => {
    expect(switched(turning, [], '0')).toEqual(['0']);
    expect(switched(turning, ['0'], '0:6')).toEqual(['0', '0:6']);
    expect(switched(turning, ['0', '0:6'], '1')).toEqual(['1', '1:6']);
  });

  test.each([
    ['any', anyOfThem],
    ['one', oneOfThem],
    ['a face', turning],
    ['two', pairs],
  ])('%s: from every answer the presses lead to every other, and no id is lost', (_, choice) => {
    for (const { option: from } of choice.answers)
      for (const { option: to } of choice.answers)
        expect(pressedToward(choice, switchedFor(choice, from.id), to.id)).toBe(to.id);
    for (const { option } of choice.answers) expect(pressedToward(choice, [], option.id)).toBe(option.id);
  });

  test('answers of another kind are no dice', () => {
    expect(diceChoiceOf({ options: [] })).toBeNull();
    expect(diceChoiceOf({ options: [optionOf({ do: 'roll-again' }), optionOf({ do: 'pass' })] })).toBeNull();
    const potion = optionOf({ do: 'use-token', token: 'heal', left: 1 }, { interjection: true });
    const options = [...rolling([0], [1]).map((act) => optionOf(act)), potion];
    expect(diceChoiceOf({ options })?.answers).toHaveLength(2);
  });
});

test('best is most damage dealt and least taken, then a check that is passed; alike, none is', () => {
  const odds = (figure: string, expected: number, passed: number | null = null): OptionOdds => ({
    ...{ throws: null, dice: true, hit: null, passed, held: {}, attacks: [] },
    figures: expected === 0 ? [] : [{ figure, damage: [], expected, falls: 0 }],
  });
  const best = (...all: OptionOdds[]) =>
    bestOf(
      all.map((one, i) => [String(i), one] as const),
      ['remi'],
    );
  expect(best(odds('imp', 1), odds('imp', 2))).toBe('1');
  expect(best(odds('remi', 1), odds('remi', 2))).toBe('0');
  expect(best(odds('', 0, 0.4), odds('', 0, 0.6))).toBe('1');
  expect(best(odds('imp', 1), odds('imp', 1))).toBeNull();
});
