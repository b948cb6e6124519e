import { expect, test } from 'vitest';
import { asTold } from '../../../../src/engine/queries/encounter/as-told.ts';
import { gold, objective, scene, told } from '../../../support/encounter-arena.ts';

test('p.17: who has read no hidden text knows what lies there, and of none what it does', () => {
  const { encounter } = scene({
    figures: [],
    encounter: {
      loot: { blue: { text: 'a purse', do: [gold(3)] }, red: { text: 'a trap' } } as never,
      totems: { green: told(gold(1)) },
      objectives: [objective('o', { when: 'round', round: 2 } as never, gold(2))],
      achievements: [objective('a', { when: 'round', round: 3 } as never, gold(4))],
    },
  });
  const known = asTold(encounter);
  expect(known.loot).toEqual({ blue: { text: '' }, red: { text: '' } });
  expect(known.totems).toEqual({ green: { text: '', do: [] } });
  expect(known.objectives).toEqual([{ ...encounter.objectives![0]!, text: '', do: [] }]);
  expect(known.achievements).toEqual([{ ...encounter.achievements![0]!, text: '', do: [] }]);
  expect({ ...known, loot: 0, totems: 0, objectives: 0, achievements: 0 }).toEqual({
    ...encounter,
    loot: 0,
    totems: 0,
    objectives: 0,
    achievements: 0,
  });
  const { totems: _, objectives: __, achievements: ___, ...bare } = encounter;
  expect(asTold(bare)).toMatchObject({ totems: {}, objectives: undefined, achievements: undefined });
});
