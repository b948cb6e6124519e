import { describe, expect, test } from 'vitest';
import { type EncounterOp, figureIn, lootDeckFor } from '../../../../src/engine/index.ts';
import { textCause } from '../../../../src/engine/model/messages/cause.ts';
import { resolveReveal } from '../../../../src/engine/procedures/consequences/reveal.ts';
import { eventsOf, optionsOf } from '../../../support/arena.ts';
import { editFigure } from '../../../support/edit.ts';
import { body, corridor, gold, rook, run, scene, token, zeke } from '../../../support/encounter-arena.ts';

type Rolls = Parameters<typeof run>[2];

const reveal = (
  ops: readonly EncounterOp[],
  rolls: Rolls = [],
  input: Partial<Parameters<typeof scene>[0]> = {},
  by = 'rook',
) =>
  run(
    scene({ figures: [rook([0, 0]), zeke([5, 0])], board: corridor(6), ...input }),
    (table) => resolveReveal(table, ops, by, textCause('totem', 'blue')),
    rolls,
  );

describe('what hidden text does (pp.17-19)', () => {
  test('gold, for the party', () => {
    expect(reveal([gold(4)]).state.loot.gold).toBe(4);
  });

  test('random Consumables of the Loot LVL and below', () => {
    const session = reveal([{ do: 'random-consumables', count: 2 }]);
    while (session.pending) session.decide('done');
    const gained = eventsOf(session, 'itemGained');
    expect(gained).toHaveLength(2);
    expect(gained.every(({ figure }) => figure === 'rook')).toBe(true);
  });

  test('a token placed and one removed; a second time, nothing', () => {
    const placed = { do: 'place-token', token: token('exit', [4, 0], 'green') } as const;
    const session = reveal(
      [placed, placed, { do: 'remove-token', token: 'red' }, { do: 'remove-token', token: 'red' }],
      [],
      {
        tokens: [token('loot', [2, 0], 'red')],
      },
    );
    expect(session.state.boardTokens.map(({ id }) => id)).toEqual(['green']);
    expect(eventsOf(session, 'boardTokenPlaced')).toHaveLength(1);
    expect(eventsOf(session, 'boardTokenRemoved')).toHaveLength(1);
  });

  test('Dynamite placed is lit in that round (p.67)', () => {
    const session = reveal([{ do: 'place-dynamite', at: [3, 0] }], [], { round: 4 });
    expect(session.state.dynamite).toMatchObject([{ at: [3, 0], carrier: null, lit: 4 }]);
  });

  test('effects of the ability language, by and upon whoever revealed it', () => {
    const session = reveal([
      { do: 'effects', effects: [{ do: 'damage', type: 'irreducible', amount: 2, to: { who: 'self' } }] },
    ]);
    expect(figureIn(session.state, 'rook').damage).toBe(2);
  });

  test('the texts of a check go on for the same Adventurer', () => {
    const check: EncounterOp = {
      do: 'check',
      skill: 'strength',
      difficulty: 12,
      pass: [gold(5)],
      fail: [{ do: 'effects', effects: [{ do: 'inflict', effect: 'wilt', to: { who: 'self' } }] }],
    };
    // Rook's Strength is 6.
    const passed = reveal(
      [check],
      [
        ['purple', 3],
        ['purple', 3],
      ],
    );
    expect(passed.state.loot.gold).toBe(5);
    expect(eventsOf(passed, 'checkMade')).toMatchObject([
      { total: { total: 12 }, difficulty: 12, passed: true },
    ]);
    const failed = reveal(
      [check],
      [
        ['purple', 2],
        ['purple', 3],
      ],
    );
    expect(figureIn(failed.state, 'rook').effects).toEqual(['wilt']);
  });
});

describe('Restoring Adventurers, p.18', () => {
  const session = reveal([{ do: 'restore' }], [], {
    figures: [
      rook([0, 0], {
        damage: 5,
        effects: ['poison', 'haste'],
        tokens: { dodge: 2 },
        items: ['katar', 'enchanted-piercings'],
      }),
      { id: 'ally', side: 'adventurers', at: [2, 0], damage: 3, stats: { hp: 9 } },
      body('foe', [5, 0], {}),
    ],
  });

  test('takes damage and every token off Adventurers and their allies', () => {
    expect(figureIn(session.state, 'rook')).toMatchObject({ damage: 0, effects: [], tokens: {} });
    expect(figureIn(session.state, 'ally').damage).toBe(0);
  });

  test('readies and turns back their cards, and gives used abilities back', () => {
    const position = scene({ figures: [rook([0, 0], { items: ['enchanted-piercings'] })] });
    const card = position.state.figures[0]!.cards[1]!;
    Object.assign(card, { exhausted: true, flipped: true, face: 'back', used: ['x'] });
    const restored = run(position, (table) =>
      resolveReveal(table, [{ do: 'restore' }], 'rook', textCause('end', 'rest')),
    );
    expect(figureIn(restored.state, 'rook').cards[1]).toMatchObject({
      exhausted: false,
      flipped: false,
      face: 'front',
      used: [],
    });
  });

  test('leaves opponents as they are', () => {
    const position = scene({
      figures: [rook([0, 0]), { ...body('foe', [2, 0]), damage: 4, effects: ['poison'] }],
    });
    const restored = run(position, (table) =>
      resolveReveal(table, [{ do: 'restore' }], 'rook', textCause('end', 'rest')),
    );
    expect(figureIn(restored.state, 'foe')).toMatchObject({ damage: 4, effects: ['poison'] });
  });

  test('makes the Combatant Loot Deck whole again (p.55)', () => {
    expect(session.state.loot.deck).toEqual(lootDeckFor('mundane'));
  });
});

describe('Skill Checks, p.66', () => {
  const check = (skill: 'agility' | 'lore'): EncounterOp => ({
    do: 'effects',
    effects: [
      {
        do: 'check',
        skill,
        difficulty: 10,
        pass: [{ do: 'heal', amount: 1, to: { who: 'self' } }],
        fail: [{ do: 'damage', type: 'irreducible', amount: 1, to: { who: 'self' } }],
      },
    ],
  });
  const foe = { ...body('foe', [3, 0]), damage: 2 };

  test('an Adventurer rolls two PURPLE and adds the Skill Value', () => {
    const session = reveal(
      [check('lore')],
      [
        ['purple', 3],
        ['purple', 1],
      ],
    );
    expect(eventsOf(session, 'checkMade')).toMatchObject([
      { skill: 'lore', total: { total: 9 }, passed: false },
    ]);
  });

  test.each([
    [1, true],
    [5, true],
    [6, false],
  ])('a Combatant rolls BLACK and fails on a skull only: face %i', (face, passed) => {
    const session = reveal([check('agility')], [['black', face]], { figures: [rook([0, 0]), foe] }, 'foe');
    expect(eventsOf(session, 'checkMade')).toMatchObject([{ figure: 'foe', passed }]);
    expect(figureIn(session.state, 'foe').damage).toBe(passed ? 1 : 3);
  });
});

describe('gaining items in an encounter, p.67', () => {
  const gain: EncounterOp = { do: 'gain-items', items: ['cloak'] };

  test('into the Pack, with a free Re-Equip at once', () => {
    const session = reveal([gain]);
    expect(figureIn(session.state, 'rook').pack.map(({ ref }) => ref)).toEqual(['cloak']);
    expect(session.pending?.kind).toBe('re-equip');
    session.decide('equip:rook.cloak');
    expect(figureIn(session.state, 'rook').cards.map(({ ref }) => ref)).toContain('cloak');
    expect(figureIn(session.state, 'rook').sp).toBe(5);
  });

  test('a full Pack: send it to the stash, discard one of the Pack or itself, or equip it', () => {
    const full = () => {
      const position = scene({ figures: [rook([0, 0])] });
      const rookFigure = editFigure(position.state, 'rook');
      for (const ref of ['katar', 'hand-axe', 'war-axe'])
        rookFigure.pack.push({ ...rookFigure.cards[0]!, id: `rook.${ref}`, ref, type: 'item', used: [] });
      return run(position, (table) => resolveReveal(table, [gain], 'rook', textCause('objective', 'chest')));
    };
    const session = full();
    expect(session.pending).toMatchObject({ kind: 'gain-item', figure: 'rook' });
    expect(optionsOf(session)).toEqual([
      'stash',
      'discard:rook.katar',
      'discard:rook.hand-axe',
      'discard:rook.war-axe',
      'discard:rook.cloak',
      'equip:rook.cloak',
    ]);
    session.decide('stash');
    expect(eventsOf(session, 'itemGained')).toMatchObject([{ place: 'stash' }]);
    const other = full();
    other.decide('discard:rook.hand-axe');
    expect(figureIn(other.state, 'rook').pack.map(({ ref }) => ref)).toEqual(['katar', 'war-axe', 'cloak']);
    const gone = full();
    gone.decide('discard:rook.cloak');
    expect(eventsOf(gone, 'itemGained')).toMatchObject([{ place: 'discarded' }]);
    const worn = full();
    worn.decide('equip:rook.cloak');
    expect(eventsOf(worn, 'itemGained')).toMatchObject([{ place: 'equipped' }]);
    expect(figureIn(worn.state, 'rook').cards.map(({ ref }) => ref)).toContain('cloak');
  });

  test('what a Command Combatant gains goes to the Adventurer the players choose (p.55)', () => {
    const session = reveal(
      [gain],
      [],
      { figures: [rook([0, 0]), zeke([5, 0]), { id: 'lock-keeper-1', card: 'lock-keeper', at: [2, 0] }] },
      'lock-keeper-1',
    );
    expect(session.pending).toMatchObject({ kind: 'choose-target', figure: 'lock-keeper-1', rule: 'p.55' });
    session.decide('target:zeke');
    expect(eventsOf(session, 'itemGained')).toMatchObject([{ figure: 'zeke' }]);
  });
});
