import { expect, test } from 'vitest';
import { type EncounterOp, figureIn } from '../../src/engine/index.ts';
import { term } from '../../src/engine/model/messages/cause.ts';
import { resolveReveal } from '../../src/engine/procedures/consequences/reveal.ts';
import { skillOf } from '../../src/engine/queries/figures/stats.ts';
import { eventsOf, type Roll } from '../support/arena.ts';
import { corridor, gold, rook, run, scene, zeke } from '../support/encounter-arena.ts';

test('whoever is named makes it, a Combatant with BLACK; else the one with least of the Skill (p.66, X281)', () => {
  const check = (named: string): EncounterOp => ({
    do: 'check',
    by: named === 'merk-hound' ? { combatant: named } : { adventurer: named },
    skill: 'lore',
    difficulty: 2,
    pass: [gold(1)],
    fail: [gold(2)],
  });
  const foe = { id: 'foe', card: 'merk-hound', at: [9, 0] } as const;
  const figures = [rook([0, 0]), zeke([2, 0]), foe];
  const hall = () => scene({ figures, board: corridor(10) });
  const by = (named: string, ...rolls: Roll[]) => {
    const session = run(
      hall(),
      (table) => resolveReveal(table, [check(named)], 'rook', term('reward')),
      rolls,
    );
    const [rolled] = eventsOf(session, 'diceRolled');
    return [rolled!.figure, rolled!.dice.map(({ die }) => die), session.state.loot.gold];
  };
  const pair: Roll[] = [
    ['purple', 4],
    ['purple', 4],
  ];
  expect(by('zeke-jeong', ...pair)).toEqual(['zeke', ['purple', 'purple'], 1]);
  expect(by('merk-hound', ['black', 1])).toEqual(['foe', ['black'], 1]);
  const position = hall();
  const lore = (id: string) => skillOf(position, figureIn(position.state, id), 'lore')!;
  expect(lore('zeke')).toBeLessThan(lore('rook'));
  expect(by('tomoe', ...pair)).toEqual(['zeke', ['purple', 'purple'], 1]);
});
