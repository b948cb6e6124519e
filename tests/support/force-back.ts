import type { Ability } from '../../src/engine/index.ts';

/** A Force at whoever it was done by, that harms nobody else. */
export const forceBack = (when: Ability['when'], id: string = when): Ability => ({
  id,
  when,
  effects: [
    {
      do: 'force',
      force: 6,
      to: { who: 'target' },
      effects: [{ do: 'inflict', effect: 'poison', to: { who: 'target' } }],
    },
  ],
});
