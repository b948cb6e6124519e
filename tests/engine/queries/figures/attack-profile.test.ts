import { expect, test } from 'vitest';
import { attackRangeOf, profileOfAbility } from '../../../../src/engine/queries/figures/attack-profile.ts';

test('p.49: an attack by an ability is of the kind and range it says, else of those in hand', () => {
  const bow = { kind: 'ranged', range: 6 } as const;
  const spear = { kind: 'melee', range: 2, far: 4 } as const;
  expect(profileOfAbility(bow, {})).toEqual(bow);
  expect(profileOfAbility(bow, { plusRange: 2, unseen: true })).toEqual({
    kind: 'ranged',
    range: 8,
    unseen: true,
  });
  expect(profileOfAbility(bow, { kind: 'melee', range: 1 })).toEqual({ kind: 'melee', range: 1 });
  expect(profileOfAbility(spear, { plusRange: 1 })).toEqual({ kind: 'melee', range: 3, far: 5 });
  expect(profileOfAbility(spear, { kind: 'ranged' })).toEqual({ kind: 'ranged', range: 4 });
  expect(profileOfAbility(spear, { kind: 'melee' })).toEqual({ kind: 'melee', range: 2 });
  expect(profileOfAbility(spear, { range: 3 })).toEqual({ kind: 'melee', range: 3 });
  expect([attackRangeOf(bow), attackRangeOf(spear)]).toEqual([6, 4]);
});
