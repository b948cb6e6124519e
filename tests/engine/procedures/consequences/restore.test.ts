import { describe, expect, test } from 'vitest';
import { type EncounterOp, figureIn } from '../../../../src/engine/index.ts';
import { textCause } from '../../../../src/engine/model/messages/cause.ts';
import { resolveReveal } from '../../../../src/engine/procedures/consequences/reveal.ts';
import { eventsOf, optionsOf } from '../../../support/arena.ts';
import {
  body,
  corridor,
  gold,
  playFrom,
  rook,
  run,
  scene,
  token,
  zeke,
} from '../../../support/encounter-arena.ts';
import { gameContent } from '../../../support/games.ts';

const restore: EncounterOp = { do: 'restore' };
const won = {
  id: 'out',
  result: 'won',
  text: 'Out.',
  when: { is: 'adventurer-ends-turn-on', exit: 'red' },
} as const;
const far = [
  rook([0, 0], { items: ['cloak'], damage: 4 }),
  zeke([9, 0], { items: ['katar'], damage: 3 }),
  body('foe', [11, 0]),
];

describe('Restoring Adventurers, step 4: trade (p.18)', () => {
  test('all trade as if adjacent, whoever they like first, for nothing', () => {
    const session = run(scene({ figures: far, board: corridor(12) }), (table) =>
      resolveReveal(table, [restore], 'rook', textCause('end', 'rest')),
    );
    expect(session.pending).toMatchObject({ kind: 're-equip', rule: 'p.18' });
    expect(optionsOf(session)).toEqual(['who:rook', 'who:zeke', 'done']);
    session.decide('who:zeke');
    expect(optionsOf(session)).toContain('take:rook.cloak');
    session.decide('take:rook.cloak');
    expect(figureIn(session.state, 'zeke').pack.map(({ ref }) => ref)).toEqual(['cloak']);
    expect(figureIn(session.state, 'rook').cards.map(({ ref }) => ref)).not.toContain('cloak');
    expect(figureIn(session.state, 'zeke')).toMatchObject({ damage: 0, sp: 5 });
    session.decide('done');
    session.decide('done');
    expect(session.pending).toBeNull();
  });

  test('as the reward of an End Condition it comes after the end, in the log, once', () => {
    const session = playFrom(
      scene({
        figures: far,
        board: corridor(12),
        active: 'rook',
        tokens: [token('exit', [0, 0], 'red')],
        encounter: { endConditions: [{ ...won, restore: true }] },
      }),
    );
    session.decide('end-turn');
    expect(session.state.outcome?.result).toBe('won');
    expect(session.pending).toMatchObject({ kind: 're-equip', rule: 'p.18' });
    session.decide('who:rook');
    session.decide('take:zeke.katar');
    while (session.pending) session.decide('done');
    expect(figureIn(session.state, 'rook').pack.map(({ ref }) => ref)).toEqual(['katar']);
    expect(figureIn(session.state, 'rook').damage).toBe(0);
    expect(eventsOf(session, 'adventurersRestored')).toHaveLength(1);
    session.rewind(1);
    expect(figureIn(session.state, 'rook').pack).toEqual([]);
    expect(session.pending).toMatchObject({ rule: 'p.18' });
  });

  test('without it an encounter that is over asks nothing more', () => {
    const session = playFrom(
      scene({
        figures: far,
        board: corridor(12),
        active: 'rook',
        tokens: [token('exit', [0, 0], 'red')],
        encounter: { endConditions: [won] },
      }),
    );
    session.decide('end-turn');
    expect(session.pending).toBeNull();
    expect(figureIn(session.state, 'rook').damage).toBe(4);
  });
});

test('of an item somebody has every copy of, no other is gained (p.67)', () => {
  const gain: EncounterOp = { do: 'gain-items', items: ['enchanted-piercings'] };
  const items = Array(gameContent.cards.items['enchanted-piercings']!.stock ?? 1).fill('enchanted-piercings');
  const session = run(scene({ figures: [rook([0, 0], { items })] }), (table) =>
    resolveReveal(table, [gain, gold(3)], 'rook', textCause('objective', 'chest')),
  );
  expect(eventsOf(session, 'itemGained')).toEqual([]);
  expect(session.state.loot.gold).toBe(3);
});
