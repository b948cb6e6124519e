import { expect, test } from 'vitest';
import { CheckIcon, DiceIcon, EquipIcon } from '../../../../src/ui/icons/index.ts';
import { iconOf } from '../../../../src/ui/table/asks/option-icons.ts';

test('a yes is ticked, and whatever is done with dice has a die', () => {
  expect(iconOf({ do: 'agree', part: 'again' })).toBe(CheckIcon);
  expect(iconOf({ do: 'choose-dice', which: [0], dice: [{ die: 'red', face: 1 }] })).toBe(DiceIcon);
  expect(iconOf({ do: 'turn-die', which: 0, from: { die: 'red', face: 1 }, face: 6 })).toBe(DiceIcon);
  expect(iconOf({ do: 'turn-over', card: 'rook.katar', ref: 'katar' })).toBe(EquipIcon);
});
