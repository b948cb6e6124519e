import { describe, expect, test } from 'vitest';
import { figureIn } from '../../../../src/engine/index.ts';
import { resolveDefeat } from '../../../../src/engine/procedures/consequences/defeat.ts';
import { answerAll, eventsOf, optionsOf, type Roll } from '../../../support/arena.ts';
import { body, corridor, playFrom, rook, run, scene, token, zeke } from '../../../support/encounter-arena.ts';
import { newGame } from '../../../support/games.ts';

const keeper = (at: readonly [number, number], rest: object = {}) => ({
  id: 'lock-keeper-1',
  card: 'lock-keeper',
  at,
  sp: 5,
  ...rest,
});
const plank = 'use:lock-keeper-1.lock-keeper/plank';
const haul = 'use:lock-keeper-1.lock-keeper/haul';

const game = (figures: object[], rolls: Roll[] = [], input: Partial<Parameters<typeof scene>[0]> = {}) =>
  playFrom(scene({ figures, board: corridor(8), active: 'lock-keeper-1', ...input }), rolls);

describe('Command Combatants, p.55', () => {
  test('set up with the encounter they are the players’, with SP at their recovery', () => {
    const session = newGame('when-the-locks-opened', 'keeper');
    expect(figureIn(session.state, 'lock-keeper-1')).toMatchObject({
      side: 'adventurers',
      kind: 'command',
      seat: 'seat-1',
      sp: 3,
    });
  });

  test('take a turn like an Adventurer: refresh, then actions for SP; no Re-Equip', () => {
    const session = game([keeper([0, 0], { sp: 1 }), zeke([7, 0])], [], { round: 2 });
    expect(figureIn(session.state, 'lock-keeper-1').sp).toBe(4);
    expect(session.pending).toMatchObject({ kind: 'turn', figure: 'lock-keeper-1' });
    expect(optionsOf(session)).toContain('move');
    expect(optionsOf(session)).not.toContain('re-equip');
  });

  test('attack for 2 SP as their card says: melee with REACH 2', () => {
    const session = game(
      [keeper([0, 0]), body('foe', [2, 0], { defense: 5 })],
      [
        ['white', 1],
        ['orange', 3],
      ],
    );
    session.decide('attack:foe');
    while (session.pending?.kind === 'empower') session.decide('no');
    expect(figureIn(session.state, 'foe').damage).toBe(1);
    expect(figureIn(session.state, 'lock-keeper-1').sp).toBe(3);
  });

  test('EXHAUST is a token over the ability used, not over the card', () => {
    const session = game([keeper([0, 0]), zeke([3, 0])], [], {});
    expect(optionsOf(session)).toEqual(expect.arrayContaining([plank, haul]));
    session.decide(plank);
    expect(optionsOf(session)).not.toContain(plank);
    expect(session.pending?.refused).toContainEqual(
      expect.objectContaining({ id: plank, reason: { why: 'exhausted' } }),
    );
    expect(optionsOf(session)).toContain(haul);
    expect(figureIn(session.state, 'lock-keeper-1').cards[0]?.exhausted).toBe(false);
  });

  test('and goes in its next Refresh Phase', () => {
    const session = game([keeper([0, 0]), zeke([3, 0])]);
    session.decide(plank);
    session.decide('end-turn');
    while (session.pending?.figure !== 'lock-keeper-1') session.decide('end-turn');
    expect(eventsOf(session, 'cardsReadied')).toHaveLength(1);
    expect(optionsOf(session)).toContain(plank);
  });

  test('may open Loot; the item goes to an Adventurer of the players’ choice', () => {
    const session = game([keeper([0, 0]), rook([6, 0]), zeke([7, 0])], [], {
      tokens: [token('loot', [1, 0])],
      encounter: { loot: { blue: { text: 'a coat', items: ['cloak'] } } },
    });
    session.decide('encounter:blue');
    expect(session.pending).toMatchObject({ kind: 'choose-target', figure: 'lock-keeper-1' });
    session.decide('target:rook');
    expect(figureIn(session.state, 'rook').pack.map(({ ref }) => ref)).toEqual(['cloak']);
    expect(session.pending).toMatchObject({ kind: 're-equip', figure: 'rook' });
  });

  test('several of one card take their turns in the order the players choose', () => {
    const twins = [keeper([0, 0]), { ...keeper([2, 0]), id: 'lock-keeper-2' }, zeke([7, 0])];
    const position = scene({ figures: twins, board: corridor(8), active: 'zeke' });
    position.state.track = [
      { id: 'lock-keeper', figures: ['lock-keeper-1', 'lock-keeper-2'], acted: false },
      { id: 'zeke', figures: ['zeke'], acted: true },
    ];
    const session = playFrom(position);
    session.decide('end-turn');
    expect(session.pending).toMatchObject({
      kind: 'choose-target',
      question: { ask: 'next-turn' },
      rule: 'p.55',
    });
    session.decide('target:lock-keeper-2');
    expect(session.pending).toMatchObject({ kind: 'turn', figure: 'lock-keeper-2' });
    session.decide('end-turn');
    expect(session.pending).toMatchObject({ kind: 'turn', figure: 'lock-keeper-1' });
  });

  test('cast and EMPOWER like Adventurers', () => {
    const session = game(
      [{ id: 'lock-keeper-1', card: 'ferry-witch', at: [0, 0], sp: 5 }, body('foe', [3, 0])],
      [
        ['white', 6],
        ['black', 2],
        ['purple', 1],
        ['purple', 1],
      ],
    );
    answerAll(session, ['use:lock-keeper-1.ferry-witch/fog']);
    expect(session.pending?.kind).toBe('empower');
    session.decide('empower');
    expect(eventsOf(session, 'forceDetermined')).toMatchObject([{ force: { total: 6 + 7 + 3 } }]);
    expect(figureIn(session.state, 'foe').effects).toEqual(['darkness']);
  });

  test('are opponents to the Combatants, but no Adventurers: with the last of those the encounter is lost', () => {
    const session = run(
      scene({
        figures: [rook([0, 0]), keeper([2, 0])],
        encounter: {
          endConditions: [
            { id: 'fallen', result: 'lost', text: 'lost', when: { is: 'all-adventurers-defeated' } },
          ],
        },
      }),
      (table) => resolveDefeat(table, 'rook', null, { kind: 'effect', effect: 'condemn' }),
    );
    expect(session.state.outcome?.condition).toBe('fallen');
  });

  test('keep their damage once defeated, and leave no loot (pp.55, 67)', () => {
    const session = run(
      scene({
        figures: [rook([0, 0]), keeper([2, 0])],
        state: { loot: { level: 'mundane', deck: { 'gold:4': 3 }, gold: 0, gained: [] } },
      }),
      (table) => resolveDefeat(table, 'lock-keeper-1', null, { kind: 'effect', effect: 'condemn' }),
    );
    expect(figureIn(session.state, 'lock-keeper-1')).toMatchObject({ defeated: true, damage: 12 });
    expect(session.state.loot.gold).toBe(0);
  });
});
