import { describe, expect } from 'vitest';
import { figureIn } from '../../src/engine/index.ts';
import { listEquipmentFaults } from '../../src/engine/queries/figures/legal-equipment.ts';
import { arena, type Roll } from '../support/arena.ts';
import { cardTest } from '../support/card-test.ts';
import { body, zeke } from '../support/encounter-arena.ts';
import { FAILS, now, rooksTurn, uses } from '../support/rooks-turn.ts';

const foe = body('foe', [3, 0]);
const black: Roll = ['black', 6];

describe('Assemblage, spells and supplies', () => {
  cardTest('euthanasia', 'Wilt; on Wilt 6 magic and Condemn; on Condemn a skull is the end', () => {
    const cast = (effects: readonly string[], rolls: readonly Roll[] = []) => {
      const session = rooksTurn(['euthanasia'], [{ ...foe, effects }], { rolls: [...FAILS, ...rolls] });
      uses(session, 'cast', 'no');
      return now(session, 'foe');
    };
    expect(cast([])).toMatchObject({ effects: ['wilt'], damage: 0 });
    expect(cast(['wilt'])).toMatchObject({ effects: ['wilt', 'condemn'], damage: 6 });
    expect(cast(['condemn'], [['black', 1]])).toMatchObject({ effects: ['condemn', 'wilt'], damage: 0 });
    expect(cast(['condemn'], [black]).defeated).toBe(true);
  });

  cardTest('imposed-paradigm', 'user and target change places', () => {
    const session = rooksTurn(['imposed-paradigm'], [foe], { rolls: FAILS });
    uses(session, 'cast', 'no');
    expect(now(session, 'rook')).toMatchObject({ at: [3, 0], sp: 3 });
    expect(now(session, 'foe').at).toEqual([0, 0]);
  });

  cardTest('ruination', 'a roll of the Casting die on each of up to 2 opponents', () => {
    const session = rooksTurn(['ruination'], [foe, body('other', [4, 0]), body('third', [2, 0])], {
      rolls: [...FAILS, ['purple', 6], ['purple', 1], ['purple', 1], ['purple', 4]],
    });
    uses(session, 'cast', 'target:foe', 'target:other', 'no');
    expect(['foe', 'other', 'third'].map((id) => now(session, id).damage)).toEqual([7, 5, 0]);
  });

  cardTest('helping-hands', 'one Consumable and one Relic more', () => {
    const drinks = Array.from({ length: 4 }, () => 'hyper-energy-hp-potion');
    const faults = (disciplines: readonly string[]) => {
      const position = arena({ figures: [zeke([0, 0], { items: drinks, disciplines })] });
      return listEquipmentFaults(position, figureIn(position.state, 'zeke'));
    };
    expect(faults([])).toHaveLength(1);
    expect(faults(['helping-hands'])).toEqual([]);
  });

  cardTest('the-tower-reversed', '3 magic for each effect it has, then three more effects', () => {
    const session = rooksTurn(['the-tower-reversed'], [{ ...foe, effects: ['wilt', 'poison'] }], {
      rolls: FAILS,
    });
    uses(session, 'cast', 'no');
    expect(now(session, 'foe').damage).toBe(6);
    expect(now(session, 'foe').effects).toEqual(['wilt', 'poison', 'darkness', 'disease', 'paralyze']);
  });

  cardTest('summoning', 'Summon tokens by the level of the tree', () => {
    const session = rooksTurn(['summoning', 'helping-hands'], [foe]);
    uses(session, 'call');
    expect(now(session, 'rook').tokens.summon).toBe(3);
  });
});
