import { expect, test } from 'vitest';
import {
  AttackIcon,
  BarrierIcon,
  CheckIcon,
  DaggersIcon,
  DiceIcon,
  EquipIcon,
  HandIcon,
  HpIcon,
  MoveIcon,
  ScrollIcon,
  SpellIcon,
  StaminaIcon,
} from '../../../../src/ui/icons/index.ts';
import { iconOf } from '../../../../src/ui/table/asks/option-icons.ts';
import { arena } from '../../../support/arena.ts';

const position = arena({ figures: [{ id: 'aiko', card: 'aiko', at: [0, 0] }] });

test('a yes is ticked, and whatever is done with dice has a die', () => {
  expect(iconOf({ do: 'agree', part: 'again' }, position)).toBe(CheckIcon);
  expect(iconOf({ do: 'choose-dice', which: [0], dice: [{ die: 'red', face: 1 }] }, position)).toBe(DiceIcon);
  expect(iconOf({ do: 'turn-die', which: 0, from: { die: 'red', face: 1 }, face: 6 }, position)).toBe(
    DiceIcon,
  );
  expect(iconOf({ do: 'turn-over', card: 'rook.katar', ref: 'katar' }, position)).toBe(EquipIcon);
});

test('an attack, a spell, a move and a healing are told from one another where there is no room for words (face.md 14.24)', () => {
  const icons = Object.values(position.cards.items).flatMap(({ id, front }) =>
    (front.abilities ?? []).flatMap(({ id: ability, effects = [] }) => {
      const cause = { kind: 'ability', type: 'item', card: id, ability } as const;
      const [first] = effects;
      return first ? [{ does: first.do, icon: iconOf({ do: 'use', ability, cause }, position) }] : [];
    }),
  );
  const of = (does: string) => [...new Set(icons.filter((one) => one.does === does).map(({ icon }) => icon))];
  expect(of('attack')).toEqual([AttackIcon]);
  expect(of('spell')).toEqual([SpellIcon]);
  expect(of('free-move')).toEqual([MoveIcon]);
  expect(of('heal')).toEqual([HpIcon]);
  expect(of('gain-sp')).toEqual([StaminaIcon]);
  expect(of('throw')).toEqual([DaggersIcon]);
  expect(of('inflict')).toEqual(expect.arrayContaining([BarrierIcon, HandIcon]));
  // What is none of them is read.
  expect(icons.map(({ icon }) => icon)).toContain(ScrollIcon);
});
