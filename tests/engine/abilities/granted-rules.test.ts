import { expect, test } from 'vitest';
import { abilitiesOf, withoutNames } from '../../../src/engine/abilities/granted-rules.ts';
import type { Ability } from '../../../src/engine/index.ts';

const inner: Ability = { id: 'inner', name: 'Inner Light', when: 'passive', modifiers: [{ reach: 2 }] };
const outer: Ability = {
  id: 'outer',
  name: 'Outer Light',
  when: 'action',
  effects: [
    { do: 'optional', id: 'may', effects: [{ do: 'attack', with: { abilities: [inner] } }] },
    { do: 'grant', to: { who: 'self' }, until: 'end-of-turn', abilities: [inner] },
  ],
};

test('what lies in the state carries no name, however deep, and is the same for the rest', () => {
  const given = withoutNames([outer]);
  expect(JSON.stringify(given)).not.toMatch(/"name"|Light/);
  const { name, ...nameless } = inner;
  expect(given).toEqual([
    {
      id: 'outer',
      when: 'action',
      effects: [
        { do: 'optional', id: 'may', effects: [{ do: 'attack', with: { abilities: [nameless] } }] },
        { do: 'grant', to: { who: 'self' }, until: 'end-of-turn', abilities: [nameless] },
      ],
    },
  ]);
  expect(name).toBe('Inner Light');
  expect(outer.name).toBe('Outer Light');
});

test('modifiers alone become a PASSIVE ability before the others (p.49)', () => {
  expect(abilitiesOf({ modifiers: [{ reach: 2 }], abilities: [inner] }).map(({ id }) => id)).toEqual([
    'modifiers',
    'inner',
  ]);
});
