import { expect, test } from 'vitest';
import { figureIn } from '../../../../src/engine/index.ts';
import type { SpecialTerrain } from '../../../../src/engine/model/story.ts';
import {
  concerns,
  hasStanding,
  listFromEncounter,
  standsInSpecial,
} from '../../../../src/engine/queries/figures/from-encounter.ts';
import { arena } from '../../../support/arena.ts';
import { body, rook, zeke } from '../../../support/encounter-arena.ts';

const position = arena({
  board: { rows: ['ss..', 's...'] },
  figures: [rook([0, 0]), zeke([2, 0]), body('foe', [0, 1]), body('big', [1, 0], { size: [1, 2] })],
});
const of = (id: string) => figureIn(position.state, id);
const bog: SpecialTerrain = { name: 'bog', text: '' };
const IDS = ['rook', 'zeke', 'foe', 'big'];

test('X135: a figure is in SPECIAL terrain with any space of its base, in the spaces that are meant', () => {
  const inside = (special: SpecialTerrain) => IDS.filter((id) => standsInSpecial(position, of(id), special));
  expect(inside(bog)).toEqual(['rook', 'foe', 'big']);
  expect(inside({ ...bog, spaces: [[0, 1]] })).toEqual(['foe']);
  expect(
    inside({
      ...bog,
      spaces: [
        [1, 0],
        [0, 0],
      ],
    }),
  ).toEqual(['rook', 'big']);
  // A space that is named and is not SPECIAL is none.
  expect(
    inside({
      ...bog,
      spaces: [
        [2, 0],
        [1, 1],
      ],
    }),
  ).toEqual([]);
  expect(inside({ ...bog, spaces: [] })).toEqual([]);
});

test('p.21: it concerns whom it names, else everybody', () => {
  const concerned = (special: SpecialTerrain) => IDS.filter((id) => concerns(position, of(id), special));
  expect([
    concerned(bog),
    concerned({ ...bog, who: 'opponents' }),
    concerned({ ...bog, who: 'adventurers' }),
  ]).toEqual([IDS, ['foe', 'big'], ['rook', 'zeke']]);
});

test('p.14, p.21, X131: what an encounter changes is for whom it is meant, where and while it lasts', () => {
  const modifiers = [{ tag: 'flight' }] as const;
  const changed = (encounter: object, state: object = {}) => {
    const there = {
      ...position,
      state: { ...position.state, ...state },
      encounter: { ...position.encounter, ...encounter },
    };
    const whom = IDS.filter((id) => listFromEncounter(there, of(id)).length > 0);
    return [hasStanding(there.encounter), whom];
  };
  expect(changed({})).toEqual([false, []]);
  expect(changed({ rules: [{ name: 'r', text: '' }] })).toEqual([false, []]);
  expect(changed({ rules: [{ name: 'r', text: '', modifiers: [] }] })).toEqual([false, []]);
  expect(changed({ rules: [{ name: 'r', text: '', modifiers }] })).toEqual([true, IDS]);
  expect(changed({ rules: [{ name: 'r', text: '', modifiers, for: 'opponents' }] })).toEqual([
    true,
    ['foe', 'big'],
  ]);
  const dark = { name: 'r', text: '', modifiers, if: [{ is: 'flag', flag: 'dark' }] };
  expect(changed({ rules: [dark] })).toEqual([true, []]);
  expect(changed({ rules: [dark] }, { counters: { dark: 1 } })).toEqual([true, IDS]);
  expect(changed({ special: [{ ...bog, modifiers }] })).toEqual([true, ['rook', 'foe', 'big']]);
  expect(changed({ special: [{ ...bog, modifiers, who: 'adventurers' }] })).toEqual([true, ['rook']]);
  expect(changed({ special: [bog] })).toEqual([false, []]);
  const carried = [{ token: 'relic', modifiers }];
  expect(changed({ carried })).toEqual([true, []]);
  const token = { id: 'relic', kind: 'objective', colour: 'blue', at: [0, 0] };
  expect(changed({ carried }, { carried: [{ token, by: 'zeke' }] })).toEqual([true, ['zeke']]);
  const [held] = listFromEncounter(
    { ...position, encounter: { ...position.encounter, special: [{ ...bog, modifiers }] } },
    of('rook'),
  );
  expect(held).toMatchObject({ key: 'special:bog/bog', ability: { when: 'passive', modifiers } });
});
